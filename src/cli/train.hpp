#pragma once

#include "cli/command.hpp"
#include "cli/train_settings.hpp"

namespace kalends {

/// Trains a model, from a corpus or from the generator.
class Train final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

    [[nodiscard]] const TrainSettings& settings() const { return settings_; }

private:
    TrainSettings settings_;
};

}  // namespace kalends
