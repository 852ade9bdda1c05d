#pragma once

#include <exception>

#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"

namespace kalends {

/// Runs the command line `words` (without the program's name) and returns the exit code.
/// @throws Error, and what the standard library throws
int run_application(const Words& words, Console&);

/// Tells the user what went wrong, as "kalends COMMAND: message", and returns the exit code (see ErrorKind).
int report_error(const std::exception&, const Words& words, Console&);

}  // namespace kalends
