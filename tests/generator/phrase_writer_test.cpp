#include "generator/phrase_writer.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>

#include "core/digits.hpp"
#include "generator/speaker.hpp"
#include "kalends/language/kind.hpp"

namespace kalends::phrase_writer_test {
namespace {

using made::place;
using made::said;

}  // namespace

TEST_CASE("words around a time are qualifiers, parts and open ends") {
    CHECK(said("{~}ca. {y}") == "#### ~");
    CHECK(said("{y}{?}?") == "#### ?");
    CHECK(said("{~}circa {y} {?}(?)") == "#### ~ ?");
    CHECK(said("{early}early {y}") == "#### early");
    CHECK(said("{c}th century {late}ex.") == "### century late");
    CHECK(said("{1/2}first half {co} century") == "### century ## half");
    CHECK(said("{<}before {y}") == ".. / ####");
    CHECK(said("{y} {>}or later") == "#### / ..");
    CHECK(said("{y} {bc}BC") == "bc ####");
    CHECK(said("{ad}AD {y}") == "ad ####");
}

TEST_CASE("a part of the same time as the next one says that time, too, and shows where it stands") {
    CHECK(said("{mid}mid{=} {to}to {late}late {co} century") == "### century mid / ### century late");
    CHECK(said("{early}early{=} {or}or {mid}mid {y}") == "#### early | #### mid");
    CHECK(said("{1/2}first{=} {and}and {2/2}second half of {y}") == "#### ## half & #### ## half");
    const auto phrase = made::speaker("en").say("{mid}mid{=} {to}to {late}late {y} {bc}BC");
    REQUIRE(phrase.has_value());
    CHECK(phrase->target.stretches.front().begin.point.date == phrase->target.stretches.front().end->point.date);
    CHECK(place(*phrase, 0, Role::year) == place(*phrase, 1, Role::year));
    CHECK(place(*phrase, 0, Role::part) == "mid");
}

TEST_CASE("a year of three digits has no sign behind it that would make it a decade") {
    for (const char* pattern : {"{y}{?}?", "\\[{y}{>}-\\]", "{y}{>}–"}) {
        bool is_ever_said = false;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const auto phrase = made::speaker("en").say(pattern, seed);
            if (!phrase) continue;
            is_ever_said = true;
            CHECK(phrase->target.stretches.front().begin.point.date.year[0] != '0');
        }
        CHECK(is_ever_said);
    }
}

TEST_CASE("times of more than a day") {
    CHECK(said("{y3}-") == "###X");
    CHECK(said("{y2}--") == "##XX");
    CHECK(said("Q{qn} {y}") == "#### ## quarter");
    CHECK(said("{season} {y}") == "####-##");
    CHECK(said("{winter} {y}{to}/{yy}") == "####-## / XX##");
    CHECK(said("{d} {MMM} {y}/{y+}") == "####-##-## dual XXX#");
}

TEST_CASE("ends that leave something to another") {
    CHECK(said("{d}{to}-{d} {MMMM} {y}") == "XXXX-XX-## / ####-##-##");
    CHECK(said("{MMMM} {d}{to} - {MMMM} {d}, {y}") == "XXXX-##-## / ####-##-##");
    CHECK(said("{LLL}{or} or {LLL} {y}") == "XXXX-## | ####-##");
    CHECK(said("{y}{and}, {y}{and}, {y}{to}-{y}") == "#### & #### & #### / ####");
    CHECK(said("{y}{to} - {unknown}unknown") == "#### / unknown");
}

TEST_CASE("what two joins of two kinds say is no expression, nor is an end without a time") {
    CHECK(said("{y}{or} or {y}{and}, {y}").empty());
    CHECK(said("{y}{to} - ").empty());
    CHECK(said("{<}before {y}{to}-{y}").empty());
    CHECK(said("{y}{and}, {y}{and}, {y}{and}, {y}{and}, {y}{and}, {y}{and}, {y}").empty());
}

