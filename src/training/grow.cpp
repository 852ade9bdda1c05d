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

/// @param what is new of it
void check_changed(const ModelConfig& config, const std::string& what) {
    try {
        check(config);
    } catch (const Error& error) {
        throw Error(ErrorKind::usage, "the model to start from cannot have this " + what + ": " + error.what() +
                                          "; its other sizes stay, so choose another " + what);
    }
}

ModelConfig changed_config(const ModelConfig& config, const AttentionChoice& wanted) {
    ModelConfig changed = config;
    changed.attention = wanted.kind.value_or(config.attention);
    changed.attention_size = wanted.size.value_or(config.attention_size);
    changed.heads = wanted.heads.value_or(config.heads);
    if (config.architecture == Architecture::transformer && changed.heads != config.heads)
        throw Error(ErrorKind::usage, "option --heads: the Transformer to start from attends to itself with " +
                                          std::to_string(config.heads) + "; leave it out");
    check_changed(changed, "attention");
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

/// One axis of a tensor that grows: `lead` places that stay, then parts as wide as the encoder's state.
struct Axis {
    std::size_t lead, from, to;
};

Axis axis_of(std::size_t old_length, std::size_t new_length, std::size_t from, std::size_t to) {
    const std::size_t parts = (new_length - old_length) / (to - from);
    return {old_length - parts * from, from, to};
}

/// Where a place of the grown axis was before; nothing for a new one.
std::optional<std::size_t> place_before(const Axis& axis, std::size_t place) {
    if (place < axis.lead) return place;
    const std::size_t part = (place - axis.lead) / axis.to, within = (place - axis.lead) % axis.to;
    return within < axis.from ? std::optional(axis.lead + part * axis.from + within) : std::nullopt;
}

/// The columns of the encoder's cells are its units: what new ones do stays as it was drawn. What reads of them, does
/// not yet.
void take_units(const NamedTensor& known, std::size_t from, std::size_t to, NamedTensor& wider) {
    const bool makes_units = wider.name.starts_with("encoder.");
    const bool is_matrix = wider.shape.size() > 1;
    const std::size_t old_columns = known.shape.back(), columns = wider.shape.back();
    const Axis row_axis = axis_of(is_matrix ? known.shape.front() : 1, is_matrix ? wider.shape.front() : 1, from, to);
    const Axis column_axis = axis_of(old_columns, columns, from, to);
    for (std::size_t i = 0; i < wider.values.size(); ++i) {
        const std::optional<std::size_t> row = place_before(row_axis, i / columns);
        const std::optional<std::size_t> column = place_before(column_axis, i % columns);
        if (row && column)
            wider.values[i] = known.values[*row * old_columns + *column];
        else if (column || !makes_units)
            wider.values[i] = 0;
    }
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

Checkpoint with_encoder_state(const Checkpoint& model, std::size_t hidden, std::uint64_t seed) {
    const std::size_t before = model.config.hidden;
    if (hidden == before) return model;
    if (model.config.architecture != Architecture::rnn)
        throw Error(ErrorKind::usage,
                    "option --hidden: the model to start from is a Transformer, all of whose parts are as wide; "
                    "leave it out");
    if (hidden < before)
        throw Error(ErrorKind::usage, "option --hidden: the encoder of the model to start from has a state of " +
                                          std::to_string(before) + ", which can grow, not shrink");
    Checkpoint wider = model;
    wider.training.reset();
    wider.config.hidden = hidden;
    check_changed(wider.config, "width");
    Random random(seed);
    wider.weights = to_tensors(Model::initialize(wider.config, random));
    const Tensors known = to_tensors(params_of(model));
    for (std::size_t i = 0; i < known.size(); ++i) take_units(known[i], before, hidden, wider.weights[i]);
    return wider;
}

}  // namespace kalends
