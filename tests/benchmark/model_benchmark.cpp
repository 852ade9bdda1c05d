// The arithmetic of training and of greedy decoding, on texts of a fixed length: what scripts/benchmark compares with
// PyTorch. Names: what / size of the model / threads or rows / precision.
#include <benchmark/benchmark.h>

#include <vector>

#include "core/random.hpp"
#include "core/thread_pool.hpp"
#include "decoding/greedy.hpp"
#include "model/inference.hpp"
#include "tensor/blas.hpp"
#include "tensor/gemm.hpp"
#include "training/batch_gradient.hpp"
#include "training/optimizer.hpp"

namespace kalends {
namespace {

constexpr std::size_t source_length = 30;
constexpr std::size_t target_length = 11;
constexpr std::size_t batch_size = 128;
constexpr std::size_t vocabulary = 100;

/// Embedding 64, encoder 128 in each direction, attention 128, decoder 256; or a part of that.
ModelConfig config(std::size_t part) {
    ModelConfig config;
    config.vocabulary = vocabulary;
    config.embedding = 64 / part;
    config.hidden = 128 / part;
    config.decoder_hidden = 256 / part;
    config.attention_size = 128 / part;
    return config;
}
const ModelConfig whole = config(1), half = config(2);

EncodedExample example(Random& random) {
    EncodedExample made;
    for (std::size_t i = 0; i < source_length; ++i)
        made.source.push_back(static_cast<Vocabulary::Id>(1 + random.below(vocabulary - 1)));
    for (std::size_t i = 0; i + 1 < target_length; ++i)
        made.target.push_back(symbol::digit_0 + static_cast<symbol::Id>(random.below(10)));
    made.target.push_back(symbol::end);
    made.focus.resize(target_length);
    return made;
}

std::vector<EncodedExample> examples(std::size_t count) {
    Random random(1);
    std::vector<EncodedExample> made;
    for (std::size_t i = 0; i < count; ++i) made.push_back(example(random));
    return made;
}

Weights weights(const ModelConfig& sizes) {
    Random random(1);
    return Seq2Seq<float>::initialize(sizes, random);
}

/// Any symbols, always target_length of them: decoding then costs the same whatever the weights.
class FixedLength final : public Grammar {
public:
    [[nodiscard]] State initial() const override { return 0; }
    [[nodiscard]] SymbolSet allowed(State) const override { return ~SymbolSet(); }
    [[nodiscard]] State next(State state, symbol::Id) const override { return state + 1; }
    [[nodiscard]] bool finished(State state) const override { return state >= target_length; }
    [[nodiscard]] std::size_t max_length() const override { return target_length; }
};

/// The recurrent product of the whole model's decoder, B = 128.
constexpr std::size_t rows = batch_size, depth = 256, columns = 768;

void count_operations(benchmark::State& state) {
    const double operations = 2.0 * rows * depth * columns * static_cast<double>(state.iterations());
    state.counters["flops"] = benchmark::Counter(operations, benchmark::Counter::kIsRate);
}

void sgemm(benchmark::State& state) {
    set_blas_threads(1);
    const Tensor<float, 2> a = xt::ones<float>({rows, depth}), b = xt::ones<float>({depth, columns});
    Tensor<float, 2> c = xt::zeros<float>({rows, columns});
    Gemm<float> gemm;
    for (auto _ : state) gemm.multiply(matrix(a), matrix(b), matrix(c), Into::replace);
    count_operations(state);
}
BENCHMARK(sgemm)->UseRealTime();

void packed(benchmark::State& state, Precision precision) {
    const Tensor<float, 2> a = xt::ones<float>({rows, depth}), b = xt::ones<float>({depth, columns});
    Tensor<float, 2> c = xt::zeros<float>({rows, columns});
    const PackedFactor<float> factor = Gemm<float>(precision).packed(matrix(b));
    for (auto _ : state) factor.multiply_add(matrix(a), matrix(c));
    count_operations(state);
}
BENCHMARK_CAPTURE(packed, full, Precision::full)->UseRealTime();
BENCHMARK_CAPTURE(packed, bfloat16, Precision::bfloat16)->UseRealTime();

void train(benchmark::State& state, const ModelConfig& sizes, Precision precision) {
    set_blas_threads(1);
    ThreadPool pool(static_cast<std::size_t>(state.range(0)));
    OptimizerState model = optimizer_state(weights(sizes));
    TrainingOptions options;
    options.examples = 1'000'000;
    options.batch_size = batch_size;
    options.precision = precision;
    GradientByThreads gradient(model.weights, {options}, pool);
    const Optimizer optimizer(model.weights, options, pool);
    const std::vector<EncodedExample> batch = examples(batch_size);
    std::uint64_t step = 0;
    for (auto _ : state) {
        const LossSums losses = gradient.compute(model.weights, batch, {});
        optimizer.step({.number = ++step, .learning_rate = 1e-4, .symbols = static_cast<double>(losses.symbols)},
                       gradient.sum(), model);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(batch_size) * state.iterations());
}
BENCHMARK_CAPTURE(train, whole_full, whole, Precision::full)->Arg(1)->Arg(2)->UseRealTime();
BENCHMARK_CAPTURE(train, whole_bfloat16, whole, Precision::bfloat16)->Arg(1)->Arg(2)->UseRealTime();
BENCHMARK_CAPTURE(train, half_full, half, Precision::full)->Arg(1)->Arg(2)->UseRealTime();
BENCHMARK_CAPTURE(train, half_bfloat16, half, Precision::bfloat16)->Arg(1)->Arg(2)->UseRealTime();

void greedy(benchmark::State& state, const ModelConfig& sizes, Precision precision) {
    set_blas_threads(1);
    const auto count = static_cast<std::size_t>(state.range(0));
    const Inference inference(weights(sizes), precision);
    const TargetVocabulary symbols;
    std::vector<std::vector<Vocabulary::Id>> sources;
    for (EncodedExample& made : examples(count)) sources.push_back(std::move(made.source));
    const std::vector<std::size_t> lengths(count, source_length);
    const auto batches = length_buckets(lengths, best_batch_rows);  // as the normalizer does
    for (auto _ : state) {
        for (const std::vector<std::size_t>& batch : batches) {
            const Encoded encoded = inference.encode(make_source_batch(sources, batch));
            benchmark::DoNotOptimize(greedy_search({inference, symbols}, encoded, FixedLength()));
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(count) * state.iterations());
}
BENCHMARK_CAPTURE(greedy, whole_full, whole, Precision::full)->Arg(256)->Arg(1)->UseRealTime();
BENCHMARK_CAPTURE(greedy, whole_bfloat16, whole, Precision::bfloat16)->Arg(256)->Arg(1)->UseRealTime();
BENCHMARK_CAPTURE(greedy, half_full, half, Precision::full)->Arg(256)->Arg(1)->UseRealTime();
BENCHMARK_CAPTURE(greedy, half_bfloat16, half, Precision::bfloat16)->Arg(256)->Arg(1)->UseRealTime();

}  // namespace
}  // namespace kalends

BENCHMARK_MAIN();
