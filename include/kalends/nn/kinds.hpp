#pragma once

// What can be chosen of a model's layers; the words for them are in model/config.hpp.
namespace kalends {

/// Which score of the attention compares a query with a key.
enum class AttentionKind { additive, none, dot, general, scaled_dot, multi_head, local };

/// Which recurrent cell.
enum class CellKind { gru, lstm };

}  // namespace kalends
