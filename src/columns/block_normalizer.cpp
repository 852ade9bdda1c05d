#include "kalends/columns/block_normalizer.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <variant>

#include "calendar/edtf.hpp"
#include "calendar/edtf_days.hpp"
#include "calendar/reference.hpp"
#include "calendar/year_hyphen.hpp"
#include "columns/calendar_evidence.hpp"
#include "columns/edtf_evidence.hpp"
#include "columns/month_hyphen_evidence.hpp"
#include "columns/order_evidence.hpp"
#include "columns/transcript_cache.hpp"
#include "columns/year_first_evidence.hpp"
#include "columns/year_hyphen_evidence.hpp"
#include "core/number_text.hpp"
#include "core/thread_pool.hpp"
#include "text/trimmed.hpp"

namespace kalends {
namespace {

/// Columns repeat themselves: each text is read once a block.
struct DistinctRows {
    std::vector<std::string> texts;
    std::vector<std::size_t> count;  ///< for each text how many rows have it
    std::vector<std::size_t> row;    ///< for each row the index of its text
};

DistinctRows distinct(std::span<const std::string> rows) {
    DistinctRows result;
    std::unordered_map<std::string_view, std::size_t> known;
    result.row.reserve(rows.size());
    for (const std::string& text : rows) {
        const auto [entry, is_new] = known.try_emplace(text, result.texts.size());
        if (is_new) {
            result.texts.push_back(text);
            result.count.push_back(0);
        }
        ++result.count[entry->second];
        result.row.push_back(entry->second);
    }
    return result;
}

/// A text and what it counts from.
struct Pair {
    std::size_t text = 0;                    ///< which of the distinct ones
    const std::string* reference = nullptr;  ///< of a row; null: as the options have it
};

/// Each is answered once a block.
struct DistinctPairs {
    std::vector<Pair> pairs;
    std::vector<std::size_t> row;  ///< for each row the index of its pair
};

DistinctPairs distinct_pairs(const DistinctRows& rows, std::span<const std::string> references) {
    DistinctPairs result;
    if (references.empty()) {
        for (std::size_t i = 0; i < rows.texts.size(); ++i) result.pairs.push_back({i});
        result.row = rows.row;
        return result;
    }
    std::vector<std::unordered_map<std::string_view, std::size_t>> known(rows.texts.size());
    for (std::size_t i = 0; i < rows.row.size(); ++i) {
        const auto [entry, is_new] = known[rows.row[i]].try_emplace(references[i], result.pairs.size());
        if (is_new) result.pairs.push_back({rows.row[i], &references[i]});
        result.row.push_back(entry->second);
    }
    return result;
}

/// Small enough that all threads end at about the same time, large enough for full batches.
std::size_t piece_size(std::size_t texts, std::size_t threads) {
    constexpr std::size_t smallest = 128, pieces_a_thread = 4;
    return std::max(smallest, texts / (threads * pieces_a_thread) + 1);
}

/// A year and a month that may be a range of years as well: 1903-04, 1903-04?; not 1998-05, nor a grouping, 2001-21.
bool may_be_range(const Edtf& edtf) {
    const edtf::Date* const date = std::get_if<edtf::Date>(&edtf.value);
    if (!date || !date->month || date->day || date->year.is_negative) return false;
    const std::optional<int> year = parse_number<int>(date->year.digits);
    const BehindYear behind{{date->month->digits.data(), date->month->digits.size()}};
    return year && edtf::number(*date->month) && may_be_month(behind) && may_be_year(*year, behind);
}

/// What there is to say of a text that is EDTF: its brackets are no editor's.
Flags flags_of_edtf(const Flags& read) {
    Flags flags = read;
    flags &= {Flag::input_repaired, Flag::truncated};
    return flags;
}

}  // namespace

/// What was read of a text.
struct Recalled {
    const Transcript* transcript = nullptr;
    bool is_known = false;  ///< from a block before
};

/// What the pairs of a block mean.
struct Meanings {
    std::vector<const ResolvedText*> of_pair;  ///< in what is known of blocks before, or the following
    std::vector<ResolvedText> found_now;
};

struct BlockNormalizer::Implementation {
    /// Calls use(begin, end) with pieces of so many things, by all threads.
    template <class Use>
    void for_pieces(std::size_t count, const Use& use);
    [[nodiscard]] std::vector<Transcript> read(std::span<const std::string> texts);
    [[nodiscard]] std::vector<Recalled> recall_or_read(std::span<const std::string> texts);
    template <class OrderOf>
    [[nodiscard]] std::vector<Answer> decide(std::span<const ResolvedText* const>, const OrderOf&);
    void learn(const DistinctRows&);
    void learn(const DistinctRows&, std::span<const Recalled>);
    [[nodiscard]] std::optional<ToldCalendar> calendar_named_by(const Recalled&);
    [[nodiscard]] std::optional<Edtf> as_edtf(const std::string& text) const;
    [[nodiscard]] ResolvedText meaning(const std::string& text, const Transcript&, const NormalizerOptions&) const;
    [[nodiscard]] ResolvedText meaning(const Pair&, const DistinctRows&, const Transcript&) const;
    [[nodiscard]] const ResolvedText* known_meaning(const Pair&, const Recalled&) const;
    [[nodiscard]] Meanings meanings(std::span<const Pair>, const DistinctRows&, std::span<const Recalled>);
    BlockAnswers answer(std::span<const std::string> rows, std::span<const std::string> references);

