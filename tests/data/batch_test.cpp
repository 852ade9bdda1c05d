#include "data/batch.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"
#include "support/pairs.hpp"

namespace kalends::batch_test {
namespace {

using Ids = std::vector<std::int32_t>;
using Indices = std::vector<std::size_t>;

}  // namespace

TEST_CASE("source batch: rows in the order asked for, time-major and padded") {
    const std::vector<Ids> sources{{2, 3}, {4}, {5, 6, 7}};
    const Indices order{2, 0};
    const SourceBatch batch = make_source_batch(sources, order);
    CHECK(batch.length == 3);
    CHECK(batch.rows == 2);
    CHECK(batch.ids == Ids{5, 2, 6, 3, 7, 0});
    CHECK(batch.lengths == Ids{3, 2});
}

TEST_CASE("source batch: no rows, and an empty row") {
    CHECK(make_source_batch({}, {}).length == 0);
    const std::vector<Ids> sources{{}};
    CHECK_THROWS_WITH_AS(make_source_batch(sources, Indices{0}), doctest::Contains("empty text"), Error);
}

TEST_CASE("batch: inputs are the start symbol and the targets one step later") {
    std::vector<EncodedExample> examples(2);
    examples[0] = {{2}, {symbol::none, symbol::end}, {{0, 1}, {}}};
    examples[1] = {{3, 4}, {7, 8, symbol::end}, {{1, 2}, {0, 2}, {}}};

    const Batch batch = make_batch(examples, Indices{0, 1}, TargetVocabulary());
    CHECK(batch.source.ids == Ids{2, 3, 0, 4});
    CHECK(batch.target_length == 3);
    CHECK(batch.inputs == Ids{symbol::start, symbol::start, symbol::none, 7, symbol::end, 8});
    CHECK(batch.targets == Ids{symbol::none, 7, symbol::end, 8, Batch::ignored, symbol::end});
    CHECK(batch.focus == std::vector<PositionSpan>{{0, 1}, {1, 2}, {}, {0, 2}, {}, {}});
}

TEST_CASE("length buckets: every row once, by length, stable") {
    const Indices lengths{5, 1, 3, 1, 5};
    CHECK(length_buckets(lengths, 2) == std::vector<Indices>{{1, 3}, {2, 0}, {4}});
    CHECK(length_buckets(lengths, 100) == std::vector<Indices>{{1, 3, 2, 0, 4}});
    CHECK(length_buckets({}, 2).empty());
}

namespace {

using Focus = std::vector<PositionSpan>;

using made::pair;

}  // namespace

TEST_CASE("encode: source, target and focus of a full date") {
    Example example = pair("Wed  9 May '18", "XX18-05-09 wed dmy");
    example.spans = {.day = {5, 6}, .month = {7, 10}, .year = {11, 14}, .weekday = {0, 3}};

    const EncodedExample encoded = encode(example, Vocabulary(U"wed 9may'"));
    CHECK(encoded.source == std::vector<Vocabulary::Id>{2, 3, 4, 5, 6, 5, 7, 8, 9, 5, 10, 1, 1});
    CHECK(encoded.target == to_symbols(example.target));
    const PositionSpan none, year{10, 13}, month{6, 9}, day{4, 5}, weekday{0, 3};
    CHECK(encoded.focus == Focus{none, none, year, year, month, month, day, day, weekday, none, none});
}

TEST_CASE("encode: bare numbers are copied as they stand, and looked for there") {
    Example example = pair("5/13/18", "XX18-05-13 mdy");
    example.spans = {.day = {2, 4}, .month = {0, 1}, .year = {5, 7}, .weekday = {}};
    const EncodedExample encoded = encode(example, Vocabulary{});
    CHECK(encoded.target == to_symbols(parse_expression("XX18-13-05 dmy")));
    const PositionSpan none, first{0, 1}, second{2, 4}, third{5, 7};
    CHECK(encoded.focus == Focus{none, none, third, third, second, second, first, first, none, none});
}

TEST_CASE("encode: several dates are copied alike, and looked for nowhere") {
    Example example = pair("5/13/18-5/15/18", "XX18-05-13 / XX18-05-15 mdy");
    example.spans.day = {2, 4};
    const EncodedExample encoded = encode(example, Vocabulary{});
    CHECK(encoded.target == to_symbols(parse_expression("XX18-13-05 / XX18-15-05 dmy")));
    CHECK(encoded.focus == Focus(encoded.target.size()));
}

TEST_CASE("encode: behind an era, digits look where they would without it") {
    Example example = pair("9 May 44 bc", "XX44-05-09 bc");
    example.spans = {.day = {0, 1}, .month = {2, 5}, .year = {6, 8}, .weekday = {}};
    const EncodedExample encoded = encode(example, Vocabulary{});
    const PositionSpan none, year{6, 8}, month{2, 5}, day{0, 1};
    CHECK(encoded.focus == Focus{none, none, none, year, year, month, month, day, day, none});
}

TEST_CASE("encode: focus follows the bytes through normalisation") {
    Example example = pair("\uFEFF٩ ＭＡＹ", "XXXX-05-09");
    example.spans = {.day = {3, 5}, .month = {6, 15}, .year = {}, .weekday = {}};
    const EncodedExample encoded = encode(example, Vocabulary(U"9 may"));
    CHECK(encoded.source == std::vector<Vocabulary::Id>{2, 3, 4, 5, 6});
    const PositionSpan none, month{2, 5}, day{0, 1};
    CHECK(encoded.focus == Focus{none, none, none, none, month, month, day, day, none});
}

TEST_CASE("encode: compact fields are neighbours, not overlaps") {
    Example example = pair("20180509", "2018-05-09");
    example.spans = {.day = {6, 8}, .month = {4, 6}, .year = {0, 4}, .weekday = {}};
    const EncodedExample encoded = encode(example, Vocabulary{});
    CHECK(encoded.focus[0] == PositionSpan{0, 4});
    CHECK(encoded.focus[4] == PositionSpan{4, 6});
    CHECK(encoded.focus[7] == PositionSpan{6, 8});
}

TEST_CASE("encode: unknown spans, and spans past the limit, give no focus") {
    const EncodedExample unknown = encode(pair("9 May 2018", "2018-05-09"), Vocabulary{});
    CHECK(unknown.focus == Focus(9));

    Example cut = pair(std::string(1000, 'x') + "9", "XXXX-XX-09");
    cut.spans.day = {1000, 1001};
    CHECK(encode(cut, Vocabulary{}).focus == Focus(9));
}

TEST_CASE("encode: no date, and no text") {
    const EncodedExample encoded = encode(pair(" \t ", "none"), Vocabulary(U" "));
    CHECK(encoded.source == std::vector<Vocabulary::Id>{Vocabulary::unknown});
    CHECK(encoded.target == std::vector<symbol::Id>{symbol::none, symbol::end});
    CHECK(encoded.focus == Focus(2));
}

TEST_CASE("encode: of several times each symbol looks at its own end") {
    Example example = pair("c. 1908 to may 1911?", "1908 ~ / 1911-05 ?");
    example.spans.of_ends = {{0, Role::year, 0, {3, 7}},   {0, Role::qualifier, 0, {0, 2}},
                             {1, Role::join, 0, {8, 10}},  {1, Role::month, 0, {11, 14}},
                             {1, Role::year, 0, {15, 19}}, {1, Role::qualifier, 0, {19, 20}}};
    const EncodedExample encoded = encode(example, Vocabulary{});
    const PositionSpan none, first{3, 7}, about{0, 2}, join{8, 10}, month{11, 14}, second{15, 19}, perhaps{19, 20};
    CHECK(encoded.focus == Focus{first,  first,  first,  first,  none,  none,  none, none, about,   join,
                                 second, second, second, second, month, month, none, none, perhaps, none});
}

TEST_CASE("encode: a step's number and unit look at their words, or at those of the whole") {
    Example example = pair("2nd half of 19th century", "#19 century #2 half");
    example.spans.of_ends = {{0, Role::step, 0, {12, 16}}, {0, Role::unit, 0, {17, 24}}, {0, Role::step, 1, {0, 8}}};
    const PositionSpan number{12, 16}, unit{17, 24}, half{0, 8};
    CHECK(encode(example, Vocabulary{}).focus == Focus{number, number, number, unit, half, half, half, {}});
}

TEST_CASE("encode: a range of years that could be a month is copied as one, with its place") {
    Example example = pair("1908–11, 1920", "1908 / XX11 & 1920");
    example.spans.of_ends = {{0, Role::year, 0, {0, 4}},
                             {1, Role::join, 0, {4, 7}},
                             {1, Role::year, 0, {7, 9}},
                             {2, Role::join, 0, {9, 10}},
                             {2, Role::year, 0, {11, 15}}};
    const EncodedExample encoded = encode(example, Vocabulary{});
    CHECK(to_string(expression_from_symbols(encoded.target)) == "1908-11 & 1920 ymd");
    CHECK(encoded.focus[4] == PositionSpan{5, 7});   // the month
    CHECK(encoded.focus[8] == PositionSpan{7, 8});   // the comma
    CHECK(encoded.focus[9] == PositionSpan{9, 13});  // the second year
}

}  // namespace kalends::batch_test
