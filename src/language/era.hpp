#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kalends {

/// From when years are counted (UTS #35 part 4, "Calendar Data": eras). Months and days are those of the Gregorian
/// calendar in all of them.
enum class Era : std::uint8_t {
    common,
    before_christ,
    buddhist,  ///< of Thailand and Laos: 2018 is 2561
    minguo,    ///< Taiwan: 2018 is 107
    dangi,     ///< Korea until 1961: 2018 is 4351
    meiji,     ///< the reigns of Japan: 1868 is the first year of this one
    taisho,
    showa,
    heisei,
    reiwa
};
constexpr std::size_t era_count = 10;

/// Lower-case names as above, "bc" for before_christ.
std::string_view name(Era);
/// The era of that name, the common one apart; nothing for any other word.
std::optional<Era> parse_era(std::string_view);

/// What an era's years are behind those of the common one: a year of the common era is year_offset(era) plus its year
/// in the other. CLDR's calendars: Buddhist years begin on 1 January. @pre not before_christ, which counts backwards
int year_offset(Era);

}  // namespace kalends
