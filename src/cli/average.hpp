#pragma once

#include <filesystem>
#include <vector>

#include "cli/command.hpp"
#include "kalends/fitting/fitting.hpp"

namespace kalends {

/// Makes one model of several that come from one another.
class Average final : public Command {
public:
    [[nodiscard]] Manual manual() const override;
    void declare(OptionsDescription&) const override;
    void setup(const Arguments&) override;
    int run(Console&) override;

private:
    std::vector<std::filesystem::path> models_;
    std::vector<double> shares_;  ///< as many as models
    std::filesystem::path output_;
    AverageOptions options_;
};

}  // namespace kalends
