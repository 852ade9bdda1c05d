#pragma once

#include <filesystem>
#include <optional>

#include "cli/command.hpp"

namespace kalends {

/// Writes a model in a format that other programs read.
class Export final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    std::optional<std::filesystem::path> model_;  ///< nothing: the default model
    std::filesystem::path output_;
};

/// Makes a model file of what Export wrote, or another program in the same form.
class Import final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    std::filesystem::path file_, output_;
};

}  // namespace kalends
