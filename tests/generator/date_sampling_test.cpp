#include "generator/date_sampling.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "kalends/generator/generator.hpp"

namespace kalends::date_sampling_test {
namespace {

TEST_CASE("years of signs and letters are those that are written so") {
    const Generator signed_years({.seed = 4, .patterns = {"era:signed"}}),
        roman({.seed = 4, .patterns = {"year:roman"}});
    int on_title_pages = 0;
    for (std::uint64_t i = 0; i < 200; ++i) {
        const WrittenDate lone = lone_date_or_time(signed_years(i).target).value();
        CHECK((lone.year[0] == '0' || lone.month[0] != 'X'));
        const std::array<char, 4> year = lone_date_or_time(roman(i).target).value().year;
        const int value = std::stoi(std::string(year.begin(), year.end()));
        on_title_pages += value >= 1450 && value <= 1899 ? 1 : 0;
    }
    CHECK(on_title_pages > 120);
}

TEST_CASE("the first of a month is frequent among days in words") {
    const Generator generator({.locales = {"en"}, .patterns = {"named:words"}, .noise = 0});
    constexpr std::uint64_t count = 2000;
    int firsts = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::optional<WrittenDate> date = lone_date(generator(i).target);
        firsts += date && date->day == std::array{'0', '1'} ? 1 : 0;
    }
    CHECK(firsts > 3 * static_cast<int>(count) / 60);  // of days alike one in thirty
}

TEST_CASE("a date is impossible as often as is wanted, where it can be written") {
    Random random(1, 1);
    const DateRange range{std::chrono::year{1900} / 1 / 1, std::chrono::year{1999} / 12 / 31};
    const auto impossible = [&](const FieldSet& fields, double share) {
        int count = 0;
        for (int i = 0; i < 1000; ++i) {
            const SampledDate date = sample_date_for(fields, range, share, random);
            const std::chrono::year_month_day day(std::chrono::year{date.year},
                                                  std::chrono::month{static_cast<unsigned>(date.month)},
                                                  std::chrono::day{static_cast<unsigned>(date.day)});
            count += day.ok() ? 0 : 1;
        }
        return count;
    };
    const FieldSet day = field_set(compile_pattern("{d} {M} {y}", {})), year = field_set(compile_pattern("{y}", {}));
    CHECK(impossible(day, 0) == 0);
    CHECK(impossible(day, 1) == 1000);
    CHECK(impossible(day, 0.2) > 100);
    CHECK(impossible(year, 1) == 0);
}

}  // namespace
}  // namespace kalends::date_sampling_test
