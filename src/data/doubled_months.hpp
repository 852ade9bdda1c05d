#pragma once

#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// True of a month of another calendar of which the text does not say which of two it is, or says one that is not:
/// "12 Jumada 1230", "15 Adar 5779" of a leap year, which has two, and "Adar II 5780" of a year that has one.
bool takes_one_of_two_months(const Expression&, std::u32string_view text);

}  // namespace kalends
