#include "data/batch.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "calendar/orders.hpp"
#include "kalends/core/error.hpp"
#include "language/layout.hpp"

namespace kalends {
namespace {

/// The positions whose origin overlaps `bytes`; they are neighbours, because origins never decrease.
PositionSpan positions_of(ByteSpan bytes, const std::vector<ByteSpan>& origin) {
    if (bytes.begin >= bytes.end) return {};
    const auto first = std::ranges::upper_bound(origin, bytes.begin, {}, &ByteSpan::end);
    const auto last = std::ranges::lower_bound(origin, bytes.end, {}, &ByteSpan::begin);
    if (first >= last) return {};
    return {static_cast<std::int32_t>(first - origin.begin()), static_cast<std::int32_t>(last - origin.begin())};
}

/// For each symbol of a target the place in the text that it came from; none for a digit that is not written.
std::vector<PositionSpan> focus_of(const std::vector<symbol::Id>& target, const FieldSpans& spans,
                                   const std::vector<ByteSpan>& origin) {
    const std::map<Role, PositionSpan> by_role{{Role::year, positions_of(spans.year, origin)},
                                               {Role::month, positions_of(spans.month, origin)},
                                               {Role::day, positions_of(spans.day, origin)},
                                               {Role::weekday, positions_of(spans.weekday, origin)}};
    const std::vector<Role> layout = layout_of(target);
    std::vector<PositionSpan> focus(target.size());
    for (std::size_t i = 0; i < target.size(); ++i) {
        const auto found = by_role.find(layout[i]);
        if (found != by_role.end() && target[i] != symbol::unwritten) focus[i] = found->second;
    }
    return focus;
}

/// Where the numbers of a copied date (calendar/orders) stand that were written in this order.
FieldSpans copied(FieldSpans spans, Order order) {
    if (order == Order::mdy) std::swap(spans.day, spans.month);
    if (order == Order::ymd) std::swap(spans.day, spans.year);
    return spans;
}

/// `source_of(i)` is the source of row `i` of the batch.
template <class SourceOf>
SourceBatch pack_sources(std::size_t rows, const SourceOf& source_of) {
    SourceBatch batch;
    batch.rows = rows;
    batch.lengths.reserve(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t length = source_of(row).size();
        if (length == 0) throw Error(ErrorKind::internal, "an empty text in a batch; encode it as one unknown symbol");
        batch.length = std::max(batch.length, length);
        batch.lengths.push_back(static_cast<std::int32_t>(length));
    }
    batch.ids.assign(batch.length * rows, Vocabulary::padding);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::vector<Vocabulary::Id>& source = source_of(row);
        for (std::size_t s = 0; s < source.size(); ++s) batch.ids[s * rows + row] = source[s];
    }
    return batch;
}

/// Writes one example's target into its column of the batch.
void pack_target(const EncodedExample& example, std::size_t row, const TargetVocabulary& symbols, Batch& batch) {
    const std::size_t rows = batch.source.rows;
    for (std::size_t t = 0; t < example.target.size(); ++t) {
        const std::size_t cell = t * rows + row;
        batch.inputs[cell] = symbols.column(t == 0 ? symbol::start : example.target[t - 1]);
        batch.targets[cell] = symbols.column(example.target[t]);
        batch.focus[cell] = example.focus[t];
    }
}

}  // namespace

EncodedExample encode(const Example& example, const Vocabulary& vocabulary) {
    const NormalizedText text = normalize_text(example.text);
    EncodedExample encoded;
    encoded.source = vocabulary.encode(text.code_points);
    if (encoded.source.empty()) encoded.source.push_back(Vocabulary::unknown);
    const Expression target = copied(example.target);
    const bool is_reordered = target.order != example.target.order;
    encoded.target = to_symbols(target);
    const FieldSpans spans = lone_date(target) ? example.spans : FieldSpans();  // which of several is not known
    encoded.focus = focus_of(encoded.target, is_reordered ? copied(spans, example.target.order) : spans, text.origin);
    return encoded;
}

SourceBatch make_source_batch(std::span<const std::vector<Vocabulary::Id>> sources,
                              std::span<const std::size_t> order) {
    return pack_sources(
        order.size(), [&](std::size_t row) -> const auto& { return sources[order[row]]; });
}

Batch make_batch(std::span<const EncodedExample> examples, std::span<const std::size_t> order,
                 const TargetVocabulary& symbols) {
    Batch batch;
    batch.source = pack_sources(
        order.size(), [&](std::size_t row) -> const auto& { return examples[order[row]].source; });
    for (const std::size_t i : order) batch.target_length = std::max(batch.target_length, examples[i].target.size());

    const std::size_t cells = batch.target_length * order.size();
    batch.inputs.assign(cells, symbols.column(symbol::end));
    batch.targets.assign(cells, Batch::ignored);
    batch.focus.assign(cells, {});
    for (std::size_t row = 0; row < order.size(); ++row) pack_target(examples[order[row]], row, symbols, batch);
    return batch;
}

std::vector<std::vector<std::size_t>> length_buckets(std::span<const std::size_t> lengths, std::size_t size) {
    std::vector<std::size_t> sorted(lengths.size());
    std::iota(sorted.begin(), sorted.end(), std::size_t{0});
    std::ranges::stable_sort(sorted, {}, [&](std::size_t i) { return lengths[i]; });

    std::vector<std::vector<std::size_t>> buckets;
    for (auto at = sorted.begin(); at != sorted.end();) {
        const auto left = static_cast<std::size_t>(sorted.end() - at);
        const auto next = at + static_cast<std::ptrdiff_t>(std::min(size, left));
        buckets.emplace_back(at, next);
        at = next;
    }
    return buckets;
}

}  // namespace kalends
