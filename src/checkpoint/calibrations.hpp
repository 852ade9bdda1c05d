#pragma once

#include <span>
#include <string>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"

// Calibrations as files have them: by the names of what they are for, so that a new kind of evidence or of expressions
// changes no format.
namespace kalends {

struct NamedLogistic {
    std::string name;
    Logistic fit;
};

/// By evidence, then by kind: "unchecked" ... "missing", "day" ... "several".
std::vector<NamedLogistic> named(const Calibration&);

/// Those that have a name here; another is for what this program does not tell apart. What is missing of evidence
/// leaves a confidence as it is, but that models did not always tell numbers without a numeral apart: those in words
/// are as named months, those that nothing says as what nothing can be checked of, and so is what is missing of kinds.
void take(Calibration&, std::span<const NamedLogistic>);

}  // namespace kalends
