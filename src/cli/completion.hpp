#pragma once

#include "cli/command.hpp"

namespace kalends {

enum class Shell { bash, zsh, fish };

/// Writes what a shell completes command lines of kalends by, made from the commands' own options.
class Completion final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override {}
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    Shell shell_ = Shell::bash;
};

}  // namespace kalends
