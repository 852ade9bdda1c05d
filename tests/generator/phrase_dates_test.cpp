#include "generator/phrase_dates.hpp"

#include <doctest/doctest.h>

#include "generator/table.hpp"

namespace kalends::phrase_dates_test {
namespace {

PhraseDates dates_of(std::string_view pattern, std::uint64_t seed, const DateRange& range = all_dates) {
    const Pattern compiled = compile_pattern(pattern, {});
    Phrase phrase;
    for (const Piece& piece : compiled.pieces) phrase.pieces.push_back(&piece);
    Random random(seed);
    return sample_dates(phrase, range, random).value();
}

}  // namespace

TEST_CASE("an end that leaves its year to another is of that year, one without a month of that month") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto days = dates_of("{d}{to}-{d} {MMM} {y}", seed).dates;
        CHECK(days[0].year == days[1].year);
        CHECK(days[0].month == days[1].month);
        CHECK(days[0].day < days[1].day);
        const auto months = dates_of("{LLL}{to}-{LLL} {y}", seed).dates;
        CHECK(months[0].year == months[1].year);
        CHECK(months[0].month < months[1].month);
    }
}

TEST_CASE("years ascend, and those cut short stay near") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto years = dates_of("{y}{to}-{y}{and}, {y}", seed).dates;
        CHECK(years[0].year < years[1].year);
        CHECK(years[1].year < years[2].year);
        const auto decade = dates_of("{y}{to}/{yl}", seed).dates;
        CHECK(decade[1].year > decade[0].year);
        CHECK(decade[1].year - decade[0].year < 10);
        const auto century = dates_of("{y}{to}/{yy}", seed).dates;
        CHECK(century[1].year > century[0].year);
        CHECK(century[1].year - century[0].year < 110);
    }
}

TEST_CASE("years before Christ descend, also where the era stands at the end alone") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const PhraseDates said = dates_of("{y}{to}-{y} {bc}BC", seed);
        CHECK(said.ends[0].is_before_christ);
        CHECK(said.dates[0].year >= said.dates[1].year);
        CHECK_FALSE(dates_of("{y} {ad}AD{to}-{y} {bc}BC", seed).ends[0].is_before_christ);
    }
}

TEST_CASE("dates keep to a range, and to what an era can count") {
    using std::chrono::year;
    const DateRange range{year{2001} / 1 / 1, year{2003} / 12 / 31};
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        for (const SampledDate& date : dates_of("{y}{to}-{y}{and}, {d} {MMM} {y}", seed, range).dates) {
            CHECK(date.year >= 2001);
            CHECK(date.year <= 2003);
        }
        CHECK(dates_of("{~}{yr}年", seed).dates[0].year >= 1912);
    }
}

}  // namespace kalends::phrase_dates_test
