#include <doctest/doctest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "calendar/answer_faults.hpp"
#include "calendar/expression_resolution.hpp"

// All that a small part of the language can say: three years, two months, two days, two units, and of steps or items up
// to three. A slice of it; all where KALENDS_EXPRESSIONS is set.
namespace kalends::small_language_test {
namespace {

using namespace std::chrono;

/// A date before the leap day of a century that has none, one of a year that has it, one of the first century.
std::vector<std::string> dates() {
    std::vector<std::string> texts;
    for (const std::string year : {"0099", "1900", "2000", "XXXX"})
        for (const std::string month : {"", "-02", "-12"})
            for (const std::string day : {"", "-01", "-29"}) {
                const std::string text = year + (month.empty() && !day.empty() ? "-XX" : month) + day;
                if (text != "XXXX") texts.push_back(text);
            }
    return texts;
}

std::vector<std::string> points() {
    std::vector<std::string> texts = dates();
    for (const char* other :
         {"R", "XX63", "XXX4", "199X", "19XX", "bc 0044", "1900 ~", "2000-02 ?", "early", "#2 century"})
        texts.emplace_back(other);
    return texts;
}

std::vector<std::string> steps() {
    std::vector<std::string> texts;
    for (const std::string unit : {"week", "month"})
        for (const std::string kind : {"#1 ", "#-1 ", "#0 ", "+ 1 ", "- 1 "}) texts.push_back(' ' + kind + unit);
    texts.emplace_back(" #2 fri");
    return texts;
}

/// Tries what a text says under some options.
class Trial {
public:
    void operator()(const std::string& text) {
        constexpr std::size_t slice = 29, most_faults = 10;
        ++count_;
        if ((!is_full_ && count_ % slice != 0) || faults_found_ >= most_faults) return;
        const std::string fault = fault_of(text);
        faults_found_ += fault.empty() ? 0 : 1;
        INFO(text);
        CHECK(fault == "");
    }
    [[nodiscard]] std::size_t count() const { return count_; }

private:
    std::string fault_of(const std::string& text) {
        const Expression expression = parse_expression(text);
        if (to_string(expression) != text) return "printed as " + to_string(expression);
        if (expression_from_symbols(to_symbols(expression)) != expression) return "its symbols are another's";
        for (const ResolutionOptions& options : options_)
            if (std::string fault = faults_.of(resolve(expression, options), expression); !fault.empty()) return fault;
        return "";
    }

    static std::vector<ResolutionOptions> some_options() {
        ResolutionOptions past, told;
        past.reference = year(2000) / 2 / 29;
        past.prefer = Prefer::past;
        told.reference = year(1900) / 12 / 1;
        told.first_week = FirstWeek::containing;
        told.prefer = Prefer::nearest;
        told.week_start = WeekStart::sunday;
        told.years = YearRange{1890, 1930};
        return {{}, past, told};
    }

    const bool is_full_ = std::getenv("KALENDS_EXPRESSIONS") != nullptr;
    const std::vector<ResolutionOptions> options_ = some_options();
    test::AnswerFaults faults_;
    std::size_t count_ = 0, faults_found_ = 0;
};

}  // namespace

TEST_CASE("a small language: points with up to three steps") {
    Trial trial;
    const std::vector<std::string> all_steps = steps();
    std::vector<std::string> bases = dates();
    bases.emplace_back("R");
    for (const std::string& base : bases) {
        trial(base);
        for (const std::string& first : all_steps) {
            trial(base + first);
            trial(base + first + " #0 week fri");
            trial(base + " #0 week fri" + first);
            for (const std::string& second : all_steps) {
                trial(base + first + second);
                for (const std::string& third : all_steps) trial(base + first + second + third);
            }
        }
    }
    CHECK(trial.count() > 45'000);
}

TEST_CASE("a small language: up to three items, and what joins them") {
    Trial trial;
    const std::vector<std::string> all = points();
    for (const std::string& first : all) {
        trial(".. / " + first);
        trial(first + " / ..");
        for (const std::string& second : all) {
            for (const std::string join : {" / ", " | ", " & "}) trial(first + join + second);
            for (const std::string& third : all) {
                trial(first + " | " + second + " | " + third);
                trial(first + " / " + second + " & " + third);
                trial(first + " | " + second + " / " + third);
            }
        }
    }
    CHECK(trial.count() > 200'000);
}

}  // namespace kalends::small_language_test
