#include "kalends/model/inference.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "kalends/core/error.hpp"
#include "kalends/model/recurrence.hpp"
#include "kalends/tensor/gather.hpp"
#include "kalends/tensor/packed_factor.hpp"
#include "kalends/tensor/row_kernels.hpp"

// B rows, V source symbols, G gates that the input writes, D decoder state, M encoder states, K what the attention
// compares, C its context.
namespace kalends {
namespace {

using Params = Seq2Seq<float>::Params;
using Layer = Cell<float>;
using Factor = PackedFactor<float>;

// One direction of the encoder.
struct Half {
    Half(const Embedding<float>::Params& embedding, const Layer::Params& cell, Precision precision)
        : table(xt::zeros<float>({embedding.weight.shape(0), cell.table_columns()})),
          recurrent(matrix(cell.recurrent_weight()), precision) {
        Layer::tabulate(cell, matrix(embedding.weight), matrix(table));
    }
    Tensor<float, 2> table;  // [V,G*H] input products of all symbols
    Factor recurrent;
};

// y = x W + b by a product whose rows do not depend on each other.
void affine(View<const float> x, const Factor& weight, const Tensor<float, 1>& bias, View<float> y) {
    broadcast(bias.data(), y);
    weight.multiply_add(x, y);
}

// What the attention lacks a projection for stays empty.
template <std::size_t N>
Tensor<float, N> projected(const Tensor<float, N>& states, const Factor& factor) {
    auto shape = states.shape();
    shape.back() = factor.columns();
    if (factor.columns() == 0) shape.fill(0);
    Tensor<float, N> result = xt::zeros<float>(shape);
    if (result.size() > 0) factor.multiply_add(matrix(states), matrix(result));
    return result;
}

Tensor<float, 2> projected(View<const float> states, const Factor& factor) {
    if (factor.columns() == 0) return Tensor<float, 2>::from_shape({0, 0});
    Tensor<float, 2> result = xt::zeros<float>({states.rows, factor.columns()});
    factor.multiply_add(states, matrix(result));
    return result;
}

// weights [S,B * heads] to the heads' mean [B,S]
Tensor<float, 2> mean_of_heads(const Tensor<float, 2>& weights, std::size_t heads) {
    Tensor<float, 2> mean = xt::zeros<float>({weights.shape(1) / heads, weights.shape(0)});
    for (std::size_t i = 0; i < mean.shape(0); ++i) {
        for (std::size_t j = 0; j < mean.shape(1); ++j) {
            for (std::size_t h = 0; h < heads; ++h) mean(i, j) += weights(j, i * heads + h);
            mean(i, j) /= static_cast<float>(heads);
        }
    }
    return mean;
}

// mask [S,B] with a column for each head: [S,B * heads]
Tensor<float, 2> mask_of_heads(const Tensor<float, 2>& mask, std::size_t heads) {
    Tensor<float, 2> wide = Tensor<float, 2>::from_shape({mask.shape(0), mask.shape(1) * heads});
    for (std::size_t s = 0; s < wide.shape(0); ++s) {
        for (std::size_t i = 0; i < wide.shape(1); ++i) wide(s, i) = mask(s, i / heads);
    }
    return wide;
}

}  // namespace

Encoded Encoded::gather(std::span<const std::size_t> rows) const {
    return {{gather_rows(memory.values, rows), gather_rows(memory.keys, rows), gather_columns(memory.mask, rows)},
            gather_rows(state, rows)};
}

/// Every product with weights goes through a packed factor, every other kernel works row by row (or lane by lane): no
/// number of a row depends on the rows beside it, nor on how far the batch is padded, to the last bit.
struct Inference::Implementation {
    Implementation(Params trained, Precision precision)
        : params(std::move(trained)),
          forward(params.encoder.embedding, params.encoder.forward, precision),
          start(matrix(params.decoder.start.weight), precision),
          key(matrix(params.decoder.attention.key_weight), precision),
          value(matrix(params.decoder.attention.value_weight), precision),
          query(matrix(params.decoder.attention.query_weight), precision),
          mix(matrix(params.decoder.attention.mix_weight), precision),
          recurrent(matrix(params.decoder.cell.recurrent_weight()), precision),
          table(xt::zeros<float>({std::size_t{symbol::input_count}, params.decoder.cell.table_columns()})) {
        if (params.encoder.backward) backward.emplace(params.encoder.embedding, *params.encoder.backward, precision);
        const std::size_t state = params.decoder.cell.hidden(), embedding = params.decoder.embedding.weight.shape(1);
        const View<const float> input = matrix(std::as_const(params.decoder.cell.input_weight()));
        const View<const float> output = matrix(std::as_const(params.decoder.output.weight));
        context = {input.row_window(embedding, input.rows - embedding), precision};
        output_state = {output.row_window(0, state), precision};
        output_context = {output.row_window(state, output.rows - state), precision};
        Layer::tabulate(params.decoder.cell, matrix(std::as_const(params.decoder.embedding.weight)), matrix(table));
    }

