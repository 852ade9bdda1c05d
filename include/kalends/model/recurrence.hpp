#pragma once

#include "kalends/model/schedule.hpp"
#include "kalends/nn/gru.hpp"
#include "kalends/tensor/packed_matrix.hpp"

// S positions, B rows, U rows of a table, H state.
namespace kalends {

enum class Direction { forward, backward };

/// A recurrent cell that walks over a batch in one direction. Each row starts from zero at its own first or last
/// position; positions past a row's end are left out, and their states are zero. `Factor` multiplies by the weight.
template <class T, class Factor = PackedMatrix<T>>
struct Recurrence {
    const typename Gru<T>::Params& cell;
    const Factor& recurrent;   // [H,3H] the cell's recurrent weight
    const Schedule& schedule;  // [S,B] which rows of the table are read
    Direction direction;
    View<const T> zero;  // [B,H] the state before a row's first position

    /// Fills states [S,B,H]. Keeps in gates [S,B,4H] what the way back needs. Where there is none, the positions of
    /// `gates` may share one place (step 0). table [U,3H]: input products
    void run(View<const T> table, TimeView<T> gates, TimeView<T> states) const;

    struct Backward {
        const PackedMatrix<T>& recurrent_reverse;  // [3H,H] the transposed weight
        TimeView<T> gates;                         // [S,B,4H] of run(); become their own gradient
        TimeView<const T> states;                  // [S,B,H]
        TimeView<const T> d_states;                // [S,B,H]
        View<T> d_state;                           // [B,H] scratch
        View<T> d_table;                           // [U,3H] added to
    };
    /// Adds the gradients of the recurrent weight and its bias; those of the input product are left in d_table.
    void run_backward(const Backward&, typename Gru<T>::Params& gradient) const;

private:
    [[nodiscard]] std::size_t position(std::size_t step) const {
        return direction == Direction::forward ? step : schedule.length() - 1 - step;
    }
    [[nodiscard]] View<const T> previous(TimeView<const T> states, std::size_t step) const {
        return step == 0 ? zero : states[position(step - 1)];
    }
    void step_forward(std::size_t step, View<const T> table, TimeView<T> gates, TimeView<T> states) const;
    void step_backward(const Backward&, std::size_t step) const;
    void accumulate(const Backward&, typename Gru<T>::Params& gradient) const;
};

}  // namespace kalends
