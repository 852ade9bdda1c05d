#pragma once

#include <memory>
#include <string>
#include <vector>

#include "kalends/fitting/fitting.hpp"
#include "training/example_source.hpp"

// Parts of the generator of which a training takes more than the generator makes.
namespace kalends {

/// "0.1/ha,ig/clock 0.05//calendar", with a space between two; empty where there is none.
std::string to_text(const std::vector<Emphasis>&);
/// Reads what to_text() writes. @throws Error (usage) as parse_emphasis()
std::vector<Emphasis> parse_emphases(const std::string&);

/// @throws Error (usage) where the shares are together more than 1
void check(const std::vector<Emphasis>&);

/// All that the generator makes, and among it rows of those parts.
/// @throws Error (usage) where a part has an unknown locale or pattern
std::shared_ptr<const ExampleSource> with_emphasis(std::shared_ptr<const ExampleSource> generated,
                                                   const GeneratorOptions&, const std::vector<Emphasis>&);

}  // namespace kalends
