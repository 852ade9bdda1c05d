#include "kalends/data/example.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "calendar/orders.hpp"
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

}  // namespace

void replace(Example& example, ByteSpan bytes, std::string_view words, ByteSpan FieldSpans::*field) {
    example.text.replace(bytes.begin, bytes.end - bytes.begin, words);
    const auto end = static_cast<std::uint32_t>(bytes.begin + words.size());
    for (ByteSpan FieldSpans::*other :
         {&FieldSpans::day, &FieldSpans::month, &FieldSpans::year, &FieldSpans::weekday}) {
        ByteSpan& span = example.spans.*other;
        if (span.begin >= bytes.end && span.end > span.begin)
            span = {span.begin - bytes.end + end, span.end - bytes.end + end};
    }
    example.spans.*field = {bytes.begin, end};
}

EncodedExample encode(const Example& example, const Vocabulary& vocabulary) {
    const NormalizedText text = normalize_text(example.text);
    EncodedExample encoded;
    encoded.source = vocabulary.encode(text.code_points);
    if (encoded.source.empty()) encoded.source.push_back(Vocabulary::unknown);
    const WrittenDate target = copied(example.target);
    const bool is_reordered = target.order != example.target.order;
    encoded.target = to_symbols(target);
    encoded.focus = focus_of(encoded.target, is_reordered ? copied(example.spans, example.target.order) : example.spans,
                             text.origin);
    return encoded;
}

}  // namespace kalends
