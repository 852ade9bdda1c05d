#include "data/left_over.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "core/digits.hpp"
#include "data/calendar_month.hpp"

namespace kalends {
namespace {

/// Shorter ones are often something else.
constexpr std::size_t shortest_month = 3, shortest_weekday = 4;

/// From 1000 to 2199, but no time of the day (1430).
bool may_be_year(const Numeral& numeral) {
    const std::string& digits = numeral.digits;
    const bool has_size = !numeral.in_letters && digits.size() == 4;
    return has_size && digits >= "1000" && digits <= "2199" && digits[2] >= '6';
}

}  // namespace

bool LeftOver::has(std::u32string_view word) const {
    const Sayings said = words_.of(word);
    const bool is_weekday = said.any() && (said & ~weekday_sayings()).none();
    if (is_weekday) return date_.weekday == Weekday::unwritten && word.size() >= shortest_weekday;
    const bool may_be_month = word.size() >= shortest_month && (said & ~only(Saying::number)).none();
    const MonthSet named = may_be_month ? names_.named(word) : MonthSet();
    const std::optional<unsigned> month = calendar_month(date_);
    const bool is_of_this = month && named[*month - 1];
    return named.any() && !is_of_this;
}

bool LeftOver::is_other_year(const Numeral& numeral) const {
    return may_be_year(numeral) && numeral.digits != view(date_.year);
}

bool LeftOver::may_have_year(std::span<const Numeral> numerals) const {
    return std::ranges::any_of(numerals,
                               [&](const Numeral& one) { return may_be_year(one) && one.digits != view(date_.year); });
}

bool LeftOver::has_year(std::span<const Numeral> numerals, const std::vector<bool>& in_use) const {
    for (std::size_t i = 0; i < numerals.size(); ++i)
        if (!in_use[i] && is_other_year(numerals[i])) return true;
    return false;
}

}  // namespace kalends
