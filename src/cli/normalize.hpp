#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "cli/line_rows.hpp"
#include "cli/table_rows.hpp"
#include "kalends/normalizer/block_normalizer.hpp"

namespace kalends {

struct NormalizeSettings {
    std::vector<std::filesystem::path> files;  ///< none: standard input
    std::optional<std::filesystem::path> model;
    std::optional<std::filesystem::path> output;  ///< nothing: standard output
    Precision precision = Precision::bfloat16;
    BlockNormalizerOptions normalizer;
    LineSettings lines;
    std::optional<TableSettings> table;  ///< nothing: the input is lines
    bool strict = false;
    bool summary = false;
};

/// One answer for each line of input, or in each row of a table, in order, in constant memory.
class Normalize final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

    [[nodiscard]] const NormalizeSettings& settings() const { return settings_; }

private:
    void setup_rows(const Arguments&);
    void answer_at_once(const Console&);
    [[nodiscard]] std::unique_ptr<Rows> open_rows(std::istream& standard_input) const;

    NormalizeSettings settings_;
};

}  // namespace kalends