    const Normalizer& normalizer;
    BlockNormalizerOptions options;
    ThreadPool pool{options.threads};
    TranscriptCache cache{};
    /// What transcripts of the cache that came back mean by the options of this object and what the column decides, and
    /// by no reference of a row: most texts of a column that does not repeat itself never come back.
    std::unordered_map<const Transcript*, ResolvedText> resolved{};
    std::unordered_map<const Transcript*, std::optional<ToldCalendar>> calendar_named{};  ///< by the same
    OrderEvidence evidence{};
    YearHyphenEvidence year_hyphen{};
    MonthHyphenEvidence month_hyphen{};
    CalendarEvidence calendar{};
    YearFirstEvidence year_first{};
    EdtfEvidence edtf{};
    bool is_edtf = false;  ///< as the column has shown so far
    bool is_year_hyphen_told = options.normalizer.resolution.year_hyphen != YearHyphen::ask;
    bool is_calendar_told = options.normalizer.resolution.calendar != ToldCalendar::none;
    bool is_month_hyphen_told = options.normalizer.resolution.month_hyphen != MonthHyphen::ask;
};

template <class Use>
void BlockNormalizer::Implementation::for_pieces(std::size_t count, const Use& use) {
    const std::size_t size = piece_size(count, pool.size());
    pool.for_each((count + size - 1) / size,
                  [&](std::size_t piece) { use(piece * size, std::min(count, (piece + 1) * size)); });
}

std::vector<Transcript> BlockNormalizer::Implementation::read(std::span<const std::string> texts) {
    std::vector<Transcript> all(texts.size());
    for_pieces(texts.size(), [&](std::size_t begin, std::size_t end) {
        std::ranges::move(normalizer.read(texts.subspan(begin, end - begin), options.normalizer),
                          all.begin() + static_cast<std::ptrdiff_t>(begin));
    });
    return all;
}

std::vector<Recalled> BlockNormalizer::Implementation::recall_or_read(std::span<const std::string> texts) {
    if (cache.age()) {
        resolved.clear();
        calendar_named.clear();
    }
    std::vector<Recalled> recalled;
    std::vector<std::string> unknown;
    recalled.reserve(texts.size());
    for (const std::string& text : texts) {
        const Transcript* const found = cache.find(text);
        recalled.push_back({found, found != nullptr});
        if (found == nullptr) unknown.push_back(text);
    }
    std::vector<Transcript> read_now = read(unknown);
    auto next = read_now.begin();
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (!recalled[i].is_known) recalled[i].transcript = cache.add(texts[i], std::move(*next++));
    return recalled;
}

/// With the order told that `order_of` gives for the place of each.
template <class OrderOf>
std::vector<Answer> BlockNormalizer::Implementation::decide(std::span<const ResolvedText* const> rows,
                                                            const OrderOf& order_of) {
    std::vector<Answer> answers(rows.size());
    for_pieces(rows.size(), [&](std::size_t begin, std::size_t end) {
        NormalizerOptions told = options.normalizer;
        for (std::size_t i = begin; i < end; ++i) {
            told.order = order_of(i);
            answers[i] = normalizer.decide(*rows[i], told);
        }
    });
    return answers;
}

/// What rows show beside the order of their numbers. Where that decides otherwise than before, all is resolved anew.
void BlockNormalizer::Implementation::learn(const DistinctRows& rows) {
    for (std::size_t i = 0; i < rows.texts.size(); ++i) {
        if (!is_year_hyphen_told) year_hyphen.add(rows.texts[i], rows.count[i]);
        edtf.add(rows.texts[i], rows.count[i]);
    }
    ResolutionOptions& told = options.normalizer.resolution;
    const YearHyphen decided = is_year_hyphen_told ? told.year_hyphen : year_hyphen.summary().decide();
    const bool is_edtf_now = edtf.summary().decide();
    if (decided != told.year_hyphen || is_edtf_now != is_edtf) resolved.clear();
    told.year_hyphen = decided;
    is_edtf = is_edtf_now;
}

std::optional<ToldCalendar> BlockNormalizer::Implementation::calendar_named_by(const Recalled& read) {
    if (!read.is_known) return CalendarEvidence::named_by(*read.transcript);
    const auto [known, is_new] = calendar_named.try_emplace(read.transcript);
    if (is_new) known->second = CalendarEvidence::named_by(*read.transcript);
    return known->second;
}

/// The same of Jan-05, whose months only a reader knows, of calendars and of days next to the year.
void BlockNormalizer::Implementation::learn(const DistinctRows& rows, std::span<const Recalled> read) {
    for (std::size_t i = 0; i < read.size(); ++i) {
        if (!is_month_hyphen_told) month_hyphen.add(*read[i].transcript, rows.texts[i], rows.count[i]);
        if (!is_calendar_told) calendar.add(calendar_named_by(read[i]), rows.texts[i], rows.count[i]);
        year_first.add(read[i].transcript->numbers, rows.texts[i], rows.count[i]);
    }
    ResolutionOptions& told = options.normalizer.resolution;
    const MonthHyphen meant = is_month_hyphen_told ? told.month_hyphen : month_hyphen.summary().decide();
    const ToldCalendar counted = calendar.summary().decide();
    const ToldCalendars in_doubt = calendar.summary().in_doubt();
    const bool may_have_day_next = has_day_next(year_first.summary());
    const bool is_as_before = meant == told.month_hyphen && counted == told.calendar_of_column &&
                              in_doubt == told.calendars_in_doubt && may_have_day_next == told.may_have_day_next;
    if (!is_as_before) resolved.clear();
    told.may_have_day_next = may_have_day_next;
    told.month_hyphen = meant;
    told.calendar_of_column = counted;
    told.calendars_in_doubt = in_doubt;
}

/// Where the column decides that a text is EDTF; what the user told of a year and a month stands above that.
std::optional<Edtf> BlockNormalizer::Implementation::as_edtf(const std::string& text) const {
    std::optional<Edtf> written = is_edtf ? parse_edtf(trimmed(text)) : std::nullopt;
    const bool is_range_told = is_year_hyphen_told && options.normalizer.resolution.year_hyphen == YearHyphen::range;
    if (written && is_range_told && may_be_range(*written)) return std::nullopt;
    return written;
}

ResolvedText BlockNormalizer::Implementation::meaning(const std::string& text, const Transcript& transcript,
                                                      const NormalizerOptions& told) const {
    const std::optional<Edtf> written = as_edtf(text);
    return written ? resolved_by_rule(resolve(*written), flags_of_edtf(transcript.flags))
                   : normalizer.resolve(transcript, told);
}

/// Counted from the pair's own reference, where it has one.
ResolvedText BlockNormalizer::Implementation::meaning(const Pair& pair, const DistinctRows& rows,
                                                      const Transcript& transcript) const {
    const std::string& text = rows.texts[pair.text];
    if (pair.reference == nullptr) return meaning(text, transcript, options.normalizer);
    NormalizerOptions told = options.normalizer;
    told.resolution.reference = parse_reference(trimmed(*pair.reference));
    return meaning(text, transcript, told);
}

/// What is known already; null where nothing is, or it may be another one as seen from the pair's reference.
const ResolvedText* BlockNormalizer::Implementation::known_meaning(const Pair& pair, const Recalled& recalled) const {
    const auto known = recalled.is_known ? resolved.find(recalled.transcript) : resolved.end();
    const bool is_known =
        known != resolved.end() && (pair.reference == nullptr || !known->second.may_count_from_reference);
    return is_known ? &known->second : nullptr;
}

/// By all threads, since every row may have a reference of its own.
Meanings BlockNormalizer::Implementation::meanings(std::span<const Pair> pairs, const DistinctRows& rows,
                                                   std::span<const Recalled> recalled) {
    Meanings all;
    std::vector<std::size_t> unknown;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        all.of_pair.push_back(known_meaning(pairs[i], recalled[pairs[i].text]));
        if (all.of_pair.back() == nullptr) unknown.push_back(i);
    }
    all.found_now.resize(unknown.size());
    for_pieces(unknown.size(), [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Pair& pair = pairs[unknown[i]];
            all.found_now[i] = meaning(pair, rows, *recalled[pair.text].transcript);
        }
    });
    for (std::size_t i = 0; i < unknown.size(); ++i) {
        const Pair& pair = pairs[unknown[i]];
        const Recalled& read = recalled[pair.text];
        ResolvedText& found = all.found_now[i];
        const bool may_come_back = read.is_known && (pair.reference == nullptr || !found.may_count_from_reference);
        all.of_pair[unknown[i]] =
            may_come_back ? &resolved.try_emplace(read.transcript, std::move(found)).first->second : &found;
    }
    return all;
}

