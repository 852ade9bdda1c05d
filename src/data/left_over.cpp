#include "data/left_over.hpp"

#include <algorithm>
#include <optional>
#include <set>
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

bool LeftOver::is_this(std::span<const Numeral> numerals) const {
    const auto value = [](std::string_view digits) { return std::string(without_noughts(digits)); };
    std::multiset<std::string> ours{value(view(date_.year)), value(view(date_.day)),
                                    std::to_string(calendar_month(date_).value_or(0))},
        theirs;
    for (const Numeral& numeral : numerals) theirs.insert(value(numeral.digits));
    return ours == theirs;
}

bool LeftOver::adjoins(const FoundWord& found, std::span<const Numeral> numerals,
                       const std::vector<bool>& in_use) const {
    if ((words_.of(found.word) & weekday_sayings()).any() || !has(found.word)) return false;
    constexpr std::size_t widest_gap = 2;  // a point and a space
    const std::size_t end = end_of(found);
    for (std::size_t i = 0; i < numerals.size(); ++i)
        if (in_use[i] && !numerals[i].in_letters && numerals[i].begin >= end && numerals[i].begin <= end + widest_gap)
            return true;
    return false;
}

bool LeftOver::has_date(std::span<const Numeral> numerals, const std::vector<bool>& in_use,
                        std::u32string_view text) const {
    constexpr std::u32string_view separators = U"./-";
    const auto joins = [&](const Numeral& one, const Numeral& next) {
        return next.begin == one.end + 1 && separators.find(text[one.end]) != separators.npos;
    };
    const auto is_date = [](const Numeral& first, const Numeral& second, const Numeral& third) {
        const auto has = [](const Numeral& numeral, std::size_t most) { return numeral.digits.size() <= most; };
        const bool is_year_first = first.digits.size() == 4 && has(second, 2) && has(third, 2);
        return is_year_first || (has(first, 2) && has(second, 2) && third.digits.size() == 4);
    };
    for (std::size_t i = 0; i + 2 < numerals.size(); ++i) {
        const Numeral &first = numerals[i], &second = numerals[i + 1], &third = numerals[i + 2];
        const bool is_unused = !in_use[i] && !in_use[i + 1] && !in_use[i + 2];
        const bool is_other = !is_this(numerals.subspan(i, 3));
        if (is_unused && is_other && joins(first, second) && joins(second, third) && is_date(first, second, third))
            return true;
    }
    return false;
}

}  // namespace kalends
