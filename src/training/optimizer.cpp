#include "training/optimizer.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>
#include <string>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

[[noreturn]] void report_divergence(std::uint64_t step, const Weights& gradient) {
    std::string where = "gradient";
    for (const auto& tensor : tensors(gradient)) {
        if (std::ranges::all_of(tensor.values, [](float value) { return std::isfinite(value); })) continue;
        where = "gradient of " + tensor.name;
        break;
    }
    throw Error(ErrorKind::data,
                "training diverged at step " + std::to_string(step) + ": the " + where +
                    " is not finite; train again with a lower --learning-rate (a model that was saved before "
                    "is whole)");
}

/// Added up in double.
double sum_of_squares(std::span<const float> values) {
    return std::inner_product(values.begin(), values.end(), values.begin(), 0.0, std::plus{},
                              [](double a, double b) { return a * b; });
}

void scale(std::span<float> values, double factor) {
    for (float& value : values) value *= static_cast<float>(factor);
}

void move_average(std::span<float> average, std::span<const float> weights, double keep) {
    const auto share = static_cast<float>(1 - keep);
    for (std::size_t i = 0; i < average.size(); ++i) average[i] += share * (weights[i] - average[i]);
}

/// From 1 at the start to 0 at the end.
double remaining(Decay decay, double share) {
    switch (decay) {
        case Decay::none:
            return 1;
        case Decay::linear:
            return 1 - share;
        case Decay::cosine:
            return (1 + std::cos(std::numbers::pi * share)) / 2;
    }
    return 1;
}

}  // namespace

OptimizerState optimizer_state(Weights weights) {
    AdamMoments<Weights> moments = adam_moments(weights);
    Weights average = weights;
    return {std::move(weights), std::move(average), std::move(moments)};
}

Optimizer::Optimizer(const Weights& like, const TrainingOptions& options, ThreadPool& pool)
    : options_(options), pool_(pool), blocks_(cut_into_blocks(tensors(like))) {}

double Optimizer::norm(const Weights& gradient) const {
    const auto values = tensors(gradient);
    std::vector<double> squares(blocks_.size());
    pool_.for_each(blocks_.size(), [&](std::size_t i) { squares[i] = sum_of_squares(blocks_[i].of(values)); });
    return std::sqrt(std::accumulate(squares.begin(), squares.end(), 0.0));
}

double Optimizer::step(const Step& step, Weights& gradient, OptimizerState& state) const {
    const double mean_norm = norm(gradient) / step.symbols;
    if (!std::isfinite(mean_norm)) report_divergence(step.number, gradient);
    const double factor = std::min(1.0, options_.clip_norm / mean_norm) / step.symbols;
    const AdamRates rates({step.learning_rate, options_.beta_1, options_.beta_2, options_.epsilon}, step.number);
    const double keep = average_weight(options_.average_decay, step.number);

    const auto weights = tensors(state.weights), average = tensors(state.average), gradients = tensors(gradient);
    const auto first = tensors(state.moments.first), second = tensors(state.moments.second);
    pool_.for_each(blocks_.size(), [&](std::size_t i) {
        const Block& block = blocks_[i];
        scale(block.of(gradients), factor);
        adam_update<float>({block.of(weights), block.of(gradients), block.of(first), block.of(second)}, rates);
        if (options_.average_decay > 0) move_average(block.of(average), block.of(weights), keep);
    });
    return mean_norm;
}

double learning_rate(const TrainingOptions& options, std::uint64_t step, double share) {
    const double warm_up = static_cast<double>(step) / static_cast<double>(options.warm_up_steps + 1);
    const double left = remaining(options.decay, std::clamp(share, 0.0, 1.0));
    return options.learning_rate * std::min(1.0, warm_up) * (options.final_rate + (1 - options.final_rate) * left);
}

double average_weight(double decay, std::uint64_t step) {
    const auto steps = static_cast<double>(step);
    return std::min(decay, (1 + steps) / (10 + steps));
}

}  // namespace kalends
