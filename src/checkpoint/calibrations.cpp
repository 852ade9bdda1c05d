#include "checkpoint/calibrations.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace kalends {
namespace {

/// Of none there is a calibration by evidence alone.
constexpr std::size_t first_kind = static_cast<std::size_t>(Kind::none) + 1;

/// Calls `use` with each name and what it names, those of evidence first.
template <class Calibrations, class UseEvidence, class UseKind>
void visit(Calibrations& calibration, UseEvidence use_evidence, UseKind use_kind) {
    for (std::size_t i = 0; i < evidence_kinds; ++i)
        use_evidence(name(static_cast<Evidence>(i)), calibration.by_evidence.at(i));
    for (std::size_t i = first_kind; i < all_kinds.size(); ++i)
        use_kind(name(all_kinds.at(i)), calibration.by_kind.at(i));
}

Logistic found(std::span<const NamedLogistic> all, std::string_view name, const Logistic& otherwise) {
    const auto one = std::ranges::find(all, name, &NamedLogistic::name);
    return one == all.end() ? otherwise : one->fit;
}

}  // namespace

std::vector<NamedLogistic> named(const Calibration& calibration) {
    std::vector<NamedLogistic> all;
    const auto add = [&](std::string_view name, const Logistic& one) { all.push_back({std::string(name), one}); };
    visit(calibration, add, add);
    return all;
}

void take(Calibration& calibration, std::span<const NamedLogistic> all) {
    const Logistic unchecked = found(all, name(Evidence::unchecked), {});
    const auto of_evidence = [&](std::string_view wanted) {
        const bool is_as_named = wanted == name(Evidence::worded) || wanted == name(Evidence::leftover);
        if (is_as_named) return found(all, wanted, found(all, name(Evidence::named), {}));
        return found(all, wanted, wanted == name(Evidence::invented) ? unchecked : Logistic{});
    };
    visit(
        calibration, [&](std::string_view name, Logistic& one) { one = of_evidence(name); },
        [&](std::string_view name, Logistic& one) { one = found(all, name, unchecked); });
}

}  // namespace kalends
