#pragma once

#include <memory>
#include <vector>

#include "cli/command.hpp"

namespace kalends {

// Commands, each in the file of its name.
std::unique_ptr<Command> make_align();
std::unique_ptr<Command> make_completion();
std::unique_ptr<Command> make_evaluate();
std::unique_ptr<Command> make_export();
std::unique_ptr<Command> make_generate();
std::unique_ptr<Command> make_import();
std::unique_ptr<Command> make_inspect();
std::unique_ptr<Command> make_man();

/// All commands, in the order in which `kalends --help` lists them.
std::vector<std::unique_ptr<Command>> all_commands();

/// All options of a command, --help among them.
OptionsDescription described(const Command&);

}  // namespace kalends
