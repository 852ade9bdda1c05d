#include "cli/registry.hpp"

#include "cli/align.hpp"
#include "cli/audit.hpp"
#include "cli/average.hpp"
#include "cli/completion.hpp"
#include "cli/evaluate.hpp"
#include "cli/exchange.hpp"
#include "cli/generate.hpp"
#include "cli/inspect.hpp"
#include "cli/man.hpp"
#include "cli/normalize.hpp"
#include "cli/train.hpp"

namespace kalends {

std::vector<std::unique_ptr<Command>> all_commands() {
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(std::make_unique<Normalize>());
    commands.push_back(std::make_unique<Audit>());
    commands.push_back(std::make_unique<Align>());
    commands.push_back(std::make_unique<Generate>());
    commands.push_back(std::make_unique<Train>());
    commands.push_back(std::make_unique<Average>());
    commands.push_back(std::make_unique<Evaluate>());
    commands.push_back(std::make_unique<Inspect>());
    commands.push_back(std::make_unique<Export>());
    commands.push_back(std::make_unique<Import>());
    commands.push_back(std::make_unique<Completion>());
    commands.push_back(std::make_unique<Man>());
    return commands;
}

}  // namespace kalends
