#pragma once

#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "checkpoint/tensors.hpp"
#include "core/random.hpp"
#include "training/batch_gradient.hpp"
#include "training/trainer.hpp"

namespace kalends::test {

/// A small language: "7.3.2024" is 2024-03-07, with spans.
class DigitSource final : public ExampleSource {
public:
    [[nodiscard]] Example example(std::uint64_t index) const override {
        Random random(17, index);
        const int day = random.between(1, 28), month = random.between(1, 12), year = random.between(2000, 2019);
        std::array<char, 16> iso{};
        std::snprintf(iso.data(), iso.size(), "%04d-%02d-%02d", year, month, day);
        Example example;
        const std::string first = std::to_string(day) + ".", second = first + std::to_string(month) + ".";
        example.text = second + std::to_string(year);
        example.target = parse_expression(iso.data());
        const auto at = [](std::size_t position) { return static_cast<std::uint32_t>(position); };
        example.spans.day = {0, at(first.size() - 1)};
        example.spans.month = {at(first.size()), at(second.size() - 1)};
        example.spans.year = {at(second.size()), at(example.text.size())};
        return example;
    }
    [[nodiscard]] std::optional<std::uint64_t> epoch() const override { return std::nullopt; }
};

inline Vocabulary digit_vocabulary() {
    return Vocabulary(U".0123456789");
}

inline ModelConfig small_model() {
    ModelConfig config;
    config.vocabulary = digit_vocabulary().size();
    config.embedding = 12;
    config.hidden = 24;
    config.attention_size = 20;
    return config;
}

/// A new model as they were when texts said single days: with the symbols of that time.
inline Checkpoint model_of_days(ModelConfig config, std::uint64_t seed) {
    Checkpoint model;
    model.symbols = TargetVocabulary::first(symbol::days_alone);
    model.vocabulary = digit_vocabulary();
    model.config = config;
    model.config.symbols = model.symbols.size();
    Random random(seed);
    model.weights = to_tensors(Seq2Seq<float>::initialize(model.config, random));
    return model;
}

inline Weights small_weights() {
    Random random(5);
    return Seq2Seq<float>::initialize(small_model(), random);
}

inline std::vector<EncodedExample> encoded_digits(std::size_t count) {
    std::vector<EncodedExample> encoded;
    for (std::size_t i = 0; i < count; ++i) encoded.push_back(encode(DigitSource().example(i), digit_vocabulary()));
    return encoded;
}

/// Twelve steps, two chunks and a bit, three validations.
inline TrainingTask small_task() {
    TrainingTask task;
    task.options.examples = 12 * 24;
    task.options.batch_size = 24;
    task.options.shard_size = 7;
    task.options.chunk_batches = 5;
    task.options.warm_up_steps = 3;
    task.options.learning_rate = 1e-2;
    task.options.validation_every = 5 * 24;
    task.options.unknown_rate = 0.01;
    task.examples = std::make_shared<DigitSource>();
    ThreadPool pool(1);
    task.validation = take(*task.examples, first_validation_row, 40, pool);
    return task;
}

}  // namespace kalends::test
