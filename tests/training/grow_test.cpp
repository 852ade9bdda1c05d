#include "training/grow.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "checkpoint/tensors.hpp"
#include "data/batch.hpp"
#include "decoding/greedy.hpp"
#include "kalends/core/error.hpp"
#include "language/grammar.hpp"
#include "model/seq2seq.hpp"
#include "training/sample.hpp"

namespace kalends::grow_test {
namespace {

Checkpoint small_model(CellKind cell = CellKind::gru) {
    Checkpoint model;
    model.vocabulary = Vocabulary(U"xyz");
    model.config = {.vocabulary = model.vocabulary.size(), .embedding = 4, .hidden = 3, .decoder_hidden = 5};
    model.config.cell = cell;
    Random random(1);
    model.weights = to_tensors(Seq2Seq<float>::initialize(model.config, random));
    return model;
}

const NamedTensor& tensor(const Checkpoint& model, std::string_view name) {
    const auto found = std::ranges::find(model.weights, name, &NamedTensor::name);
    REQUIRE(found != model.weights.end());
    return *found;
}

}  // namespace

TEST_CASE("new characters come after the known ones, which keep ids and weights") {
    const Checkpoint model = small_model();
    const Checkpoint grown = with_characters(model, Vocabulary(U"ayb"), 7);
    CHECK(grown.vocabulary.code_points() == U"xyzab");
    CHECK(grown.config.vocabulary == 7);
    const NamedTensor& before = tensor(model, "encoder.embedding.weight");
    const NamedTensor& after = tensor(grown, "encoder.embedding.weight");
    CHECK(after.shape == std::vector<std::size_t>{7, 4});
    CHECK(std::equal(before.values.begin(), before.values.end(), after.values.begin()));
    CHECK(tensor(model, "decoder.output.weight").values == tensor(grown, "decoder.output.weight").values);
}

TEST_CASE("nothing new changes nothing") {
    const Checkpoint model = small_model();
    const Checkpoint grown = with_characters(model, Vocabulary(U"zx"), 7);
    CHECK(grown.vocabulary.code_points() == U"xyz");
    CHECK(tensor(model, "encoder.embedding.weight").values == tensor(grown, "encoder.embedding.weight").values);
}

TEST_CASE("another attention is drawn anew, what surrounds it is kept") {
    const Checkpoint model = small_model();
    const Checkpoint changed = with_attention(model, {AttentionKind::scaled_dot, 2}, 7);
    CHECK(changed.config.attention == AttentionKind::scaled_dot);
    CHECK(changed.config.attention_size == 2);
    for (const char* kept : {"encoder.embedding.weight", "decoder.embedding.weight", "decoder.start.weight"})
        CHECK(tensor(model, kept).values == tensor(changed, kept).values);
    CHECK(tensor(model, "decoder.attention.key_weight").values !=
          tensor(changed, "decoder.attention.key_weight").values);

    // The decoder's state meets the first five rows, the context the others.
    const NamedTensor& before = tensor(model, "decoder.output.weight");
    const NamedTensor& after = tensor(changed, "decoder.output.weight");
    CHECK(before.shape[0] == 5 + 6);
    CHECK(after.shape[0] == 5 + 2);
    const auto rows = static_cast<std::ptrdiff_t>(5 * after.shape[1]);
    CHECK(std::equal(before.values.begin(), before.values.begin() + rows, after.values.begin()));
}

TEST_CASE("a recurrent cell keeps what it does with a digit, and with as much of a context as both have") {
    for (const CellKind cell : {CellKind::gru, CellKind::lstm}) {
        const Checkpoint model = small_model(cell);
        const Checkpoint changed = with_attention(model, {AttentionKind::scaled_dot, 2}, 7);
        const NamedTensor& before = tensor(model, "decoder.cell.input_weight");
        const NamedTensor& after = tensor(changed, "decoder.cell.input_weight");
        CHECK(before.shape[0] == 4 + 6);
        CHECK(after.shape[0] == 4 + 2);
        CHECK(std::ranges::equal(std::span(before.values).first(after.values.size()), after.values));
        CHECK(tensor(model, "decoder.cell.recurrent_weight").values ==
              tensor(changed, "decoder.cell.recurrent_weight").values);
    }
}

TEST_CASE("heads come with the attention, but for a Transformer's") {
    const Checkpoint model = small_model();
    CHECK(with_attention(model, {AttentionKind::multi_head, 6, 3}, 7).config.heads == 3);
    CHECK_THROWS_WITH_AS(with_attention(model, {AttentionKind::multi_head, 6, 4}, 7),
                         doctest::Contains("the model to start from cannot have this attention: --attention-size 6"),
                         Error);
    Checkpoint transformer = model;
    transformer.config.architecture = Architecture::transformer;
    CHECK_THROWS_WITH_AS(with_attention(transformer, {{}, {}, 2}, 7), doctest::Contains("option --heads"), Error);
}

TEST_CASE("its own attention changes nothing") {
    const Checkpoint model = small_model();
    const Checkpoint same = with_attention(model, {AttentionKind::additive, {}}, 7);
    CHECK(tensor(model, "decoder.attention.key_weight").values == tensor(same, "decoder.attention.key_weight").values);
}

TEST_CASE("a Transformer's attention to its encoder can be another, that to itself stays") {
    Checkpoint model = small_model();
    model.config = {.vocabulary = model.vocabulary.size(),
                    .hidden = 8,
                    .attention_size = 8,
                    .heads = 2,
                    .attention = AttentionKind::multi_head,
                    .architecture = Architecture::transformer,
                    .feed_forward = 4};
    Random random(1);
    model.weights = to_tensors(Seq2Seq<float>::initialize(model.config, random));
    const Checkpoint changed = with_attention(model, {AttentionKind::additive, {}}, 7);
    const auto same = [&](const char* name) { return tensor(model, name).values == tensor(changed, name).values; };
    CHECK(same("decoder.layer_0.self_attention.query_weight"));
    CHECK(!same("decoder.layer_0.cross_attention.query_weight"));
}

namespace {

/// Log probabilities of the first symbol that "xyzzy" is read as.
std::vector<float> first_step(const Checkpoint& model) {
    Seq2Seq<float>::Params params = Seq2Seq<float>::make(model.config);
    from_tensors(model.weights, params);
    const Inference inference(params, Precision::full);
    const SourceBatch text{.length = 5, .rows = 1, .ids = {2, 3, 4, 4, 3}, .lengths = {5}};
    const Encoded encoded = inference.encode(text);
    const std::vector<std::int32_t> start{static_cast<std::int32_t>(model.config.symbols)};
    const DecoderStep step = inference.step(encoded.memory, encoded.state, start);
    return {step.log_probabilities.begin(), step.log_probabilities.end()};
}

}  // namespace

TEST_CASE("a wider encoder says the same, with more units than it needs for that") {
    for (const CellKind cell : {CellKind::gru, CellKind::lstm}) {
        const Checkpoint model = small_model(cell);
        const Checkpoint wider = with_encoder_state(model, 5, 7);
        CHECK(wider.config.hidden == 5);
        CHECK(tensor(wider, "decoder.cell.input_weight").shape[0] == 4 + 10);

        // What the first unit's candidate (the first column of the last gate) reads of the five.
        const NamedTensor& before = tensor(model, "encoder.forward.recurrent_weight");
        const NamedTensor& after = tensor(wider, "encoder.forward.recurrent_weight");
        const std::size_t gates = before.shape[1] / 3;
        for (const std::size_t row : {0, 1, 2})
            CHECK(after.values[row * 5 * gates + 5 * (gates - 1)] == before.values[row * 3 * gates + 3 * (gates - 1)]);
        for (const std::size_t row : {3, 4}) {
            CHECK(after.values[row * 5 * gates + 5 * (gates - 1)] == 0);
            CHECK(after.values[row * 5 * gates + 5 * gates - 1] != 0);  // a new unit reads new ones
        }
        CHECK(std::ranges::equal(first_step(wider), first_step(model),
                                 [](float a, float b) { return std::abs(a - b) < 1e-5F; }));
    }
    CHECK(to_bytes(with_encoder_state(small_model(), 3, 7)) == to_bytes(small_model()));
}

TEST_CASE("an encoder that shall shrink, that of a Transformer, or one that the attention can't meet is refused") {
    CHECK_THROWS_WITH_AS(with_encoder_state(small_model(), 2, 7), doctest::Contains("can grow, not shrink"), Error);
    Checkpoint transformer = small_model();
    transformer.config.architecture = Architecture::transformer;
    CHECK_THROWS_WITH_AS(with_encoder_state(transformer, 5, 7), doctest::Contains("Transformer"), Error);
    Checkpoint dot = small_model();
    dot.config.attention = AttentionKind::dot;  // compares states with states
    dot.config.decoder_hidden = 6;
    CHECK_THROWS_WITH_AS(with_encoder_state(dot, 5, 7), doctest::Contains("cannot have this width"), Error);
}

TEST_CASE("an attention without a size is refused") {
    CHECK_THROWS_WITH_AS(with_attention(small_model(), {{}, 0}, 7), doctest::Contains("attention"), Error);
}

namespace {

NamedTensor counted(std::string name, std::vector<std::size_t> shape) {
    std::size_t size = 1;
    for (const std::size_t length : shape) size *= length;
    std::vector<float> values(size);
    std::iota(values.begin(), values.end(), 0.0F);
    return {std::move(name), std::move(shape), std::move(values)};
}

/// As models were before they knew eras.
Checkpoint without_eras() {
    Checkpoint model;
    model.symbols = TargetVocabulary::first(25);
    model.config.symbols = model.symbols.size();
    model.weights = {counted("encoder.embedding.weight", {26, 1}), counted("decoder.embedding.weight", {26, 2}),
                     counted("decoder.output.weight", {3, 25}), counted("decoder.output.bias", {25})};
    return model;
}

}  // namespace

TEST_CASE("new symbols come behind the known ones, and are all but never written") {
    const std::size_t all = symbol::count;
    const Checkpoint grown = with_all_symbols(without_eras());
    CHECK(grown.symbols == TargetVocabulary());
    CHECK(grown.config.symbols == all);
    const NamedTensor& embedding = tensor(grown, "decoder.embedding.weight");
    CHECK(tensor(grown, "encoder.embedding.weight") == tensor(without_eras(), "encoder.embedding.weight"));
    CHECK(embedding.shape == std::vector<std::size_t>{all + 1, 2});
    CHECK(embedding.values[2 * 24 + 1] == 49);  // the last known one
    CHECK(embedding.values[2 * 25] == 0);       // new
    CHECK(embedding.values[2 * all] == 50);     // the start
    const NamedTensor& weight = tensor(grown, "decoder.output.weight");
    CHECK(weight.shape == std::vector<std::size_t>{3, all});
    CHECK(weight.values[24] == 24);
    CHECK(weight.values[all - 1] == 0);
    CHECK(weight.values[all] == 25);  // the next row
    const NamedTensor& bias = tensor(grown, "decoder.output.bias");
    CHECK(bias.values[24] == 24);
    CHECK(bias.values[25] == -20);  // below the least, which is 0
    CHECK(to_bytes(with_all_symbols(small_model())) == to_bytes(small_model()));
}

namespace {

Checkpoint taught_days() {
    class Silence final : public Observer {
        void on_step(const Progress&) override {}
        void on_checkpoint(const Checkpoint&) override {}
        bool stop_requested() override { return false; }
    } silence;
    TrainingTask task = test::small_task();
    task.options.examples = 10'000;
    task.options.batch_size = 50;
    task.options.shard_size = 50;
    task.options.validation_every = 10'000;
    Trainer trainer = Trainer::fine_tune(task, test::model_of_days(test::small_model(), 5), RunOptions{.threads = 2});
    trainer.run(silence);
    return trainer.result();
}

std::vector<std::vector<symbol::Id>> answers(const Checkpoint& model) {
    Seq2Seq<float>::Params params = Seq2Seq<float>::make(model.config);
    from_tensors(model.weights, params);
    const Inference inference(params);
    const std::vector<EncodedExample> examples = test::encoded_digits(200);
    std::vector<std::size_t> rows(examples.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    const Batch batch = make_batch(examples, rows, model.symbols);
    std::vector<std::vector<symbol::Id>> written;
    for (Hypothesis& found : greedy_search({inference, model.symbols}, inference.encode(batch.source),
                                           ExpressionGrammar(model.symbols.known()), {}))
        written.push_back(std::move(found.symbols));
    return written;
}

}  // namespace

TEST_CASE("a model that says days alone answers as before where it has grown to all of the language") {
    const Checkpoint model = taught_days(), grown = with_all_symbols(model);
    CHECK(model.symbols.size() == symbol::days_alone);
    CHECK(grown.symbols == TargetVocabulary());
    const std::vector<std::vector<symbol::Id>> before = answers(model);
    CHECK(std::set(before.begin(), before.end()).size() > 100);
    CHECK(answers(grown) == before);
}

TEST_CASE("what --resume needs grows with it, the optimiser's moments by noughts") {
    Checkpoint model = without_eras();
    TrainingState& training = model.training.emplace();
    training.weights = training.first_moments = training.second_moments = model.weights;
    const Checkpoint grown = with_all_symbols(model);
    CHECK(grown.training->weights[3].values.back() == -20);
    CHECK(grown.training->average.empty());
    CHECK(grown.training->first_moments[3].values.back() == 0);
    CHECK(grown.training->first_moments == grown.training->second_moments);
}

TEST_CASE("a model whose tensors are not of its symbols is damaged") {
    Checkpoint model = without_eras();
    model.weights.back().shape = {24};
    CHECK_THROWS_AS(with_all_symbols(model), Error);
    model.weights.pop_back();
    CHECK_THROWS_AS(with_all_symbols(model), Error);
}

}  // namespace kalends::grow_test
