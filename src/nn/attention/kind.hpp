#pragma once

namespace kalends {

/// Which score compares a query with a key; Attention::Score has its alternatives in the same order.
enum class AttentionKind { additive, none, dot, general, scaled_dot, multi_head, local };

}  // namespace kalends
