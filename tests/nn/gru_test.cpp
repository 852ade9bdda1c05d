#include "kalends/nn/gru.hpp"

#include <cmath>
#include <utility>

#include "kalends/tensor/packed_matrix.hpp"
#include "nn/layers.hpp"

using namespace kalends;

namespace {

constexpr std::size_t inputs = 3, hidden = 5, rows = 4, symbols = 3;

/// One step on rows 2, 0, idle, 2 of a table.
struct OneStep {
    explicit OneStep(Random& random) : params(Gru<double>::make(inputs, hidden)) {
        randomise(params, random);
        input = random_matrix<double>(symbols, inputs, random);
        previous = random_matrix<double>(rows, hidden, random);
        d_next = random_matrix<double>(rows, hidden, random);
        for (std::size_t i = 0; i < hidden; ++i) d_next(2, i) = 0;
    }

    double loss() {
        Gru<double>::tabulate(params, matrix(std::as_const(input)), matrix(table));
        Gru<double>::seed(params, matrix(std::as_const(table)), reads, matrix(gates));
        PackedMatrix<double>(matrix(std::as_const(params.recurrent_weight)))
            .multiply_add(matrix(previous), Gru<double>::recurrent_window(matrix(gates)));
        Gru<double>::activate({reads, matrix(gates), matrix(previous), matrix(next)});
        return weighted_sum(next, d_next);
    }

    Gru<double>::Params params;
    std::vector<std::int32_t> reads{2, 0, Gru<double>::idle, 2};
    Tensor<double, 2> input, previous, d_next;
    Tensor<double, 2> table = xt::zeros<double>({symbols, 3 * hidden});
    Tensor<double, 2> gates = xt::zeros<double>({rows, 4 * hidden});
    Tensor<double, 2> next = xt::zeros<double>({rows, hidden});
};

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

/// The next state by the equations, one number at a time, as PyTorch's GRU computes it.
double equation(const OneStep& step, std::size_t row, std::size_t i) {
    const auto symbol = static_cast<std::size_t>(step.reads[row]);
    const auto input = [&](std::size_t gate) {  // r | z | n
        double sum = step.params.bias(gate * hidden + i);
        for (std::size_t k = 0; k < inputs; ++k) {
            sum += step.input(symbol, k) * step.params.input_weight(k, gate * hidden + i);
        }
        return sum;
    };
    const auto recurrent = [&](std::size_t gate) {  // n | r | z
        double sum = 0;
        for (std::size_t k = 0; k < hidden; ++k) {
            sum += step.previous(row, k) * step.params.recurrent_weight(k, gate * hidden + i);
        }
        return sum;
    };
    const double r = logistic(input(0) + recurrent(1)), z = logistic(input(1) + recurrent(2));
    const double n = std::tanh(input(2) + r * (recurrent(0) + step.params.recurrent_bias(i)));
    return (1 - z) * n + z * step.previous(row, i);
}

}  // namespace

TEST_CASE("gru: a step follows the equations, idle rows stay zero") {
    Random random(1);
    OneStep step(random);
    step.loss();
    for (std::size_t i = 0; i < hidden; ++i) {
        for (const std::size_t row : {0, 1, 3}) CHECK(step.next(row, i) == doctest::Approx(equation(step, row, i)));
        CHECK(step.next(2, i) == 0);
    }
}

TEST_CASE("gru: gradients of state, inputs and all parameters") {
    Random random(2);
    OneStep step(random);
    step.loss();
    auto gradient = zeros_like(step.params);
    Tensor<double, 2> d_state = step.d_next, d_table = xt::zeros<double>({symbols, 3 * hidden});
    Tensor<double, 2> d_input = xt::zeros<double>({symbols, inputs});
    const Tensor<double, 2> previous = step.previous;
    Tensor<double, 2> gates = step.gates;
    Gru<double>::differentiate({step.reads, matrix(gates), matrix(previous), matrix(d_state)});
    const View<double> d_product = Gru<double>::recurrent_window(matrix(gates));
    PackedMatrix<double> reverse;
    reverse.pack_transposed(matrix(std::as_const(step.params.recurrent_weight)));
    reverse.multiply_add(d_product, matrix(d_state));
    Gru<double>::scatter(matrix(std::as_const(gates)), step.reads, matrix(d_table));
    Gru<double>::tabulate_backward(step.params, {matrix(step.input), matrix(d_table), matrix(d_input)}, gradient);
    for (std::size_t b = 0; b < rows; ++b) {
        for (std::size_t i = 0; i < hidden; ++i) gradient.recurrent_bias(i) += gates(b, i);
        for (std::size_t k = 0; k < hidden; ++k) {
            for (std::size_t j = 0; j < 3 * hidden; ++j)
                gradient.recurrent_weight(k, j) += previous(b, k) * gates(b, j);
        }
    }
    const auto loss = [&] { return step.loss(); };
    check_small(check_gradients(step.params, gradient, loss));
    check_small(check_gradient(values_of(step.input), values_of(d_input), loss));
    check_small(check_gradient(values_of(step.previous), values_of(d_state), loss));
}
