#include "language/era.hpp"

#include <algorithm>
#include <array>

namespace kalends {
namespace {

struct EraFacts {
    std::string_view name;
    int year_offset;
};
constexpr std::array<EraFacts, era_count> eras{{{"common", 0},
                                                {"bc", 0},
                                                {"buddhist", -543},
                                                {"minguo", 1911},
                                                {"dangi", -2333},
                                                {"meiji", 1867},
                                                {"taisho", 1911},
                                                {"showa", 1925},
                                                {"heisei", 1988},
                                                {"reiwa", 2018}}};

const EraFacts& facts(Era era) {
    return eras[static_cast<std::size_t>(era)];
}

}  // namespace

std::string_view name(Era era) {
    return facts(era).name;
}

std::optional<Era> parse_era(std::string_view word) {
    const auto* const found = std::ranges::find(eras.begin() + 1, eras.end(), word, &EraFacts::name);
    return found == eras.end() ? std::nullopt : std::optional(static_cast<Era>(found - eras.begin()));
}

int year_offset(Era era) {
    return facts(era).year_offset;
}

}  // namespace kalends
