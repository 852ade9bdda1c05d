#include "model/inference.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "model/attention_inference.hpp"
#include "model/recurrent/recurrence.hpp"
#include "model/recurrent/symbol_table.hpp"
#include "tensor/row_kernels.hpp"

// B rows, V source symbols, G gates that the input writes, D decoder state, M encoder states, K what the attention
// compares, C its context.
namespace kalends {
namespace {

using Params = RecurrentModel<float>::Params;
using Layer = Cell<float>;
using Factor = PackedFactor<float>;

// One direction of the encoder.
struct DirectionInference {
    DirectionInference(const Embedding<float>::Params& embedding, const Layer::Params& cell, const Gemm<float>& gemm)
        : table(matrix(embedding.weight), cell), recurrent(gemm.packed(matrix(cell.recurrent_weight))) {}
    SymbolTable table;  // [V,G*H]
    Factor recurrent;
};

Schedule schedule_of(const SourceBatch& batch) {
    std::vector<std::int32_t> reads(batch.ids);
    for (std::size_t i = 0; i < reads.size(); ++i) {
        if (i / batch.rows >= static_cast<std::size_t>(batch.lengths[i % batch.rows])) reads[i] = idle_row;
    }
    Schedule schedule;
    schedule.assign(reads, batch.rows);
    return schedule;
}

/// Every product with weights goes through a packed factor, every other kernel works row by row (or lane by lane): no
/// number of a row depends on the rows beside it, nor on how far the batch is padded, to the last bit.
struct RecurrentInference final : InferenceModel {
    RecurrentInference(Params trained, const Gemm<float>& gemm)
        : params(std::move(trained)),
          forward(params.encoder.embedding, params.encoder.forward, gemm),
          start(gemm.packed(matrix(params.decoder.start.weight))),
          attention(params.decoder.attention, gemm),
          recurrent(gemm.packed(matrix(params.decoder.cell.recurrent_weight))),
          table(xt::zeros<float>({params.decoder.embedding.weight.shape(0), params.decoder.cell.table_columns()})) {
        if (params.encoder.backward) backward.emplace(params.encoder.embedding, *params.encoder.backward, gemm);
        const std::size_t state = params.decoder.cell.hidden(), embedding = params.decoder.embedding.weight.shape(1);
        const View<const float> input = matrix(std::as_const(params.decoder.cell.input_weight));
        const View<const float> output = matrix(std::as_const(params.decoder.output.weight));
        context = gemm.packed(input.row_window(embedding, input.rows - embedding));
        output_state = gemm.packed(output.row_window(0, state));
        output_context = gemm.packed(output.row_window(state, output.rows - state));
        Gemm<float> full;
        Layer::tabulate(params.decoder.cell, matrix(std::as_const(params.decoder.embedding.weight)), matrix(table),
                        full);
    }

    [[nodiscard]] Encoded encode(const SourceBatch& batch) const override {
        check_ids(batch, params.encoder.embedding.weight.shape(0));
        Tensor<float, 3> values = states(batch);
        Tensor<float, 2> last = Tensor<float, 2>::from_shape({batch.rows, start.rows()});
        last_states(batch.lengths, time_major(std::as_const(values)), params.encoder.forward.hidden(), matrix(last));
        Encoded encoded;
        encoded.memory.push_back(attention.remember(std::move(values), batch.lengths));
        encoded.state = xt::zeros<float>({batch.rows, hidden() + cell_columns()});
        const View<float> state = matrix(encoded.state).column_window(0, hidden());
        affine(matrix(std::as_const(last)), start, params.decoder.start.bias, state);
        apply_tanh(state);
        return encoded;
    }

    [[nodiscard]] DecoderStep step(std::span<const Memory<float>> memory, const Tensor<float, 2>& state,
                                   std::span<const std::int32_t> inputs) const override {
        DecoderStep step;
        auto [found, looks] = attention.look_up(memory.front(), matrix(state).column_window(0, hidden()));
        step.attention = std::move(looks);
        step.state = Tensor<float, 2>::from_shape(state.shape());
        advance(matrix(std::as_const(found)), state, inputs, step.state);
        step.log_probabilities = Tensor<float, 2>::from_shape({state.shape(0), output_state.columns()});
        const View<float> logits = matrix(step.log_probabilities);
        affine(matrix(step.state).column_window(0, hidden()), output_state, params.decoder.output.bias, logits);
        output_context.multiply_add(matrix(std::as_const(found)), logits);
        log_softmax(logits);
        return step;
    }

    // [S,B,M]
    [[nodiscard]] Tensor<float, 3> states(const SourceBatch& batch) const {
        const std::size_t hidden = params.encoder.forward.hidden();
        Tensor<float, 3> values = Tensor<float, 3>::from_shape({batch.length, batch.rows, params.encoder.states()});
        Tensor<float, 3> cells =
            Tensor<float, 3>::from_shape({batch.length, batch.rows, params.encoder.forward.cell_columns()});
        Tensor<float, 2> gates = Tensor<float, 2>::from_shape({batch.rows, 4 * hidden});
        const Tensor<float, 2> zero = xt::zeros<float>({batch.rows, hidden});
        const Schedule reads = schedule_of(batch);
        TimeView<float> shared = time_major(matrix(gates), batch.rows);
        shared.length = batch.length;
        shared.step = 0;  // nothing is kept for a way back
        const auto walk = [&](Direction direction, const Layer::Params& cell, const DirectionInference& half,
                              std::size_t first) {
            const Recurrence<float> recurrence{cell, half.recurrent, reads, direction, matrix(zero)};
            recurrence.run(half.table.with(batch.ids),
                           {shared, time_major(values).column_window(first, hidden), time_major(cells)});
        };
        walk(Direction::forward, params.encoder.forward, forward, 0);
        if (backward) walk(Direction::backward, *params.encoder.backward, *backward, hidden);
        return values;
    }

    // One step of the decoder's cell.
    void advance(View<const float> contexts, const Tensor<float, 2>& state, std::span<const std::int32_t> inputs,
                 Tensor<float, 2>& next) const {
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

    // A decoder's state [B,D+Z] is the hidden state and, beside it, the cell state of Z columns that an LSTM has.
    [[nodiscard]] std::size_t hidden() const { return params.decoder.cell.hidden(); }
    [[nodiscard]] std::size_t cell_columns() const { return params.decoder.cell.cell_columns(); }

    Params params;
    DirectionInference forward;
    std::optional<DirectionInference> backward;
    Factor start;  // [M,D]
    AttentionInference attention;
    Factor recurrent;        // [D,G*D]
    Factor context;          // [C,G*D]
    Factor output_state;     // [D,Y]
    Factor output_context;   // [C,Y]
    Tensor<float, 2> table;  // [Y+1,G*D]
};

}  // namespace

std::unique_ptr<const InferenceModel> make_inference(const Params& params, const Gemm<float>& gemm) {
    return std::make_unique<RecurrentInference>(params, gemm);
}

}  // namespace kalends
