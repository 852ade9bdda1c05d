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

/// The rows that both have: those of new characters, and those that meet a context, stand behind all others.
void take_rows(const NamedTensor& from, NamedTensor& to) {
    if (!are_rows_alike(from, to)) throw Error(ErrorKind::internal, to.name + " has rows of another length");
    std::copy_n(from.values.begin(), std::min(from.values.size(), to.values.size()), to.values.begin());
}

using Tensors = std::vector<NamedTensor>;

/// Weights drawn as for a new model, but for what `model` has of those that are kept.
Tensors drawn(const Checkpoint& model, const ModelConfig& config, std::uint64_t seed,
              bool (*is_kept)(const NamedTensor&)) {
    const Tensors known = to_tensors(params_of(model));
    Random random(seed);
    Tensors all = to_tensors(Model::initialize(config, random));
    for (NamedTensor& tensor : all) {
        if (!is_kept(tensor)) continue;
        const auto from = std::ranges::find(known, tensor.name, &NamedTensor::name);
        if (from == known.end()) throw Error(ErrorKind::internal, tensor.name + " is not in the model to start from");
        take_rows(*from, tensor);
    }
    return all;
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

/// @throws Error (data) where there is none of this name, or where it is not as long on this axis
NamedTensor& tensor_of(Tensors& tensors, const std::string& name, std::size_t axis, std::size_t length) {
    const auto found = std::ranges::find(tensors, name, &NamedTensor::name);
    if (found == tensors.end() || axis >= found->shape.size() || found->shape[axis] != length)
        throw Error(ErrorKind::data, "tensor " + name + " does not fit the symbols that the model writes");
    return *found;
}

/// What the decoder reads: [symbols + 1, E], the start in the last row.
void add_rows(NamedTensor& embedding, std::size_t added) {
    const std::size_t size = embedding.values.size() / embedding.shape.front();
    embedding.values.insert(embedding.values.end() - static_cast<std::ptrdiff_t>(size), added * size, 0.0F);
    embedding.shape.front() += added;
}

/// What it writes: [I, symbols] or [symbols].
void add_columns(NamedTensor& output, std::size_t added, float value) {
    const auto old = static_cast<std::ptrdiff_t>(output.shape.back());
    std::vector<float> wider;
    for (auto row = output.values.begin(); row != output.values.end(); row += old) {
        wider.insert(wider.end(), row, row + old);
        wider.insert(wider.end(), added, value);
    }
    output.values = std::move(wider);
    output.shape.back() += added;
}

/// @param is_weights of what is written, not of an optimiser's moments, in which nothing is known of the new symbols
void add_symbols(Tensors& tensors, const ModelConfig& config, std::size_t added, bool is_weights) {
    constexpr float far_below = 20;
    if (tensors.empty()) return;  // no average is kept
    const std::string output = config.architecture == Architecture::rnn ? "decoder.output" : "output";
    NamedTensor& bias = tensor_of(tensors, output + ".bias", 0, config.symbols);
    add_rows(tensor_of(tensors, "decoder.embedding.weight", 0, config.symbols + 1), added);
    add_columns(tensor_of(tensors, output + ".weight", 1, config.symbols), added, 0);
    add_columns(bias, added, is_weights ? std::ranges::min(bias.values) - far_below : 0);
}

/// The model's symbols, then those of the program that are not among them.
TargetVocabulary all_symbols(const TargetVocabulary& known) {
    std::vector<std::string> names = known.names();
    for (symbol::Id id = 0; id < symbol::count; ++id)
        if (!known.known()[static_cast<std::size_t>(id)]) names.emplace_back(symbol_name(id));
    return TargetVocabulary(names);
}

}  // namespace

Checkpoint with_all_symbols(const Checkpoint& model) {
    Checkpoint grown = model;
    grown.symbols = all_symbols(model.symbols);
    grown.config.symbols = grown.symbols.size();
    const std::size_t added = grown.symbols.size() - model.symbols.size();
    if (added == 0) return grown;
    add_symbols(grown.weights, model.config, added, true);
    if (!grown.training) return grown;
    add_symbols(grown.training->weights, model.config, added, true);
    add_symbols(grown.training->average, model.config, added, true);
    add_symbols(grown.training->first_moments, model.config, added, false);
    add_symbols(grown.training->second_moments, model.config, added, false);
    return grown;
}

Checkpoint with_characters(const Checkpoint& model, const Vocabulary& wanted, std::uint64_t seed) {
    Checkpoint grown = model;
    grown.training.reset();
    grown.vocabulary = united(model.vocabulary, wanted);
    grown.config.vocabulary = grown.vocabulary.size();
    grown.weights = drawn(model, grown.config, seed, [](const NamedTensor&) { return true; });
    return grown;
}

Checkpoint with_attention(const Checkpoint& model, const AttentionChoice& wanted, std::uint64_t seed) {
    Checkpoint changed = model;
    changed.config = changed_config(model.config, wanted);
    if (changed.config == model.config) return model;
    changed.training.reset();
    changed.weights = drawn(model, changed.config, seed, [](const NamedTensor& one) { return !is_of_attention(one); });
    return changed;
}

}  // namespace kalends
