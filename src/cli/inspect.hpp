#pragma once

#include <filesystem>
#include <optional>

#include "cli/command.hpp"

namespace kalends {

/// Tells what a model file holds.
class Inspect final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    std::optional<std::filesystem::path> model_;
    bool json_ = false;
};

}  // namespace kalends
