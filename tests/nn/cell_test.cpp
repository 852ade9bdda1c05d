#include "nn/cell.hpp"

#include <cmath>
#include <utility>

#include "nn/layers.hpp"
#include "tensor/gemm.hpp"

namespace kalends::cell_test {
namespace {

using Layer = Cell<double>;

constexpr std::size_t inputs = 3, hidden = 5, rows = 4, symbols = 3;

/// One step on rows 2, 0, idle, 2 of a table.
struct OneStep {
    OneStep(CellKind kind, Random& random) : params(Layer::make(kind, inputs, hidden)) {
        randomise(params, random);
        for (auto* drawn : {&previous, &previous_cell, &d_next, &d_next_cell})
            *drawn = random_matrix<double>(rows, hidden, random);
        input = random_matrix<double>(symbols, inputs, random);
        for (std::size_t i = 0; i < hidden; ++i) d_next(2, i) = d_next_cell(2, i) = 0;
        table = xt::zeros<double>({symbols, params.table_columns()});
    }

    /// Columns of a cell state, or none.
    [[nodiscard]] View<double> cell(Tensor<double, 2>& all) const {
        return matrix(all).column_window(0, params.cell_columns());
    }

    double loss() {
        Layer::tabulate(params, matrix(std::as_const(input)), matrix(table), gemm);
        Layer::seed(params, matrix(std::as_const(table)), reads, matrix(gates));
        gemm.packed(matrix(std::as_const(params).recurrent_weight))
            .multiply_add(matrix(previous), Layer::recurrent_window(params, matrix(gates)));
        Layer::activate(params,
                        {reads, matrix(gates), matrix(previous), matrix(next), cell(previous_cell), cell(next_cell)});
        return weighted_sum(next, d_next) + (params.cell_columns() > 0 ? weighted_sum(next_cell, d_next_cell) : 0);
    }

    Layer::Params params;
    Gemm<double> gemm;
    std::vector<std::int32_t> reads{2, 0, idle_row, 2};
    Tensor<double, 2> input, previous, previous_cell, d_next, d_next_cell, table;
    Tensor<double, 2> gates = xt::zeros<double>({rows, 4 * hidden});
    Tensor<double, 2> next = xt::zeros<double>({rows, hidden}), next_cell = next;
};

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

/// Element i of a gate's product with what a row reads, and with its previous state.
struct Products {
    const OneStep& step;
    std::size_t row, i;

    [[nodiscard]] double input(std::size_t gate) const {
        const auto symbol = static_cast<std::size_t>(step.reads[row]);
        double sum = step.params.bias(gate * hidden + i);
        for (std::size_t k = 0; k < inputs; ++k)
            sum += step.input(symbol, k) * step.params.input_weight(k, gate * hidden + i);
        return sum;
    }
    [[nodiscard]] double recurrent(std::size_t gate) const {
        double sum = 0;
        for (std::size_t k = 0; k < hidden; ++k)
            sum += step.previous(row, k) * step.params.recurrent_weight(k, gate * hidden + i);
        return sum;
    }
};

/// The next state by the equations, one number at a time, as PyTorch's GRU computes it.
double gru_equation(const OneStep& step, std::size_t row, std::size_t i) {
    const Products of{step, row, i};  // input r | z | n, recurrent n | r | z
    const double c = step.params.recurrent_bias(i);
    const double r = logistic(of.input(0) + of.recurrent(1)), z = logistic(of.input(1) + of.recurrent(2));
    const double n = std::tanh(of.input(2) + r * (of.recurrent(0) + c));
    return (1 - z) * n + z * step.previous(row, i);
}

struct LstmState {
    double state, cell;
};

/// The same of PyTorch's LSTM.
LstmState lstm_equation(const OneStep& step, std::size_t row, std::size_t i) {
    const Products of{step, row, i};  // i | f | g | o
    const auto gate = [&](std::size_t block) { return of.input(block) + of.recurrent(block); };
    const double c = logistic(gate(1)) * step.previous_cell(row, i) + logistic(gate(0)) * std::tanh(gate(2));
    return {logistic(gate(3)) * std::tanh(c), c};
}

}  // namespace

TEST_CASE("gru: a step follows the equations, idle rows stay zero") {
    Random random(1);
    OneStep step(CellKind::gru, random);
    step.loss();
    for (std::size_t i = 0; i < hidden; ++i) {
        for (const std::size_t row : {0, 1, 3}) CHECK(step.next(row, i) == doctest::Approx(gru_equation(step, row, i)));
        CHECK(step.next(2, i) == 0);
    }
}

TEST_CASE("lstm: a step follows the equations, idle rows stay zero") {
    Random random(1);
    OneStep step(CellKind::lstm, random);
    step.loss();
    for (std::size_t i = 0; i < hidden; ++i) {
        for (const std::size_t row : {0, 1, 3}) {
            const LstmState wanted = lstm_equation(step, row, i);
            CHECK(step.next(row, i) == doctest::Approx(wanted.state));
            CHECK(step.next_cell(row, i) == doctest::Approx(wanted.cell));
        }
        CHECK(step.next(2, i) == 0);
        CHECK(step.next_cell(2, i) == 0);
    }
}

TEST_CASE("lstm: a fresh cell remembers") {
    Random random(1);
    auto params = Layer::make(CellKind::lstm, inputs, hidden);
    Layer::initialize(params, random);
    for (std::size_t i = 0; i < 4 * hidden; ++i) CHECK(params.bias(i) == (i / hidden == 1 ? 1 : 0));
}

TEST_CASE("cells: gradients of states, inputs and all parameters") {
    for (const CellKind kind : {CellKind::gru, CellKind::lstm}) {
        Random random(2);
        OneStep step(kind, random);
        step.loss();
        auto gradient = zeros_like(step.params);
        Tensor<double, 2> d_state = step.d_next, d_cell = step.d_next_cell, gates = step.gates;
        Tensor<double, 2> d_table = xt::zeros<double>(step.table.shape()),
                          d_input = xt::zeros<double>({symbols, inputs});
        Layer::differentiate(step.params,
                             {step.reads, matrix(gates), matrix(step.previous), matrix(d_state),
                              step.cell(step.previous_cell), step.cell(step.next_cell), step.cell(d_cell)});
        const View<double> d_product = Layer::recurrent_window(step.params, matrix(gates));
        step.gemm.multiply_transposed(d_product, matrix(std::as_const(step.params).recurrent_weight), matrix(d_state),
                                      Into::add);
        Layer::scatter(step.params, matrix(gates), step.reads, matrix(d_table));
        Layer::tabulate_backward(step.params, {matrix(step.input), matrix(d_table), matrix(d_input)}, step.gemm,
                                 gradient);
        Layer::recurrent_bias_backward(matrix(std::as_const(gates)), gradient);
        for (std::size_t b = 0; b < rows; ++b)
            for (std::size_t k = 0; k < hidden; ++k)
                for (std::size_t j = 0; j < d_product.columns; ++j)
                    gradient.recurrent_weight(k, j) += step.previous(b, k) * gates(b, j);

        const auto loss = [&] { return step.loss(); };
        check_small(check_gradients(step.params, gradient, loss));
        check_small(check_gradient(values_of(step.input), values_of(d_input), loss));
        check_small(check_gradient(values_of(step.previous), values_of(d_state), loss));
        if (kind == CellKind::lstm) check_small(check_gradient(values_of(step.previous_cell), values_of(d_cell), loss));
    }
}

}  // namespace kalends::cell_test
