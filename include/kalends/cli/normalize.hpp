#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "kalends/cli/command.hpp"
#include "kalends/normalizer/block_normalizer.hpp"

namespace kalends {

struct NormalizeSettings {
    std::vector<std::filesystem::path> files;  ///< none: standard input
    std::optional<std::filesystem::path> model;
    Precision precision = Precision::bfloat16;
    BlockNormalizerOptions normalizer;
    bool json = false;           ///< --output-format jsonl
    bool line_buffered = false;  ///< answer each line as it comes
    bool strict = false;
    bool summary = false;
};

/// One answer line for each line of input, in order, in constant memory.
class Normalize final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

    [[nodiscard]] const NormalizeSettings& settings() const { return settings_; }

private:
    NormalizeSettings settings_;
};

}  // namespace kalends
