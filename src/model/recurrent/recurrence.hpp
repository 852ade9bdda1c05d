#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nn/cell.hpp"
#include "tensor/gemm.hpp"

// S positions, B rows, U rows of a table, H state, G gates that the input writes.
namespace kalends {

/// Which rows of a batch have something to do at which position, and what they read there.
///
/// A loop over time works on the smallest range of rows that holds all busy ones, so padding costs nothing where a
/// batch is sorted by length, and little in any batch of similar lengths. Idle rows inside the range are skipped by
/// Cell.
class Schedule {
public:
    /// @param reads [S,B], a table row for each position and row, negative (idle_row) where there is nothing to do
    void assign(std::span<const std::int32_t> reads, std::size_t rows);

    [[nodiscard]] std::size_t length() const { return ranges_.size(); }
    /// Rows that are busy at a position; empty where none is.
    [[nodiscard]] RowRange range(std::size_t position) const { return ranges_[position]; }
    /// What the rows of range(position) read.
    [[nodiscard]] std::span<const std::int32_t> reads(std::size_t position) const;

private:
    std::size_t rows_ = 0;
    std::vector<std::int32_t> reads_;
    std::vector<RowRange> ranges_;
};

enum class Direction { forward, backward };

/// A recurrent cell that walks over a batch in one direction. Each row starts from zero at its own first or last
/// position; positions past a row's end are left out, and their states are zero.
template <class T>
struct Recurrence {
    const typename Cell<T>::Params& cell;
    const PackedFactor<T>& recurrent;  // the cell's recurrent weight, [H,3H] or [H,4H]
    const Schedule& schedule;          // [S,B] which rows of the table are read
    Direction direction;
    View<const T> zero;  // [B,H] the state before a row's first position

    /// Where a walk leaves what it finds.
    struct Walk {
        TimeView<T> gates;   // [S,B,4H] for the way back; where there is none, positions may share one place (step 0)
        TimeView<T> states;  // [S,B,H]
        TimeView<T> cells;   // [S,B,H] cell states, without columns where the cell has none
    };
    /// table [U,G*H]: input products
    void run(View<const T> table, const Walk&) const;

    struct Backward {
        const PackedFactor<T>& recurrent_reverse;  // the transposed weight
        Gemm<T>& gemm;
        Walk walk;                // of run(); the gates become their own gradient
        TimeView<T> d_states;     // [S,B,H] from elsewhere; become all that reaches each state, later ones' included
        View<T> d_state, d_cell;  // [B,H] scratch; the second as the cell states
        View<T> d_table;          // [U,G*H] added to
    };
    /// Adds the gradients of the recurrent weight and its bias; those of the input product are left in d_table.
    void run_backward(const Backward&, typename Cell<T>::Params& gradient) const;

private:
    [[nodiscard]] std::size_t position(std::size_t step) const {
        return direction == Direction::forward ? step : schedule.length() - 1 - step;
    }
    [[nodiscard]] View<const T> previous(TimeView<const T> states, std::size_t step) const {
        return step == 0 ? zero : states[position(step - 1)];
    }
    void step_forward(std::size_t step, View<const T> table, const Walk&) const;
    void step_backward(const Backward&, std::size_t step) const;
    void accumulate(const Backward&, typename Cell<T>::Params& gradient) const;
};

}  // namespace kalends
