#include "nn/attention/sequence_attention.hpp"

#include <algorithm>
#include <optional>

#include "tensor/row_kernels.hpp"

namespace kalends {
namespace {

// The buffer becomes x W, where there is a W.
template <class T>
void project(View<const T> x, const PackedFactor<T>& factor, Buffer<T>& buffer) {
    if (factor.columns() > 0) factor.multiply_add(x, buffer.zeros(x.rows, factor.columns()));
}

// x W, where there is a W, once project() has been there; else x itself.
template <class T>
View<const T> pick(View<const T> x, const Tensor<T, 2>& projection, Buffer<T>& buffer) {
    return projection.size() == 0 ? x : buffer.matrix(x.rows, projection.shape(1));
}

/// The workspace cut to one question, after the projections; a row a head.
template <class T>
struct Views {
    using Layer = SequenceAttention<T>;
    const typename Layer::Params& params;
    const typename Layer::Question& question;
    typename Layer::Workspace& work;

    TimeView<const T> queries = split(pick(question.queries, params.query_weight, work.query));
    TimeView<const T> keys = split(pick(question.states, params.key_weight, work.keys));
    TimeView<const T> values = split(pick(question.states, params.value_weight, work.values));
    TimeView<T> found = split(work.found.matrix(question.queries.rows, params.context));
    std::optional<T> scale = params.inner_product_scale(keys.columns);  // of a score that is an inner product

    template <class U>
    TimeView<U> split(View<U> flat) const {
        return split_rows(time_major(flat, question.rows), params.heads);
    }
    /// [T,S,B * heads]
    TimeView<T> of_positions(Buffer<T>& buffer) const {
        return buffer.time_major(queries.length, keys.length, keys.rows);
    }
    /// By products of matrices.
    [[nodiscard]] typename ProductAttention<T>::Question as_products() const {
        return {queries, keys, values, question.lengths, question.is_causal, *scale};
    }
};

/// By look-ups one by one: what position t sees of a memory.
template <class T>
struct Positions {
    const Views<T>& views;
    View<T> mask = views.work.mask.matrix(views.keys.length, views.keys.rows);
    TimeView<T> weights = views.work.keeps ? views.of_positions(views.work.weights) : shared(views.work.weights);
    TimeView<T> d_weights = views.work.keeps ? views.of_positions(views.work.d_weights) : TimeView<T>();

    // Without a way back all positions share one place.
    TimeView<T> shared(Buffer<T>& buffer) const {
        TimeView<T> place = buffer.time_major(1, views.keys.length, views.keys.rows);
        place.length = views.queries.length;
        place.step = 0;
        return place;
    }
    [[nodiscard]] std::size_t visible(std::size_t t) const {
        return views.question.is_causal ? std::min(t + 1, views.keys.length) : views.keys.length;
    }
    [[nodiscard]] MemoryView<const T> memory(std::size_t t) const {
        return {views.values.window(0, visible(t)), views.keys.window(0, visible(t)), mask.row_window(0, visible(t))};
    }
    [[nodiscard]] View<T> seen(TimeView<T> all, std::size_t t) const { return all[t].row_window(0, visible(t)); }
};

template <class T>
void look_up(const Positions<T>& at) {
    const Views<T>& views = at.views;
    if (views.question.lengths.empty()) {
        fill(at.mask, T{1});
    } else {
        length_mask(views.question.lengths, at.mask);
    }
    fill(at.d_weights.flat(), T{0});
    for (std::size_t t = 0; t < at.weights.length; ++t) {
        fill(at.weights[t], T{0});
        Attention<T>::look_up(views.params, at.memory(t), {views.queries[t], at.seen(at.weights, t), views.found[t]});
    }
}

template <class T>
void look_up_backward(const Positions<T>& at, const typename ProductAttention<T>::Gradients& d,
                      typename SequenceAttention<T>::Params& gradient) {
    for (std::size_t t = at.weights.length; t-- > 0;)
        Attention<T>::look_up_backward(at.views.params, at.memory(t),
                                       {at.views.queries[t], at.seen(at.weights, t), d.d_found[t],
                                        at.seen(at.d_weights, t), d.d_queries[t], d.d_keys.window(0, at.visible(t))},
                                       gradient);
    blend_values_backward<T>(at.weights, d.d_found, d.d_values);
}

}  // namespace

template <class T>
void SequenceAttention<T>::Factors::pack(const Params& params, const Gemm<T>& gemm) {
    gemm.pack(matrix(params.query_weight), query);
    gemm.pack(matrix(params.key_weight), key);
    gemm.pack(matrix(params.value_weight), value);
    gemm.pack(matrix(params.mix_weight), mix);
}

template <class T>
void SequenceAttention<T>::forward(const Params& params, const Factors& factors, const Question& question, View<T> to,
                                   Workspace& work) {
    project(question.queries, factors.query, work.query);
    project(question.states, factors.key, work.keys);
    project(question.states, factors.value, work.values);
    const Views<T> views{params, question, work};
    work.has_shown_weights = false;
    if (views.scale) {
        ProductAttention<T>::forward(views.as_products(), views.found, work.keeps, work.products);
    } else {
        look_up(Positions<T>{views});
    }
    const View<const T> found = work.found.matrix(to.rows, params.context);
    if (params.mix_weight.size() == 0) return add<T>(found, to);
    factors.mix.multiply_add(found, to);
}

template <class T>
typename SequenceAttention<T>::Weights SequenceAttention<T>::weights(const Params& params, const Question& question,
                                                                     Workspace& work) {
    const Views<T> views{params, question, work};
    const Weights shown{views.of_positions(work.weights), views.of_positions(work.d_weights)};
    if (!views.scale || work.has_shown_weights) return shown;
    ProductAttention<T>::copy_weights(views.as_products(), work.products, shown.weights);
    fill(shown.d_weights.flat(), T{0});
    work.has_shown_weights = true;
    return shown;
}

template <class T>
void SequenceAttention<T>::backward(const Params& params, const Question& question, const Gradients& d, Workspace& work,
                                    Gemm<T>& gemm, Params& gradient) {
    const Views<T> views{params, question, work};
    const View<T> d_query = gradient_place(d.d_queries, params.query_weight, work.d_query);
    const View<T> d_keys = gradient_place(d.d_states, params.key_weight, work.d_keys);
    const View<T> d_values = gradient_place(d.d_states, params.value_weight, work.d_values);
    const View<T> d_found = work.d_found.zeros(d.d_to.rows, params.context);
    if (params.mix_weight.size() == 0) copy(d.d_to, d_found);
    project_backward<T>(work.found.matrix(d_found.rows, params.context), d.d_to, params.mix_weight, d_found,
                        gradient.mix_weight, gemm);

    const TimeView<T> d_weights = work.has_shown_weights ? views.of_positions(work.d_weights) : TimeView<T>();
    const typename ProductAttention<T>::Gradients way{views.split(d_found), d_weights, views.split(d_query),
                                                      views.split(d_keys), views.split(d_values)};
    if (views.scale) {
        ProductAttention<T>::backward(views.as_products(), way, work.products);
    } else {
        look_up_backward(Positions<T>{views}, way, gradient);
    }
    project_backward<T>(question.queries, d_query, params.query_weight, d.d_queries, gradient.query_weight, gemm);
    Attention<T>::remember_backward(params, {question.states, d_keys, d_values, d.d_states}, gemm, gradient);
}

template struct SequenceAttention<float>;
template struct SequenceAttention<double>;

}  // namespace kalends
