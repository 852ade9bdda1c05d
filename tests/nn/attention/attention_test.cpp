#include "nn/attention/attention.hpp"

#include <array>

#include "kalends/core/error.hpp"
#include "nn/layers.hpp"

namespace kalends::attention_test {
namespace {

using Layer = Attention<double>;
constexpr std::size_t positions = 4, rows = 3;
constexpr AttentionSizes sizes{.query = 6, .value = 6, .attention = 9, .heads = 3, .directions = 2};

Tensor<double, 3> random_block(std::size_t length, std::size_t columns, Random& random) {
    Tensor<double, 3> block = Tensor<double, 3>::from_shape({length, rows, columns});
    for (double& value : block) value = random.uniform() - 0.5;
    return block;
}

/// A look-up whose loss weighs both contexts and attention weights; the second row is two positions short.
struct LookUp {
    LookUp(AttentionKind kind, Random& random) : params(Layer::make(kind, sizes)) {
        randomise(params, random);
        const auto columns = [](const Tensor<double, 2>& weight) {
            return weight.size() > 0 ? weight.shape(1) : sizes.value;
        };
        values = random_block(positions, params.context, random);
        keys = random_block(positions, columns(params.key_weight), random);
        mask = xt::zeros<double>({positions, rows * params.heads});
        length_mask(std::vector<std::int32_t>{4, 2, 4}, matrix(mask));
        query = random_matrix<double>(rows, columns(params.query_weight), random);
        d_context = random_matrix<double>(rows, params.context, random);
        d_weights = random_matrix<double>(positions, rows * params.heads, random);
        weights = xt::zeros<double>({positions, rows * params.heads});
        context = xt::zeros<double>({rows, params.context});
    }

    [[nodiscard]] MemoryView<const double> memory() const { return {of_heads(values), of_heads(keys), matrix(mask)}; }
    template <class Block>
    [[nodiscard]] TimeView<std::remove_reference_t<decltype(*std::declval<Block&>().data())>> of_heads(
        Block& block) const {
        return split_rows(time_major(block), params.heads);
    }

    double loss() {
        Layer::look_up(params, memory(),
                       {split_rows(matrix(std::as_const(query)), params.heads), matrix(weights),
                        split_rows(matrix(context), params.heads)});
        return weighted_sum(context, d_context) + weighted_sum(weights, d_weights);
    }

