#include "cli/commands/registry.hpp"

#include "cli/audit.hpp"
#include "cli/average.hpp"
#include "cli/normalize.hpp"
#include "cli/train.hpp"

namespace kalends {

std::vector<std::unique_ptr<Command>> all_commands() {
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(std::make_unique<Normalize>());
    commands.push_back(std::make_unique<Audit>());
    commands.push_back(make_align());
    commands.push_back(make_generate());
    commands.push_back(std::make_unique<Train>());
    commands.push_back(std::make_unique<Average>());
    commands.push_back(make_evaluate());
    commands.push_back(make_inspect());
    commands.push_back(make_export());
    commands.push_back(make_import());
    commands.push_back(make_completion());
    commands.push_back(make_man());
    return commands;
}

OptionsDescription described(const Command& command) {
    constexpr unsigned columns = 100;
    OptionsDescription options("Options", columns, columns / 2);
    command.declare(options);
    options.add_options()("help,h", "this help");
    return options;
}

}  // namespace kalends
