#pragma once

#include <span>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/data/example.hpp"

namespace kalends {

/// Makes the confidences of a model honest: fits its calibration to examples it was not trained on. Leaves it as it is
/// where there are none.
void calibrate(Checkpoint&, std::span<const Example>);

}  // namespace kalends
