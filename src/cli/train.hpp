#pragma once

#include "cli/command.hpp"
#include "kalends/fitting/fitting.hpp"

namespace kalends {

/// Trains a model, from a corpus or from the generator.
class Train final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

    [[nodiscard]] const FittingOptions& options() const { return options_; }

private:
    FittingOptions options_;
};

}  // namespace kalends
