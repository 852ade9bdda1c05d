#include "data/improbable_anchors.hpp"

#include <doctest/doctest.h>

namespace kalends::improbable_anchors_test {
namespace {

bool is_improbable(std::u32string_view text, const char* written) {
    const Sayings today = only(Saying::reference) | only(Saying::earlier);
    WordSayings words;
    words.add({{U"weeks", only(Saying::week)},
               {U"day", only(Saying::day) | only(Saying::plain)},
               {U"jours", only(Saying::day)},
               {U"tage", only(Saying::day)},
               {U"the", only(Saying::plain) | only(Saying::reference)},
               {U"yesterday", today},
               {U"gestern", today},
               {U"zwei", only(Saying::number)}});
    return is_improbable_anchor(parse_expression(written), text, find_words(text), words, find_numerals(text));
}

}  // namespace

TEST_CASE("the small hours of last night are not those of the day before") {
    CHECK(is_improbable(U"last night at 2am", "R - 1 day T02 am"));
    CHECK(is_improbable(U"12:40 am last night", "R - 1 day T12:40 am"));
    CHECK(is_improbable(U"letzte nacht um 3", "R - 1 day T03 night"));
    CHECK(is_improbable(U"tonight at 1:30", "R T01:30 night"));
    CHECK_FALSE(is_improbable(U"last night at 11pm", "R - 1 day T11 pm"));
    CHECK_FALSE(is_improbable(U"yesterday at 2am", "R - 1 day T02 am"));
    CHECK_FALSE(is_improbable(U"9 may at 2 at night", "XXXX-05-09 T02 night"));
    CHECK_FALSE(is_improbable(U"hôm qua 2 giờ đêm", "R - 1 day T02 night"));
    CHECK_FALSE(is_improbable(U"às 2 e meia da noite de ontem", "R - 1 day T02 + half night"));
    CHECK_FALSE(is_improbable(U"tonight at two", "R T02 night"));  // other readings would be sure
}

TEST_CASE("what is counted from an event is not counted from today") {
    CHECK(is_improbable(U"three weeks before the election", "R - 3 week"));
    CHECK(is_improbable(U"trois jours après l'accident", "R + 3 day"));
    CHECK(is_improbable(U"出発の2日前", "R - 2 day"));
    CHECK_FALSE(is_improbable(U"今日の2日前", "R - 2 day"));
    CHECK_FALSE(is_improbable(U"three weeks before", "R - 3 week"));
    CHECK_FALSE(is_improbable(U"the day before yesterday", "R - 2 day"));
    CHECK_FALSE(is_improbable(U"zwei tage vor gestern", "R - 1 day - 2 day"));
    CHECK_FALSE(is_improbable(U"zwei tage vor freitag", "R fri - 2 day"));
    CHECK_FALSE(is_improbable(U"vor zwei tagen in berlin", "R - 2 day"));
    CHECK_FALSE(is_improbable(U"3 weeks ago in paris", "R - 3 week"));
}

}  // namespace kalends::improbable_anchors_test
