#include "kalends/nn/attention/attention.hpp"

#include "nn/layers.hpp"

using namespace kalends;

namespace {

using Layer = Attention<double>;
constexpr std::size_t positions = 4, rows = 3, query_size = 5, value_size = 6, attention = 9;

Tensor<double, 3> random_block(std::size_t length, std::size_t columns, Random& random) {
    Tensor<double, 3> block = Tensor<double, 3>::from_shape({length, rows, columns});
    for (double& value : block) value = random.uniform() - 0.5;
    return block;
}

/// A look-up whose loss weighs both contexts and attention weights; the second row is two positions short.
struct LookUp {
    LookUp(AttentionKind kind, Random& random) : params(Layer::make(kind, {query_size, value_size, attention})) {
        randomise(params, random);
        memory.values = random_block(positions, value_size, random);
        memory.keys = random_block(positions, attention, random);
        memory.mask = xt::zeros<double>({positions, rows});
        length_mask(std::vector<std::int32_t>{4, 2, 4}, matrix(memory.mask));
        query = random_matrix<double>(rows, attention, random);
        d_context = random_matrix<double>(rows, value_size, random);
        d_weights = random_matrix<double>(positions, rows, random);
    }

    double loss() {
        Layer::look_up(params, view(memory), {matrix(query), matrix(weights), matrix(context)});
        return weighted_sum(context, d_context) + weighted_sum(weights, d_weights);
    }

    Layer::Params params;
    Memory<double> memory;
    Tensor<double, 2> query, d_context, d_weights;
    Tensor<double, 2> weights = xt::zeros<double>({positions, rows});
    Tensor<double, 2> context = xt::zeros<double>({rows, value_size});
};

}  // namespace

TEST_CASE("attention: weights sum to one inside a row, the context is their blend of the values") {
    for (const AttentionKind kind : {AttentionKind::additive, AttentionKind::dot}) {
        Random random(1);
        LookUp look_up(kind, random);
        look_up.loss();
        CHECK(look_up.weights(2, 1) == 0);
        CHECK(look_up.weights(0, 1) + look_up.weights(1, 1) == doctest::Approx(1));
        double blend = 0;
        for (std::size_t s = 0; s < positions; ++s) blend += look_up.weights(s, 0) * look_up.memory.values(s, 0, 3);
        CHECK(look_up.context(0, 3) == doctest::Approx(blend));
    }
}

TEST_CASE("attention: gradients of query, keys, values and parameters, from contexts and from weights") {
    for (const AttentionKind kind : {AttentionKind::additive, AttentionKind::dot}) {
        Random random(2);
        LookUp look_up(kind, random);
        look_up.loss();
        auto gradient = zeros_like(look_up.params);
        Tensor<double, 2> d_weights = look_up.d_weights, d_query = xt::ones<double>({rows, attention});
        Tensor<double, 3> d_keys = xt::zeros<double>({positions, rows, attention});
        Tensor<double, 3> d_values = xt::zeros<double>({positions, rows, value_size});
        Layer::look_up_backward(look_up.params, view(look_up.memory),
                                {matrix(look_up.query), matrix(look_up.weights), matrix(look_up.d_context),
                                 matrix(d_weights), matrix(d_query), time_major(d_keys)},
                                gradient);
        blend_values_backward(time_major(matrix(look_up.weights), positions),
                              time_major(matrix(look_up.d_context), rows), time_major(d_values));
        const auto loss = [&] { return look_up.loss(); };
        check_small(check_gradients(look_up.params, gradient, loss));
        check_small(check_gradient(values_of(look_up.query), values_of(d_query), loss));
        check_small(check_gradient(values_of(look_up.memory.keys), values_of(d_keys), loss));
        check_small(check_gradient(values_of(look_up.memory.values), values_of(d_values), loss));
    }
}

TEST_CASE("attention: gradients of the keys' projection") {
    Random random(3);
    auto params = Layer::make(AttentionKind::additive, {query_size, value_size, attention});
    randomise(params, random);
    Tensor<double, 2> values = random_matrix<double>(positions * rows, value_size, random);
    Tensor<double, 2> keys = xt::zeros<double>({positions * rows, attention});
    const Tensor<double, 2> d_keys = random_matrix<double>(positions * rows, attention, random);
    const auto loss = [&] {
        Layer::remember(params, matrix(std::as_const(values)), matrix(keys));
        return weighted_sum(keys, d_keys);
    };
    auto gradient = zeros_like(params);
    Tensor<double, 2> d_values = xt::zeros<double>({positions * rows, value_size});
    Layer::remember_backward(params, {matrix(values), matrix(d_keys), matrix(d_values)}, gradient);
    check_small(check_gradients(params, gradient, loss));
    check_small(check_gradient(values_of(values), values_of(d_values), loss));
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
