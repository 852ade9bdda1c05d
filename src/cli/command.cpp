#include "cli/command.hpp"

namespace kalends {

OptionsDescription described(const Command& command) {
    constexpr unsigned columns = 100;
    OptionsDescription options("Options", columns, columns / 2);
    command.declare(options);
    options.add_options()("help,h", "this help");
    return options;
}

}  // namespace kalends
