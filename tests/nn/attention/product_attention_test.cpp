#include "nn/attention/product_attention.hpp"

#include <array>

#include "nn/attention/soft_lookup.hpp"
#include "nn/layers.hpp"

namespace kalends::product_attention_test {
namespace {

constexpr std::size_t asking = 4, asked = 5, rows = 4, width = 3, found_width = 2;

/// Two rows of two heads each, the second row shorter.
struct Asking {
    explicit Asking(bool is_causal) : causal(is_causal) {}

    [[nodiscard]] ProductAttention<double>::Question question() const {
        return {time_major(matrix(queries), rows),
                time_major(matrix(keys), rows),
                time_major(matrix(values), rows),
                lengths,
                causal,
                0.7};
    }
    Tensor<double, 2> find() {
        Tensor<double, 2> found = Tensor<double, 2>::from_shape({asking * rows, found_width});
        ProductAttention<double>::forward(question(), time_major(matrix(found), rows), true, work);
        return found;
    }
    Tensor<double, 2> weights() {
        Tensor<double, 2> weights = Tensor<double, 2>::from_shape({asking * asked, rows});
        ProductAttention<double>::copy_weights(question(), work, time_major(matrix(weights), asked));
        return weights;
    }

    bool causal;
    Random random{3};
    Tensor<double, 2> queries = random_matrix<double>(asking * rows, width, random);
    Tensor<double, 2> keys = random_matrix<double>(asked * rows, width, random);
    Tensor<double, 2> values = random_matrix<double>(asked * rows, found_width, random);
    std::array<std::int32_t, 2> lengths{5, 2};
    ProductAttention<double>::Workspace work;
};

Tensor<double, 1> row_of(const Tensor<double, 2>& tensor, std::size_t i) {
    Tensor<double, 1> row = Tensor<double, 1>::from_shape({tensor.shape(1)});
    std::copy_n(matrix(tensor).row(i), row.size(), row.data());
    return row;
}

}  // namespace

TEST_CASE("product attention: finds what soft look-ups one by one find") {
    for (const bool causal : {false, true}) {
        Asking all(causal);
        const Tensor<double, 2> found = all.find(), weights = all.weights();
        for (std::size_t t = 0; t < asking; ++t) {
            for (std::size_t r = 0; r < rows; ++r) {
                const auto length = static_cast<std::size_t>(all.lengths[r / 2]);
                const std::size_t seen = causal ? std::min(t + 1, length) : length;
                const Tensor<double, 1> query = row_of(all.queries, t * rows + r);
                std::vector<std::size_t> places;
                for (std::size_t s = 0; s < seen; ++s) places.push_back(s * rows + r);
                const Tensor<double, 2> keys = gather_rows(all.keys, places), values = gather_rows(all.values, places);
                const auto one =
                    soft_lookup(query, keys, values, [](auto q, auto k) { return 0.7 * inner_product<double>(q, k); });
                for (std::size_t c = 0; c < found_width; ++c)
                    CHECK(found(t * rows + r, c) == doctest::Approx(one.value(c)));
                for (std::size_t s = 0; s < asked; ++s)
                    CHECK(weights(t * asked + s, r) == doctest::Approx(s < seen ? one.weights(s) : 0));
            }
        }
    }
}

TEST_CASE("product attention: gradients of what is found and of the weights") {
    for (const bool causal : {false, true}) {
        Asking all(causal);
        Random random(8);
        const Tensor<double, 2> of_found = random_matrix<double>(asking * rows, found_width, random);
        const Tensor<double, 2> of_weights = random_matrix<double>(asking * asked, rows, random);
        const auto loss = [&] {
            const double found = weighted_sum(all.find(), of_found);
            return found + weighted_sum(all.weights(), of_weights);
        };
        loss();
        Tensor<double, 2> d_queries = xt::zeros<double>(all.queries.shape()),
                          d_keys = xt::zeros<double>(all.keys.shape()),
                          d_values = xt::zeros<double>(all.values.shape());
        ProductAttention<double>::backward(
            all.question(),
            {time_major(matrix(of_found), rows), time_major(matrix(of_weights), asked),
             time_major(matrix(d_queries), rows), time_major(matrix(d_keys), rows), time_major(matrix(d_values), rows)},
            all.work);
        check_small(check_gradient(values_of(all.queries), values_of(d_queries), loss));
        check_small(check_gradient(values_of(all.keys), values_of(d_keys), loss));
        check_small(check_gradient(values_of(all.values), values_of(d_values), loss));
    }
}

}  // namespace kalends::product_attention_test
