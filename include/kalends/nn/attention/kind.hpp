#pragma once

namespace kalends {

/// Which score compares a query with a key; in the order of the alternatives of Attention::Score.
enum class AttentionKind { additive, none, dot, general, scaled_dot, multi_head, local };

}  // namespace kalends
