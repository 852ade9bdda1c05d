#pragma once

#include <span>
#include <string_view>

#include "data/numerals.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// True of times of the Republic that are hardly said so: of another year than stands behind its word (l'an 3), joined
/// with other words or not (anVIIde, MessidorXII); of two days as a list where the text has "au" between them.
/// @param numerals of the normalised text
bool is_improbable_republican(const Expression&, std::u32string_view text, std::span<const Numeral> numerals);

}  // namespace kalends
