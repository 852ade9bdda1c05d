#include "nn/attention/sequence_attention.hpp"

#include "nn/layers.hpp"

namespace kalends::sequence_attention_test {
namespace {

using Layer = SequenceAttention<double>;
constexpr std::size_t rows = 2, width = 6;
constexpr AttentionSizes sizes{.query = width, .value = width, .attention = width, .heads = 3, .directions = 1};

/// A question by an attention of one kind; the loss weighs what is found.
struct Asking {
    Asking(AttentionKind kind, std::size_t asking, std::size_t asked, bool causal, Random& random)
        : params(Attention<double>::make(kind, sizes)),
          queries(random_matrix<double>(asking * rows, width, random)),
          states(random_matrix<double>(asked * rows, width, random)),
          coefficients(random_matrix<double>(asking * rows, width, random)),
          is_causal(causal) {
        randomise(params, random);
        if (!causal) lengths = {static_cast<std::int32_t>(asked), 1};
    }
    [[nodiscard]] Layer::Question question() const {
        return {matrix(queries), matrix(states), lengths, rows, is_causal};
    }
    Tensor<double, 2> find() {
        Layer::Factors factors;
        factors.pack(params, Gemm<double>());
        Tensor<double, 2> to = xt::zeros<double>(coefficients.shape());
        Layer::forward(params, factors, question(), matrix(to), work);
        return to;
    }
    Tensor<double, 2> weights() {
        const TimeView<double> shown = Layer::weights(params, question(), work).weights;
        Tensor<double, 2> weights = Tensor<double, 2>::from_shape({shown.length * shown.rows, shown.columns});
        copy(shown.flat(), matrix(weights));
        return weights;
    }
    double loss() {
        const double found = weighted_sum(find(), coefficients);
        return of_weights.size() == 0 ? found : found + weighted_sum(weights(), of_weights);
    }

    Layer::Params params;
    Tensor<double, 2> queries, states, coefficients, of_weights = Tensor<double, 2>::from_shape({0, 0});
    std::vector<std::int32_t> lengths;
    bool is_causal;
    Layer::Workspace work;
};

}  // namespace

TEST_CASE("sequence attention: gradients of queries, states and weights, of any kind, causal or not") {
    for (const AttentionKind kind : all_attention_kinds()) {
        CAPTURE(Attention<double>::names()[static_cast<std::size_t>(kind)]);
        for (const bool causal : {false, true}) {
            CAPTURE(causal);
            Random random(4);
            Asking asking(kind, 3, causal ? 3 : 4, causal, random);
            asking.find();
            if (kind != AttentionKind::none)  // which looks where it looks
                asking.of_weights = random_matrix<double>(asking.weights().shape(0), asking.weights().shape(1), random);
            asking.loss();
            if (asking.of_weights.size() > 0)
                copy(matrix(asking.of_weights),
                     Layer::weights(asking.params, asking.question(), asking.work).d_weights.flat());
            auto gradient = zeros_like(asking.params);
            Tensor<double, 2> d_queries = xt::zeros<double>(asking.queries.shape());
            Tensor<double, 2> d_states = xt::zeros<double>(asking.states.shape());
            Gemm<double> gemm;
            Layer::backward(asking.params, asking.question(),
                            {matrix(asking.coefficients), matrix(d_queries), matrix(d_states)}, asking.work, gemm,
                            gradient);
            const auto loss = [&] { return asking.loss(); };
            check_small(check_gradients(asking.params, gradient, loss));
            check_small(check_gradient(values_of(asking.queries), values_of(d_queries), loss));
            check_small(check_gradient(values_of(asking.states), values_of(d_states), loss));
        }
    }
}

TEST_CASE("sequence attention: a causal position does not see those after it") {
    Random random(5);
    Asking asking(AttentionKind::multi_head, 3, 3, true, random);
    const Tensor<double, 2> before = asking.find();
    for (std::size_t i = 2 * rows; i < 3 * rows; ++i)
        for (std::size_t j = 0; j < width; ++j) asking.states(i, j) += 1;
    const Tensor<double, 2> after = asking.find();
    for (std::size_t i = 0; i < 2 * rows; ++i)
        for (std::size_t j = 0; j < width; ++j) CHECK(before(i, j) == after(i, j));
    CHECK(before(2 * rows, 0) != after(2 * rows, 0));
}

TEST_CASE("sequence attention: states past a row's end are not seen") {
    Random random(6);
    Asking asking(AttentionKind::multi_head, 2, 4, false, random);
    const Tensor<double, 2> before = asking.find();
    for (std::size_t s = 1; s < 4; ++s) asking.states(s * rows + 1, 0) += 1;  // the second row has one state
    const Tensor<double, 2> after = asking.find();
    for (std::size_t i = 0; i < before.size(); ++i) CHECK(before.data()[i] == after.data()[i]);
}

}  // namespace kalends::sequence_attention_test
