#include "data/batch.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "calendar/orders.hpp"
#include "calendar/year_hyphen.hpp"
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

/// What stands where a text says one single date, as if it said several.
std::vector<FieldSpan> spans_of(const FieldSpans& spans) {
    if (!spans.of_ends.empty()) return spans.of_ends;
    return {{0, Role::year, 0, spans.year},
            {0, Role::month, 0, spans.month},
            {0, Role::day, 0, spans.day},
            {0, Role::weekday, 0, spans.weekday}};
}

/// Tells of each symbol, one after another, which field of the expression it writes.
class FieldReader {
public:
    FieldSpan next(symbol::Id id) {
        const Role role = roles_.next(id);
        if (role == Role::join) {
            ++end_;
            counts_.clear();
        }
        const bool is_of_step = role == Role::step || role == Role::number || role == Role::unit;
        const bool is_counted = role == Role::step || role == Role::qualifier;
        std::size_t& count = counts_[is_of_step ? Role::step : role];
        if (is_counted) ++count;
        return {end_, role, count > 0 ? count - 1 : 0, {}};
    }

private:
    RoleReader roles_;
    std::size_t end_ = 0;
    std::map<Role, std::size_t> counts_;  ///< of symbols of that role in this end so far
};

/// The place of a field; of a step's number and unit that of the step, where they have none of their own.
ByteSpan place_of(const FieldSpan& field, const std::vector<FieldSpan>& spans) {
    const auto of_role = [&](Role role) {
        const auto found = std::ranges::find_if(spans, [&](const FieldSpan& known) {
            return known.end == field.end && known.role == role && known.nth == field.nth;
        });
        return found == spans.end() ? ByteSpan() : found->bytes;
    };
    const ByteSpan own = of_role(field.role);
    const bool is_of_step = field.role == Role::number || field.role == Role::unit;
    return own == ByteSpan() && is_of_step ? of_role(Role::step) : own;
}

/// For each symbol of a target the place in the text that it came from; none for a digit that is not written.
std::vector<PositionSpan> focus_of(const std::vector<symbol::Id>& target, const FieldSpans& spans,
                                   const std::vector<ByteSpan>& origin) {
    const std::vector<FieldSpan> known = spans_of(spans);
    std::vector<PositionSpan> focus(target.size());
    FieldReader fields;
    for (std::size_t i = 0; i < target.size(); ++i) {
        const FieldSpan field = fields.next(target[i]);
        if (target[i] != symbol::unwritten) focus[i] = positions_of(place_of(field, known), origin);
    }
    return focus;
}

/// Where the numbers of a copied date (calendar/orders) stand that were written in this order.
FieldSpans copied(FieldSpans spans, Order order) {
    if (order == Order::mdy) std::swap(spans.day, spans.month);
    if (order == Order::ymd) std::swap(spans.day, spans.year);
    return spans;
}

/// The same for the ends that are dates of numbers.
FieldSpans copied(FieldSpans spans, const Expression& expression) {
    if (spans.of_ends.empty()) return copied(std::move(spans), expression.order);
    const std::vector<std::optional<WrittenDate>> numeric = numeric_dates_by_end(expression);
    for (FieldSpan& span : spans.of_ends) {
        if (span.end >= numeric.size() || !numeric[span.end]) continue;
        const Role other = expression.order == Order::mdy ? Role::month : Role::year;
        if (span.role == Role::day)
            span.role = other;
        else if (span.role == other)
            span.role = Role::day;
    }
    return spans;
}

/// Where a range of years was copied as a year and a month, its end is that month, and no join stands between them.
FieldSpans with_ranges_copied(FieldSpans spans, const Expression& before, const Expression& after) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < before.stretches.size(); ++i) {
        const bool is_copied = before.stretches[i].end && !after.stretches[i].end;
        if (is_copied)
            std::erase_if(spans.of_ends,
                          [&](const FieldSpan& span) { return span.end == end + 1 && span.role == Role::join; });
        for (FieldSpan& span : spans.of_ends) {
            if (!is_copied || span.end <= end) continue;
            if (span.end == end + 1 && span.role == Role::year) span.role = Role::month;
            --span.end;
        }
        end += after.stretches[i].end ? 2 : 1;
    }
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
    const Expression target = with_ranges_copied(copied(example.target), number_spans(text, example.text));
    const bool is_reordered = target.order != example.target.order;
    encoded.target = to_symbols(target);
    const bool is_known = !example.spans.of_ends.empty() || lone_date(target);  // else which of several is not
    const FieldSpans known = with_ranges_copied(is_known ? example.spans : FieldSpans(), example.target, target);
    const FieldSpans spans = is_reordered ? copied(known, example.target) : known;
    encoded.focus = focus_of(encoded.target, spans, text.origin);
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
