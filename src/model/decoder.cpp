#include "kalends/model/decoder.hpp"

#include <algorithm>

#include "kalends/nn/cross_entropy.hpp"
#include "kalends/tensor/blas.hpp"
#include "kalends/tensor/row_kernels.hpp"

namespace kalends {
namespace {

/// The workspace cut to the shapes of one batch.
template <class T>
struct Views {
    using Params = typename Decoder<T>::Params;
    Views(const Params& params, const Batch& batch, View<const T> values, typename Decoder<T>::Workspace& work)
        : length(batch.target_length),
          positions(batch.source.length),
          rows(batch.source.rows),
          state(params.cell.hidden()),
          attention(params.attention.query_weight.shape(1)),
          memory{time_major(values, rows), work.keys.time_major(positions, rows, attention),
                 work.mask.matrix(positions, rows)},
          table(work.table.matrix(symbol::input_count, 3 * state)),
          gates(work.gates.time_major(length, rows, 4 * state)),
          query(work.query.time_major(length, rows, attention)),
          weights(work.weights.time_major(length, positions, rows)),
          d_weights(work.d_weights.time_major(length, positions, rows)),
          start(work.start.matrix(rows, state)),
          features(work.features.time_major(length, rows, state + values.columns)),
          logits(work.logits.matrix(length * rows, symbol::count)) {}

    [[nodiscard]] TimeView<T> states() const { return features.column_window(0, state); }
    [[nodiscard]] TimeView<T> contexts() const { return features.column_window(state, features.columns - state); }
    [[nodiscard]] View<T> previous(std::size_t t) const { return t == 0 ? start : states()[t - 1]; }

