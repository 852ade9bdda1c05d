#include "kalends/generator/generator.hpp"

#include <doctest/doctest.h>

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "calendar/orders.hpp"
#include "core/thread_pool.hpp"
#include "data/evidence.hpp"
#include "generator/table.hpp"
#include "kalends/calendar/resolution.hpp"
#include "kalends/core/error.hpp"
#include "kalends/language/kind.hpp"
#include "kalends/text/normalized_text.hpp"
#include "records/split.hpp"
#include "text/number_spans.hpp"

namespace kalends::generator_test {
namespace {

bool inside(const ByteSpan& span, const std::string& text) {
    return span.begin <= span.end && span.end <= text.size();
}

}  // namespace

TEST_CASE("an example depends on the seed and its number alone") {
    const Generator one({.seed = 9, .locales = {"en", "hi", "ja"}});
    const Generator two({.seed = 9, .locales = {"en", "hi", "ja"}});
    const Generator other({.seed = 10, .locales = {"en", "hi", "ja"}});
    int different = 0;
    for (std::uint64_t i = 500; i-- > 0;) {
        CHECK(one(i).text == two(i).text);
        CHECK(one(i).target == two(i).target);
        different += one(i).text != other(i).text ? 1 : 0;
    }
    CHECK(different > 450);
}

TEST_CASE("many threads may draw from one generator") {
    // Names are read when they are first needed, by whichever thread that is.
    const GeneratorOptions options{.seed = 2,
                                   .locales = {"en", "de", "hi", "ja", "ar", "th", "ru", "fa", "ko", "el", "am"}};
    const Generator generator(options);
    const Generator again(options);
    ThreadPool pool(4);
    std::vector<std::string> texts(2000);
    pool.for_each(texts.size(), [&](std::size_t i) { texts[i] = generator(i).text; });
    for (std::size_t i = 0; i < texts.size(); ++i) {
        CHECK(texts[i] == again(i).text);
    }
}

TEST_CASE("examples are whole: one line, spans inside the text, targets that the symbols can hold") {
    const Generator generator({.seed = 4});
    std::set<std::string> patterns;
    std::set<Kind> kinds;
    for (std::uint64_t i = 0; i < 20000; ++i) {
        const Example example = generator(i);
        CAPTURE(example.text);
        CHECK(example.text.find_first_of("\t\n\r") == std::string::npos);
        CHECK(inside(example.spans.day, example.text));
        CHECK(inside(example.spans.month, example.text));
        CHECK(inside(example.spans.year, example.text));
        CHECK(inside(example.spans.weekday, example.text));
        for (const FieldSpan& span : example.spans.of_ends) {
            CHECK(inside(span.bytes, example.text));
            CHECK(span.end < 2 * most_stretches);
        }
        CHECK(to_symbols(example.target).size() <= most_symbols);
        kinds.insert(kind_of(example.target));
        CHECK(expression_from_symbols(to_symbols(example.target)) == example.target);
        CHECK(settled(copied(example.target), digit_runs(normalize_text(example.text).code_points)) == example.target);
        patterns.insert(example.pattern);
    }
    CHECK(patterns.size() > 90);
    CHECK(kinds.size() == all_kinds.size());
}

TEST_CASE("dates keep to the range that was asked for") {
    using std::chrono::year;
    const Generator generator({.seed = 4,
                               .locales = {"en"},
                               .from = year{2001} / 1 / 1,
                               .to = year{2003} / 12 / 31,
                               .kinds = {Kind::day, Kind::month, Kind::year}});
    for (std::uint64_t i = 0; i < 3000; ++i) {
        const std::optional<WrittenDate> date = lone_date(generator(i).target);
        if (!date) continue;  // of two years, as 11 Feb 1731/2
        const WrittenDate& written = *date;
        const auto written_year = field_value(written.year);
        if (written_year && written.form != DateForm::week && written.era != Era::before_christ) {
            CHECK(*written_year + year_offset(written.era) >= 2001);
            CHECK(*written_year + year_offset(written.era) <= 2003);
        }
    }
}

TEST_CASE("a range that an era does not reach has no date of that era") {
    using std::chrono::year;
    const auto check = [](year from, year to) {
        const Generator generator({.seed = 4,
                                   .locales = {"ja", "zh", "ko", "th"},
                                   .from = from / 1 / 1,
                                   .to = to / 12 / 31,
                                   .patterns = {"era:", "cldr:"}});
        for (std::uint64_t i = 0; i < 2000; ++i) CHECK(is_well_formed(generator(i).target));
    };
    check(year{1700}, year{1850});
    check(year{2200}, year{2300});
    check(year{9500}, year{9999});
    CHECK_THROWS_AS(
        Generator(
            {.locales = {"ja"}, .from = year{1500} / 1 / 1, .to = year{1600} / 1 / 1, .patterns = {"era:japanese"}}),
        Error);
}

TEST_CASE("only the patterns that were asked for") {
    const Generator some({.seed = 4, .locales = {"en"}, .patterns = {"iso:", "cldr"}});
    std::set<std::string> kinds;
    for (std::uint64_t i = 0; i < 500; ++i) {
        kinds.insert(some(i).pattern.substr(0, 4));
    }
    CHECK(kinds == std::set<std::string>{"cldr", "iso:"});
    CHECK(Generator({.seed = 4, .locales = {"en"}, .patterns = {"log:ctime"}})(1).pattern == "log:ctime");
    CHECK(Generator({.seed = 4, .locales = {"en"}, .patterns = {"cldr"}})(1).pattern.starts_with("cldr:"));
    CHECK_THROWS_AS(Generator({.locales = {"en"}, .patterns = {"nonsense"}}), Error);
    const Generator styles({.seed = 4, .patterns = {"cldr:yMd", "cldr:long"}});
    kinds.clear();
    for (std::uint64_t i = 0; i < 500; ++i) {
        kinds.insert(styles(i).pattern);
    }
    CHECK(kinds == std::set<std::string>{"cldr:long", "cldr:yMd"});
}

TEST_CASE("a month alone has no words around it, which make a name of it") {
    const std::string_view table = embedded_table("data/words.txt").text;
    const std::vector<std::string_view> words = split_at(table, '\n');
    const std::set<std::string_view> fillers(words.begin(), words.end());
    const Generator generator(
        {.seed = 3, .locales = {"en"}, .patterns = {"part:month"}, .noise = 5, .typing_errors = 0});
    for (std::uint64_t i = 0; i < 500; ++i) {
        const Example example = generator(i);
        CAPTURE(example.text);
        if (example.pattern != "part:month") continue;
        for (const std::string_view word : split_at(example.text, ' '))
            CHECK((word.size() < 4 || !fillers.contains(word)));
    }
}

TEST_CASE("words around a date are of its language, or of any") {
    const auto has = [](const char* language, std::string_view words) {
        const Generator generator({.seed = 5, .locales = {language}});
        for (std::uint64_t i = 0; i < 4000; ++i)
            if (generator(i).text.starts_with(words)) return true;
        return false;
    };
    CHECK(has("en", "see you "));
    CHECK(has("de", "wir sehen uns"));
    CHECK_FALSE(has("de", "see you "));
    CHECK_FALSE(has("en", "wir sehen uns"));
    CHECK(has("de", "Date: "));
}

/// How many of so many rows the rules stop that judge what a model has read, where it is what the row says.
int stopped(const std::vector<std::string>& patterns, std::uint64_t count) {
    static const Generator all;
    static const MonthNames months = all.month_names();
    static const WordSayings words = all.word_sayings();
    const Generator generator({.seed = 3, .patterns = patterns, .noise = 0});
    int stopped = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const Example row = generator(i);
        const std::u32string text = normalize_text(row.text).code_points;
        const Evidence evidence = TextEvidence(text, months, words).of(row.target);
        const bool is_stopped =
            evidence == Evidence::missing || evidence == Evidence::invented || evidence == Evidence::leftover;
        stopped += is_stopped && !row.target.is_none() ? 1 : 0;
    }
    return stopped;
}

