#include "model/transformer/stack.hpp"

#include <cmath>

namespace kalends {
namespace {

// x *= sqrt(D), so that embeddings weigh as much as the positions added to them.
template <class T>
void scale_by_width(View<T> x) {
    const T factor = std::sqrt(static_cast<T>(x.columns));
    for (std::size_t i = 0; i < x.rows; ++i)
        for (std::size_t j = 0; j < x.columns; ++j) x.row(i)[j] *= factor;
}

}  // namespace

template <class T>
void TransformerStack<T>::pack(const Params& params, const Gemm<T>& gemm, Factors& factors) {
    factors.resize(params.layers.size());
    for (std::size_t i = 0; i < factors.size(); ++i) factors[i].pack(params.layers[i], gemm);
}

template <class T>
typename TransformerStack<T>::Params TransformerStack<T>::make(const ModelConfig& config, std::size_t symbols,
                                                               bool has_memory) {
    return {Embedding<T>::make(symbols, config.hidden),
            std::vector<typename Layer::Params>(config.layers, Layer::make(config, has_memory)),
            LayerNorm<T>::make(config.hidden)};
}

template <class T>
void TransformerStack<T>::initialize(Params& params, Random& random) {
    Embedding<T>::initialize(params.embedding, random);
    for (auto& layer : params.layers) Layer::initialize(layer, random);
    LayerNorm<T>::initialize(params.norm);
}

template <class T>
void TransformerStack<T>::embed(const Params& params, std::span<const std::int32_t> ids, std::size_t rows,
                                std::size_t first, View<T> x) {
    Embedding<T>::forward(params.embedding, ids, x);
    scale_by_width(x);
    add_positional_encoding(first, time_major(x, rows));
}

template <class T>
View<T> TransformerStack<T>::forward(const Params& params, const Factors& factors, std::span<const std::int32_t> ids,
                                     const typename Layer::Surroundings& around, Workspace& work) {
    const std::size_t width = params.norm.gain.shape(0);
    work.layers.resize(params.layers.size());
    const View<T> x = work.x.matrix(ids.size(), width), output = work.output.matrix(ids.size(), width);
    embed(params, ids, around.rows, 0, x);
    for (std::size_t i = 0; i < params.layers.size(); ++i)
        Layer::forward(params.layers[i], factors[i], around, x, work.layers[i]);
    LayerNorm<T>::forward(params.norm, x, output);
    return output;
}

template <class T>
void TransformerStack<T>::backward(const Params& params, std::span<const std::int32_t> ids,
                                   const typename Layer::Surroundings& around, View<T> d_output, Workspace& work,
                                   Gemm<T>& gemm, Params& gradient) {
    const View<T> d = work.d_x.zeros(d_output.rows, d_output.columns);
    LayerNorm<T>::backward(params.norm, {work.x.matrix(d.rows, d.columns), d_output, d}, gradient.norm);
    for (std::size_t i = params.layers.size(); i-- > 0;)
        Layer::backward(params.layers[i], around, d, work.layers[i], gemm, gradient.layers[i]);
    scale_by_width(d);
    Embedding<T>::backward(ids, d, gradient.embedding);
}

template struct TransformerStack<float>;
template struct TransformerStack<double>;

}  // namespace kalends
