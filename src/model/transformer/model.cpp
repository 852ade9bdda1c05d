#include "model/transformer/model.hpp"

namespace kalends {
namespace {

template <class T>
using Surroundings = typename TransformerLayer<T>::Surroundings;

template <class T>
Surroundings<T> around_source(const SourceBatch& source) {
    return {.rows = source.rows, .lengths = source.lengths};
}

template <class T>
Surroundings<T> around_target(const SourceBatch& source, View<const T> memory, View<T> d_memory) {
    return {.rows = source.rows,
            .is_causal = true,
            .memory = memory,
            .memory_lengths = source.lengths,
            .d_memory = d_memory};
}

template <class T>
LossSums losses(const typename TransformerModel<T>::Params& params, const Batch& batch, const LossOptions& options,
                const Surroundings<T>& around, View<T> logits, typename TransformerModel<T>::Workspace& work) {
    const auto& last = params.decoder.layers.back();
    auto looks = TransformerLayer<T>::cross_weights(last, around, batch.target_length, work.decoder.layers.back());
    if (!last.cross_attention->learns_to_look()) looks.weights = {};
    return teacher_forced_losses<T>(batch, options, {logits, looks.weights, looks.d_weights}, work.right);
}

}  // namespace

template <class T>
typename TransformerModel<T>::Params TransformerModel<T>::make(const ModelConfig& config) {
    return {Stack::make(config, config.vocabulary, false), Stack::make(config, config.symbols + 1, true),
            Linear<T>::make(config.hidden, config.symbols)};
}

template <class T>
void TransformerModel<T>::initialize(Params& params, Random& random) {
    Stack::initialize(params.encoder, random);
    Stack::initialize(params.decoder, random);
    Linear<T>::initialize(params.output, random);
}

template <class T>
LossSums TransformerModel<T>::forward(const Params& params, const Batch& batch, const LossOptions& options,
                                      Workspace& work) {
    Stack::pack(params.encoder, work.gemm, work.encoder_factors);
    Stack::pack(params.decoder, work.gemm, work.decoder_factors);
    const View<T> memory = Stack::forward(params.encoder, work.encoder_factors, batch.source.ids,
                                          around_source<T>(batch.source), work.encoder);
    const Surroundings<T> around = around_target<T>(batch.source, memory, {});
    const View<T> states = Stack::forward(params.decoder, work.decoder_factors, batch.inputs, around, work.decoder);
    const View<T> logits = work.logits.matrix(states.rows, params.output.weight.shape(1));
    Linear<T>::forward(params.output, states, logits, work.full);
    return losses<T>(params, batch, options, around, logits, work);
}

template <class T>
LossSums TransformerModel<T>::forward_backward(const Params& params, const Batch& batch, const LossOptions& options,
                                               Params& gradient, Workspace& work) {
    LossSums sums = forward(params, batch, options, work);
    const std::size_t width = params.encoder.norm.gain.shape(0), cells = batch.inputs.size();
    const View<T> memory = work.encoder.output.matrix(batch.source.ids.size(), width);
    const View<T> d_memory = work.d_memory.zeros(memory.rows, width), d_states = work.d_output.zeros(cells, width);
    Linear<T>::backward(
        params.output,
        {work.decoder.output.matrix(cells, width), work.logits.matrix(cells, params.output.weight.shape(1)), d_states},
        work.full, gradient.output);
    Stack::backward(params.decoder, batch.inputs, around_target<T>(batch.source, memory, d_memory), d_states,
                    work.decoder, work.gemm, gradient.decoder);
    add_state_gradients<T>(batch.source.lengths, time_major(d_memory, batch.source.rows), sums);
    Stack::backward(params.encoder, batch.source.ids, around_source<T>(batch.source), d_memory, work.encoder, work.gemm,
                    gradient.encoder);
    return sums;
}

template struct TransformerModel<float>;
template struct TransformerModel<double>;

}  // namespace kalends
