#include "kalends/model/recurrence.hpp"

#include "kalends/tensor/blas.hpp"
#include "kalends/tensor/packed_factor.hpp"
#include "kalends/tensor/row_kernels.hpp"

namespace kalends {

template <class T, class Factor>
void Recurrence<T, Factor>::run(View<const T> table, TimeView<T> gates, TimeView<T> states) const {
    for (std::size_t step = 0; step < schedule.length(); ++step) step_forward(step, table, gates, states);
}

template <class T, class Factor>
void Recurrence<T, Factor>::step_forward(std::size_t step, View<const T> table, TimeView<T> gates,
                                         TimeView<T> states) const {
    const std::size_t here = position(step);
    const RowRange range = schedule.range(here);
    clear_outside(gates[here], range);
    clear_outside(states[here], range);
    const View<T> gate = gates[here].row_window(range);
    const View<const T> before = previous(states, step).row_window(range);
    Gru<T>::seed(cell, table, schedule.reads(here), gate);
    if (step > 0) recurrent.multiply_add(before, Gru<T>::recurrent_window(gate));
    Gru<T>::activate({schedule.reads(here), gate, before, states[here].row_window(range)});
}

template <class T, class Factor>
void Recurrence<T, Factor>::run_backward(const Backward& way, typename Gru<T>::Params& gradient) const {
    fill(way.d_state, T{0});
    for (std::size_t step = schedule.length(); step-- > 0;) step_backward(way, step);
    accumulate(way, gradient);
}

template <class T, class Factor>
void Recurrence<T, Factor>::step_backward(const Backward& way, std::size_t step) const {
    const std::size_t here = position(step);
    const RowRange range = schedule.range(here);
    const View<T> d_state = way.d_state.row_window(range);
    const View<T> gate = way.gates[here].row_window(range);
    add(way.d_states[here].row_window(range), d_state);
    Gru<T>::differentiate({schedule.reads(here), gate, previous(way.states, step).row_window(range), d_state});
    if (step > 0) way.recurrent_reverse.multiply_add(Gru<T>::recurrent_window(gate), d_state);
    Gru<T>::scatter(gate, schedule.reads(here), way.d_table);
}

// All positions at once: each but the first step of the walk pairs its gates with the state of the step before.
template <class T, class Factor>
void Recurrence<T, Factor>::accumulate(const Backward& way, typename Gru<T>::Params& gradient) const {
    const std::size_t pairs = way.states.length - 1;
    const bool forward = direction == Direction::forward;
    const TimeView<const T> before = way.states.window(forward ? 0 : 1, pairs);
    const TimeView<T> after = way.gates.window(forward ? 1 : 0, pairs);
    accumulate_outer(before.flat(), Gru<T>::recurrent_window(after.flat()), matrix(gradient.recurrent_weight));
    add_column_sums<T>(way.gates.flat().column_window(0, cell.hidden()), gradient.recurrent_bias.data());
}

template struct Recurrence<float>;
template struct Recurrence<float, PackedFactor>;
template struct Recurrence<double>;

}  // namespace kalends
