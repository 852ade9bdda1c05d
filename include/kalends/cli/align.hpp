#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "kalends/cli/command.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

struct AlignSettings {
    std::vector<std::string> texts;  ///< none: the lines of standard input
    std::optional<std::filesystem::path> model, output;
    Precision precision = Precision::bfloat16;
    NormalizerOptions normalizer;
    bool json = false;   ///< --format json
    bool ascii = false;  ///< shades as digits
};

/// Shows which characters the model looked at for each digit of the date.
class Align final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    AlignSettings settings_;
};

}  // namespace kalends
