#include "text/number_spans.hpp"

#include <doctest/doctest.h>

#include "text/markup.hpp"

namespace kalends::number_spans_test {
namespace {

using Runs = std::vector<std::string>;

NumberSpans of(std::string_view text) {
    return number_spans(normalize_text(text), text);
}

constexpr char32_t none = U'\0';

}  // namespace

TEST_CASE("runs of digits, from left to right") {
    CHECK(of("am 5/5/18 um 10:30").runs == Runs{"5", "5", "18", "10", "30"});
    CHECK(of("05x").runs == Runs{"05"});
    CHECK(of("७ मई १८५७").runs == Runs{"7", "1857"});
    CHECK(of("मई").runs.empty());
    CHECK(of("").runs.empty());
}

TEST_CASE("runs of digits alone") {
    CHECK(digit_runs(U"am 5/5/18 um 10:30") == Runs{"5", "5", "18", "10", "30"});
    CHECK(digit_runs(U"05x") == Runs{"05"});
    CHECK(digit_runs(U"मई").empty());
    CHECK(digit_runs(U"").empty());
}

TEST_CASE("one character between neighbours is their sign, as it is written") {
    const auto sign = [](std::string_view text) {
        const NumberSpans spans = of(text);
        REQUIRE(spans.runs.size() == 2);
        REQUIRE(spans.signs.size() == 1);
        return spans.signs.front();
    };
    CHECK(sign("1871-74") == U'-');
    CHECK(sign("1871\u201074") == U'\u2010');  // hyphen
    CHECK(sign("1871\u201374") == U'\u2013');  // en dash, which normalisation makes a hyphen
    CHECK(sign("1871\u201474") == U'\u2014');  // em dash
    CHECK(sign("1871\u221274") == U'\u2212');  // minus
    CHECK(sign("1871/74") == U'/');
    CHECK(sign("1871\uff0f74") == U'\uff0f');  // fullwidth solidus
    CHECK(sign("1871.74") == U'.');
    CHECK(sign("1871 74") == U' ');
    CHECK(sign("1871\u00a074") == U'\u00a0');  // no-break space
    CHECK(sign("1871x74") == U'x');
}

TEST_CASE("where other than one character stands between neighbours there is no sign") {
    CHECK(of("1871--74").signs == std::u32string{none});
    CHECK(of("1871 - 74").signs == std::u32string{none});
    CHECK(of("1871, 1874").signs == std::u32string{none});
    CHECK(of("9 May 2018").signs == std::u32string{none});
}

TEST_CASE("a sign for each pair of neighbours, and none before the first or behind the last") {
    CHECK(of("-1871-74/75-").signs == U"-/");
    CHECK(of("1871").signs.empty());
    CHECK(of("").signs.empty());
    CHECK(of("9/5/18 at 10:30").signs == std::u32string{U'/', U'/', none, U':'});
    CHECK(of("2018-05-09T10").signs == U"--t");
}

TEST_CASE("a dash by its name is one") {
    const std::string_view text = "1911&ndash;12";
    NormalizedText normalized = normalize_text(text);
    decode_markup(normalized);
    CHECK(number_spans(normalized, text).signs == U"–");
}

TEST_CASE("bytes that are no text stand between numbers as any other character") {
    CHECK(of("1871\xff"
             "74")
              .runs == Runs{"1871", "74"});
    CHECK(of("1871\xff"
             "74")
              .signs.size() == 1);
}

TEST_CASE("numbers that a hyphen or slash joins to a word") {
    CHECK(of("Jan-05").is_joined_to_word == std::vector<bool>{true});
    CHECK(of("Mai/68").is_joined_to_word == std::vector<bool>{true});
    CHECK(of("9-May-2018").is_joined_to_word == std::vector<bool>{false, true});
    CHECK(of("Jan 05").is_joined_to_word == std::vector<bool>{false});
    CHECK(of("Jan -05").is_joined_to_word == std::vector<bool>{false});
    CHECK(of("-05").is_joined_to_word == std::vector<bool>{false});
}

TEST_CASE("digits are those of the first number, or of the letters beside it") {
    const auto digits_in = [](std::string_view text) { return number_spans(normalize_text(text), text).digits; };
    CHECK(digits_in("۱۳۵۷ 1978") == Digits::persian);
    CHECK(digits_in("١٤٣٥") == Digits::arabic);
    CHECK(digits_in("سال 1357") == Digits::of_many);
    const auto has_arabic = [](std::string_view text) {
        return number_spans(normalize_text(text), text).has_arabic_letters;
    };
    CHECK(has_arabic("سال 1357"));
    CHECK_FALSE(has_arabic("1492-يىلى ئۆكتەبىرنىڭ ئالدىنقى كۈنى"));
    CHECK_FALSE(has_arabic("year 1357"));
    CHECK(digits_in("ปี ๒๕๖๑") == Digits::thai);
    CHECK(digits_in("year 1357") == Digits::of_many);
}

TEST_CASE("months of ours that have names of Ethiopia's") {
    const auto months_of = [&](std::string_view text) { return of(text).months_named_as_in_ethiopia.to_ulong(); };
    CHECK(months_of("19 መጋቢት 2015") == 1U << 2U);
    CHECK(months_of("ሕዳር - ታሕሳስ 2015") == (1U << 10U | 1U << 11U));
    CHECK(months_of("19 ማርች 2015") == 0);
    CHECK(months_of("19 March 2015") == 0);
}

TEST_CASE("numbers with letters between them") {
    CHECK(of("5 tháng 10 1676").is_behind_letters == std::vector<bool>{false, true, false});
    CHECK(of("no. 6, 9월6일").is_behind_letters == std::vector<bool>{false, false, true});
}

TEST_CASE("a number of hours that is all of a text") {
    CHECK(of("8h").are_hours);
    CHECK(of("20 H.").are_hours);
    CHECK_FALSE(of("8h ago").are_hours);
    CHECK_FALSE(of("à 8h").are_hours);
    CHECK_FALSE(of("8h30").are_hours);
    CHECK_FALSE(of("h").are_hours);
}

}  // namespace kalends::number_spans_test
