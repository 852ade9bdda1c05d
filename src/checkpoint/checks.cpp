#include "checkpoint/checks.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checkpoint/calibrations.hpp"
#include "checkpoint/tensors.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

/// Product of a shape; nothing where it overflows.
std::optional<std::size_t> element_count(const std::vector<std::size_t>& shape) {
    std::size_t count = 1;
    for (const std::size_t length : shape) {
        if (__builtin_mul_overflow(count, length, &count)) return std::nullopt;
    }
    return count;
}

void check(const std::vector<NamedTensor>& tensors) {
    std::set<std::string_view> names;
    for (const NamedTensor& tensor : tensors) {
        if (!names.insert(tensor.name).second)
            throw Error(ErrorKind::data, "tensor " + tensor.name + " is there twice");
        if (!std::ranges::all_of(tensor.values, [](float value) { return std::isfinite(value); }))
            throw Error(ErrorKind::data, "tensor " + tensor.name + " holds what is no number");
        if (element_count(tensor.shape) != tensor.values.size()) {
            throw Error(ErrorKind::data, "tensor " + tensor.name + " has " + std::to_string(tensor.values.size()) +
                                             " values, which is not what its shape says");
        }
    }
}

void check(const Calibration& calibration) {
    const double minimum = calibration.default_min_confidence;
    const auto is_finite = [](const NamedLogistic& one) {
        return std::isfinite(one.fit.slope) && std::isfinite(one.fit.offset);
    };
    if (!std::ranges::all_of(named(calibration), is_finite) || !(minimum >= 0 && minimum <= 1))
        throw Error(ErrorKind::data, "its calibration is none of probabilities");
}

void check(const TrainingState& state) {
    for (const auto& tensors : {&TrainingState::weights, &TrainingState::average, &TrainingState::first_moments,
                                &TrainingState::second_moments})
        check(state.*tensors);
    if (!std::isfinite(state.seconds) || !std::isfinite(state.best_score))
        throw Error(ErrorKind::data, "the time or the score of its training is no number");
}

}  // namespace

void check(const Checkpoint& checkpoint) {
    if (checkpoint.config.vocabulary != checkpoint.vocabulary.size()) {
        throw Error(ErrorKind::data, "the configuration is for " + std::to_string(checkpoint.config.vocabulary) +
                                         " source symbols, the vocabulary has " +
                                         std::to_string(checkpoint.vocabulary.size()));
    }
    if (checkpoint.config.symbols != checkpoint.symbols.size()) {
        throw Error(ErrorKind::data, "the configuration is for " + std::to_string(checkpoint.config.symbols) +
                                         " target symbols, the model names " +
                                         std::to_string(checkpoint.symbols.size()));
    }
    check(checkpoint.config);
    check(checkpoint.weights);
    check_size(checkpoint.config, value_count(checkpoint.weights));
    check(checkpoint.calibration);
    if (checkpoint.training) check(*checkpoint.training);
}

Calendar calendar_of(std::string_view name) {
    const std::optional<Calendar> calendar = parse_calendar(name);
    if (!calendar) throw Error(ErrorKind::data, "it has names of months of an unknown calendar");
    return *calendar;
}

}  // namespace kalends
