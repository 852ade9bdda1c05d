#include "model/recurrent/decoder.hpp"

#include <utility>

#include "model/attention_sizes.hpp"
#include "tensor/row_kernels.hpp"

namespace kalends {
namespace {

// A place for a projection; empty where there is none.
template <class T>
View<T> place_for(std::size_t rows, const Tensor<T, 2>& weight, Buffer<T>& buffer) {
    return weight.size() == 0 ? View<T>() : buffer.matrix(rows, weight.shape(1));
}

/// The workspace cut to the shapes of one batch.
template <class T>
struct Views {
    const typename Decoder<T>::Params& params;
    const Batch& batch;
    View<const T> source;
    typename Decoder<T>::Workspace& work;

    std::size_t length = batch.target_length, positions = batch.source.length, rows = batch.source.rows;
    std::size_t state = params.cell.hidden(), heads = params.attention.heads;
    View<T> projected_keys = place_for(source.rows, params.attention.key_weight, work.keys);
    View<T> projected_values = place_for(source.rows, params.attention.value_weight, work.values);
    View<const T> keys = projected_keys.empty() ? source : projected_keys;        // [S*B,K]
    View<const T> values = projected_values.empty() ? source : projected_values;  // [S*B,C]
    View<T> mask = work.mask.matrix(positions, rows* heads);
    View<T> table = work.table.matrix(params.embedding.weight.shape(0), params.cell.table_columns());
    TimeView<T> gates = work.gates.time_major(length, rows, 4 * state);
    TimeView<T> cells = work.cells.time_major(length, rows, params.cell.cell_columns());
    View<T> first_cell = work.zero.zeros(rows, params.cell.cell_columns());
    TimeView<T> query = work.query.time_major(length, rows, query_columns());
    TimeView<T> weights = work.weights.time_major(length, positions, rows* heads);
    TimeView<T> d_weights = work.d_weights.time_major(length, positions, rows* heads);
    View<T> start = work.start.matrix(rows, state);
    TimeView<T> features = work.features.time_major(length, rows, state + params.attention.context);
    TimeView<T> found =
        params.attention.finds_context() ? contexts() : work.found.time_major(length, rows, params.attention.context);
    View<T> logits = work.logits.matrix(length * rows, params.output.weight.shape(1));

