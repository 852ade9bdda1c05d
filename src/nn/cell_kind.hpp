#pragma once

namespace kalends {

/// Which recurrent cell; Cell::Kind has its alternatives in the same order.
enum class CellKind { gru, lstm };

}  // namespace kalends
