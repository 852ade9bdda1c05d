#include "model/inference.hpp"

#include <utility>

#include "model/attention_inference.hpp"
#include "tensor/row_kernels.hpp"

// B rows, N layers, D width, P positions written, F inner columns, Y symbols.
namespace kalends {
namespace {

using Params = TransformerModel<float>::Params;
using Stack = TransformerStack<float>;
using Norm = LayerNorm<float>;

/// A decoder's layer.
struct ReadyLayer {
    ReadyLayer(const TransformerLayer<float>::Params& trained, const Gemm<float>& gemm)
        : params(trained),
          self_attention(trained.self_attention, gemm),
          cross_attention(*trained.cross_attention, gemm) {
        feed_forward.pack(trained.feed_forward, gemm);
    }
    const TransformerLayer<float>::Params& params;
    AttentionInference self_attention, cross_attention;
    FeedForward<float>::Factors feed_forward;
};

Tensor<float, 2> normalized(const Norm::Params& norm, const Tensor<float, 2>& x) {
    Tensor<float, 2> y = Tensor<float, 2>::from_shape(x.shape());
    Norm::forward(norm, matrix(x), matrix(y));
    return y;
}

/// Incremental decoding: the keys and values that a position has for those after it are computed once. They are the
/// decoder's state [B,P*2*N*D]: position by position, of each layer the key beside the value.
struct TransformerInference final : InferenceModel {
    TransformerInference(Params trained, const Gemm<float>& gemm)
        : params(std::move(trained)), output(gemm.packed(matrix(params.output.weight))) {
        Stack::pack(params.encoder, gemm, encoder);
        layers.reserve(params.decoder.layers.size());
        for (const auto& layer : params.decoder.layers) layers.emplace_back(layer, gemm);
    }

    [[nodiscard]] Encoded encode(const SourceBatch& batch) const override {
        check_ids(batch, params.encoder.embedding.weight.shape(0));
        Stack::Workspace work;
        work.layers.resize(encoder.size());
        for (auto& layer : work.layers) layer.self_attention.keeps = false;
        const View<float> states =
            Stack::forward(params.encoder, encoder, batch.ids, {.rows = batch.rows, .lengths = batch.lengths}, work);
        Encoded encoded;
        encoded.state = Tensor<float, 2>::from_shape({batch.rows, 0});
        for (const ReadyLayer& layer : layers) {
            Tensor<float, 3> values = Tensor<float, 3>::from_shape({batch.length, batch.rows, width()});
            copy(states, matrix(values));
            encoded.memory.push_back(layer.cross_attention.remember(std::move(values), batch.lengths));
        }
        return encoded;
    }

    [[nodiscard]] DecoderStep step(std::span<const Memory<float>> memory, const Tensor<float, 2>& state,
                                   std::span<const std::int32_t> inputs) const override {
        const std::size_t rows = inputs.size(), before = state.shape(1);
        DecoderStep step;
        step.state = xt::zeros<float>({rows, before + columns_of_position()});
        copy(matrix(state), matrix(step.state).column_window(0, before));
        Tensor<float, 2> x = Tensor<float, 2>::from_shape({rows, width()});
        Stack::embed(params.decoder, inputs, rows, before / columns_of_position(), matrix(x));
        for (std::size_t layer = 0; layer < layers.size(); ++layer)
            step.attention = run(layer, memory[layer], x, step.state);
        const Tensor<float, 2> last = normalized(params.decoder.norm, x);
        step.log_probabilities = Tensor<float, 2>::from_shape({rows, output.columns()});
        affine(matrix(last), output, params.output.bias, matrix(step.log_probabilities));
        log_softmax(matrix(step.log_probabilities));
        return step;
    }

    /// The symbol of the next position through one layer. x [B,D] becomes its output, its key and value go into
    /// `state`. Returns where it looked in the encoder's states.
    Tensor<float, 2> run(std::size_t layer, const Memory<float>& memory, Tensor<float, 2>& x,
                         Tensor<float, 2>& state) const {
        const ReadyLayer& ready = layers[layer];
        const Tensor<float, 2> self = normalized(ready.params.self_norm, x);
        const View<float> both =
            matrix(state).column_window(state.shape(1) - columns_of_position() + layer * 2 * width(), 2 * width());
        ready.self_attention.factors().key.multiply_add(matrix(self), both.column_window(0, width()));
        ready.self_attention.factors().value.multiply_add(matrix(self), both.column_window(width(), width()));
        add(matrix(ready.self_attention.look_up(cached(layer, state), matrix(self)).found), matrix(x));

        const Tensor<float, 2> query = normalized(*ready.params.cross_norm, x);
        AttentionInference::Answer answer = ready.cross_attention.look_up(memory, matrix(query));
        add(matrix(answer.found), matrix(x));

        const Tensor<float, 2> position = normalized(ready.params.feed_forward_norm, x);
        Tensor<float, 2> hidden =
            Tensor<float, 2>::from_shape({x.shape(0), ready.params.feed_forward.inner.bias.shape(0)});
        FeedForward<float>::forward(ready.params.feed_forward, ready.feed_forward, matrix(position), matrix(hidden),
                                    matrix(x));
        return std::move(answer.attention);
    }

    /// What a layer has cached, as a memory to look into.
    [[nodiscard]] Memory<float> cached(std::size_t layer, const Tensor<float, 2>& state) const {
        const std::size_t rows = state.shape(0), positions = state.shape(1) / columns_of_position();
        Memory<float> memory{Tensor<float, 3>::from_shape({positions, rows, width()}),
                             Tensor<float, 3>::from_shape({positions, rows, width()}),
                             xt::ones<float>({positions, rows})};
        for (std::size_t p = 0; p < positions; ++p) {
            const View<const float> both =
                matrix(state).column_window(p * columns_of_position() + layer * 2 * width(), 2 * width());
            copy(both.column_window(0, width()), time_major(memory.keys)[p]);
            copy(both.column_window(width(), width()), time_major(memory.values)[p]);
        }
        return memory;
    }

    [[nodiscard]] std::size_t width() const { return params.encoder.norm.gain.shape(0); }
    [[nodiscard]] std::size_t columns_of_position() const { return layers.size() * 2 * width(); }

    Params params;
    Stack::Factors encoder;
    std::vector<ReadyLayer> layers;
    PackedFactor<float> output;  // [D,Y]
};

}  // namespace

std::unique_ptr<const InferenceModel> make_inference(const Params& params, const Gemm<float>& gemm) {
    return std::make_unique<TransformerInference>(params, gemm);
}

}  // namespace kalends
