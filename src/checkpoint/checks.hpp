#pragma once

#include <string_view>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// That its parts hold together: tensors have as many values as their shapes say and names of their own, the vocabulary
/// is the size that the configuration states. @throws Error (data; of the configuration usage)
void check(const Checkpoint&);

/// That whose months' names a model has. @throws Error (data) where there is no such
Calendar calendar_of(std::string_view name);

}  // namespace kalends
