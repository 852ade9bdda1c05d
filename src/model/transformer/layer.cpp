#include "model/transformer/layer.hpp"

#include "model/attention_sizes.hpp"

namespace kalends {
namespace {

// Keeps x for the way back; returns norm(x).
template <class T>
View<const T> enter(const typename LayerNorm<T>::Params& norm, View<const T> x,
                    typename TransformerLayer<T>::Entry& entry) {
    copy(x, entry.x.matrix(x.rows, x.columns));
    const View<T> normalized = entry.normalized.matrix(x.rows, x.columns);
    LayerNorm<T>::forward(norm, x, normalized);
    return normalized;
}

// The way back to x: norm(x), a zeroed place for its gradient, and what reaches x by way of it.
template <class T>
struct Entered {
    typename TransformerLayer<T>::Entry& entry;
    View<T> d;  // of x, added to
    View<const T> normalized = entry.normalized.matrix(d.rows, d.columns);
    View<T> d_normalized = entry.d_normalized.zeros(d.rows, d.columns);

    void leave(const typename LayerNorm<T>::Params& norm, typename LayerNorm<T>::Params& gradient) const {
        LayerNorm<T>::backward(norm, {entry.x.matrix(d.rows, d.columns), d_normalized, d}, gradient);
    }
};

template <class T>
using Question = typename SequenceAttention<T>::Question;

template <class T>
Question<T> to_itself(const typename TransformerLayer<T>::Surroundings& around, View<const T> x) {
    return {x, x, around.lengths, around.rows, around.is_causal};
}

template <class T>
Question<T> to_memory(const typename TransformerLayer<T>::Surroundings& around, View<const T> x) {
    return {x, around.memory, around.memory_lengths, around.rows, false};
}

}  // namespace

template <class T>
void TransformerLayer<T>::Factors::pack(const Params& params, const Gemm<T>& gemm) {
    self_attention.pack(params.self_attention, gemm);
    if (params.cross_attention) cross_attention.pack(*params.cross_attention, gemm);
    feed_forward.pack(params.feed_forward, gemm);
}

template <class T>
typename TransformerLayer<T>::Params TransformerLayer<T>::make(const ModelConfig& config, bool has_memory) {
    const auto norm = LayerNorm<T>::make(config.hidden);
    Params params{.self_norm = norm,
                  .self_attention = Attention<T>::make(AttentionKind::multi_head, self_attention_sizes(config)),
                  .cross_norm = {},
                  .cross_attention = {},
                  .feed_forward_norm = norm,
                  .feed_forward = FeedForward<T>::make(config.hidden, config.feed_forward)};
    if (has_memory) {
        params.cross_norm = norm;
        params.cross_attention = Attention<T>::make(config.attention, attention_sizes(config));
    }
    return params;
}

template <class T>
void TransformerLayer<T>::initialize(Params& params, Random& random) {
    LayerNorm<T>::initialize(params.self_norm);
    Attention<T>::initialize(params.self_attention, random);
    if (params.cross_attention) {
        LayerNorm<T>::initialize(*params.cross_norm);
        Attention<T>::initialize(*params.cross_attention, random);
    }
    LayerNorm<T>::initialize(params.feed_forward_norm);
    FeedForward<T>::initialize(params.feed_forward, random);
}

template <class T>
void TransformerLayer<T>::forward(const Params& params, const Factors& factors, const Surroundings& around, View<T> x,
                                  Workspace& work) {
    const View<const T> self = enter<T>(params.self_norm, x, work.self_entry);
    SequenceAttention<T>::forward(params.self_attention, factors.self_attention, to_itself<T>(around, self), x,
                                  work.self_attention);
    if (params.cross_attention) {
        const View<const T> query = enter<T>(*params.cross_norm, x, work.cross_entry);
        SequenceAttention<T>::forward(*params.cross_attention, factors.cross_attention, to_memory<T>(around, query), x,
                                      work.cross_attention);
    }
    const View<const T> position = enter<T>(params.feed_forward_norm, x, work.feed_forward_entry);
    const View<T> hidden = work.hidden.matrix(x.rows, params.feed_forward.inner.bias.shape(0));
    FeedForward<T>::forward(params.feed_forward, factors.feed_forward, position, hidden, x);
}

template <class T>
void TransformerLayer<T>::backward(const Params& params, const Surroundings& around, View<T> d, Workspace& work,
                                   Gemm<T>& gemm, Params& gradient) {
    const Entered<T> position{work.feed_forward_entry, d};
    const std::size_t inner = params.feed_forward.inner.bias.shape(0);
    FeedForward<T>::backward(params.feed_forward,
                             {position.normalized, work.hidden.matrix(d.rows, inner),
                              work.d_hidden.matrix(d.rows, inner), d, position.d_normalized},
                             gemm, gradient.feed_forward);
    position.leave(params.feed_forward_norm, gradient.feed_forward_norm);
    if (params.cross_attention) {
        const Entered<T> query{work.cross_entry, d};
        SequenceAttention<T>::backward(*params.cross_attention, to_memory<T>(around, query.normalized),
                                       {d, query.d_normalized, around.d_memory}, work.cross_attention, gemm,
                                       *gradient.cross_attention);
        query.leave(*params.cross_norm, *gradient.cross_norm);
    }
    const Entered<T> self{work.self_entry, d};
    SequenceAttention<T>::backward(params.self_attention, to_itself<T>(around, self.normalized),
                                   {d, self.d_normalized, self.d_normalized}, work.self_attention, gemm,
                                   gradient.self_attention);
    self.leave(params.self_norm, gradient.self_norm);
}

template <class T>
typename SequenceAttention<T>::Weights TransformerLayer<T>::cross_weights(const Params& params,
                                                                          const Surroundings& around,
                                                                          std::size_t length, Workspace& work) {
    const View<const T> query =
        work.cross_entry.normalized.matrix(length * around.rows, params.cross_norm->gain.shape(0));
    return SequenceAttention<T>::weights(*params.cross_attention, to_memory<T>(around, query), work.cross_attention);
}

template struct TransformerLayer<float>;
template struct TransformerLayer<double>;

}  // namespace kalends
