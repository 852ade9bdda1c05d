#pragma once

#include "cli/options/options.hpp"
#include "kalends/fitting/fitting.hpp"

namespace kalends {

/// All options of `train`, in the order of its help, with what is usual for what shall be trained.
/// @throws Error (usage) where they cannot be said together
void train_options(Options&, FittingOptions&);

}  // namespace kalends
