#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/generator/generator.hpp"

namespace kalends {

/// Makes one model of several that come from one another.
class Average final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    [[nodiscard]] GeneratorOptions generator(const Checkpoint&) const;

    std::vector<std::filesystem::path> models_;
    std::vector<double> shares_;  ///< as many as models
    std::filesystem::path output_;
    std::optional<GeneratorOptions> generator_;
    std::optional<double> min_confidence_;
    std::size_t calibration_examples_ = 0;
    std::size_t threads_ = 0;
};

}  // namespace kalends
