#include "kalends/model/config.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "kalends/core/error.hpp"
#include "kalends/nn/attention/attention.hpp"

namespace kalends {
namespace {

using Names = std::vector<std::string_view>;  // in the order of the kinds

Names architecture_names() {
    return {"rnn", "transformer"};
}

Names encoder_names() {
    return {"bidirectional", "unidirectional"};
}

std::string name_of(std::size_t kind, const Names& names) {
    if (kind >= names.size()) throw Error(ErrorKind::internal, "a model configuration holds a kind that has no name");
    return std::string(names[kind]);
}

std::string list(const Names& names) {
    std::string all;
    for (const std::string_view name : names) all.append(all.empty() ? "" : ", ").append(name);
    return all;
}

std::size_t parse(const std::string& word, const std::string& what, const Names& names) {
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end())
        throw Error(ErrorKind::usage, "unknown " + what + " '" + word + "'; known are: " + list(names));
    return static_cast<std::size_t>(found - names.begin());
}

void check_stack(const ModelConfig& config) {
    if (config.layers == 0) throw Error(ErrorKind::usage, "a Transformer has at least one layer");
    if (config.heads == 0 || config.hidden % config.heads != 0)
        throw Error(ErrorKind::usage, "--hidden " + std::to_string(config.hidden) + " is no multiple of --heads " +
                                          std::to_string(config.heads));
}

}  // namespace

AttentionSizes attention_sizes(const ModelConfig& config) {
    if (config.architecture == Architecture::transformer) {
        AttentionSizes sizes = self_attention_sizes(config);
        sizes.attention = config.attention_size;
        return sizes;
    }
    return {.query = config.decoder_hidden,
            .value = config.encoder_states(),
            .attention = config.attention_size,
            .heads = config.heads,
            .directions = config.directions()};
}

AttentionSizes self_attention_sizes(const ModelConfig& config) {
    return {.query = config.hidden,
            .value = config.hidden,
            .attention = config.hidden,
            .heads = config.heads,
            .directions = 1};
}

void check(const ModelConfig& config) {
    if (config.architecture == Architecture::transformer) check_stack(config);
    const AttentionShape shape = Attention<float>::shape(config.attention, attention_sizes(config));
    if (config.architecture == Architecture::rnn) {
        if (config.layers == 1) return;
        throw Error(ErrorKind::usage, "a recurrent model has one layer; --layers is of --architecture transformer");
    }
    if (shape.values.value_or(config.hidden) != config.hidden)
        throw Error(ErrorKind::usage, "--attention-size " + std::to_string(config.attention_size) +
                                          ": what this attention of a Transformer finds is added to its states, so it "
                                          "must be as wide as --hidden, " +
                                          std::to_string(config.hidden));
}

std::string name(Architecture architecture) {
    return name_of(static_cast<std::size_t>(architecture), architecture_names());
}
std::string name(AttentionKind kind) {
    return name_of(static_cast<std::size_t>(kind), Attention<float>::names());
}
std::string name(CellKind kind) {
    return name_of(static_cast<std::size_t>(kind), Cell<float>::names());
}
std::string name(EncoderKind kind) {
    return name_of(static_cast<std::size_t>(kind), encoder_names());
}
Architecture parse_architecture(const std::string& word) {
    return Architecture(parse(word, "architecture", architecture_names()));
}
AttentionKind parse_attention_kind(const std::string& word) {
    return AttentionKind(parse(word, "attention", Attention<float>::names()));
}
CellKind parse_cell_kind(const std::string& word) {
    return CellKind(parse(word, "cell", Cell<float>::names()));
}
EncoderKind parse_encoder_kind(const std::string& word) {
    return EncoderKind(parse(word, "encoder", encoder_names()));
}
std::string architectures() {
    return list(architecture_names());
}
std::string attention_kinds() {
    return list(Attention<float>::names());
}
std::string cell_kinds() {
    return list(Cell<float>::names());
}
std::string encoder_kinds() {
    return list(encoder_names());
}

}  // namespace kalends
