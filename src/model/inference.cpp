#include "kalends/model/inference.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "kalends/core/error.hpp"
#include "kalends/model/recurrence.hpp"
#include "kalends/tensor/gather.hpp"
#include "kalends/tensor/packed_factor.hpp"
#include "kalends/tensor/row_kernels.hpp"

// V source symbols, D decoder state, M = 2H encoder states, K what the attention compares, C its context.
namespace kalends {
namespace {

using Params = Seq2Seq<float>::Params;
using Cell = Gru<float>;
using Walk = Recurrence<float, PackedFactor>;

// One direction of the encoder.
struct Half {
    Half(const Embedding<float>::Params& embedding, const Cell::Params& cell, Precision precision)
        : table(xt::zeros<float>({embedding.weight.shape(0), 3 * cell.hidden()})),
          recurrent(matrix(cell.recurrent_weight), precision) {
        Cell::tabulate(cell, matrix(embedding.weight), matrix(table));
    }
    Tensor<float, 2> table;  // [V,3H] input products of all symbols
    PackedFactor recurrent;  // [H,3H]
};

// y = x W + b by a product whose rows do not depend on each other.
void affine(View<const float> x, const PackedFactor& weight, const Tensor<float, 1>& bias, View<float> y) {
    broadcast(bias.data(), y);
    weight.multiply_add(x, y);
}

// What the attention lacks a projection for stays empty.
template <std::size_t N>
Tensor<float, N> projected(const Tensor<float, N>& states, const PackedFactor& factor) {
    auto shape = states.shape();
    shape.back() = factor.columns();
    if (factor.columns() == 0) shape.fill(0);
    Tensor<float, N> result = xt::zeros<float>(shape);
    if (result.size() > 0) factor.multiply_add(matrix(states), matrix(result));
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
          backward(params.encoder.embedding, params.encoder.backward, precision),
          start(matrix(params.decoder.start.weight), precision),
          key(matrix(params.decoder.attention.key_weight), precision),
          value(matrix(params.decoder.attention.value_weight), precision),
          query(matrix(params.decoder.attention.query_weight), precision),
          mix(matrix(params.decoder.attention.mix_weight), precision),
          recurrent(matrix(params.decoder.cell.recurrent_weight), precision),
          table(xt::zeros<float>({std::size_t{symbol::input_count}, 3 * params.decoder.cell.hidden()})) {
        const std::size_t state = params.decoder.cell.hidden(), embedding = params.decoder.embedding.weight.shape(1);
        const View<const float> input = matrix(std::as_const(params.decoder.cell.input_weight));
        const View<const float> output = matrix(std::as_const(params.decoder.output.weight));
        context = {input.row_window(embedding, input.rows - embedding), precision};
        output_state = {output.row_window(0, state), precision};
        output_context = {output.row_window(state, output.rows - state), precision};
        Cell::tabulate(params.decoder.cell, matrix(std::as_const(params.decoder.embedding.weight)), matrix(table));
    }

    [[nodiscard]] Schedule schedule(const SourceBatch&) const;
    [[nodiscard]] Tensor<float, 3> states(const SourceBatch&) const;
    /// One look-up of all rows: the context [B,C], and where it came from in `attention` [B,S].
    Tensor<float, 2> look_up(const Memory<float>&, const Tensor<float, 2>& state, Tensor<float, 2>& attention) const;
    void advance(View<const float> context, View<const float> state, std::span<const symbol::Id> inputs,
                 View<float> next) const;

    Params params;
    Half forward, backward;
    PackedFactor start;           // [M,D]
    PackedFactor key;             // [M,K]
    PackedFactor value;           // [M,C]
    PackedFactor query;           // [D,K]
    PackedFactor mix;             // [C,C]
    PackedFactor recurrent;       // [D,3D]
    PackedFactor context;         // [C,3D]
    PackedFactor output_state;    // [D,Y]
    PackedFactor output_context;  // [C,Y]
    Tensor<float, 2> table;       // [symbol::input_count,3D]
};

Schedule Inference::Implementation::schedule(const SourceBatch& batch) const {
    std::vector<std::int32_t> reads(batch.ids);
    const auto known = static_cast<std::int32_t>(forward.table.shape(0));
    for (std::size_t i = 0; i < reads.size(); ++i) {
        if (i / batch.rows >= static_cast<std::size_t>(batch.lengths[i % batch.rows])) reads[i] = Cell::idle;
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
    Tensor<float, 3> values = Tensor<float, 3>::from_shape({batch.length, batch.rows, 2 * hidden});
    Tensor<float, 2> gates = Tensor<float, 2>::from_shape({batch.rows, 4 * hidden});
    const Tensor<float, 2> zero = xt::zeros<float>({batch.rows, hidden});
    const Schedule reads = schedule(batch);
    TimeView<float> shared = time_major(matrix(gates), batch.rows);
    shared.length = batch.length;
    shared.step = 0;  // nothing is kept for a way back
    const Walk there{params.encoder.forward, forward.recurrent, reads, Direction::forward, matrix(zero)};
    const Walk back{params.encoder.backward, backward.recurrent, reads, Direction::backward, matrix(zero)};
    there.run(matrix(forward.table), shared, time_major(values).column_window(0, hidden));
    back.run(matrix(backward.table), shared, time_major(values).column_window(hidden, hidden));
    return values;
}

Tensor<float, 2> Inference::Implementation::look_up(const Memory<float>& memory, const Tensor<float, 2>& state,
                                                    Tensor<float, 2>& attention) const {
    const auto& layer = params.decoder.attention;
    const std::size_t rows = state.shape(0), heads = layer.heads;
    const Tensor<float, 2> projected_state = projected(state, query);
    const Tensor<float, 2>& queries = query.columns() == 0 ? state : projected_state;
    const Tensor<float, 2> mask = heads == 1 ? Tensor<float, 2>() : mask_of_heads(memory.mask, heads);
    const MemoryView<const float> whole = view(memory);
    const MemoryView<const float> split{split_rows(whole.values, heads), split_rows(whole.keys, heads),
                                        heads == 1 ? whole.mask : matrix(mask)};
    Tensor<float, 2> weights = Tensor<float, 2>::from_shape({memory.mask.shape(0), rows * heads});
    Tensor<float, 2> found = Tensor<float, 2>::from_shape({rows, layer.context});
    Attention<float>::look_up(layer, split,
                              {split_rows(matrix(queries), heads), matrix(weights), split_rows(matrix(found), heads)});
    attention = mean_of_heads(weights, heads);
    return mix.columns() == 0 ? found : projected(found, mix);
}

// One step of the decoder's cell.
void Inference::Implementation::advance(View<const float> contexts, View<const float> state,
                                        std::span<const symbol::Id> inputs, View<float> next) const {
    Tensor<float, 2> gates = Tensor<float, 2>::from_shape({state.rows, 4 * state.columns});
    const View<float> gate = matrix(gates);
    Cell::seed(params.decoder.cell, matrix(table), inputs, gate);
    context.multiply_add(contexts, Cell::input_window(gate));
    recurrent.multiply_add(state, Cell::recurrent_window(gate));
    Cell::activate({inputs, gate, state, next});
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
    last_states(batch.lengths, time_major(std::as_const(states)), matrix(last));
    memory.values = model.value.columns() == 0 ? std::move(states) : projected(states, model.value);
    encoded.state = Tensor<float, 2>::from_shape({batch.rows, model.start.columns()});
    affine(matrix(std::as_const(last)), model.start, model.params.decoder.start.bias, matrix(encoded.state));
    apply_tanh(matrix(encoded.state));
    return encoded;
}

DecoderStep Inference::step(const Memory<float>& memory, const Tensor<float, 2>& state,
                            std::span<const symbol::Id> inputs) const {
    const Implementation& model = *implementation_;
    DecoderStep step;
    const Tensor<float, 2> context = model.look_up(memory, state, step.attention);
    step.state = Tensor<float, 2>::from_shape(state.shape());
    model.advance(matrix(context), matrix(state), inputs, matrix(step.state));
    step.log_probabilities = Tensor<float, 2>::from_shape({state.shape(0), model.output_state.columns()});
    const View<float> logits = matrix(step.log_probabilities);
    affine(matrix(step.state), model.output_state, model.params.decoder.output.bias, logits);
    model.output_context.multiply_add(matrix(context), logits);
    log_softmax(logits);
    return step;
}

}  // namespace kalends
