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

}  // namespace

AttentionSizes attention_sizes(const ModelConfig& config) {
    return {.query = config.decoder_hidden,
            .value = config.encoder_states(),
            .attention = config.attention_size,
            .heads = config.heads,
            .directions = config.directions()};
}

void check(const ModelConfig& config) {
    Attention<float>::shape(config.attention, attention_sizes(config));
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
AttentionKind parse_attention_kind(const std::string& word) {
    return AttentionKind(parse(word, "attention", Attention<float>::names()));
}
CellKind parse_cell_kind(const std::string& word) {
    return CellKind(parse(word, "cell", Cell<float>::names()));
}
EncoderKind parse_encoder_kind(const std::string& word) {
    return EncoderKind(parse(word, "encoder", encoder_names()));
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
