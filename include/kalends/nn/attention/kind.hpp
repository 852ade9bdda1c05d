#pragma once

namespace kalends {

/// Which score compares a query with a key. A new one is also an alternative of Attention::Score, a case in
/// Attention::make and a word in model/config.cpp; the compiler points at each that is missing.
enum class AttentionKind { additive, dot };

}  // namespace kalends
