#pragma once

#include <string_view>
#include <vector>

#include "kalends/data/month_names.hpp"
#include "kalends/language/written_date.hpp"

// How one month of a date is borne out, by whatever calendar it is counted.
namespace kalends {

/// `alone` where one of these sets is this month and no other, `shared` where some hold others, too, else `missing`.
Evidence told_by(const std::vector<MonthSet>& sets, unsigned month, Evidence alone);

/// Its number stands in the text. A day or a two-digit year of the same number must be there, too; a year is no month,
/// for all that 2018 has a 01.
bool has_number_of_month(const WrittenDate& date, unsigned month, std::u32string_view text);

}  // namespace kalends
