#include "kalends/model/config.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "kalends/core/error.hpp"
#include "model/attention_sizes.hpp"
#include "nn/attention/attention.hpp"
#include "nn/cell.hpp"

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

std::vector<std::string> words(const Names& names) {
    return {names.begin(), names.end()};
}

std::size_t index_of(const std::string& word, const std::string& what, const Names& names) {
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end())
        throw Error(ErrorKind::usage, "unknown " + what + " '" + word + "'; known are: " + list(names));
    return static_cast<std::size_t>(found - names.begin());
}

void check_range(const std::string& option, std::size_t size, std::size_t most) {
    if (size >= 1 && size <= most) return;
    throw Error(ErrorKind::usage,
                "--" + option + " " + std::to_string(size) + " is not between 1 and " + std::to_string(most));
}

void check_ranges(const ModelConfig& config) {
    visit(config, [](std::string member, const auto& value) {
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(value)>>) {
            if (member == "vocabulary") return;
            std::ranges::replace(member, '_', '-');
            check_range(member, value, member == "layers" ? most_layers : largest_size);
        }
    });
}

void check_stack(const ModelConfig& config) {
    if (config.hidden % config.heads != 0)
        throw Error(ErrorKind::usage, "--hidden " + std::to_string(config.hidden) + " is no multiple of --heads " +
                                          std::to_string(config.heads));
}

struct Extent {
    std::size_t rows, columns;
};

/// Matrices of a model; all others are no larger than the largest of them, times a small number.
std::vector<Extent> matrices(const ModelConfig& config) {
    const AttentionSizes sizes = attention_sizes(config);
    const AttentionShape shape = Attention<float>::shape(config.attention, sizes);
    std::vector<Extent> all{{sizes.query, shape.query.value_or(0)},
                            {sizes.value, shape.keys.value_or(0)},
                            {sizes.value, shape.values.value_or(0)}};
    if (config.architecture == Architecture::transformer) {
        for (const std::size_t columns : {config.hidden, config.feed_forward})
            all.push_back({config.layers * config.hidden, columns});
        all.push_back({config.vocabulary, config.hidden});
        return all;
    }
    for (const std::size_t rows : {config.vocabulary, config.hidden, config.decoder_hidden})
        all.push_back({rows, config.embedding});
    all.push_back({config.hidden, config.hidden});
    const std::size_t context = shape.values.value_or(sizes.value);
    for (const std::size_t rows : {config.decoder_hidden, context}) all.push_back({rows, config.decoder_hidden});
    return all;
}

/// Sizes that are a row or a column of some matrix.
std::vector<std::size_t> extents(const ModelConfig& config) {
    if (config.architecture == Architecture::transformer)
        return {config.vocabulary, config.hidden, config.feed_forward, config.layers};
    return {config.vocabulary, config.embedding, config.hidden, config.decoder_hidden};
}

}  // namespace

void check(const ModelConfig& config) {
    check_ranges(config);
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

std::size_t position_width(const ModelConfig& config) {
    constexpr std::size_t gates = 4;  // of an LSTM
    const bool is_recurrent = config.architecture == Architecture::rnn;
    return config.layers * std::max({config.embedding, gates * config.hidden, gates * config.decoder_hidden,
                                     config.attention_size, is_recurrent ? 0 : config.feed_forward});
}

void check_size(const ModelConfig& config, std::size_t weights) {
    const auto refuse = [&] {
        throw Error(ErrorKind::data,
                    "its configuration is that of a larger model than its " + std::to_string(weights) + " weights are");
    };
    for (const std::size_t extent : extents(config))
        if (extent > weights) refuse();
    for (const Extent& matrix : matrices(config))
        if (matrix.columns > weights || matrix.rows * matrix.columns > weights) refuse();
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
void parse(const std::string& word, Architecture& architecture) {
    architecture = Architecture(index_of(word, "architecture", architecture_names()));
}
void parse(const std::string& word, AttentionKind& kind) {
    kind = AttentionKind(index_of(word, "attention", Attention<float>::names()));
}
void parse(const std::string& word, CellKind& kind) {
    kind = CellKind(index_of(word, "cell", Cell<float>::names()));
}
void parse(const std::string& word, EncoderKind& kind) {
    kind = EncoderKind(index_of(word, "encoder", encoder_names()));
}
std::vector<std::string> architectures() {
    return words(architecture_names());
}
std::vector<std::string> attention_kinds() {
    return words(Attention<float>::names());
}
std::vector<std::string> cell_kinds() {
    return words(Cell<float>::names());
}
std::vector<std::string> encoder_kinds() {
    return words(encoder_names());
}

}  // namespace kalends
