#pragma once

#include <string>

#include "training/progress.hpp"

namespace kalends {

/// One line of a training log in JSON Lines, without the line end, e.g.
///     {"step":400,"examples":102400,"loss":0.0213,"rows_right":0.94,"focus_loss":0.41,"learning_rate":0.0019,
///      "gradient_norm":0.37,"first_state_gradient":0.02,"last_state_gradient":0.04,"seconds":14.2,
///      "examples_per_second":7211,"validation":{"exact_match":0.951,"aligned":0.99,"loss":0.019,"rows_right":0.952}}
/// The gradients of states are norms of those that reach the encoder's first and last forward state, but for what
/// comes by an LSTM's cell state; means over the rows.
/// `validation` is there only after a validation. A number that is not finite is null.
std::string to_json_line(const Progress&);

}  // namespace kalends
