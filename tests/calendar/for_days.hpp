#pragma once

#include <cstdint>
#include <string>

#include "calendar/expression_resolution.hpp"
#include "calendar/iso_date.hpp"
#include "calendar/random_resolution.hpp"
#include "kalends/language/expression.hpp"

// What the tests need that hold for every day. KALENDS_EXPRESSIONS=2000000 looks longer.
namespace kalends::test {

inline ResolvedDate resolved(const std::string& text, const ResolutionOptions& options = {}) {
    return resolve(parse_expression(text), options);
}

inline std::string edtf_of(const std::string& text, const ResolutionOptions& options = {}) {
    return resolved(text, options).edtf;
}

/// "2018-05-09" in parts: the year, the month and the day as they are written.
struct Parts {
    explicit Parts(std::chrono::sys_days date)
        : text(to_iso(date)), year(text.substr(0, 4)), month(text.substr(5, 2)), day(text.substr(8)) {}
    std::string text, year, month, day;
};

/// As a unit: "wed".
inline std::string weekday_name(std::chrono::sys_days date) {
    const unsigned behind_monday = std::chrono::weekday(date).iso_encoding() - 1;
    return std::string(name(static_cast<Unit>(static_cast<unsigned>(Unit::monday) + behind_monday)));
}

/// For so many random days.
template <class Check>
void for_days(std::uint64_t seed, Check check, int first_year = 1, int last_year = 9999) {
    constexpr std::size_t usual_count = 1000;
    Random random(seed);
    for (std::size_t i = expressions_wanted(usual_count * 20) / 20; i-- > 0;)
        check(random, random_day(random, first_year, last_year));
}

}  // namespace kalends::test
