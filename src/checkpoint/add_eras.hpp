#pragma once

#include "kalends/checkpoint/checkpoint.hpp"

namespace kalends {

/// Gives a model of a format before 6 the symbols of eras, which it all but never writes: zero in its weights, and in
/// the bias of its output far below all others. The row of symbol::start moves behind them. Tensors of other names or
/// shapes stay. @pre each tensor has as many values as its shape says
void add_eras(Checkpoint&);

}  // namespace kalends