    [[nodiscard]] Schedule schedule(const SourceBatch&) const;
    [[nodiscard]] Tensor<float, 3> states(const SourceBatch&) const;
    /// One look-up of all rows: the context [B,C], and where it came from in `attention` [B,S].
    Tensor<float, 2> look_up(const Memory<float>&, View<const float> state, Tensor<float, 2>& attention) const;
    void advance(View<const float> context, const Tensor<float, 2>& state, std::span<const symbol::Id> inputs,
                 Tensor<float, 2>& next) const;

    // A decoder's state [B,D+Z] is the hidden state and, beside it, the cell state of Z columns that an LSTM has.
    [[nodiscard]] std::size_t hidden() const { return params.decoder.cell.hidden(); }
    [[nodiscard]] std::size_t cell_columns() const { return params.decoder.cell.cell_columns(); }

    Params params;
    Half forward;
    std::optional<Half> backward;
    Factor start;            // [M,D]
    Factor key;              // [M,K]
    Factor value;            // [M,C]
    Factor query;            // [D,K]
    Factor mix;              // [C,C]
    Factor recurrent;        // [D,G*D]
    Factor context;          // [C,G*D]
    Factor output_state;     // [D,Y]
    Factor output_context;   // [C,Y]
    Tensor<float, 2> table;  // [symbol::input_count,G*D]
};

Schedule Inference::Implementation::schedule(const SourceBatch& batch) const {
    std::vector<std::int32_t> reads(batch.ids);
    const auto known = static_cast<std::int32_t>(forward.table.shape(0));
    for (std::size_t i = 0; i < reads.size(); ++i) {
        if (i / batch.rows >= static_cast<std::size_t>(batch.lengths[i % batch.rows])) reads[i] = idle_row;
        if (reads[i] >= known) {
            throw Error(ErrorKind::internal, "symbol " + std::to_string(reads[i]) + " is not among the " +
                                                 std::to_string(known) + " of the model's vocabulary");
        }
    }
    Schedule schedule;
    schedule.assign(reads, batch.rows);
    return schedule;
}

// [S,B,M]
Tensor<float, 3> Inference::Implementation::states(const SourceBatch& batch) const {
    const std::size_t hidden = params.encoder.forward.hidden();
    Tensor<float, 3> values = Tensor<float, 3>::from_shape({batch.length, batch.rows, params.encoder.states()});
    Tensor<float, 3> cells =
        Tensor<float, 3>::from_shape({batch.length, batch.rows, params.encoder.forward.cell_columns()});
    Tensor<float, 2> gates = Tensor<float, 2>::from_shape({batch.rows, 4 * hidden});
    const Tensor<float, 2> zero = xt::zeros<float>({batch.rows, hidden});
    const Schedule reads = schedule(batch);
    TimeView<float> shared = time_major(matrix(gates), batch.rows);
    shared.length = batch.length;
    shared.step = 0;  // nothing is kept for a way back
    const Recurrence<float> there{params.encoder.forward, forward.recurrent, reads, Direction::forward, matrix(zero)};
    there.run(matrix(forward.table), {shared, time_major(values).column_window(0, hidden), time_major(cells)});
    if (!backward) return values;
    const Recurrence<float> back{*params.encoder.backward, backward->recurrent, reads, Direction::backward,
                                 matrix(zero)};
    back.run(matrix(backward->table), {shared, time_major(values).column_window(hidden, hidden), time_major(cells)});
    return values;
}

Tensor<float, 2> Inference::Implementation::look_up(const Memory<float>& memory, View<const float> state,
                                                    Tensor<float, 2>& attention) const {
    const auto& layer = params.decoder.attention;
    const std::size_t rows = state.rows, heads = layer.heads;
    const Tensor<float, 2> projected_state = projected(state, query);
    const View<const float> queries = query.columns() == 0 ? state : matrix(projected_state);
    const Tensor<float, 2> mask = heads == 1 ? Tensor<float, 2>() : mask_of_heads(memory.mask, heads);
    const MemoryView<const float> whole = view(memory);
    const MemoryView<const float> split{split_rows(whole.values, heads), split_rows(whole.keys, heads),
                                        heads == 1 ? whole.mask : matrix(mask)};
    Tensor<float, 2> weights = Tensor<float, 2>::from_shape({memory.mask.shape(0), rows * heads});
    Tensor<float, 2> found = Tensor<float, 2>::from_shape({rows, layer.context});
    Attention<float>::look_up(layer, split,
                              {split_rows(queries, heads), matrix(weights), split_rows(matrix(found), heads)});
    attention = mean_of_heads(weights, heads);
    return mix.columns() == 0 ? found : projected(found, mix);
}

// One step of the decoder's cell.
void Inference::Implementation::advance(View<const float> contexts, const Tensor<float, 2>& state,
                                        std::span<const symbol::Id> inputs, Tensor<float, 2>& next) const {
    const Layer::Params& cell = params.decoder.cell;
    Tensor<float, 2> gates = Tensor<float, 2>::from_shape({state.shape(0), 4 * hidden()});
    const View<float> gate = matrix(gates);
    const View<const float> before = matrix(state).column_window(0, hidden());
    Layer::seed(cell, matrix(table), inputs, gate);
    context.multiply_add(contexts, Layer::input_window(cell, gate));
    recurrent.multiply_add(before, Layer::recurrent_window(cell, gate));
    Layer::activate(cell, {inputs, gate, before, matrix(next).column_window(0, hidden()),
                           matrix(state).column_window(hidden(), cell_columns()),
                           matrix(next).column_window(hidden(), cell_columns())});
}

Inference::Inference(const Params& params, Precision precision)
    : implementation_(std::make_unique<Implementation>(params, precision)) {}
Inference::~Inference() = default;
Inference::Inference(Inference&&) noexcept = default;
Inference& Inference::operator=(Inference&&) noexcept = default;

Encoded Inference::encode(const SourceBatch& batch) const {
    const Implementation& model = *implementation_;
    Encoded encoded;
    Memory<float>& memory = encoded.memory;
    Tensor<float, 3> states = model.states(batch);
    memory.keys = projected(states, model.key);
    memory.mask = Tensor<float, 2>::from_shape({batch.length, batch.rows});
    length_mask(batch.lengths, matrix(memory.mask));

    Tensor<float, 2> last = Tensor<float, 2>::from_shape({batch.rows, model.start.rows()});
    last_states(batch.lengths, time_major(std::as_const(states)), model.params.encoder.forward.hidden(), matrix(last));
    memory.values = model.value.columns() == 0 ? std::move(states) : projected(states, model.value);
    encoded.state = xt::zeros<float>({batch.rows, model.hidden() + model.cell_columns()});
    const View<float> state = matrix(encoded.state).column_window(0, model.hidden());
    affine(matrix(std::as_const(last)), model.start, model.params.decoder.start.bias, state);
    apply_tanh(state);
    return encoded;
}

DecoderStep Inference::step(const Memory<float>& memory, const Tensor<float, 2>& state,
                            std::span<const symbol::Id> inputs) const {
    const Implementation& model = *implementation_;
    DecoderStep step;
    const Tensor<float, 2> context =
        model.look_up(memory, matrix(state).column_window(0, model.hidden()), step.attention);
    step.state = Tensor<float, 2>::from_shape(state.shape());
    model.advance(matrix(context), state, inputs, step.state);
    step.log_probabilities = Tensor<float, 2>::from_shape({state.shape(0), model.output_state.columns()});
    const View<float> logits = matrix(step.log_probabilities);
    affine(matrix(step.state).column_window(0, model.hidden()), model.output_state, model.params.decoder.output.bias,
           logits);
    model.output_context.multiply_add(matrix(context), logits);
    log_softmax(logits);
    return step;
}

}  // namespace kalends
