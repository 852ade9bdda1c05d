#pragma once

#include <memory>
#include <vector>

#include "cli/command.hpp"

namespace kalends {

/// All commands, in the order in which `kalends --help` lists them. A new command is one line here.
std::vector<std::unique_ptr<Command>> all_commands();

}  // namespace kalends