    [[nodiscard]] std::size_t query_columns() const {
        const Tensor<T, 2>& weight = params.attention.query_weight;
        return weight.size() > 0 ? weight.shape(1) : state;
    }
    [[nodiscard]] TimeView<T> states() const { return features.column_window(0, state); }
    [[nodiscard]] TimeView<T> contexts() const { return features.column_window(state, features.columns - state); }
    [[nodiscard]] View<T> previous(std::size_t t) const { return t == 0 ? start : states()[t - 1]; }
    [[nodiscard]] View<T> previous_cell(std::size_t t) const { return t == 0 ? first_cell : cells[t - 1]; }
    /// Of some rows, a row a head.
    [[nodiscard]] MemoryView<const T> memory(RowRange range) const {
        const MemoryView<const T> all{split_rows(time_major(values, rows), heads),
                                      split_rows(time_major(keys, rows), heads), mask};
        return all.row_window(range.split(heads));
    }
    [[nodiscard]] View<T> heads_of(View<T> view, RowRange range) const {
        return split_rows(view.row_window(range), heads);
    }
    [[nodiscard]] View<T> weights_of(TimeView<T> all, std::size_t t, RowRange range) const {
        const RowRange columns = range.split(heads);
        return all[t].column_window(columns.first, columns.count());
    }
};

// y = x W, or a copy where there is no W.
template <class T>
void project(View<const T> x, const Tensor<T, 2>& weight, const PackedFactor<T>& factor, View<T> y) {
    if (weight.size() == 0) return copy(x, y);
    fill(y, T{0});
    factor.multiply_add(x, y);
}

// The rows of the cell's input weight that the context meets; those before them belong to the embedding.
template <class Weight>
auto context_weight(Weight& input_weight, std::size_t embedding) {
    return matrix(input_weight).row_window(embedding, input_weight.shape(0) - embedding);
}

void schedule_targets(const Batch& batch, Schedule& schedule) {
    std::vector<std::int32_t> reads(batch.targets.size(), idle_row);
    for (std::size_t i = 0; i < reads.size(); ++i) {
        if (batch.targets[i] != Batch::ignored) reads[i] = batch.inputs[i];
    }
    schedule.assign(reads, batch.source.rows);
}

template <class T>
void clear_columns_outside(View<T> view, RowRange range) {
    fill(view.column_window(0, range.first), T{0});
    fill(view.column_window(range.last, view.columns - range.last), T{0});
}

template <class T>
void prepare(const Views<T>& views, View<const T> last) {
    const typename Decoder<T>::Params& params = views.params;
    typename Decoder<T>::Workspace& work = views.work;
    schedule_targets(views.batch, work.schedule);
    length_mask(views.batch.source.lengths, views.mask);
    Attention<T>::remember(params.attention, views.source, {views.projected_keys, views.projected_values}, work.gemm);
    Cell<T>::tabulate(params.cell, matrix(params.embedding.weight), views.table, work.full);
    work.gemm.pack(matrix(params.attention.query_weight), work.factors.query);
    work.gemm.pack(matrix(params.attention.mix_weight), work.factors.mix);
    work.gemm.pack(context_weight(params.cell.input_weight, params.embedding.weight.shape(1)), work.factors.context);
    work.gemm.pack(matrix(params.cell.recurrent_weight), work.factors.recurrent);
    Linear<T>::forward(params.start, last, views.start, work.full);
    apply_tanh(views.start);
    fill(views.d_weights.flat(), T{0});
}

template <class T>
void step_forward(const Views<T>& views, std::size_t t) {
    const typename Decoder<T>::Params& params = views.params;
    const typename Decoder<T>::Workspace& work = views.work;
    const RowRange range = work.schedule.range(t);
    for (const TimeView<T>& all : {views.features, views.gates, views.cells, views.found}) clear_outside(all[t], range);
    clear_columns_outside(views.weights[t], range.split(views.heads));
    const View<const T> previous = views.previous(t).row_window(range);
    const View<T> query = views.query[t].row_window(range), gates = views.gates[t].row_window(range);
    const View<T> context = views.contexts()[t].row_window(range);

    project(previous, params.attention.query_weight, work.factors.query, query);
    Attention<T>::look_up(params.attention, views.memory(range),
                          {split_rows(query, views.heads), views.weights_of(views.weights, t, range),
                           views.heads_of(views.found[t], range)});
    if (!params.attention.finds_context())
        project<T>(views.found[t].row_window(range), params.attention.mix_weight, work.factors.mix, context);
    Cell<T>::seed(params.cell, views.table, work.schedule.reads(t), gates);
    work.factors.context.multiply_add(context, Cell<T>::input_window(params.cell, gates));
    work.factors.recurrent.multiply_add(previous, Cell<T>::recurrent_window(params.cell, gates));
    Cell<T>::activate(params.cell, {work.schedule.reads(t), gates, previous, views.states()[t].row_window(range),
                                    views.previous_cell(t).row_window(range), views.cells[t].row_window(range)});
}

/// The gradients of one batch on their way back.
template <class T>
struct BackwardViews {
    const Views<T>& views;
    View<T> d_source;
    typename Decoder<T>::Workspace& work = views.work;
    const typename Attention<T>::Params& attention = views.params.attention;

