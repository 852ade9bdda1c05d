#include <doctest/doctest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "model/batches.hpp"
#include "model/inference.hpp"
#include "model/seq2seq.hpp"
#include "nn/adam.hpp"

namespace kalends::reference_test {

// What PyTorch computes for the same weights and batch (scripts/references).
namespace {

using Json = nlohmann::json;
using Numbers = std::vector<double>;

ModelConfig config_of(const Json& reference) {
    const Json& stored = reference["config"];
    ModelConfig config;
    visit(config, [&](const char* name, auto& member) {
        if (!stored.contains(name)) return;  // what is a Transformer's alone
        if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(member)>>) {
            parse(stored[name], member);
        } else {
            member = stored[name];
        }
    });
    const Json& weights = reference["weights"];  // of as many symbols as there were when it was written
    config.symbols =
        weights.contains("output.bias") ? weights["output.bias"].size() : weights["decoder.output.bias"].size();
    return config;
}

template <class T>
typename Seq2Seq<T>::Params weights_of(const Json& reference) {
    auto params = Seq2Seq<T>::make(config_of(reference));
    auto all = tensors(params);
    REQUIRE(all.size() == reference["weights"].size());
    for (auto& tensor : all) {
        const Numbers values = reference["weights"].at(tensor.name);
        REQUIRE(values.size() == tensor.values.size());
        std::transform(values.begin(), values.end(), tensor.values.begin(), [](double v) { return static_cast<T>(v); });
    }
    return params;
}

Batch batch_of(const Json& reference) {
    std::vector<EncodedExample> examples;
    for (std::size_t i = 0; i < reference["sources"].size(); ++i) {
        EncodedExample& example = examples.emplace_back();
        example.source = reference["sources"][i].get<std::vector<Vocabulary::Id>>();
        example.target = reference["targets"][i].get<std::vector<symbol::Id>>();
        example.focus.resize(example.target.size());
    }
    return training_batch(examples, {}, static_cast<std::int32_t>(config_of(reference).symbols));
}

/// Largest difference, as a share of the largest number.
template <class T>
double difference(std::span<const T> computed, const Numbers& expected) {
    REQUIRE(computed.size() == expected.size());
    double largest = 1e-300, worst = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        largest = std::max(largest, std::abs(expected[i]));
        worst = std::max(worst, std::abs(static_cast<double>(computed[i]) - expected[i]));
    }
    return worst / largest;
}

template <class T>
void check_gradients_of(const Json& reference, double tolerance) {
    const auto params = weights_of<T>(reference);
    auto gradient = zeros_like(params);
    typename Seq2Seq<T>::Workspace workspace;
    const LossSums sums = Seq2Seq<T>::forward_backward(params, batch_of(reference), {}, gradient, workspace);
    CHECK(sums.cross_entropy == doctest::Approx(reference["loss"].get<double>()).epsilon(tolerance));
    for (const auto& tensor : tensors(std::as_const(gradient))) {
        CAPTURE(tensor.name);
        CHECK(difference(tensor.values, reference["gradients"].at(tensor.name)) < tolerance);
    }
}

template <class T>
void check_training(const Json& reference, double tolerance) {
    auto params = weights_of<T>(reference);
    auto gradient = zeros_like(params);
    auto moments = adam_moments(params);
    const Batch batch = batch_of(reference);
    typename Seq2Seq<T>::Workspace workspace;
    std::uint64_t step = 0;
    for (const double expected : reference["losses"]) {
        set_all(gradient, 0);
        const LossSums sums = Seq2Seq<T>::forward_backward(params, batch, {}, gradient, workspace);
        CHECK(sums.cross_entropy == doctest::Approx(expected).epsilon(tolerance));
        for (auto& tensor : tensors(gradient))
            for (T& value : tensor.values) value /= static_cast<T>(sums.symbols);
        adam_step(params, gradient, moments, {.learning_rate = reference["learning_rate"]}, ++step);
    }
}

/// Calls f with PyTorch's values for each kind of model.
template <class F>
void for_each_reference(F f) {
    for (const auto& entry : std::filesystem::directory_iterator("reference")) {
        CAPTURE(entry.path().string());
        std::ifstream file(entry.path());
        f(Json::parse(file));
    }
}

}  // namespace

TEST_CASE("reference: losses and gradients are PyTorch's") {
    for_each_reference([](const Json& expected) {
        check_gradients_of<double>(expected, 1e-10);
        check_gradients_of<float>(expected, 1e-5);
    });
}

TEST_CASE("reference: ten steps of Adam go where PyTorch's go") {
    for_each_reference([](const Json& expected) {
        check_training<double>(expected, 1e-10);
        check_training<float>(expected, 1e-5);
    });
}

TEST_CASE("reference: inference looks where PyTorch looks") {
    for_each_reference([](const Json& expected) {
        const Inference inference(weights_of<float>(expected), Precision::full);
        const Encoded encoded = inference.encode(batch_of(expected).source);
        const std::size_t rows = expected["looks"].size();
        const auto start = static_cast<std::int32_t>(config_of(expected).symbols);
        const DecoderStep step = inference.step(encoded.memory, encoded.state, std::vector<std::int32_t>(rows, start));
        for (std::size_t b = 0; b < rows; ++b) {
            const Numbers looks = expected["looks"][b];
            CHECK(difference(std::span<const float>(&step.attention(b, 0), looks.size()), looks) < 1e-5);
        }
    });
}

TEST_CASE("reference: each kind of attention, of cell, of encoder and of architecture is there") {
    std::set<std::string> kinds;
    for_each_reference([&](const Json& expected) {
        for (const char* choice : {"attention", "cell", "encoder"}) kinds.insert(expected["config"][choice]);
        kinds.insert(expected["config"].value("architecture", "rnn"));
    });
    for (const Kinds& wanted : all_models()) {
        for (const std::string& kind :
             {name(wanted.attention), name(wanted.cell), name(wanted.encoder), name(wanted.architecture)})
            CHECK(kinds.count(kind) == 1);
    }
}

}  // namespace kalends::reference_test
