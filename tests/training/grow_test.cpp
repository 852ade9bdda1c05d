#include "kalends/training/grow.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "kalends/checkpoint/tensors.hpp"
#include "kalends/model/seq2seq.hpp"

using namespace kalends;

namespace {

Checkpoint small_model() {
    Checkpoint model;
    model.vocabulary = Vocabulary(U"xyz");
    model.config = {.vocabulary = model.vocabulary.size(), .embedding = 4, .hidden = 3, .decoder_hidden = 5};
    Random random(1);
    model.weights = to_tensors(Seq2Seq<float>::initialize(model.config, random));
    return model;
}

const NamedTensor& tensor(const Checkpoint& model, std::string_view name) {
    return *std::ranges::find(model.weights, name, &NamedTensor::name);
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
