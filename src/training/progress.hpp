#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "kalends/checkpoint/checkpoint.hpp"
#include "model/loss.hpp"
#include "training/validator.hpp"

namespace kalends {

/// Where a training stands after a step.
struct Progress {
    std::uint64_t step = 0;      ///< steps taken, all runs together
    std::uint64_t examples = 0;  ///< examples seen, all runs together
    double share = 0;            ///< of the budget that is used up, 0..1
    LossSums losses;             ///< of this step's batch; sums
    double learning_rate = 0;
    double gradient_norm = 0;                   ///< of the mean gradient, before clipping
    double seconds = 0;                         ///< time spent in this run
    double seconds_of_exchange = 0;             ///< of these what ranks took to tell each other their gradients
    double examples_per_second = 0;             ///< over this run
    double seconds_left = 0;                    ///< estimate
    std::optional<ValidationScore> validation;  ///< of the held-out examples, where this step ended with a validation
    double best_score = -1;                     ///< highest exact match on the held-out examples so far; -1: none yet

    /// Means over the step's batch: cross-entropy per symbol (nats), and rows with all symbols right (teacher forced).
    [[nodiscard]] double loss() const;
    [[nodiscard]] double rows_right() const;
};

/// One line of a training log in JSON Lines, without the line end, e.g.
///     {"step":400,"examples":102400,"loss":0.0213,"rows_right":0.94,"focus_loss":0.41,"learning_rate":0.0019,
///      "gradient_norm":0.37,"first_state_gradient":0.02,"last_state_gradient":0.04,"seconds":14.2,
///      "examples_per_second":7211,"validation":{"exact_match":0.951,"aligned":0.99,"loss":0.019,"rows_right":0.952}}
/// The gradients of states are norms of those that reach the encoder's first and last forward state, but for what
/// comes by an LSTM's cell state; means over the rows.
/// `validation` is there only after a validation. A number that is not finite is null.
std::string to_json_line(const Progress&);

/// What a training tells while it runs, and asks. Called between steps, on the thread that runs the training.
class Observer {
public:
    virtual ~Observer() = default;
    /// Before the first step, where the user should know something of the examples: a sentence without a line end.
    virtual void on_notice(const std::string&) {}
    /// After every step.
    virtual void on_step(const Progress&) {}
    /// Now and then, when stopped and at the end: all that is needed to go on. To be saved.
    virtual void on_checkpoint(const Checkpoint&) {}
    /// True ends the training after the present step.
    virtual bool stop_requested() { return false; }
};

}  // namespace kalends
