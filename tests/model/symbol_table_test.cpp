#include "model/recurrent/symbol_table.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "core/random.hpp"

namespace kalends::symbol_table_test {
namespace {

constexpr std::size_t vocabulary = 40, embedding_size = 7, hidden = 21;

struct Sample {
    Sample() {
        Random random(3);
        for (float& value : embedding) value = static_cast<float>(random.uniform() - 0.5);
        Cell<float>::initialize(cell, random);
        for (float& value : cell.bias) value = static_cast<float>(random.uniform());
    }
    Tensor<float, 2> embedding = xt::zeros<float>({vocabulary, embedding_size});
    Cell<float>::Params cell = Cell<float>::make(CellKind::gru, embedding_size, hidden);
};

void check_row(View<const float> table, View<const float> expected, std::size_t row) {
    for (std::size_t j = 0; j < expected.columns; ++j)
        CHECK(table.row(row)[j] == doctest::Approx(expected.row(row)[j]).epsilon(1e-5));
}

TEST_CASE("the rows that are asked for are those of the whole table, also when asked for again") {
    const Sample sample;
    Tensor<float, 2> whole = xt::zeros<float>({vocabulary, sample.cell.table_columns()});
    Gemm<float> gemm;
    Cell<float>::tabulate(sample.cell, matrix(sample.embedding), matrix(whole), gemm);
    const SymbolTable table(matrix(sample.embedding), sample.cell);
    for (const std::vector<std::int32_t>& symbols : {std::vector{3, 39, 3}, std::vector{0, 3, 17}}) {
        const View<const float> rows = table.with(symbols);
        REQUIRE(rows.rows == vocabulary);
        REQUIRE(rows.columns == whole.shape(1));
        for (const std::int32_t symbol : symbols) check_row(rows, matrix(whole), static_cast<std::size_t>(symbol));
    }
}

TEST_CASE("threads that ask at once see the same rows") {
    const Sample sample;
    const SymbolTable shared(matrix(sample.embedding), sample.cell), alone(matrix(sample.embedding), sample.cell);
    std::vector<std::int32_t> all(vocabulary);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::int32_t>(i);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) threads.emplace_back([&] { (void)shared.with(all); });
    for (std::thread& thread : threads) thread.join();
    const View<const float> a = shared.with(all), b = alone.with(all);
    for (std::size_t i = 0; i < vocabulary; ++i) CHECK(std::equal(a.row(i), a.row(i) + a.columns, b.row(i)));
}

}  // namespace

}  // namespace kalends::symbol_table_test
