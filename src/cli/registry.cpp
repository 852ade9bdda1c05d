#include "kalends/cli/registry.hpp"

#include "kalends/cli/align.hpp"
#include "kalends/cli/audit.hpp"
#include "kalends/cli/average.hpp"
#include "kalends/cli/completion.hpp"
#include "kalends/cli/evaluate.hpp"
#include "kalends/cli/exchange.hpp"
#include "kalends/cli/generate.hpp"
#include "kalends/cli/inspect.hpp"
#include "kalends/cli/man.hpp"
#include "kalends/cli/normalize.hpp"
#include "kalends/cli/train.hpp"

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