BlockAnswers BlockNormalizer::Implementation::answer(std::span<const std::string> rows,
                                                     std::span<const std::string> references) {
    const DistinctRows unique = distinct(rows);
    DistinctPairs pairs = distinct_pairs(unique, references);
    if (options.infer_meaning) learn(unique);
    const std::vector<Recalled> recalled = recall_or_read(unique.texts);
    if (options.infer_meaning) learn(unique, recalled);
    const Meanings meant = meanings(pairs.pairs, unique, recalled);
    std::vector<Order> proven;
    for (const ResolvedText* text : meant.of_pair) proven.push_back(evidence.proves(*text));
    if (options.infer_order) {
        for (const std::size_t pair : pairs.row) evidence.add(proven[pair], unique.texts[pairs.pairs[pair].text]);
    }
    const auto order_of = [&](std::size_t pair) {
        const std::string& text = unique.texts[pairs.pairs[pair].text];
        return options.infer_order ? evidence.decide(*meant.of_pair[pair], text) : options.normalizer.order;
    };
    BlockAnswers block{decide(meant.of_pair, order_of), std::move(proven), std::move(pairs.row)};
    if (options.every_order)
        std::ranges::transform(told_orders, block.told.begin(),
                               [&](Order told) { return decide(meant.of_pair, [told](std::size_t) { return told; }); });
    return block;
}

BlockNormalizer::BlockNormalizer(const Normalizer& normalizer, const BlockNormalizerOptions& options)
    : implementation_(new Implementation{normalizer, options}) {}  // NOLINT(modernize-make-unique): an aggregate
BlockNormalizer::~BlockNormalizer() = default;
BlockNormalizer::BlockNormalizer(BlockNormalizer&&) noexcept = default;
BlockNormalizer& BlockNormalizer::operator=(BlockNormalizer&&) noexcept = default;

BlockAnswers BlockNormalizer::operator()(std::span<const std::string> rows, std::span<const std::string> references) {
    return implementation_->answer(rows, references);
}

ColumnSummary BlockNormalizer::evidence() const {
    return {implementation_->evidence.summary(), implementation_->year_hyphen.summary(),
            implementation_->edtf.summary(),     implementation_->month_hyphen.summary(),
            implementation_->calendar.summary(), implementation_->year_first.summary()};
}

}  // namespace kalends
