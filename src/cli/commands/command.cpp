#include "cli/commands/command.hpp"

#include <algorithm>

namespace kalends {

Commands all_commands() {
    Commands commands;
    for (const auto make :
         {make_normalize, make_audit, make_align, make_explain, make_interpret, make_generate, make_train, make_average,
          make_evaluate, make_inspect, make_export, make_import, make_completion, make_man})
        commands.push_back(make());
    return commands;
}

Command* find(const Commands& commands, std::string_view name) {
    const auto found =
        std::ranges::find_if(commands, [&](const auto& command) { return command->manual().name == name; });
    return found == commands.end() ? nullptr : found->get();
}

Words names_of(const Commands& commands) {
    Words names;
    for (const auto& command : commands) names.emplace_back(command->manual().name);
    return names;
}

}  // namespace kalends
