#include "kalends/model/config.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

template <class Kind, std::size_t N>
using Names = std::array<std::pair<Kind, const char*>, N>;

constexpr Names<AttentionKind, 2> attention_names{{{AttentionKind::additive, "additive"}, {AttentionKind::dot, "dot"}}};
constexpr Names<CellKind, 1> cell_names{{{CellKind::gru, "gru"}}};

template <class Kind, std::size_t N>
std::string name_of(Kind kind, const Names<Kind, N>& names) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == kind; });
    if (found == names.end()) throw Error(ErrorKind::internal, "a model configuration holds a kind that has no name");
    return found->second;
}

template <class Kind, std::size_t N>
Kind parse(const std::string& word, const std::string& what, const Names<Kind, N>& names) {
    std::string known;
    for (const auto& [kind, name] : names) {
        if (word == name) return kind;
        known += (known.empty() ? "" : ", ") + std::string(name);
    }
    throw Error(ErrorKind::usage, "unknown " + what + " '" + word + "'; known are: " + known);
}

}  // namespace

std::string name(AttentionKind kind) {
    return name_of(kind, attention_names);
}
std::string name(CellKind kind) {
    return name_of(kind, cell_names);
}
AttentionKind parse_attention_kind(const std::string& word) {
    return parse(word, "attention", attention_names);
}
CellKind parse_cell_kind(const std::string& word) {
    return parse(word, "cell", cell_names);
}

}  // namespace kalends