    std::size_t length, positions, rows, state, attention;
    MemoryView<const T> memory;
    View<T> table;
    TimeView<T> gates, query, weights, d_weights;
    View<T> start;
    TimeView<T> features;
    View<T> logits;
};

// The rows of the cell's input weight that the context meets; those before them belong to the embedding.
template <class Weight>
auto context_weight(Weight& input_weight, std::size_t embedding) {
    return matrix(input_weight).row_window(embedding, input_weight.shape(0) - embedding);
}

template <class T>
void schedule_targets(const Batch& batch, Schedule& schedule) {
    std::vector<std::int32_t> reads(batch.targets.size(), Gru<T>::idle);
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
void prepare(const typename Decoder<T>::Params& params, const Batch& batch, const typename Decoder<T>::Source& source,
             const Views<T>& views, typename Decoder<T>::Workspace& work) {
    schedule_targets<T>(batch, work.schedule);
    length_mask(batch.source.lengths, work.mask.matrix(views.positions, views.rows));
    Attention<T>::remember(params.attention, source.values, work.keys.matrix(source.values.rows, views.attention));
    Gru<T>::tabulate(params.cell, matrix(params.embedding.weight), views.table);
    work.factors.query.pack(matrix(params.attention.query_weight));
    work.factors.context.pack(context_weight(params.cell.input_weight, params.embedding.weight.shape(1)));
    work.factors.recurrent.pack(matrix(params.cell.recurrent_weight));
    Linear<T>::forward(params.start, source.last, views.start);
    apply_tanh(views.start);
    fill(views.d_weights.flat(), T{0});
}

template <class T>
void step_forward(const typename Decoder<T>::Params& params, const Views<T>& views, std::size_t t,
                  const typename Decoder<T>::Workspace& work) {
    const RowRange range = work.schedule.range(t);
    clear_outside(views.features[t], range);
    clear_outside(views.gates[t], range);
    clear_columns_outside(views.weights[t], range);
    const View<const T> previous = views.previous(t).row_window(range);
    const View<T> query = views.query[t].row_window(range), gates = views.gates[t].row_window(range);
    const View<T> context = views.contexts()[t].row_window(range);

    fill(query, T{0});
    work.factors.query.multiply_add(previous, query);
    Attention<T>::look_up(params.attention, views.memory.row_window(range),
                          {query, views.weights[t].column_window(range.first, range.count()), context});
    Gru<T>::seed(params.cell, views.table, work.schedule.reads(t), gates);
    work.factors.context.multiply_add(context, Gru<T>::input_window(gates));
    work.factors.recurrent.multiply_add(previous, Gru<T>::recurrent_window(gates));
    Gru<T>::activate({work.schedule.reads(t), gates, previous, views.states()[t].row_window(range)});
}

// A row is right where no target of it is wrong.
std::size_t rows_right(const Batch& batch, std::span<const std::uint8_t> right) {
    std::vector<bool> wrong(batch.source.rows, false);
    for (std::size_t i = 0; i < batch.targets.size(); ++i) {
        if (batch.targets[i] != Batch::ignored && right[i] == 0) wrong[i % batch.source.rows] = true;
    }
    return static_cast<std::size_t>(std::count(wrong.begin(), wrong.end(), false));
}

template <class T>
LossSums losses(const Batch& batch, const LossOptions& options, const Views<T>& views,
                typename Decoder<T>::Workspace& work) {
    work.right.assign(batch.targets.size(), 0);
    const CrossEntropySums symbols = cross_entropy(batch.targets, options.label_smoothing, views.logits, work.right);
    LossSums sums{.cross_entropy = symbols.loss,
                  .symbols = symbols.symbols,
                  .correct = symbols.correct,
                  .rows = batch.source.rows,
                  .rows_correct = rows_right(batch, work.right)};
    for (std::size_t t = 0; t < views.length; ++t) {
        const std::span<const PositionSpan> spans(batch.focus.data() + t * views.rows, views.rows);
        focus_loss(spans, options.focus_weight, views.weights[t], views.d_weights[t], sums);
    }
    return sums;
}

/// The gradients of one batch on their way back.
template <class T>
struct BackwardViews {
    BackwardViews(const Views<T>& views, typename Decoder<T>::Workspace& work)
        : d_keys(work.d_keys.time_major(views.positions, views.rows, views.attention)),
          d_query(work.d_query.time_major(views.length, views.rows, views.attention)),
          d_features(work.d_features.time_major(views.length, views.rows, views.features.columns)),
          d_state(work.d_state.matrix(views.rows, views.state)),
          d_table(work.d_table.matrix(views.table.rows, views.table.columns)) {
        fill(d_keys.flat(), T{0});
        fill(d_features.flat(), T{0});
        fill(d_state, T{0});
        fill(d_table, T{0});
    }

    TimeView<T> d_keys, d_query, d_features;
    View<T> d_state, d_table;
};

template <class T>
void pack_reverse(const typename Decoder<T>::Params& params, typename Decoder<T>::Factors& factors) {
    factors.query_reverse.pack_transposed(matrix(params.attention.query_weight));
    factors.context_reverse.pack_transposed(context_weight(params.cell.input_weight, params.embedding.weight.shape(1)));
    factors.recurrent_reverse.pack_transposed(matrix(params.cell.recurrent_weight));
}

template <class T>
void step_backward(const typename Decoder<T>::Params& params, const Views<T>& views, const BackwardViews<T>& d,
                   std::size_t t, const typename Decoder<T>::Workspace& work, typename Decoder<T>::Params& gradient) {
    const RowRange range = work.schedule.range(t);
    const View<T> d_state = d.d_state.row_window(range), d_query = d.d_query[t].row_window(range);
    const View<T> gates = views.gates[t].row_window(range);
    const View<T> d_feature = d.d_features[t].row_window(range);
    const View<T> d_context = d_feature.column_window(views.state, d_feature.columns - views.state);
    clear_outside(d.d_query[t], range);

    add(d_feature.column_window(0, views.state), d_state);
    Gru<T>::differentiate({work.schedule.reads(t), gates, views.previous(t).row_window(range), d_state});
    work.factors.recurrent_reverse.multiply_add(Gru<T>::recurrent_window(gates), d_state);
    work.factors.context_reverse.multiply_add(Gru<T>::input_window(gates), d_context);
    Gru<T>::scatter(gates, work.schedule.reads(t), d.d_table);
    Attention<T>::look_up_backward(
        params.attention, views.memory.row_window(range),
        {views.query[t].row_window(range), views.weights[t].column_window(range.first, range.count()), d_context,
         views.d_weights[t].column_window(range.first, range.count()), d_query, d.d_keys.row_window(range)},
        gradient.attention);
    work.factors.query_reverse.multiply_add(d_query, d_state);
}

// d_weight += previous states^T d_product over all steps: the first pairs with the start, the others with the states.
template <class T>
void accumulate_over_states(const Views<T>& views, TimeView<T> d_product, View<T> d_weight) {
    accumulate_outer(views.start, d_product[0], d_weight);
    accumulate_outer(views.states().window(0, views.length - 1).flat(), d_product.window(1, views.length - 1).flat(),
                     d_weight);
}

template <class T>
void accumulate(const typename Decoder<T>::Params& params, const Views<T>& views, const BackwardViews<T>& d,
                typename Decoder<T>::Params& gradient) {
    const std::size_t embedding = params.embedding.weight.shape(1);
    const View<T> d_gates = views.gates.flat();
    accumulate_over_states(views, views.gates.column_window(0, 3 * views.state),
                           matrix(gradient.cell.recurrent_weight));
    accumulate_over_states(views, d.d_query, matrix(gradient.attention.query_weight));
    accumulate_outer(views.contexts().flat(), Gru<T>::input_window(d_gates),
                     context_weight(gradient.cell.input_weight, embedding));
    add_column_sums<T>(d_gates.column_window(0, views.state), gradient.cell.recurrent_bias.data());
    Gru<T>::tabulate_backward(
        params.cell, {matrix(params.embedding.weight), d.d_table, matrix(gradient.embedding.weight)}, gradient.cell);
}

}  // namespace

template <class T>
typename Decoder<T>::Params Decoder<T>::make(const ModelConfig& config) {
    const std::size_t value = 2 * config.hidden, state = config.decoder_hidden;
    return {.start = Linear<T>::make(value, state),
            .embedding = Embedding<T>::make(symbol::input_count, config.embedding),
            .attention = Attention<T>::make(config.attention, {state, value, config.attention_size}),
            .cell = Gru<T>::make(config.embedding + value, state),
            .output = Linear<T>::make(state + value, symbol::count)};
}

template <class T>
void Decoder<T>::initialize(Params& params, Random& random) {
    Linear<T>::initialize(params.start, random);
    Embedding<T>::initialize(params.embedding, random);
    Attention<T>::initialize(params.attention, random);
    Gru<T>::initialize(params.cell, random);
    Linear<T>::initialize(params.output, random);
}

template <class T>
LossSums Decoder<T>::forward(const Params& params, const Batch& batch, const Source& source, const LossOptions& options,
                             Workspace& work) {
    const Views<T> views(params, batch, source.values, work);
    prepare(params, batch, source, views, work);
    for (std::size_t t = 0; t < views.length; ++t) step_forward(params, views, t, work);
    Linear<T>::forward(params.output, views.features.flat(), views.logits);
    return losses(batch, options, views, work);
}

template <class T>
void Decoder<T>::backward(const Params& params, const Batch& batch, const Source& source, Workspace& work,
                          Params& gradient) {
    const Views<T> views(params, batch, source.values, work);
    const BackwardViews<T> d(views, work);
    pack_reverse<T>(params, work.factors);
    Linear<T>::backward(params.output, {views.features.flat(), views.logits, d.d_features.flat()}, gradient.output);
    for (std::size_t t = views.length; t-- > 0;) step_backward(params, views, d, t, work, gradient);
    accumulate(params, views, d, gradient);
    blend_values_backward(views.weights, d.d_features.column_window(views.state, source.values.columns),
                          time_major(source.d_values, views.rows));
    Attention<T>::remember_backward(params.attention, {source.values, d.d_keys.flat(), source.d_values},
                                    gradient.attention);
    tanh_backward(views.start, d.d_state);
    Linear<T>::backward(params.start, {source.last, d.d_state, source.d_last}, gradient.start);
}

template struct Decoder<float>;
template struct Decoder<double>;

}  // namespace kalends
