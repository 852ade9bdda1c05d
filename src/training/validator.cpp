#include "training/validator.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "data/batch.hpp"
#include "decoding/greedy.hpp"
#include "language/grammar.hpp"

namespace kalends {

struct Validator::Counts {
    std::size_t exact = 0, digits = 0, aligned = 0;
    LossSums forced{};

    Counts& operator+=(const Counts& other) {
        exact += other.exact;
        digits += other.digits;
        aligned += other.aligned;
        forced += other.forced;
        return *this;
    }

    void add(const EncodedExample& example, const Hypothesis& answer) {
        exact += answer.symbols == example.target ? 1U : 0U;
        for (std::size_t t = 0; t < std::min(example.focus.size(), answer.attention.size()); ++t) {
            const PositionSpan focus = example.focus[t];
            if (focus.begin == focus.end || !symbol::is_digit(example.target[t])) continue;
            const std::vector<float>& weights = answer.attention[t];
            const auto most = std::ranges::max_element(weights) - weights.begin();
            ++digits;
            aligned += most >= focus.begin && most < focus.end ? 1U : 0U;
        }
    }

    void add_teacher_forced(const Inference& inference, const Encoded& encoded, const Batch& batch) {
        const std::size_t width = batch.source.rows;
        std::vector<bool> right(width, true);
        Tensor<float, 2> state = encoded.state;
        for (std::size_t t = 0; t < batch.target_length; ++t) {
            const std::span<const std::int32_t> inputs(batch.inputs.data() + t * width, width);
            DecoderStep step = inference.step(encoded.memory, state, inputs);
            for (std::size_t b = 0; b < width; ++b) {
                const std::int32_t target = batch.targets[t * width + b];
                if (target == Batch::ignored) continue;
                const float* of_row = &step.log_probabilities(b, 0);
                ++forced.symbols;
                forced.cross_entropy -= of_row[target];
                if (std::max_element(of_row, of_row + step.log_probabilities.shape(1)) != of_row + target)
                    right[b] = false;
            }
            state = std::move(step.state);
        }
        forced.rows += width;
        forced.rows_correct += static_cast<std::size_t>(std::ranges::count(right, true));
    }
};

namespace {

std::vector<std::vector<std::size_t>> bucket(const std::vector<EncodedExample>& examples) {
    constexpr std::size_t rows = 128;
    std::vector<std::size_t> lengths(examples.size());
    std::ranges::transform(examples, lengths.begin(),
                           [](const EncodedExample& example) { return example.source.size(); });
    return length_buckets(lengths, rows);
}

double share(std::size_t part, std::size_t whole, double of_nothing) {
    return whole == 0 ? of_nothing : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

Validator::Validator(const std::vector<Example>& examples, const Vocabulary& vocabulary,
                     const TargetVocabulary& symbols)
    : symbols_(symbols) {
    for (const Example& example : examples) examples_.push_back(encode(example, vocabulary));
    buckets_ = bucket(examples_);
}

ValidationScore Validator::score(const Inference& inference, ThreadPool& pool) const {
    std::vector<Counts> counts(buckets_.size());
    pool.for_each(buckets_.size(), [&](std::size_t i) { counts[i] = count(inference, buckets_[i]); });
    Counts all;
    for (const Counts& part : counts) all += part;
    const LossSums& forced = all.forced;
    return {.exact_match = share(all.exact, forced.rows, 0),
            .aligned = share(all.aligned, all.digits, 1),
            .loss = forced.symbols == 0 ? 0 : forced.cross_entropy / static_cast<double>(forced.symbols),
            .rows_right = share(forced.rows_correct, forced.rows, 0)};
}

Validator::Counts Validator::count(const Inference& inference, const std::vector<std::size_t>& rows) const {
    const Batch batch = make_batch(examples_, rows, symbols_);
    const Encoded encoded = inference.encode(batch.source);
    const std::vector<Hypothesis> answers =
        greedy_search({inference, symbols_}, encoded, ExpressionGrammar(symbols_.known()), {.keep_attention = true});
    Counts counts;
    for (std::size_t i = 0; i < rows.size(); ++i) counts.add(examples_[rows[i]], answers[i]);
    counts.add_teacher_forced(inference, encoded, batch);
    return counts;
}

}  // namespace kalends
