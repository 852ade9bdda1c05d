#include "data/word_years.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>

#include "core/number_text.hpp"

namespace kalends {
namespace {

constexpr int hundred = 100;

/// Of the ends that have one with all its digits; nothing where some end has another.
std::set<int> years_of(const Expression& expression) {
    std::set<int> years;
    bool has_other = false;
    for_each_end(expression, [&](const End& end) {
        if (end.kind != End::Kind::point) return;
        const std::optional<int> year = field_value(end.point.date.year);
        if (year) years.insert(*year);
        has_other = has_other || (!year && end.point.date.year != WrittenDate().year) || !end.point.steps.empty();
    });
    return has_other ? std::set<int>() : years;
}

bool is_numeral(int year, std::span<const Numeral> numerals) {
    return std::ranges::any_of(
        numerals, [&](const Numeral& one) { return parse_number<int>(without_noughts(one.digits)) == year; });
}

/// What words right behind one another may add up to.
class Sums {
public:
    void add(std::span<const int> parts) {
        std::set<int> greater;
        for (const int sum : sums_)
            for (const int part : parts) greater.insert(sum + part);
        const bool may_count = sums_ == std::set<int>{0} && std::ranges::find(parts, 1) != parts.end();
        if (may_count) greater.insert(0);  // one thousand
        sums_ = std::move(greater);
        has_hundreds_ = has_hundreds_ || std::ranges::all_of(parts, [](int part) { return part >= hundred; });
    }
    /// A number of which it is not known what it adds.
    void add_unknown() { has_unknown_ = true; }
    [[nodiscard]] bool is_none_of(const std::set<int>& years) const {
        return has_hundreds_ && !has_unknown_ &&
               std::ranges::none_of(sums_, [&](int sum) { return years.contains(sum); });
    }

private:
    std::set<int> sums_{0};
    bool has_hundreds_ = false, has_unknown_ = false;
};

}  // namespace

bool contradicts_year_in_words(const Expression& expression, std::span<const FoundWord> found, const WordSayings& words,
                               std::span<const Numeral> numerals) {
    const std::set<int> years = years_of(expression);
    if (years.empty() || std::ranges::all_of(years, [&](int year) { return is_numeral(year, numerals); })) return false;
    Sums sums;
    std::size_t end = 0;
    for (const FoundWord& one : found) {
        const bool is_apart = one.is_after_digit || one.begin > end + 1;  // behind a comma
        end = end_of(one);
        const std::span<const int> parts = words.year_parts_of(one.word);
        const Sayings may_say = words.of(one.word);  // "in the year" stands in lines of numbers, too
        const bool is_number = (may_say & only(Saying::number)).any() && (may_say & only(Saying::plain)).none();
        if (is_apart || (parts.empty() && !is_number)) {
            if (sums.is_none_of(years)) return true;
            sums = {};
        }
        if (!parts.empty())
            sums.add(parts);
        else if (is_number && one.word.size() > 1)  // no "and" of one letter
            sums.add_unknown();
    }
    return sums.is_none_of(years);
}

}  // namespace kalends
