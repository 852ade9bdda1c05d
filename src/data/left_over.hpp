#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "data/numerals.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// Tells what of a text would belong into one date that was read of it, and is not there.
class LeftOver {
public:
    LeftOver(const WrittenDate& date, const MonthNames& names, const WordSayings& words)
        : date_(date), names_(names), words_(words) {}

    /// A name of another month and of nothing else, or a weekday's where the date has none.
    [[nodiscard]] bool has(std::u32string_view word) const;
    /// A numeral from 1000 to 2199 that is not its year, nor a time of the day (1430).
    [[nodiscard]] bool may_have_year(std::span<const Numeral>) const;
    /// One of these that no number of the date is.
    [[nodiscard]] bool has_year(std::span<const Numeral>, const std::vector<bool>& in_use) const;
    /// Three numbers that are another date, of which this one rests on none: 14.3.1515, 1515-03-14.
    [[nodiscard]] bool has_date(std::span<const Numeral>, const std::vector<bool>& in_use,
                                std::u32string_view text) const;
    /// A name of another month beside a number that the date rests on: the May of "May 9/10, 2018", read as October.
    [[nodiscard]] bool adjoins(const FoundWord&, std::span<const Numeral>, const std::vector<bool>& in_use) const;

private:
    /// In another notation.
    [[nodiscard]] bool is_this(std::span<const Numeral>) const;
    [[nodiscard]] bool is_other_year(const Numeral&) const;

    const WrittenDate& date_;
    const MonthNames& names_;
    const WordSayings& words_;
};

}  // namespace kalends
