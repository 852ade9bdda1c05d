#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "kalends/data/example.hpp"

namespace kalends {

/// Adds an example to what is told to another rank of the same program: no file has this form.
void append(const EncodedExample&, std::vector<std::byte>& to);
/// The first example of `from`, which loses it.
EncodedExample take_example(std::span<const std::byte>& from);

}  // namespace kalends
