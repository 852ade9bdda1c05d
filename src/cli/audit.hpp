#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "kalends/columns/column_audit.hpp"
#include "kalends/columns/table.hpp"

namespace kalends {

struct AuditSettings {
    using Report = std::string (*)(std::string_view column, const ColumnAudit&, std::string_view options);

    std::optional<std::filesystem::path> file;    ///< nothing: standard input
    std::optional<std::filesystem::path> model;   ///< nothing: the default
    std::optional<std::filesystem::path> output;  ///< nothing: standard output
    Precision precision = Precision::bfloat16;
    BlockNormalizerOptions normalizer;
    std::optional<TableOptions> table;  ///< nothing: the input is lines
    ColumnAuditOptions audit;
    Report report = nullptr;
};

/// Tells what columns of dates hold, and changes nothing.
class Audit final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    [[nodiscard]] std::vector<std::filesystem::path> files() const;
    [[nodiscard]] std::unique_ptr<RowReader> open_rows(std::istream& standard_input) const;

    AuditSettings settings_;
};

}  // namespace kalends
