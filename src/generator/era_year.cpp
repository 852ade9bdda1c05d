#include "generator/era_year.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

#include "generator/draft.hpp"
#include "kalends/calendar/resolution.hpp"

namespace kalends {
namespace {

using std::chrono::year;

/// A reign and its first day, from when on official papers are dated in it.
struct Reign {
    Era era;
    int year, month, day;
    std::string_view kanji, letter;
};
constexpr std::array reigns{Reign{Era::reiwa, 2019, 5, 1, "令和", "R"}, Reign{Era::heisei, 1989, 1, 8, "平成", "H"},
                            Reign{Era::showa, 1926, 12, 25, "昭和", "S"}, Reign{Era::taisho, 1912, 7, 30, "大正", "T"},
                            Reign{Era::meiji, 1868, 1, 1, "明治", "M"}};

const Reign& reign_at(const SampledDate& date) {
    const auto* const found = std::ranges::find_if(reigns, [&](const Reign& reign) {
        return std::tie(reign.year, reign.month, reign.day) <= std::tie(date.year, date.month, date.day);
    });
    return found == reigns.end() ? reigns.back() : *found;
}

EraYear counted(Era era, int common_year, std::string_view reign = "") {
    return {era, common_year - year_offset(era), std::string(reign)};
}

/// Of most dates, which lie near the present, a year of the last centuries before Christ.
int year_before_christ(int common_year) {
    constexpr int present = 1900;
    return common_year < present ? common_year : common_year - present + 1;
}

}  // namespace

EraYear era_year(const Piece& piece, const SampledDate& date) {
    constexpr std::uint8_t by_letter = 2;
    switch (piece.field) {
        case Field::year_before_christ:
            return {Era::before_christ, year_before_christ(date.year), ""};
        case Field::year_minguo:
            return counted(Era::minguo, date.year);
        case Field::year_dangi:
            return counted(Era::dangi, date.year);
        case Field::year_japanese: {
            const Reign& reign = reign_at(date);
            return counted(reign.era, date.year, piece.width == by_letter ? reign.letter : reign.kanji);
        }
        default:
            return counted(Era::buddhist, date.year);
    }
}

DateRange range_of_era(Field field) {
    const auto years = [](int first, int last) { return DateRange{year{first} / 1 / 1, year{last} / 12 / 31}; };
    constexpr int near_future = 2060;
    switch (field) {
        case Field::year_before_christ:
            return years(1, 3999);
        case Field::year_minguo:
            return years(1912, near_future);
        case Field::year_japanese:
            return years(1868, near_future);
        case Field::year_thai:
            return years(first_thai_year + year_offset(Era::buddhist), last_thai_year + year_offset(Era::buddhist));
        default:
            return years(1000, near_future);
    }
}

std::optional<DateRange> era_range(FieldSet fields) {
    std::optional<DateRange> range = all_dates;
    for (const Field field : era_fields)
        if (range && fields.has(field)) range = common_part(*range, range_of_era(field));
    return range;
}

}  // namespace kalends
