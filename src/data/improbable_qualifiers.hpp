#pragma once

#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// True of about, perhaps, an open end or an early part where the text has nothing but initials before the year (W.T.
/// 1822), or a word for most of it (chiefly 1850s). @param text normalised
bool is_improbable_qualifier(const Expression&, std::u32string_view text);

}  // namespace kalends
