#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "tensor/view.hpp"

// B rows of a batch, H state.
namespace kalends {

/// A row of a batch that reads nothing: past its end.
constexpr std::int32_t idle_row = -1;

/// How the gates of a row, four blocks of H, are written by the products: `input_first` blocks come before those of the
/// input product; the recurrent product begins with the first.
struct GateBlocks {
    std::size_t input_first;
    std::size_t input_count;
    std::size_t recurrent_count;
};

/// One step, once both products are in the gates. Turns the gates into what the way back needs. Idle rows: all zero.
/// Kinds without a cell state c leave its views empty.
template <class T>
struct CellStep {
    std::span<const std::int32_t> rows;  // [B]
    View<T> gates;                       // [B,4H]
    View<const T> previous;              // [B,H] h, zero in the first step
    View<T> next;                        // [B,H] h'
    View<const T> previous_cell;         // [B,H] c
    View<T> next_cell;                   // [B,H] c'
};

/// Turns the gates of a step into their gradients, and d_state (and d_cell) from the gradient of h' (c') into that of
/// h (c), without the way through the product: d_h += d_recurrent_window U^T is left to the caller. Idle rows: all
/// zero.
template <class T>
struct CellStepBackward {
    std::span<const std::int32_t> rows;  // [B]
    View<T> gates;                       // [B,4H]
    View<const T> previous;              // [B,H]
    View<T> d_state;                     // [B,H]
    View<const T> previous_cell;         // [B,H]
    View<const T> next_cell;             // [B,H]
    View<T> d_cell;                      // [B,H]
};

}  // namespace kalends
