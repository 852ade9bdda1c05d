#pragma once

#include <optional>
#include <string>

#include "cli/command.hpp"

namespace kalends {

/// Writes manual pages, made from the commands' own help.
class Man final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override {}
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    std::optional<std::string> command_;  ///< nothing: the page of the program itself
};

}  // namespace kalends