TEST_CASE("rules stop few rows that are read as they are meant") {
    constexpr std::uint64_t count = 600;
    CHECK(stopped({}, count) < 6);
    CHECK(stopped({"clock:"}, count) < 9);
    CHECK(stopped({"calendar:"}, count) < 15);  // most of them years that nothing says are another calendar's
}

TEST_CASE("settings come back as they went") {
    using std::chrono::year;
    const GeneratorOptions options{.seed = 12,
                                   .locales = {"de", "fr_CA"},
                                   .from = year{1500} / 1 / 31,
                                   .to = year{1999} / 2 / 28,
                                   .typing_errors = 0.5};
    CHECK(generator_options(to_settings(options)) == options);
    CHECK(generator_options(to_settings({})) == GeneratorOptions{});
}

TEST_CASE("a weekday that is another day in another language is not written alone") {
    const Generator makhuwa({.locales = {"mgh"}, .patterns = {"clock:weekday-alone"}, .noise = 0});
    std::set<std::string> texts;
    for (std::uint64_t i = 0; i < 300; ++i) texts.insert(makhuwa(i).text);
    CHECK_FALSE(texts.contains("Sabato"));  // Sunday, in Italy Saturday
    CHECK(texts.contains("Arahamisi"));
}

TEST_CASE("typing errors are as frequent as was asked for") {
    const GeneratorOptions clean{.locales = {"en"}, .patterns = {"cldr:long"}, .typing_errors = 0};
    GeneratorOptions wrong = clean;
    wrong.typing_errors = 1;
    const Generator without(clean), with(wrong);
    int different = 0;
    for (std::uint64_t i = 0; i < 1000; ++i) {
        different += without(i).target == with(i).target && without(i).text != with(i).text ? 1 : 0;
    }
    CHECK(different > 200);  // half of the names, where they have five letters
    CHECK_THROWS_AS(Generator({.typing_errors = 1.5}), Error);
}

TEST_CASE("a range that ends before it begins is refused") {
    using std::chrono::year;
    CHECK_THROWS_AS(Generator({.from = year{2001} / 1 / 1, .to = year{2000} / 1 / 1}), Error);
}

}  // namespace kalends::generator_test
