// The sizes and kinds of a model, and the words for them.
#pragma once

#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include "kalends/language/symbols.hpp"
#include "kalends/nn/kinds.hpp"

namespace kalends {

/// Recurrent encoder and decoder, or a Transformer.
enum class Architecture { rnn, transformer };

/// In which directions the encoder reads: there and back, or only there.
enum class EncoderKind { bidirectional, unidirectional };

/// What sizes can be: no product of three of them overflows, and what a model of a stranger makes of one long text
/// stays below some hundred megabytes.
constexpr std::size_t largest_size = 8192, most_layers = 64;

/// All sizes of a model. Stands in the checkpoint; nothing about a model is a constant of the program.
struct ModelConfig {
    std::size_t vocabulary = 0;           ///< V, source ids (Vocabulary::size())
    std::size_t symbols = symbol::count;  ///< Y, what the decoder writes (TargetVocabulary::size())
    std::size_t embedding = 64;           ///< E, source and target embeddings
    std::size_t hidden = 128;             ///< H, encoder state in each direction; of a Transformer D, all states
    std::size_t decoder_hidden = 128;     ///< D, decoder state
    std::size_t attention_size = 128;     ///< A, projections of the attention
    std::size_t heads = 4;                ///< of multi-head attention; A is all of them together
    AttentionKind attention = AttentionKind::additive;
    CellKind cell = CellKind::gru;
    EncoderKind encoder = EncoderKind::bidirectional;
    // Of a Transformer; it has no embedding size, decoder state, cell nor direction of its own.
    Architecture architecture = Architecture::rnn;
    std::size_t layers = 1;          ///< of the encoder, and as many of the decoder
    std::size_t feed_forward = 512;  ///< inner columns of the position-wise layers

    [[nodiscard]] std::size_t directions() const { return encoder == EncoderKind::bidirectional ? 2 : 1; }
    /// M, what the encoder says of a position
    [[nodiscard]] std::size_t encoder_states() const { return directions() * hidden; }

    friend bool operator==(const ModelConfig&, const ModelConfig&) = default;
};

/// All members with their names, f("hidden", config.hidden), in the order in which they came into files.
template <class Config, class F>
requires std::is_same_v<std::remove_const_t<Config>, ModelConfig>
void visit(Config& config, F&& f) {
    f("vocabulary", config.vocabulary);
    f("embedding", config.embedding);
    f("hidden", config.hidden);
    f("decoder_hidden", config.decoder_hidden);
    f("attention_size", config.attention_size);
    f("attention", config.attention);
    f("cell", config.cell);
    f("heads", config.heads);
    f("encoder", config.encoder);
    f("architecture", config.architecture);
    f("layers", config.layers);
    f("feed_forward", config.feed_forward);
}

/// Numbers that are kept of a position while it is read: of the widest place of a layer, in all layers.
std::size_t position_width(const ModelConfig&);

/// @throws Error (usage) where a size is 0 or too large, or does not fit the architecture or the kind of attention
void check(const ModelConfig&);
/// Before memory is asked for; after check(). @throws Error (data) where a model of these sizes has more than `weights`
/// weights in a single matrix
void check_size(const ModelConfig&, std::size_t weights);

/// The kinds that a model can be of have words, for the command line and the checkpoint.
template <class Kind>
concept ModelKind = std::is_same_v<Kind, Architecture> || std::is_same_v<Kind, AttentionKind> ||
    std::is_same_v<Kind, CellKind> || std::is_same_v<Kind, EncoderKind>;
template <ModelKind Kind>
std::string name(Kind);
/// @throws Error (usage) on an unknown word, naming the known ones
template <ModelKind Kind>
void parse(const std::string& word, Kind&);
/// All words, in the order of the kinds.
template <ModelKind Kind>
std::vector<std::string> words();

}  // namespace kalends
