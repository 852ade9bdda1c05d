#include "data/month_evidence.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "core/digits.hpp"
#include "text/number_spans.hpp"

namespace kalends {
namespace {

/// A longer run holds other numbers, too.
bool is_number_of(const std::string& run, unsigned month) {
    const std::string plain = std::to_string(month), padded = month < 10 ? "0" + plain : plain;
    if (run.size() <= 2) return run == plain || run == padded;
    return run.find(padded) != std::string::npos || run.ends_with(plain);
}

std::string_view significant(std::string_view digits) {
    digits.remove_prefix(std::min(digits.find_first_not_of("X0"), digits.size()));
    return digits;
}

/// Years with their leading noughts and without: "107" and "0107".
bool is_year_of(const std::string& run, const WrittenDate& date) {
    return run.size() > 2 && significant(run) == significant(view(date.year));
}

/// A year of two digits of the same number as the month. The first of a reign has a name instead: 元年.
bool is_short_year_alike(const WrittenDate& date, std::u32string_view text) {
    return view(date.year).substr(0, 2) == "XX" && view(date.year).substr(2) == view(date.month) &&
           text.find(U"元年") == std::u32string_view::npos;
}

}  // namespace

Evidence told_by(const std::vector<MonthSet>& sets, unsigned month, Evidence alone) {
    Evidence found = Evidence::missing;
    for (const MonthSet& months : sets) {
        if (!months[month - 1]) continue;
        if (months.count() == 1) return alone;
        found = Evidence::shared;
    }
    return found;
}

bool has_number_of_month(const WrittenDate& date, unsigned month, std::u32string_view text) {
    std::size_t found = 0;
    for (const std::string& run : digit_runs(text))
        if (!is_year_of(run, date) && is_number_of(run, month)) found += run.size() <= 2 ? 1 : 3;
    return found >= 1U + (date.day == date.month ? 1U : 0U) + (is_short_year_alike(date, text) ? 1U : 0U);
}

}  // namespace kalends
