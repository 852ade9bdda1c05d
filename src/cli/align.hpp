#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

enum class AlignFormat { table, json, svg, html, pharaoh, matrix };

struct AlignSettings {
    std::vector<std::string> texts;  ///< none: the lines of standard input
    std::optional<std::filesystem::path> model, output;
    std::vector<std::filesystem::path> beside;  ///< more models, whose alignments are shown beside it
    Precision precision = Precision::bfloat16;
    NormalizerOptions normalizer;
    AlignFormat format = AlignFormat::table;
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
