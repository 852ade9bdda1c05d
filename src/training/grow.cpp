#include "kalends/training/grow.hpp"

#include <algorithm>
#include <iterator>

#include "kalends/checkpoint/tensors.hpp"
#include "kalends/core/random.hpp"
#include "kalends/model/seq2seq.hpp"

namespace kalends {
namespace {

Vocabulary united(const Vocabulary& known, const Vocabulary& wanted) {
    std::u32string code_points = known.code_points();
    std::ranges::copy_if(wanted.code_points(), std::back_inserter(code_points),
                         [&](char32_t c) { return known.id(c) == Vocabulary::unknown; });
    return Vocabulary(std::move(code_points));
}

}  // namespace

Checkpoint with_characters(const Checkpoint& model, const Vocabulary& wanted, std::uint64_t seed) {
    using Model = Seq2Seq<float>;
    Model::Params known = Model::make(model.config);
    from_tensors(model.weights, known);
    Checkpoint grown = model;
    grown.training.reset();
    grown.vocabulary = united(model.vocabulary, wanted);
    grown.config.vocabulary = grown.vocabulary.size();
    Random random(seed);
    Model::Params params = Model::initialize(grown.config, random);
    const auto from = tensors(std::as_const(known));
    const auto to = tensors(params);
    // New rows come after the old ones: each old tensor is the beginning of the new.
    for (std::size_t i = 0; i < from.size(); ++i) std::ranges::copy(from[i].values, to[i].values.begin());
    grown.weights = to_tensors(params);
    return grown;
}

}  // namespace kalends
