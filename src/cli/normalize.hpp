#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "columns/lines.hpp"
#include "kalends/columns/table.hpp"

namespace kalends {

enum class LineFormat { plain, jsonl, n_best };

struct NormalizeSettings {
    std::vector<std::filesystem::path> files;  ///< none: standard input
    std::optional<std::filesystem::path> model;
    std::optional<std::filesystem::path> output;  ///< nothing: standard output
    Precision precision = Precision::bfloat16;
    BlockNormalizerOptions normalizer;
    LineOptions lines;
    LineFormat format = LineFormat::plain;  ///< of the answers to lines
    std::optional<TableOptions> table;      ///< nothing: the input is lines
    TableOutput table_output;
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

    NormalizeSettings settings_;
};

}  // namespace kalends
