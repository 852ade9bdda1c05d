#include "model/recurrent/encoder.hpp"

#include "tensor/simd.hpp"

namespace kalends {
namespace {

// Finds the different symbols of a batch, and for each place the one that stands there, idle past a row's end.
template <class T>
void index_symbols(const SourceBatch& batch, std::size_t vocabulary, typename Encoder<T>::Workspace& work) {
    work.symbols.clear();
    work.slots.assign(vocabulary, idle_row);
    work.reads.assign(batch.ids.size(), idle_row);
    for (std::size_t i = 0; i < batch.ids.size(); ++i) {
        if (i / batch.rows >= static_cast<std::size_t>(batch.lengths[i % batch.rows])) continue;
        std::int32_t& slot = work.slots[static_cast<std::size_t>(batch.ids[i])];
        if (slot == idle_row) {
            slot = static_cast<std::int32_t>(work.symbols.size());
            work.symbols.push_back(batch.ids[i]);
        }
        work.reads[i] = slot;
    }
    work.schedule.assign(work.reads, batch.rows);
}

// All that belongs to one direction: its weights, its buffers, its half of the values.
template <class T>
struct Half {
    Direction direction;
    const typename Cell<T>::Params& cell;
    typename Encoder<T>::Pass& pass;
    typename Encoder<T>::Workspace& work;
    TimeView<T> values;  // [S,B,M] of all directions

    TimeView<T> of(TimeView<T> all) const {
        return all.column_window(direction == Direction::forward ? 0 : cell.hidden(), cell.hidden());
    }
    Recurrence<T> recurrence() const {
        return {cell, pass.recurrent, work.schedule, direction, work.zero.zeros(values.rows, cell.hidden())};
    }
    typename Recurrence<T>::Walk walk() const {
        return {pass.gates.time_major(values.length, values.rows, 4 * cell.hidden()), of(values),
                pass.cells.time_major(values.length, values.rows, cell.cell_columns())};
    }
};

template <class T>
void run(const Half<T>& half, View<const T> embedded) {
    const View<T> table = half.pass.table.matrix(embedded.rows, half.cell.table_columns());
    Cell<T>::tabulate(half.cell, embedded, table, half.work.full);
    half.work.gemm.pack(matrix(half.cell.recurrent_weight), half.pass.recurrent);
    half.recurrence().run(table, half.walk());
}

template <class T>
void run_backward(const Half<T>& half, TimeView<T> d_values, typename Cell<T>::Params& gradient) {
    const typename Cell<T>::Params& cell = half.cell;
    typename Encoder<T>::Workspace& work = half.work;
    const std::size_t symbols = work.symbols.size(), embedding = cell.input_weight.shape(0), rows = d_values.rows;
    const View<T> d_table = half.pass.d_table.zeros(symbols, cell.table_columns());
    work.gemm.pack_transposed(matrix(cell.recurrent_weight), half.pass.recurrent_reverse);
    half.recurrence().run_backward(
        {half.pass.recurrent_reverse, work.gemm, half.walk(), half.of(d_values),
         half.pass.d_state.matrix(rows, cell.hidden()), half.pass.d_cell.matrix(rows, cell.cell_columns()), d_table},
        gradient);
    Cell<T>::tabulate_backward(
        cell, {work.embedded.matrix(symbols, embedding), d_table, work.d_embedded.matrix(symbols, embedding)},
        work.full, gradient);
}

}  // namespace

template <class T>
typename Encoder<T>::Params Encoder<T>::make(const ModelConfig& config) {
    const auto cell = Cell<T>::make(config.cell, config.embedding, config.hidden);
    Params params{Embedding<T>::make(config.vocabulary, config.embedding), cell, std::nullopt};
    if (config.encoder == EncoderKind::bidirectional) params.backward = cell;
    return params;
}

template <class T>
void Encoder<T>::initialize(Params& params, Random& random) {
    Embedding<T>::initialize(params.embedding, random);
    Cell<T>::initialize(params.forward, random);
    if (params.backward) Cell<T>::initialize(*params.backward, random);
}

template <class T>
void Encoder<T>::forward(const Params& params, const SourceBatch& batch, Workspace& work) {
    index_symbols<T>(batch, params.embedding.weight.shape(0), work);
    const View<T> embedded = work.embedded.matrix(work.symbols.size(), params.embedding.weight.shape(1));
    Embedding<T>::forward(params.embedding, work.symbols, embedded);
    const TimeView<T> values = work.values.time_major(batch.length, batch.rows, params.states());
    run<T>({Direction::forward, params.forward, work.forward, work, values}, embedded);
    if (params.backward) run<T>({Direction::backward, *params.backward, work.backward, work, values}, embedded);
    last_states(batch.lengths, values, params.forward.hidden(), work.last.matrix(batch.rows, params.states()));
}

template <class T>
void Encoder<T>::backward(const Params& params, const SourceBatch& batch, Workspace& work, Params& gradient) {
    const std::size_t hidden = params.forward.hidden();
    const TimeView<T> values = work.values.time_major(batch.length, batch.rows, params.states());
    const TimeView<T> d_values = work.d_values.time_major(batch.length, batch.rows, params.states());
    const View<T> d_last = work.d_last.matrix(batch.rows, params.states());
    for (std::size_t b = 0; b < batch.rows; ++b) {
        const auto end = static_cast<std::size_t>(batch.lengths[b]) - 1;
        axpy(T{1}, d_last.row(b), d_values.at(end, b), hidden);
        if (params.backward) axpy(T{1}, d_last.row(b) + hidden, d_values.at(0, b) + hidden, hidden);
    }
    const View<T> d_embedded = work.d_embedded.zeros(work.symbols.size(), params.embedding.weight.shape(1));
    run_backward<T>({Direction::forward, params.forward, work.forward, work, values}, d_values, gradient.forward);
    if (params.backward)
        run_backward<T>({Direction::backward, *params.backward, work.backward, work, values}, d_values,
                        *gradient.backward);
    Embedding<T>::backward(work.symbols, d_embedded, gradient.embedding);
}

template <class T>
void last_states(std::span<const std::int32_t> lengths, TimeInput<T> values, std::size_t hidden, View<T> last) {
    for (std::size_t b = 0; b < last.rows; ++b) {
        const auto end = static_cast<std::size_t>(lengths[b]) - 1;
        std::copy_n(values.at(end, b), hidden, last.row(b));
        std::copy_n(values.at(0, b) + hidden, last.columns - hidden, last.row(b) + hidden);
    }
}

template struct Encoder<float>;
template struct Encoder<double>;
template void last_states<float>(std::span<const std::int32_t>, TimeInput<float>, std::size_t, View<float>);
template void last_states<double>(std::span<const std::int32_t>, TimeInput<double>, std::size_t, View<double>);

}  // namespace kalends
