#include "kalends/nn/attention/sequence_attention.hpp"

#include "kalends/tensor/row_kernels.hpp"
#include "projection.hpp"

namespace kalends {
namespace {

// y = x W, where there is a W; else x itself.
template <class T>
View<const T> projected(View<const T> x, const PackedFactor<T>& factor, Buffer<T>& buffer) {
    if (factor.columns() == 0) return x;
    const View<T> y = buffer.zeros(x.rows, factor.columns());
    factor.multiply_add(x, y);
    return y;
}

/// The workspace cut to one question, after the projections.
template <class T>
struct Views {
    using Layer = SequenceAttention<T>;
    Views(const typename Layer::Params& params, const typename Layer::Question& question,
          typename Layer::Workspace& work)
        : rows(question.rows),
          length(question.queries.rows / rows),
          positions(question.states.rows / rows),
          heads(params.heads),
          is_causal(question.is_causal),
          mask(work.mask.matrix(positions, rows * heads)),
          query(pick(question.queries, params.query_weight, work.query)),
          keys(pick(question.states, params.key_weight, work.keys)),
          values(pick(question.states, params.value_weight, work.values)),
          weights(of_positions(work.weights, work.keeps)),
          d_weights(work.keeps ? of_positions(work.d_weights, true) : TimeView<T>()),
          found(work.found.time_major(length, rows, params.context)) {}

    static View<const T> pick(View<const T> x, const Tensor<T, 2>& projection, Buffer<T>& buffer) {
        return projection.size() == 0 ? x : buffer.matrix(x.rows, projection.shape(1));
    }

    // Without a way back all positions share one place.
    TimeView<T> of_positions(Buffer<T>& buffer, bool keeps) const {
        if (keeps) return buffer.time_major(length, positions, rows * heads);
        TimeView<T> shared = buffer.time_major(1, positions, rows * heads);
        shared.length = length;
        shared.step = 0;
        return shared;
    }
    /// How many states position t sees.
    [[nodiscard]] std::size_t visible(std::size_t t) const { return is_causal ? t + 1 : positions; }
    [[nodiscard]] MemoryView<const T> memory(std::size_t t) const {
        return {split_rows(time_major(values, rows), heads).window(0, visible(t)),
                split_rows(time_major(keys, rows), heads).window(0, visible(t)), mask.row_window(0, visible(t))};
    }
    /// Of position t, a row a head.
    template <class U>
    [[nodiscard]] View<U> heads_of(TimeView<U> all, std::size_t t) const {
        return split_rows(all[t], heads);
    }
    [[nodiscard]] View<T> seen(TimeView<T> all, std::size_t t) const { return all[t].row_window(0, visible(t)); }

    std::size_t rows, length, positions, heads;
    bool is_causal;
    View<T> mask;
    View<const T> query, keys, values;
    TimeView<T> weights, d_weights, found;
};

template <class T>
void look_up(const typename SequenceAttention<T>::Params& params, const Views<T>& views) {
    fill(views.d_weights.flat(), T{0});
    const TimeView<const T> queries = time_major(views.query, views.rows);
    for (std::size_t t = 0; t < views.length; ++t) {
        fill(views.weights[t], T{0});
        Attention<T>::look_up(
            params, views.memory(t),
            {views.heads_of(queries, t), views.seen(views.weights, t), views.heads_of(views.found, t)});
    }
}

}  // namespace

template <class T>
void SequenceAttention<T>::Factors::pack(const Params& params, Precision precision) {
    query.pack(matrix(params.query_weight), precision);
    key.pack(matrix(params.key_weight), precision);
    value.pack(matrix(params.value_weight), precision);
    mix.pack(matrix(params.mix_weight), precision);
}

template <class T>
void SequenceAttention<T>::forward(const Params& params, const Factors& factors, const Question& question, View<T> to,
                                   Workspace& work) {
    projected(question.queries, factors.query, work.query);
    projected(question.states, factors.key, work.keys);
    projected(question.states, factors.value, work.values);
    const Views<T> views(params, question, work);
    if (question.lengths.empty()) {
        fill(views.mask, T{1});
    } else {
        length_mask(question.lengths, views.mask);
    }
    look_up<T>(params, views);
    if (params.mix_weight.size() == 0) return add<T>(views.found.flat(), to);
    factors.mix.multiply_add(views.found.flat(), to);
}

template <class T>
typename SequenceAttention<T>::Weights SequenceAttention<T>::weights(const Params& params, const Question& question,
                                                                     Workspace& work) {
    const Views<T> views(params, question, work);
    return {views.weights, views.d_weights};
}

template <class T>
void SequenceAttention<T>::backward(const Params& params, const Question& question, const Gradients& d, Workspace& work,
                                    Products<T>& products, Params& gradient) {
    const Views<T> views(params, question, work);
    const View<T> d_query = gradient_place(d.d_queries, params.query_weight, work.d_query);
    const View<T> d_keys = gradient_place(d.d_states, params.key_weight, work.d_keys);
    const View<T> d_values = gradient_place(d.d_states, params.value_weight, work.d_values);
    const View<T> d_found = work.d_found.zeros(d.d_to.rows, params.context);
    if (params.mix_weight.size() == 0) copy(d.d_to, d_found);
    project_backward<T>(views.found.flat(), d.d_to, params.mix_weight, d_found, gradient.mix_weight, products);

    const TimeView<const T> queries = time_major(views.query, views.rows);
    const TimeView<T> d_queries = time_major(d_query, views.rows), founds = time_major(d_found, views.rows);
    for (std::size_t t = views.length; t-- > 0;)
        Attention<T>::look_up_backward(
            params, views.memory(t),
            {views.heads_of(queries, t), views.seen(views.weights, t), views.heads_of(founds, t),
             views.seen(views.d_weights, t), views.heads_of(d_queries, t),
             split_rows(time_major(d_keys, views.rows), views.heads).window(0, views.visible(t))},
            gradient);
    blend_values_backward<T>(views.weights, split_rows(founds, views.heads),
                             split_rows(time_major(d_values, views.rows), views.heads));
    project_backward<T>(question.queries, d_query, params.query_weight, d.d_queries, gradient.query_weight, products);
    Attention<T>::remember_backward(params, {question.states, d_keys, d_values, d.d_states}, products, gradient);
}

template struct SequenceAttention<float>;
template struct SequenceAttention<double>;

}  // namespace kalends
