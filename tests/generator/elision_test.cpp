#include "generator/elision.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

#include "generator/field_table.hpp"
#include "generator/speaker.hpp"

namespace kalends::elision_test {
namespace {

/// As patterns write it: {y} a year, {M} a month's name, {d} a day.
std::string written(const Phrase& phrase) {
    std::string text;
    for (const Piece* piece : phrase.pieces) {
        const bool is_month = (traits_of(piece->field) & trait::names_month) != 0 || piece->field == Field::month;
        text += piece->field == Field::literal ? piece->text
                : piece->field == Field::year  ? "{y}"
                : piece->field == Field::day   ? "{d}"
                : is_month                     ? "{M}"
                                               : "";
    }
    return text;
}

/// All that `from A to B` is seen to become, A and B of the same pattern.
std::set<std::string> said(std::string_view time, std::string_view between = " to ") {
    const Pattern pattern = compile_pattern(time, {}), joint = compile_pattern(between, {});
    std::set<std::string> all;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Phrase phrase;
        std::vector<TimePieces> times;
        const auto append = [&](const Pattern& some) {
            const std::size_t begin = phrase.pieces.size();
            for (const Piece& piece : some.pieces) phrase.pieces.push_back(&piece);
            times.push_back({begin, phrase.pieces.size()});
        };
        append(pattern);
        phrase.pieces.push_back(&joint.pieces.front());
        append(pattern);
        Random random(seed);
        elide(phrase, times, random);
        all.insert(written(phrase));
    }
    return all;
}

using Texts = std::set<std::string>;

}  // namespace

TEST_CASE("what months and days share is left to the last of them") {
    CHECK(said("{LLLL} de {y}") == Texts{"{M} de {y} to {M} de {y}", "{M} to {M} de {y}"});
    CHECK(said("{LLLL}n, {y} g.") == Texts{"{M}n, {y} g. to {M}n, {y} g.", "{M}n to {M}n, {y} g."});
    CHECK(said("{d}. {MMMM} {y}") ==
          Texts{"{d}. {M} {y} to {d}. {M} {y}", "{d}. {M} to {d}. {M} {y}", "{d}. to {d}. {M} {y}"});
    CHECK(said("{EEEE} {d} {MMM} {y}") == Texts{" {d} {M} {y} to  {d} {M} {y}", " {d} {M} to  {d} {M} {y}"});
    CHECK(said("{MMMM} {d}, {y}") == Texts{"{M} {d}, {y} to {M} {d}, {y}", "{M} {d} to {M} {d}, {y}"});
}

TEST_CASE("where years stand in front, to the first") {
    CHECK(said("{y}年{M}月", "から") == Texts{"{y}年{M}月から{y}年{M}月", "{y}年{M}月から{M}月"});
    CHECK(said("{y}年{M}月{d}日", "至") ==
          Texts{"{y}年{M}月{d}日至{y}年{M}月{d}日", "{y}年{M}月{d}日至{M}月{d}日", "{y}年{M}月{d}日至{d}日"});
}

TEST_CASE("no sign is left at an end that nothing follows") {
    CHECK(said("{d}-{MMM}-{y}") == Texts{"{d}-{M}-{y} to {d}-{M}-{y}", "{d}-{M} to {d}-{M}-{y}", "{d} to {d}-{M}-{y}"});
    CHECK(said("{LLLL}، {y}") == Texts{"{M}، {y} to {M}، {y}", "{M} to {M}، {y}"});
}

TEST_CASE("so is the word for centuries, behind their numbers or in front") {
    CHECK(said("{co} century") == Texts{" century to  century", " to  century"});
    CHECK(said("sec. {cr}", "-") == Texts{"sec. -sec. ", "sec. -"});
}

TEST_CASE("bare numbers, years and single times stay whole") {
    CHECK(said("{d}/{M}/{y}").size() == 1);
    CHECK(said("{y}").size() == 1);
    const Pattern month = compile_pattern("{LLLL} {y}", {});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Phrase phrase;
        for (const Piece& piece : month.pieces) phrase.pieces.push_back(&piece);
        Random random(seed);
        elide(phrase, {{0, phrase.pieces.size()}}, random);
        CHECK(written(phrase) == "{M} {y}");
    }
}

TEST_CASE("what is left out is not said, but in lives, which are of two years") {
    std::set<bool> leave_year;
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        const auto months = made::speaker("en").say("from {@month} {to}to {@month}", seed);
        REQUIRE(months.has_value());
        std::size_t years = 0;
        for_each_end(months->target, [&](const End& end) { years += end.point.date.year[3] == 'X' ? 0 : 1; });
        CHECK(years > 0);
        leave_year.insert(years < 2);
        const auto life = made::speaker("en").say("{@life}", seed);
        if (life)
            CHECK_FALSE(has_end(life->target, [](const End& end) {
                return end.point.date.year[3] == 'X' && end.point.date.month[0] != 'X';
            }));
    }
    CHECK(leave_year.size() == 2);
}

}  // namespace kalends::elision_test
