#include "kalends/nn/attention/attention.hpp"

#include "kalends/nn/initialize.hpp"
#include "kalends/tensor/blas.hpp"
#include "kalends/tensor/row_kernels.hpp"

namespace kalends {
template <class T>
typename Attention<T>::Params Attention<T>::make(AttentionKind kind, const Sizes& sizes) {
    Params params{xt::zeros<T>({sizes.query, sizes.attention}), xt::zeros<T>({sizes.value, sizes.attention}), {}};
    switch (kind) {
        case AttentionKind::additive:
            params.score = AdditiveScore<T>::make(sizes.attention);
            break;
        case AttentionKind::dot:
            params.score = DotScore<T>::make(sizes.attention);
            break;
    }
    return params;
}

template <class T>
void Attention<T>::initialize(Params& params, Random& random) {
    glorot_uniform(matrix(params.query_weight), random);
    glorot_uniform(matrix(params.key_weight), random);
    std::visit([&]<class P>(P& score) { P::Layer::initialize(score, random); }, params.score);
}

template <class T>
void Attention<T>::remember(const Params& params, View<const T> values, View<T> keys) {
    multiply(values, matrix(params.key_weight), keys, Into::replace);
}

template <class T>
void Attention<T>::look_up(const Params& params, const MemoryView<const T>& memory, const Step& step) {
    const Comparison<T> comparison{step.query, memory.keys, memory.mask};
    std::visit([&]<class P>(const P& score) { P::Layer::forward(score, comparison, step.weights); }, params.score);
    masked_softmax(memory.mask, step.weights);
    blend(step.weights, memory.values, step.context);
}

template <class T>
void Attention<T>::look_up_backward(const Params& params, const MemoryView<const T>& memory, const StepBackward& step,
                                    Params& gradient) {
    blend_weights_backward(step.d_context, memory, step.d_weights);
    softmax_backward(step.weights, step.d_weights);
    const Comparison<T> comparison{step.query, memory.keys, memory.mask};
    const ComparisonBackward<T> backward{step.d_weights, step.d_query, step.d_keys};
    std::visit(
        [&]<class P>(const P& score) { P::Layer::backward(score, comparison, backward, std::get<P>(gradient.score)); },
        params.score);
}

template <class T>
void Attention<T>::remember_backward(const Params& params, const RememberBackward& step, Params& gradient) {
    multiply_transposed(step.d_keys, matrix(params.key_weight), step.d_values, Into::add);
    accumulate_outer(step.values, step.d_keys, matrix(gradient.key_weight));
}

template struct Attention<float>;
template struct Attention<double>;

}  // namespace kalends
