#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "generator/pattern.hpp"
#include "kalends/data/word_sayings.hpp"

namespace kalends {

/// Takes all that is written at some place of a pattern, what it says, and which number that is; 0 where it is none.
using AddWords = std::function<void(const std::vector<std::string>& writings, Saying, std::size_t number)>;

/// Walks a pattern in all its alternatives, and tells what its words say: those behind a mark what it means, those
/// beside a century's number that they are one, and so on, as PhraseWriter shows them to the network.
/// @param unmarked what words say of which no mark tells
void for_each_marked(const Pattern&, Saying unmarked, const AddWords&);

/// What the words behind a silent field say.
Saying saying_of_mark(const Piece&);

/// Of what is counted.
Saying saying_of_unit(Unit);

}  // namespace kalends
