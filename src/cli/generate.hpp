#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "cli/command.hpp"
#include "kalends/generator/generator.hpp"

namespace kalends {

struct GenerateSettings {
    GeneratorOptions generator;
    std::uint64_t count = 1000;  ///< rows
    bool annotated = false;      ///< with the columns that only the generator knows
    std::size_t threads = 0;
    std::optional<std::filesystem::path> output;
};

/// Writes rows of the generator as TSV.
class Generate final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    GenerateSettings settings_;
};

}  // namespace kalends
