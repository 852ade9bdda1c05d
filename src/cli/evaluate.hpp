#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "cli/command.hpp"
#include "kalends/evaluation/evaluator.hpp"
#include "kalends/generator/generator.hpp"

namespace kalends {

struct EvaluateSettings {
    std::optional<std::filesystem::path> model;
    Precision precision = Precision::bfloat16;
    std::optional<std::filesystem::path> data;  ///< nothing: fresh rows of the generator
    GeneratorOptions generator;
    std::uint64_t count = 10'000;  ///< rows of the generator
    EvaluationOptions evaluation;
    std::optional<std::filesystem::path> errors;  ///< where the rows go that were not answered exactly
    bool json = false;
};

/// Measures how well a model reads rows whose dates are known.
class Evaluate final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

    [[nodiscard]] const EvaluateSettings& settings() const { return settings_; }

private:
    EvaluateSettings settings_;
};

}  // namespace kalends
