#pragma once

#include <ostream>
#include <string_view>

namespace kalends {

/// The project's version, such as "0.1.0".
std::string_view version();

/// Version, compiler, linear algebra kernels and the default model, a line each.
void print_version(std::ostream&);

}  // namespace kalends
