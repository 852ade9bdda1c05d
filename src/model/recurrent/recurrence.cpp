#include "model/recurrent/recurrence.hpp"

#include <algorithm>

#include "tensor/row_kernels.hpp"

namespace kalends {

void Schedule::assign(std::span<const std::int32_t> reads, std::size_t rows) {
    reads_.assign(reads.begin(), reads.end());
    rows_ = rows;
    ranges_.clear();
    for (std::size_t start = 0; start < reads_.size(); start += rows) {
        const std::span<const std::int32_t> here(reads_.data() + start, rows);
        const auto busy = [](std::int32_t row) { return row >= 0; };
        const auto first = std::find_if(here.begin(), here.end(), busy);
        const auto last = std::find_if(here.rbegin(), std::make_reverse_iterator(first), busy).base();
        ranges_.push_back(
            {static_cast<std::size_t>(first - here.begin()), static_cast<std::size_t>(last - here.begin())});
    }
}

std::span<const std::int32_t> Schedule::reads(std::size_t position) const {
    const RowRange range = ranges_[position];
    return {reads_.data() + position * rows_ + range.first, range.count()};
}

template <class T>
void Recurrence<T>::run(View<const T> table, const Walk& walk) const {
    for (std::size_t step = 0; step < schedule.length(); ++step) step_forward(step, table, walk);
}

template <class T>
void Recurrence<T>::step_forward(std::size_t step, View<const T> table, const Walk& walk) const {
    const std::size_t here = position(step);
    const RowRange range = schedule.range(here);
    clear_outside(walk.gates[here], range);
    clear_outside(walk.states[here], range);
    clear_outside(walk.cells[here], range);
    const View<T> gate = walk.gates[here].row_window(range);
    const View<const T> before = previous(walk.states, step).row_window(range);
    Cell<T>::seed(cell, table, schedule.reads(here), gate);
    if (step > 0) recurrent.multiply_add(before, Cell<T>::recurrent_window(cell, gate));
    Cell<T>::activate(cell, {schedule.reads(here), gate, before, walk.states[here].row_window(range),
                             previous(walk.cells, step).row_window(range), walk.cells[here].row_window(range)});
}

template <class T>
void Recurrence<T>::run_backward(const Backward& way, typename Cell<T>::Params& gradient) const {
    fill(way.d_state, T{0});
    fill(way.d_cell, T{0});
    for (std::size_t step = schedule.length(); step-- > 0;) step_backward(way, step);
    accumulate(way, gradient);
}

template <class T>
void Recurrence<T>::step_backward(const Backward& way, std::size_t step) const {
    const std::size_t here = position(step);
    const RowRange range = schedule.range(here);
    const View<T> d_state = way.d_state.row_window(range);
    const View<T> gate = way.walk.gates[here].row_window(range);
    add(way.d_states[here].row_window(range), d_state);
    copy(d_state, way.d_states[here].row_window(range));
    Cell<T>::differentiate(cell, {schedule.reads(here), gate, previous(way.walk.states, step).row_window(range),
                                  d_state, previous(way.walk.cells, step).row_window(range),
                                  way.walk.cells[here].row_window(range), way.d_cell.row_window(range)});
    if (step > 0) way.recurrent_reverse.multiply_add(Cell<T>::recurrent_window(cell, gate), d_state);
    Cell<T>::scatter(cell, gate, schedule.reads(here), way.d_table);
}

// All positions at once: each but the first step of the walk pairs its gates with the state of the step before.
template <class T>
void Recurrence<T>::accumulate(const Backward& way, typename Cell<T>::Params& gradient) const {
    const std::size_t pairs = way.walk.states.length - 1;
    const bool forward = direction == Direction::forward;
    const TimeView<T> before = way.walk.states.window(forward ? 0 : 1, pairs);
    const TimeView<T> after = way.walk.gates.window(forward ? 1 : 0, pairs);
    way.gemm.accumulate_outer(before.flat(), Cell<T>::recurrent_window(cell, after.flat()),
                              matrix(gradient.recurrent_weight));
    Cell<T>::recurrent_bias_backward(way.walk.gates.flat(), gradient);
}

template struct Recurrence<float>;
template struct Recurrence<double>;

}  // namespace kalends
