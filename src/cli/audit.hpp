#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "cli/command.hpp"
#include "cli/rows.hpp"
#include "cli/table_rows.hpp"
#include "evaluation/column_audit.hpp"

namespace kalends {

struct AuditSettings {
    using Report = std::string (*)(std::string_view column, const ColumnAudit&, std::string_view options);

    std::optional<std::filesystem::path> file, model,
        output;  ///< nothing: standard input, the default, standard output
    Precision precision = Precision::bfloat16;
    BlockNormalizerOptions normalizer;
    std::optional<TableSettings> table;  ///< nothing: the input is lines
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
    [[nodiscard]] std::unique_ptr<Rows> open_rows(std::istream& standard_input) const;

    AuditSettings settings_;
};

}  // namespace kalends
