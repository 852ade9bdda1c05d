#pragma once

#include "cli/arguments.hpp"
#include "kalends/fitting/fitting.hpp"

// How the command line says what a training shall be.
namespace kalends {

void declare_fitting(OptionsDescription&);
/// @throws Error (usage)
FittingOptions fitting_options(const Arguments&);

}  // namespace kalends
