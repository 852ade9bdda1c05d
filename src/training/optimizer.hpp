#pragma once

#include <cstdint>

#include "core/thread_pool.hpp"
#include "kalends/training/options.hpp"
#include "nn/adam.hpp"
#include "training/batch_gradient.hpp"
#include "training/slices.hpp"

namespace kalends {

/// All numbers that training changes.
struct OptimizerState {
    Weights weights;
    Weights average;  ///< of the weights after each step; untouched where TrainingOptions::average_decay is 0
    AdamMoments<Weights> moments;
};

/// Moments of zero, and an average that starts from the weights.
OptimizerState optimizer_state(Weights);

/// Turns a summed gradient into a step: mean, clipping, Adam, running average. Element by element, in blocks on all
/// threads; the norm is summed block by block in their order, so the result does not depend on the number of threads.
class Optimizer {
public:
    Optimizer(const Weights& like, const TrainingOptions&, ThreadPool&);

    struct Step {
        std::uint64_t number = 1;  ///< 1 for the first
        double learning_rate = 0;
        double symbols = 1;  ///< what the gradient is divided by
    };
    /// Scales `gradient` in place and takes the step. Returns the norm of the mean gradient before clipping.
    /// @throws Error (internal) where it is not finite, naming step and tensor; the state is then as it was
    double step(const Step&, Weights& gradient, OptimizerState&) const;

private:
    [[nodiscard]] double norm(const Weights& gradient) const;

    TrainingOptions options_;
    ThreadPool& pool_;
    Blocks blocks_;
};

/// Learning rate of a step: a linear warm-up over the first steps (Goyal et al. 2017, section 2.2) times a decay over
/// the whole budget, linear or along half a cosine (Loshchilov and Hutter 2017, equation 5), down to `final_rate`.
/// @param step 1 for the first
/// @param share how much of the budget is used up before this step, 0..1
double learning_rate(const TrainingOptions&, std::uint64_t step, double share);

/// Weight of the old average in the new, for a step: `decay` in the long run, less at first, so that the first weights
/// are soon forgotten.
double average_weight(double decay, std::uint64_t step);

}  // namespace kalends