    Layer::Params params;
    Tensor<double, 3> values, keys;
    Tensor<double, 2> mask, query, d_context, d_weights, weights, context;
};

}  // namespace

TEST_CASE("attention: weights sum to one inside a row, the context is their blend of the values") {
    for (const AttentionKind kind : all_attention_kinds()) {
        Random random(1);
        LookUp look_up(kind, random);
        look_up.loss();
        const std::size_t heads = look_up.params.heads, share = look_up.params.context / heads;
        for (std::size_t h = 0; h < heads; ++h) {
            const std::size_t second = heads + h;
            CHECK(look_up.weights(2, second) == 0);
            CHECK(look_up.weights(0, second) + look_up.weights(1, second) == doctest::Approx(1));
            const std::size_t column = h * share;
            double blend = 0;
            for (std::size_t s = 0; s < positions; ++s) blend += look_up.weights(s, h) * look_up.values(s, 0, column);
            CHECK(look_up.context(0, column) == doctest::Approx(blend));
        }
    }
}

TEST_CASE("attention: gradients of query, keys, values and parameters, from contexts and from weights") {
    for (const AttentionKind kind : all_attention_kinds()) {
        CAPTURE(static_cast<int>(kind));
        Random random(2);
        LookUp look_up(kind, random);
        look_up.loss();
        auto gradient = zeros_like(look_up.params);
        const std::size_t heads = look_up.params.heads;
        Tensor<double, 2> d_weights = look_up.d_weights, d_query = xt::zeros<double>(look_up.query.shape());
        Tensor<double, 3> d_keys = xt::zeros<double>(look_up.keys.shape());
        Tensor<double, 3> d_values = xt::zeros<double>(look_up.values.shape());
        const View<const double> d_context = split_rows(matrix(std::as_const(look_up.d_context)), heads);
        Layer::look_up_backward(
            look_up.params, look_up.memory(),
            {split_rows(matrix(std::as_const(look_up.query)), heads), matrix(look_up.weights), d_context,
             matrix(d_weights), split_rows(matrix(d_query), heads), split_rows(time_major(d_keys), heads)},
            gradient);
        blend_values_backward<double>(time_major(matrix(std::as_const(look_up.weights)), positions),
                                      time_major(d_context, d_context.rows), split_rows(time_major(d_values), heads));
        const auto loss = [&] { return look_up.loss(); };
        check_small(check_gradients(look_up.params, gradient, loss));
        check_small(check_gradient(values_of(look_up.query), values_of(d_query), loss));
        check_small(check_gradient(values_of(look_up.keys), values_of(d_keys), loss));
        check_small(check_gradient(values_of(look_up.values), values_of(d_values), loss));
    }
}

TEST_CASE("attention: gradients of the projections of keys and values") {
    Random random(3);
    auto params = Layer::make(AttentionKind::scaled_dot, sizes);
    randomise(params, random);
    Tensor<double, 2> states = random_matrix<double>(positions * rows, sizes.value, random);
    Tensor<double, 2> keys = xt::zeros<double>({positions * rows, sizes.attention}), values = keys;
    const Tensor<double, 2> d_keys = random_matrix<double>(positions * rows, sizes.attention, random);
    const Tensor<double, 2> d_values = random_matrix<double>(positions * rows, sizes.attention, random);
    Gemm<double> gemm;
    const auto loss = [&] {
        Layer::remember(params, matrix(std::as_const(states)), {matrix(keys), matrix(values)}, gemm);
        return weighted_sum(keys, d_keys) + weighted_sum(values, d_values);
    };
    auto gradient = zeros_like(params);
    Tensor<double, 2> d_states = xt::zeros<double>(states.shape());
    Layer::remember_backward(params, {matrix(states), matrix(d_keys), matrix(d_values), matrix(d_states)}, gemm,
                             gradient);
    check_small(check_gradients(params, gradient, loss));
    check_small(check_gradient(values_of(states), values_of(d_states), loss));
}

TEST_CASE("attention: without attention, each direction is read where it ends") {
    Random random(5);
    LookUp look_up(AttentionKind::none, random);
    look_up.loss();
    CHECK(look_up.weights(3, 0) == 1);  // forward: the last of four
    CHECK(look_up.weights(0, 1) == 1);  // backward: the first
    CHECK(look_up.weights(1, 2) == 1);  // forward, a row of two
    CHECK(look_up.weights(0, 3) == 1);
    CHECK(look_up.context(1, 2) == look_up.values(1, 1, 2));
    CHECK(look_up.context(1, 5) == look_up.values(0, 1, 5));
}

TEST_CASE("attention: sizes that a kind can't work with are refused") {
    AttentionSizes odd = sizes;
    odd.query = 7;
    CHECK_THROWS_WITH_AS(Layer::make(AttentionKind::dot, odd),
                         "dot attention compares states as they are: --decoder-hidden must be 6, as wide as the "
                         "encoder's, or take another --attention, such as general",
                         Error);
    odd.heads = 2;
    CHECK_THROWS_WITH_AS(Layer::make(AttentionKind::multi_head, odd), "--attention-size 9 is no multiple of --heads 2",
                         Error);
}

TEST_CASE("attention: the blend's blocks take any width") {
    Random random(4);
    for (const std::size_t width : {1, 8, 64, 65, 130, 256}) {
        const Tensor<double, 3> values = random_block(positions, width, random);
        const Tensor<double, 2> weights = random_matrix<double>(positions, rows, random);
        Tensor<double, 2> context = xt::ones<double>({rows, width});
        blend(matrix(weights), time_major(values), matrix(context));
        double expected = 0;
        for (std::size_t s = 0; s < positions; ++s) expected += weights(s, 2) * values(s, 2, width - 1);
        CHECK(context(2, width - 1) == doctest::Approx(expected));
    }
}

}  // namespace kalends::attention_test
