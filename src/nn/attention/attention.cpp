#include "nn/attention/attention.hpp"

#include <type_traits>

#include "kalends/core/error.hpp"
#include "nn/initialize.hpp"
#include "tensor/row_kernels.hpp"

namespace kalends {
namespace {

template <class T>
Tensor<T, 2> projection(std::size_t rows, std::optional<std::size_t> columns) {
    return columns ? Tensor<T, 2>(xt::zeros<T>({rows, *columns})) : Tensor<T, 2>::from_shape({0, 0});
}

template <class T, class Layer>
typename Attention<T>::Params make_with(const AttentionSizes& sizes) {
    const AttentionShape shape = Layer::shape(sizes);
    if (shape.values && !shape.keys)  // Memory would take the projected values for the keys
        throw Error(ErrorKind::internal, "an attention projects values, but not keys");
    const std::size_t context = shape.values.value_or(sizes.value);
    return {.query_weight = projection<T>(sizes.query, shape.query),
            .key_weight = projection<T>(sizes.value, shape.keys),
            .value_weight = projection<T>(sizes.value, shape.values),
            .mix_weight = projection<T>(context, shape.mixes ? std::optional(context) : std::nullopt),
            .heads = shape.heads,
            .context = context,
            .score = Layer::make(sizes)};
}

/// Calls f with the kind's score as a std::type_identity.
template <class T, std::size_t I = 0, class F>
auto with(AttentionKind kind, F f) {
    using Score = typename Attention<T>::Score;
    using Layer = typename std::variant_alternative_t<I, Score>::Layer;
    static_assert(Layer::kind == AttentionKind(I), "scores stand in the order of AttentionKind");
    if constexpr (I + 1 < std::variant_size_v<Score>) {
        if (kind != Layer::kind) return with<T, I + 1>(kind, f);
    }
    return f(std::type_identity<Layer>());
}

template <class T>
void project(View<const T> x, const Tensor<T, 2>& weight, View<T> y, Gemm<T>& gemm) {
    if (weight.size() > 0) gemm.multiply(x, matrix(weight), y, Into::replace);
}

}  // namespace

template <class T>
std::optional<T> Attention<T>::Params::inner_product_scale(std::size_t columns) const {
    return std::visit(
        [&]<class P>(const P&) -> std::optional<T> {
            using Layer = typename P::Layer;
            using Plain = InnerProductScore<T, Layer>;
            if constexpr (std::is_base_of_v<Plain, Layer>) {
                static_assert(&Layer::forward == &Plain::forward, "a score with a forward of its own is not that one");
                return Layer::scale(columns);
            }
            return std::nullopt;
        },
        score);
}

template <class T>
AttentionShape Attention<T>::shape(AttentionKind kind, const AttentionSizes& sizes) {
    return with<T>(kind, [&]<class Layer>(std::type_identity<Layer>) { return Layer::shape(sizes); });
}

template <class T>
typename Attention<T>::Params Attention<T>::make(AttentionKind kind, const AttentionSizes& sizes) {
    return with<T>(kind, [&]<class Layer>(std::type_identity<Layer>) { return make_with<T, Layer>(sizes); });
}

template <class T>
std::vector<std::string_view> Attention<T>::names() {
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < std::variant_size_v<Score>; ++i)
        all.push_back(with<T>(AttentionKind(i), []<class Layer>(std::type_identity<Layer>) { return Layer::name; }));
    return all;
}

template <class T>
void Attention<T>::initialize(Params& params, Random& random) {
    for (auto* weight : {&params.query_weight, &params.key_weight, &params.value_weight, &params.mix_weight})
        if (weight->size() > 0) glorot_uniform(matrix(*weight), random);
    std::visit([&]<class P>(P& score) { P::Layer::initialize(score, random); }, params.score);
}

template <class T>
void Attention<T>::remember(const Params& params, View<const T> states, const Remembered& to, Gemm<T>& gemm) {
    project(states, params.key_weight, to.keys, gemm);
    project(states, params.value_weight, to.values, gemm);
}

template <class T>
void Attention<T>::look_up(const Params& params, const MemoryView<const T>& memory, const Step& step) {
    const auto score = [&](const Comparison<T>& comparison, View<T> scores) {
        std::visit([&]<class P>(const P& chosen) { P::Layer::forward(chosen, comparison, scores); }, params.score);
    };
    soft_lookup<T>(step.query, memory, score, step.weights, step.context);
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
void Attention<T>::remember_backward(const Params& params, const RememberBackward& step, Gemm<T>& gemm,
                                     Params& gradient) {
    project_backward(step.states, step.d_keys, params.key_weight, step.d_states, gradient.key_weight, gemm);
    project_backward(step.states, step.d_values, params.value_weight, step.d_states, gradient.value_weight, gemm);
}

template struct Attention<float>;
template struct Attention<double>;

}  // namespace kalends