    View<T> d_keys = gradient_place(d_source, attention.key_weight, work.d_keys);        // [S*B,K]
    View<T> d_values = gradient_place(d_source, attention.value_weight, work.d_values);  // [S*B,C]
    TimeView<T> d_query = work.d_query.time_major(views.length, views.rows, views.query.columns);
    TimeView<T> d_features =
        time_major(work.d_features.zeros(views.length * views.rows, views.features.columns), views.rows);
    TimeView<T> d_found = attention.finds_context()
                              ? d_features.column_window(views.state, attention.context)
                              : work.d_found.time_major(views.length, views.rows, attention.context);
    View<T> d_state = work.d_state.zeros(views.rows, views.state);
    View<T> d_cell = work.d_cell.zeros(views.rows, views.cells.columns);
    View<T> d_table = work.d_table.zeros(views.table.rows, views.table.columns);
};

template <class T>
void pack_reverse(const typename Decoder<T>::Params& params, const Gemm<T>& gemm,
                  typename Decoder<T>::Factors& factors) {
    gemm.pack_transposed(matrix(params.attention.query_weight), factors.query_reverse);
    gemm.pack_transposed(matrix(params.attention.mix_weight), factors.mix_reverse);
    gemm.pack_transposed(context_weight(params.cell.input_weight, params.embedding.weight.shape(1)),
                         factors.context_reverse);
    gemm.pack_transposed(matrix(params.cell.recurrent_weight), factors.recurrent_reverse);
}

template <class T>
void step_backward(const BackwardViews<T>& d, std::size_t t, typename Decoder<T>::Params& gradient) {
    const Views<T>& views = d.views;
    const typename Decoder<T>::Params& params = views.params;
    const typename Decoder<T>::Workspace& work = views.work;
    const RowRange range = work.schedule.range(t);
    const View<T> d_state = d.d_state.row_window(range), d_query = d.d_query[t].row_window(range);
    const View<T> gates = views.gates[t].row_window(range);
    const View<T> d_feature = d.d_features[t].row_window(range);
    const View<T> d_context = d_feature.column_window(views.state, d_feature.columns - views.state);
    const View<T> d_found = d.d_found[t].row_window(range);
    fill(d.d_query[t], T{0});
    clear_outside(d.d_found[t], range);

    add(d_feature.column_window(0, views.state), d_state);
    Cell<T>::differentiate(params.cell, {work.schedule.reads(t), gates, views.previous(t).row_window(range), d_state,
                                         views.previous_cell(t).row_window(range), views.cells[t].row_window(range),
                                         d.d_cell.row_window(range)});
    work.factors.recurrent_reverse.multiply_add(Cell<T>::recurrent_window(params.cell, gates), d_state);
    work.factors.context_reverse.multiply_add(Cell<T>::input_window(params.cell, gates), d_context);
    Cell<T>::scatter(params.cell, gates, work.schedule.reads(t), d.d_table);
    if (!params.attention.finds_context())
        project<T>(d_context, params.attention.mix_weight, work.factors.mix_reverse, d_found);
    const TimeView<T> d_keys = split_rows(time_major(d.d_keys, views.rows), views.heads);
    Attention<T>::look_up_backward(params.attention, views.memory(range),
                                   {views.heads_of(views.query[t], range), views.weights_of(views.weights, t, range),
                                    split_rows(d_found, views.heads), views.weights_of(views.d_weights, t, range),
                                    split_rows(d_query, views.heads), d_keys.row_window(range.split(views.heads))},
                                   gradient.attention);
    if (params.attention.query_weight.size() == 0) return add<T>(d_query, d_state);
    work.factors.query_reverse.multiply_add(d_query, d_state);
}

// d_weight += previous states^T d_product over all steps: the first pairs with the start, the others with the states.
template <class T>
void accumulate_over_states(const Views<T>& views, TimeView<T> d_product, View<T> d_weight) {
    views.work.gemm.accumulate_outer(views.start, d_product[0], d_weight);
    views.work.gemm.accumulate_outer(views.states().window(0, views.length - 1).flat(),
                                     d_product.window(1, views.length - 1).flat(), d_weight);
}

template <class T>
void accumulate(const BackwardViews<T>& d, typename Decoder<T>::Params& gradient) {
    const Views<T>& views = d.views;
    const typename Decoder<T>::Params& params = views.params;
    Gemm<T>& gemm = views.work.gemm;
    const View<T> d_gates = views.gates.flat();
    const std::size_t recurrent = Cell<T>::recurrent_window(params.cell, d_gates).columns;
    accumulate_over_states(views, views.gates.column_window(0, recurrent), matrix(gradient.cell.recurrent_weight));
    if (params.attention.query_weight.size() > 0)
        accumulate_over_states(views, d.d_query, matrix(gradient.attention.query_weight));
    if (params.attention.mix_weight.size() > 0)
        gemm.accumulate_outer(views.found.flat(), d.d_features.flat().column_window(views.state, views.found.columns),
                              matrix(gradient.attention.mix_weight));
    gemm.accumulate_outer(views.contexts().flat(), Cell<T>::input_window(params.cell, d_gates),
                          context_weight(gradient.cell.input_weight, params.embedding.weight.shape(1)));
    Cell<T>::recurrent_bias_backward(d_gates, gradient.cell);
    Cell<T>::tabulate_backward(params.cell,
                               {matrix(params.embedding.weight), d.d_table, matrix(gradient.embedding.weight)},
                               views.work.full, gradient.cell);
}

}  // namespace

template <class T>
typename Decoder<T>::Params Decoder<T>::make(const ModelConfig& config) {
    const std::size_t source = config.encoder_states(), state = config.decoder_hidden;
    auto attention = Attention<T>::make(config.attention, attention_sizes(config));
    const std::size_t context = attention.context;
    return {.start = Linear<T>::make(source, state),
            .embedding = Embedding<T>::make(config.symbols + 1, config.embedding),
            .attention = std::move(attention),
            .cell = Cell<T>::make(config.cell, config.embedding + context, state),
            .output = Linear<T>::make(state + context, config.symbols)};
}

template <class T>
void Decoder<T>::initialize(Params& params, Random& random) {
    Linear<T>::initialize(params.start, random);
    Embedding<T>::initialize(params.embedding, random);
    Attention<T>::initialize(params.attention, random);
    Cell<T>::initialize(params.cell, random);
    Linear<T>::initialize(params.output, random);
}

template <class T>
LossSums Decoder<T>::forward(const Params& params, const Batch& batch, const Source& source, const LossOptions& options,
                             Workspace& work) {
    const Views<T> views{params, batch, source.states, work};
    prepare(views, source.last);
    for (std::size_t t = 0; t < views.length; ++t) step_forward(views, t);
    Linear<T>::forward(params.output, views.features.flat(), views.logits, work.full);
    const TimeView<T> weights = params.attention.learns_to_look() ? views.weights : TimeView<T>();
    return teacher_forced_losses<T>(batch, options, {views.logits, weights, views.d_weights}, work.right);
}

template <class T>
void Decoder<T>::backward(const Params& params, const Batch& batch, const Source& source, Workspace& work,
                          Params& gradient) {
    const Views<T> views{params, batch, source.states, work};
    const BackwardViews<T> d{views, source.d_states};
    pack_reverse<T>(params, work.gemm, work.factors);
    Linear<T>::backward(params.output, {views.features.flat(), views.logits, d.d_features.flat()}, work.full,
                        gradient.output);
    for (std::size_t t = views.length; t-- > 0;) step_backward(d, t, gradient);
    accumulate(d, gradient);
    blend_values_backward<T>(views.weights, split_rows(d.d_found, views.heads),
                             split_rows(time_major(d.d_values, views.rows), views.heads));
    Attention<T>::remember_backward(params.attention, {source.states, d.d_keys, d.d_values, source.d_states}, work.gemm,
                                    gradient.attention);
    tanh_backward(views.start, d.d_state);
    Linear<T>::backward(params.start, {source.last, d.d_state, source.d_last}, work.full, gradient.start);
}

template struct Decoder<float>;
template struct Decoder<double>;

}  // namespace kalends
