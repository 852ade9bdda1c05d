#pragma once

#include <string>
#include <vector>

#include "core/random.hpp"
#include "generator/locale_names.hpp"
#include "generator/pattern.hpp"

namespace kalends {

/// Text for a piece that is no part of the date: times of day, numbers, words. `words` are English ones.
/// @pre piece.field is Field::hour or one behind it
std::string filler(const Piece& piece, const LocaleNames&, const std::vector<std::string>& words, Random&);

}  // namespace kalends
