#pragma once

#include <cstddef>
#include <span>

#include "kalends/checkpoint/checkpoint.hpp"

namespace kalends {

/// The model compiled into this library (data/default.kal), as save() wrote it; empty where it was built without one.
std::span<const std::byte> default_model_bytes();

/// That model. @throws Error (no_input) where the library was built without one
Checkpoint load_default_model();

}  // namespace kalends
