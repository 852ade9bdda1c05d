#include "generator/era_year.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

#include "kalends/calendar/resolution.hpp"

namespace kalends {
namespace {

using std::chrono::year;

/// A reign and its first day, from when on official papers are dated in it.
struct Reign {
    Era era;
    int year, month, day;
    std::string_view kanji, letter, latin, with_macron;
};
constexpr std::array reigns{Reign{Era::reiwa, 2019, 5, 1, "令和", "R", "Reiwa", "Reiwa"},
                            Reign{Era::heisei, 1989, 1, 8, "平成", "H", "Heisei", "Heisei"},
                            Reign{Era::showa, 1926, 12, 25, "昭和", "S", "Showa", "Shōwa"},
                            Reign{Era::taisho, 1912, 7, 30, "大正", "T", "Taisho", "Taishō"},
                            Reign{Era::meiji, 1868, 1, 1, "明治", "M", "Meiji", "Meiji"}};

const Reign& reign_at(const SampledDate& date) {
    const auto* const found = std::ranges::find_if(reigns, [&](const Reign& reign) {
        return std::tie(reign.year, reign.month, reign.day) <= std::tie(date.year, date.month, date.day);
    });
    return found == reigns.end() ? reigns.back() : *found;
}

/// As a year is written behind it. @param width of {yj} and its like
std::string written(const Reign& reign, std::uint8_t width) {
    constexpr std::uint8_t letter = 2, latin = 3, with_macron = 4;
    switch (width) {
        case letter:
            return std::string(reign.letter);
        case latin:
            return std::string(reign.latin) + " ";
        case with_macron:
            return std::string(reign.with_macron) + " ";
        default:
            return std::string(reign.kanji);
    }
}

/// Of most dates, which lie near the present, a year of the last centuries before Christ.
int year_before_christ(int common_year) {
    constexpr int present = 1900;
    return common_year < present ? common_year : common_year - present + 1;
}

}  // namespace

EraYear era_year(const Piece& piece, const SampledDate& date) {
    const EraField& known = *std::ranges::find(era_fields, piece.field, &EraField::field);
    if (known.era == Era::before_christ) return {known.era, year_before_christ(date.year), ""};
    if (piece.field != Field::year_japanese) return {known.era, date.year - year_offset(known.era), ""};
    const Reign& reign = reign_at(date);
    return {reign.era, date.year - year_offset(reign.era), written(reign, piece.width)};
}

std::vector<std::string_view> reign_names() {
    std::vector<std::string_view> names;
    for (const Reign& reign : reigns)
        names.insert(names.end(), {reign.kanji, reign.letter, reign.latin, reign.with_macron});
    return names;
}

std::optional<DateRange> era_range(FieldSet fields) {
    std::optional<DateRange> range = all_dates;
    for (const auto& [field, era, first, last] : era_fields)
        if (range && fields.has(field)) range = common_part(*range, {year{first} / 1 / 1, year{last} / 12 / 31});
    return range;
}

}  // namespace kalends
