// The kinds of layers that a model can be made of.
#pragma once

namespace kalends {

/// Which score of the attention compares a query with a key.
enum class AttentionKind { additive, none, dot, general, scaled_dot, multi_head, local };

/// Which recurrent cell.
enum class CellKind { gru, lstm };

}  // namespace kalends
