#pragma once

#include "kalends/checkpoint/checkpoint.hpp"

namespace kalends {

/// That its parts hold together: tensors have as many values as their shapes say and names of their own, the vocabulary
/// is the size that the configuration states. @throws Error (data; of the configuration usage)
void check(const Checkpoint&);

}  // namespace kalends