TEST_CASE("a phrase without a time says none") {
    const auto phrase = made::speaker("en").say("every Monday");
    REQUIRE(phrase);
    CHECK(phrase->target.is_none());
    CHECK(kind_of(phrase->target) == Kind::none);
}

TEST_CASE("counted within a time and from it") {
    CHECK(said("{#w} {#cccc} of {MMMM} {y}").starts_with("####-## ## "));
    CHECK(said("{#last}last {#day}day of {LLLL} {y}") == "####-## #-# day");
    CHECK(said("{w#} {#week}weeks {-}before {d} {MMMM} {y}").starts_with("####-##-## - "));
    CHECK(said("the {#day}day {+}after {d} {MMMM} {y}") == "####-##-## + # day");
    CHECK(said("{#this}{#week}week of {d} {MMMM} {y}") == "####-##-## ## week");
    CHECK(said("{#o} {#decade}decade of the {co} century") == "### century ## decade");
}

TEST_CASE("a decade and its century are one") {
    struct Saying {
        const char *locale, *pattern;
    };
    for (const auto& [locale, pattern] : {Saying{"en", "{ds}s of the {co} century"},
                                          Saying{"en", "{co} century, {ds}s"}, Saying{"it", "anni '{ds} del {ct}"}}) {
        std::string expression;
        for (std::uint64_t seed = 1; expression.empty() && seed < 20; ++seed)
            if (const auto phrase = made::speaker(locale).say(pattern, seed)) expression = to_string(phrase->target);
        std::ranges::replace_if(expression, is_digit, '#');
        CHECK(expression == "###X");
    }
}

TEST_CASE("a year and two digits that could be a month are one, as the network copies numbers") {
    bool is_month = false, is_range = false;
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        const auto phrase = made::speaker("en").say("{y}{to}-{yy}", seed);
        if (!phrase) continue;
        const int behind = std::stoi(phrase->text.substr(phrase->text.find('-') + 1));
        CAPTURE(phrase->text);
        CHECK((kind_of(phrase->target) == Kind::month) == (behind >= 1 && behind <= 12));
        is_month = is_month || kind_of(phrase->target) == Kind::month;
        is_range = is_range || kind_of(phrase->target) == Kind::interval;
    }
    CHECK(is_month);
    CHECK(is_range);
}

TEST_CASE("each symbol has its place in the text") {
    const auto phrase = made::speaker("en").say("from {~}circa {y} {to}to {late}late {y}{?}?");
    REQUIRE(phrase);
    CHECK(place(*phrase, 0, Role::qualifier) == "circa");
    CHECK(place(*phrase, 0, Role::year).size() == 4);
    CHECK(place(*phrase, 1, Role::join) == "to");
    CHECK(place(*phrase, 1, Role::part) == "late");
    CHECK(place(*phrase, 1, Role::qualifier) == "?");
}

TEST_CASE("an open end, its join and both of their words") {
    const auto phrase = made::speaker("en").say("{<}not after {y}");
    REQUIRE(phrase);
    CHECK(place(*phrase, 0, Role::bound) == "not after");
    CHECK(place(*phrase, 1, Role::join) == "not after");
    CHECK(place(*phrase, 1, Role::year).size() == 4);
}

TEST_CASE("a century's number and its word") {
    const auto before = made::speaker("es").say("siglo {cr}"), behind = made::speaker("en").say("{co} century");
    REQUIRE(before);
    REQUIRE(behind);
    CHECK(place(*before, 0, Role::unit) == "siglo");
    CHECK(place(*behind, 0, Role::unit) == "century");
    CHECK(place(*before, 0, Role::step).find_first_not_of("IVX") == std::string::npos);
}

TEST_CASE("a lone date has the places of one") {
    const auto phrase = made::speaker("en").say("dated {d} {MMMM} {y}");
    REQUIRE(phrase);
    CHECK(phrase->spans.of_ends.empty());
    CHECK(phrase->spans.year.end - phrase->spans.year.begin == 4);
}

}  // namespace kalends::phrase_writer_test
