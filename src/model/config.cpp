#include "kalends/model/config.hpp"

#include <algorithm>
#include <string_view>

#include "core/append_item.hpp"
#include "kalends/core/error.hpp"
#include "model/attention_sizes.hpp"
#include "nn/attention/attention.hpp"
#include "nn/cell.hpp"

namespace kalends {
namespace {

struct Words {
    std::string what;
    std::vector<std::string_view> known;  // in the order of the kinds
};

Words words_of(Architecture) {
    return {"architecture", {"rnn", "transformer"}};
}
Words words_of(AttentionKind) {
    return {"attention", Attention<float>::names()};
}
Words words_of(CellKind) {
    return {"cell", Cell<float>::names()};
}
Words words_of(EncoderKind) {
    return {"encoder", {"bidirectional", "unidirectional"}};
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

template <ModelKind Kind>
std::string name(Kind kind) {
    const std::vector<std::string_view> known = words_of(kind).known;
    const auto place = static_cast<std::size_t>(kind);
    if (place >= known.size()) throw Error(ErrorKind::internal, "a model configuration holds a kind that has no name");
    return std::string(known[place]);
}

template <ModelKind Kind>
void parse(const std::string& word, Kind& kind) {
    const auto [what, known] = words_of(kind);
    const auto found = std::ranges::find(known, word);
    if (found == known.end())
        throw Error(ErrorKind::usage, "unknown " + what + " '" + word + "'; known are: " + separated(known));
    kind = Kind(found - known.begin());
}

template <ModelKind Kind>
std::vector<std::string> words() {
    const std::vector<std::string_view> known = words_of(Kind()).known;
    return {known.begin(), known.end()};
}

#define KALENDS_INSTANTIATE(Kind)                         \
    template std::string name<Kind>(Kind);                \
    template void parse<Kind>(const std::string&, Kind&); \
    template std::vector<std::string> words<Kind>();
KALENDS_INSTANTIATE(Architecture)
KALENDS_INSTANTIATE(AttentionKind)
KALENDS_INSTANTIATE(CellKind)
KALENDS_INSTANTIATE(EncoderKind)
#undef KALENDS_INSTANTIATE

}  // namespace kalends
