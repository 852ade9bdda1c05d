#include "training/grow.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "checkpoint/tensors.hpp"
#include "core/random.hpp"
#include "kalends/core/error.hpp"
#include "model/seq2seq.hpp"

namespace kalends {
namespace {

Vocabulary united(const Vocabulary& known, const Vocabulary& wanted) {
    std::u32string code_points = known.code_points();
    std::ranges::copy_if(wanted.code_points(), std::back_inserter(code_points),
                         [&](char32_t c) { return known.id(c) == Vocabulary::unknown; });
    return Vocabulary(std::move(code_points));
}

using Model = Seq2Seq<float>;

Model::Params params_of(const Checkpoint& model) {
    Model::Params params = Model::make(model.config);
    from_tensors(model.weights, params);
    return params;
}

/// Of the attention that connects decoder and encoder, as recurrent models and Transformers name it.
bool is_of_attention(const NamedTensor& tensor) {
    return tensor.name.starts_with("decoder.attention.") || tensor.name.find(".cross_attention.") != std::string::npos;
}

bool are_rows_alike(const NamedTensor& a, const NamedTensor& b) {
    return std::equal(a.shape.begin() + 1, a.shape.end(), b.shape.begin() + 1, b.shape.end());
}

/// The rows that both have: those that meet a context stand behind all others.
void take_rows(const NamedTensor& from, NamedTensor& to) {
    if (!are_rows_alike(from, to)) throw Error(ErrorKind::internal, to.name + " has rows of another length");
    std::copy_n(from.values.begin(), std::min(from.values.size(), to.values.size()), to.values.begin());
}

ModelConfig changed_config(const ModelConfig& config, const AttentionChoice& wanted) {
    ModelConfig changed = config;
    changed.attention = wanted.kind.value_or(config.attention);
    changed.attention_size = wanted.size.value_or(config.attention_size);
    changed.heads = wanted.heads.value_or(config.heads);
    if (config.architecture == Architecture::transformer && changed.heads != config.heads)
        throw Error(ErrorKind::usage, "option --heads: the Transformer to start from attends to itself with " +
                                          std::to_string(config.heads) + "; leave it out");
    try {
        check(changed);
    } catch (const Error& error) {
        throw Error(ErrorKind::usage, std::string("the model to start from cannot have this attention: ") +
                                          error.what() + "; its other sizes stay, so choose another attention");
    }
    return changed;
}

}  // namespace

Checkpoint with_characters(const Checkpoint& model, const Vocabulary& wanted, std::uint64_t seed) {
    const Model::Params known = params_of(model);
    Checkpoint grown = model;
    grown.training.reset();
    grown.vocabulary = united(model.vocabulary, wanted);
    grown.config.vocabulary = grown.vocabulary.size();
    Random random(seed);
    Model::Params params = Model::initialize(grown.config, random);
    const auto from = tensors(known);
    const auto to = tensors(params);
    // New rows come after the old ones: each old tensor is the beginning of the new.
    for (std::size_t i = 0; i < from.size(); ++i) std::ranges::copy(from[i].values, to[i].values.begin());
    grown.weights = to_tensors(params);
    return grown;
}

Checkpoint with_attention(const Checkpoint& model, const AttentionChoice& wanted, std::uint64_t seed) {
    Checkpoint changed = model;
    changed.config = changed_config(model.config, wanted);
    if (changed.config == model.config) return model;
    changed.training.reset();
    const std::vector<NamedTensor> known = to_tensors(params_of(model));
    Random random(seed);
    changed.weights = to_tensors(Model::initialize(changed.config, random));
    for (NamedTensor& tensor : changed.weights) {
        if (is_of_attention(tensor)) continue;
        const auto from = std::ranges::find(known, tensor.name, &NamedTensor::name);
        if (from == known.end()) throw Error(ErrorKind::internal, tensor.name + " is not in the model to start from");
        take_rows(*from, tensor);
    }
    return changed;
}

}  // namespace kalends
