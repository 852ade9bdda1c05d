#include "checkpoint/add_eras.hpp"

#include <algorithm>
#include <string_view>

namespace kalends {
namespace {

// Of formats 1 to 5, whatever is added after them.
constexpr std::size_t written_before = 25, read_before = 26, added = 9;
static_assert(symbol::era_bc == written_before);

using Tensors = std::vector<NamedTensor>;

/// The one of this name, where it is of this rank and as long on this axis as it was in those formats. Any other shape
/// is damage, which from_tensors() finds.
NamedTensor* find(Tensors& tensors, std::string_view name, std::size_t rank, std::size_t axis, std::size_t length) {
    const auto found = std::ranges::find(tensors, name, &NamedTensor::name);
    if (found == tensors.end() || found->shape.size() != rank || found->values.empty()) return nullptr;
    return found->shape[axis] == length ? &*found : nullptr;
}

/// What the decoder reads: [symbols, E], the start in the last row.
void add_rows(NamedTensor& embedding) {
    const std::size_t size = embedding.values.size() / read_before;
    embedding.values.insert(embedding.values.end() - static_cast<std::ptrdiff_t>(size), added * size, 0.0F);
    embedding.shape.front() += added;
}

/// What it writes: [I, symbols] or [symbols].
void add_columns(NamedTensor& output, float value) {
    std::vector<float> wider;
    for (auto row = output.values.begin(); row != output.values.end(); row += written_before) {
        wider.insert(wider.end(), row, row + written_before);
        wider.insert(wider.end(), added, value);
    }
    output.values = std::move(wider);
    output.shape.back() += added;
}

/// A bias that leaves nothing to speak of for a symbol.
float never(const NamedTensor& bias) {
    return std::ranges::min(bias.values) - 20;
}

/// @param is_weights of what is written, not of an optimiser's moments, in which nothing is known of the new symbols
void add_eras(Tensors& tensors, bool is_weights) {
    if (NamedTensor* embedding = find(tensors, "decoder.embedding.weight", 2, 0, read_before)) add_rows(*embedding);
    for (const std::string_view layer : {"decoder.output", "output"}) {
        const std::string name(layer);
        if (NamedTensor* weight = find(tensors, name + ".weight", 2, 1, written_before)) add_columns(*weight, 0);
        if (NamedTensor* bias = find(tensors, name + ".bias", 1, 0, written_before))
            add_columns(*bias, is_weights ? never(*bias) : 0);
    }
}

}  // namespace

void add_eras(Checkpoint& checkpoint) {
    add_eras(checkpoint.weights, true);
    if (!checkpoint.training) return;
    add_eras(checkpoint.training->weights, true);
    add_eras(checkpoint.training->average, true);
    add_eras(checkpoint.training->first_moments, false);
    add_eras(checkpoint.training->second_moments, false);
}

}  // namespace kalends
