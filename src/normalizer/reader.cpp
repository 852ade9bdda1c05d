#include "normalizer/reader.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>

#include "calendar/day_time.hpp"
#include "calendar/expression_resolution.hpp"
#include "calendar/mended_sides.hpp"
#include "calendar/same_time.hpp"
#include "calendar/zones.hpp"
#include "checkpoint/tensors.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/evidence.hpp"
#include "data/joined_hours.hpp"
#include "data/left_out_times.hpp"
#include "data/unread.hpp"
#include "decoding/beam.hpp"
#include "decoding/greedy.hpp"
#include "kalends/core/error.hpp"
#include "normalizer/confidence.hpp"
#include "normalizer/interpretation.hpp"
#include "text/letters.hpp"
#include "text/read_text.hpp"

namespace kalends {
namespace {

/// Source positions of one batch with its padding, and how much a model may keep of each at so many: these bound the
/// memory of read() where texts are long, or a model is wide or deep.
constexpr std::size_t max_batch_positions = 8192, max_batch_width = 1024;

std::size_t batch_positions(const ModelConfig& config) {
    const std::size_t width = std::max(position_width(config), max_batch_width);
    return max_batch_positions * max_batch_width / width;
}

/// A beam narrower than this gives poor second guesses.
constexpr std::size_t min_beam_width = 4;

Inference make_inference(const Checkpoint& checkpoint, Precision precision) {
    Seq2Seq<float>::Params params = Seq2Seq<float>::make(checkpoint.config);
    from_tensors(checkpoint.weights, params);
    return Inference(params, precision);
}

/// The non-empty ones of some rows in batches of about equal length, none larger than best_batch_rows or, if it is of
/// several rows, than `most_positions`.
template <class Ids>
std::vector<std::vector<std::size_t>> batches(std::span<const Ids> sources, std::span<const std::size_t> rows,
                                              std::size_t most_positions) {
    std::vector<std::size_t> filled, lengths;
    for (const std::size_t i : rows)
        if (!sources[i].empty()) filled.push_back(i);
    std::transform(filled.begin(), filled.end(), std::back_inserter(lengths),
                   [&](std::size_t i) { return sources[i].size(); });
    std::vector<std::vector<std::size_t>> result;
    for (const std::vector<std::size_t>& bucket : length_buckets(lengths, best_batch_rows)) {
        const std::size_t longest = lengths[bucket.back()];
        const std::size_t size = std::max<std::size_t>(1, most_positions / longest);
        for (std::size_t from = 0; from < bucket.size(); from += size) {
            const std::span some = std::span(bucket).subspan(from, std::min(size, bucket.size() - from));
            std::vector<std::size_t> batch(some.size());
            std::ranges::transform(some, batch.begin(), [&](std::size_t row) { return filled[row]; });
            result.push_back(std::move(batch));
        }
    }
    return result;
}

bool reads_named_zone(const Guess& guess) {
    return std::ranges::find(guess.hypothesis.symbols, symbol::named_zone) != guess.hypothesis.symbols.end();
}

/// Hours before the zone that they are of as an hour and its offset, which is another: 09:00-10:00 EST.
bool takes_hours_of_zone_for_offset(const Expression& written, const NormalizedText& text, std::string_view bytes) {
    const std::optional<Clock> hours = find_hours_as_offset(written, text.code_points);
    if (!hours) return false;
    const std::vector<std::string> zones = zone_names(bytes);
    return !zones.empty() && std::ranges::all_of(zones, [&](const std::string& zone) {
        const bool is_in_capitals = std::ranges::none_of(zone, [](char c) { return c >= 'a' && c <= 'z'; });
        return is_in_capitals && !may_be_ahead_by(written_offset(*hours), zone);
    });
}

/// Letters right behind a number, or a colon: 3am, 5h, 2:30.
bool may_have_short_time(const NormalizedText& text) {
    const std::u32string_view letters = text.code_points;
    for (std::size_t i = 1; i < letters.size(); ++i)
        if (is_digit(letters[i - 1]) && (letters[i] == U':' || is_letter(letters[i]))) return true;
    return false;
}

bool names_utc(const NormalizedText& text) {
    const std::u32string_view letters = text.code_points;
    return letters.find(U"utc") != letters.npos || letters.find(U"gmt") != letters.npos;
}

/// With more numbers than a day has, or one right before letters, or in UTC.
bool may_leave_time_out(const Expression& written, const NumberSpans& numbers, const NormalizedText& text) {
    constexpr std::size_t numbers_of_date = 3;
    if (numbers.runs.empty()) return false;
    return !lone_date(written) || numbers.runs.size() > numbers_of_date || may_have_short_time(text) || names_utc(text);
}

void add_unread(Transcript& transcript, const std::vector<Place>& places, const NormalizedText& text) {
    std::vector<ByteSpan>& all = transcript.unread.value();
    for (const Place& place : places) all.push_back({text.origin[place.begin].begin, text.origin[place.end - 1].end});
    std::ranges::copy(transcript.left_out, std::back_inserter(all));
    std::ranges::sort(all, {}, &ByteSpan::begin);
}

/// However sure the model is of it.
bool is_no_answer(const Interpretation& read, Evidence evidence, bool believes_invented) {
    return read.is_misread || evidence == Evidence::missing || (evidence == Evidence::invented && !believes_invented) ||
           resolve(read.written, {}, {}).validity == Validity::unread;
}

/// The weekday of a date alone, where no word says it: it is the same date without.
void drop_weekday_unsaid(Hypothesis& hypothesis, const TextEvidence& evidence) {
    const auto place = std::ranges::find(hypothesis.symbols, Role::weekday, role_of);
    if (place == hypothesis.symbols.end()) return;
    const std::optional<WrittenDate> date = lone_date_or_time(expression_from_symbols(hypothesis.symbols));
    if (!date || date->weekday == Weekday::unwritten || evidence.may_say(only(saying_of(date->weekday)))) return;
    hypothesis.erase(static_cast<std::size_t>(place - hypothesis.symbols.begin()));
}

/// Ends that are dates, from left to right.
std::vector<Point*> dates_of(Expression& expression) {
    std::vector<Point*> dates;
    for_each_end(expression, [&](End& end) {
        if (!end.point.date.is_none()) dates.push_back(&end.point);
    });
    return dates;
}

/// True where only months differ, and how sure weekdays and the order are.
bool is_same_but_for_month(Expression one, Expression other) {
    const std::vector<Point*> a = dates_of(one), b = dates_of(other);
    if (a.size() != b.size()) return false;
    bool differs = false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        differs = differs || a[i]->date.month != b[i]->date.month;
        a[i]->date.month = b[i]->date.month;
        for (Point* const point : {a[i], b[i]}) point->date = date_alone(point->date);
    }
    one.order = other.order;
    return differs && one == other;
}

/// By a name that is misspelt, or, of another calendar's month, as it stands.
bool is_borne_out_by_name(const Expression& read, Evidence evidence) {
    return evidence == Evidence::resembling || (evidence == Evidence::named && has_other_calendar(read));
}

/// The same with the month that the text names, of whatever calendar; nothing where it reads not one such month, or the
/// text names none, or may name several.
std::optional<Hypothesis> with_named_month(const Hypothesis& read, TextEvidence& evidence) {
    Expression expression = expression_from_symbols(read.symbols);
    std::vector<Point*> others;
    for (Point* const point : dates_of(expression))
        if (month_of_other_calendar(*point)) others.push_back(point);
    if (others.size() != 1) return std::nullopt;
    const std::optional<NamedMonth> named = evidence.other_months().only_named();
    if (!named) return std::nullopt;
    others.front()->calendar = named->calendar;
    const std::string digits = padded(static_cast<int>(named->month), 2);
    std::ranges::copy(digits, others.front()->date.month.begin());
    Hypothesis renamed = read;
    renamed.symbols = to_symbols(expression);
    return renamed.symbols.size() == read.symbols.size() ? std::optional(renamed) : std::nullopt;
}

}  // namespace

Reader::Reader(const Checkpoint& checkpoint, Precision precision)
    : vocabulary_(checkpoint.vocabulary),
      symbols_(checkpoint.symbols),
      names_(checkpoint.month_names),
      words_(checkpoint.words),
      most_positions_(batch_positions(checkpoint.config)),
      inference_(make_inference(checkpoint, precision)),
      grammar_(checkpoint.symbols.known()),
      believes_invented_(logistic_of(checkpoint.calibration, {}, Evidence::invented) != disbelief) {
    if (checkpoint.config.vocabulary != vocabulary_.size() || checkpoint.config.symbols != symbols_.size())
        throw Error(ErrorKind::data,
                    "the model's configuration and its vocabulary differ in size; the file is not usable");
}

std::vector<std::vector<Hypothesis>> Reader::search(const Encoded& encoded, const ReadOptions& options) const {
    const SearchedModel model{inference_, symbols_};
    if (options.n_best > 1) {
        const std::size_t width = std::max(options.n_best, min_beam_width);
        return beam_search(model, encoded, grammar_,
                           {.width = width, .n_best = width, .keep_attention = options.keep_attention});
    }
    std::vector<std::vector<Hypothesis>> found;
    for (Hypothesis& best : greedy_search(model, encoded, grammar_, {.keep_attention = options.keep_attention}))
        found.push_back({std::move(best)});
    return found;
}

/// Gives the hypotheses of each non-empty one of some rows to `take`, with the row's number.
template <class Take>
void Reader::search(std::span<const Ids> sources, std::span<const std::size_t> rows, const ReadOptions& options,
                    Take take) const {
    for (const Rows& batch : batches(sources, rows, most_positions_)) {
        std::vector<std::vector<Hypothesis>> found =
            search(inference_.encode(make_source_batch(sources, batch)), options);
        for (std::size_t i = 0; i < batch.size(); ++i) take(batch[i], std::move(found[i]));
    }
}

std::vector<Transcript> Reader::read(std::span<const std::string> bytes, const ReadOptions& options) const {
    std::vector<NormalizedText> texts;
    std::vector<Transcript> transcripts;
    std::vector<Ids> sources;
    for (const std::string& text : bytes) {
        ReadText read = read_text(text);
        texts.push_back(std::move(read.text));
        transcripts.push_back(read_by_rule(text, texts.back()));
        transcripts.back().left_out = std::move(read.left_out);
        transcripts.back().zones = std::move(read.zones);
        sources.push_back(transcripts.back().edtf ? Ids() : vocabulary_.encode(texts.back().code_points));
    }
    Rows rows(texts.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    search(sources, rows, options, [&](std::size_t row, std::vector<Hypothesis> found) {
        TextEvidence evidence(texts[row].code_points, names_, words_);
        std::vector<Guess>& guesses = transcripts[row].guesses;
        guesses = rerank(std::move(found), transcripts[row].numbers, evidence, believes_invented_);
        take_agreeing_sides(guesses.front(), transcripts[row].numbers, evidence, believes_invented_);
        const auto is_first = [&](const Guess& guess) {
            return guess.hypothesis.symbols == guesses.front().hypothesis.symbols;
        };
        guesses.erase(std::remove_if(guesses.begin() + 1, guesses.end(), is_first), guesses.end());
    });
    if (options.n_best == 1) look_again(texts, sources, transcripts, options);
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (std::ranges::any_of(transcripts[i].guesses, reads_named_zone))
            transcripts[i].numbers.zones = zone_names(bytes[i], transcripts[i].zones, transcripts[i].left_out);
    if (!words_.empty()) find_left_over(texts, bytes, transcripts, options.tells_unread);
    return transcripts;
}

/// What the first guess leaves of its text.
void Reader::find_left_over(std::span<const NormalizedText> texts, std::span<const std::string> bytes,
                            std::vector<Transcript>& transcripts, bool tells_unread) const {
    for (std::size_t i = 0; i < texts.size(); ++i) {
        Transcript& transcript = transcripts[i];
        if (tells_unread) transcript.unread.emplace();
        if (transcript.guesses.empty()) continue;
        const Expression written = read_out(transcript.guesses.front().hypothesis, transcript.numbers).written;
        if (written.is_none()) continue;
        TextEvidence evidence(texts[i].code_points, names_, words_);
        if (may_leave_time_out(written, transcript.numbers, texts[i]))
            transcript.leaves_time_out =
                leaves_time_out(written, evidence, words_) ||
                leaves_named_zone_out(written, transcript.numbers.zones, !transcript.zones.empty()) ||
                takes_hours_of_zone_for_offset(written, texts[i], bytes[i]);
        if (tells_unread) add_unread(transcript, unread(written, evidence, names_, words_), texts[i]);
    }
}

/// For other guesses where there was but one, which can't be the answer.
void Reader::look_again(std::span<const NormalizedText> texts, std::span<const Ids> sources,
                        std::vector<Transcript>& transcripts, ReadOptions options) const {
    Rows rows;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::vector<Guess>& guesses = transcripts[i].guesses;
        if (!guesses.empty() && needs_second_look(guesses.front(), texts[i].code_points, names_, words_))
            rows.push_back(i);
    }
    options.n_best = min_beam_width;
    search(sources, rows, options, [&](std::size_t row, std::vector<Hypothesis> found) {
        std::vector<Guess>& guesses = transcripts[row].guesses;
        found.insert(found.begin(), std::move(guesses.front().hypothesis));
        TextEvidence evidence(texts[row].code_points, names_, words_);
        guesses = rerank(std::move(found), transcripts[row].numbers, evidence, believes_invented_);
        guesses.resize(1);
        take_named_month(guesses.front(), transcripts[row].numbers, evidence, believes_invented_);
        take_agreeing_sides(guesses.front(), transcripts[row].numbers, evidence, believes_invented_);
    });
}

bool needs_second_look(const Guess& guess, std::u32string_view text, const MonthNames& names,
                       const WordSayings& words) {
    if (!guess.is_no_answer) return false;
    if (guess.evidence == Evidence::invented) return true;
    TextEvidence evidence(text, names, words);
    return evidence.has_misspelt_month() || with_named_month(guess.hypothesis, evidence) ||
           has_end(expression_from_symbols(guess.hypothesis.symbols),
                   [&](const End& end) { return evidence.other_months().names_month_for(end.point); });
}

void take_named_month(Guess& guess, const NumberSpans& numbers, TextEvidence& evidence, bool believes_invented) {
    if (!guess.is_no_answer || guess.evidence != Evidence::missing) return;
    const std::optional<Hypothesis> named = with_named_month(guess.hypothesis, evidence);
    if (!named) return;
    Guess better = rerank({*named}, numbers, evidence, believes_invented).front();
    better.is_month_by_name = true;
    if (!better.is_no_answer) guess = std::move(better);
}

void take_agreeing_sides(Guess& guess, const NumberSpans& numbers, TextEvidence& evidence, bool believes_invented) {
    Expression expression = expression_from_symbols(guess.hypothesis.symbols);
    if (expression.stretches.size() != 1) return;
    const Stretch written = expression.stretches.front();
    if (!guess.is_no_answer && !is_of_days_apart(written, Islamic::civil)) return;
    for (const Stretch& mended : mended_sides(written, Islamic::civil)) {
        expression.stretches.front() = mended;
        Hypothesis agreeing = guess.hypothesis;
        agreeing.symbols = to_symbols(expression);
        if (agreeing.symbols.size() != guess.hypothesis.symbols.size()) continue;
        Guess better = rerank({std::move(agreeing)}, numbers, evidence, believes_invented).front();
        if (better.is_no_answer) continue;
        guess = std::move(better);
        return;
    }
}

/// Of several hypotheses, of which some may be the same.
double probability_of_any(std::span<const Guess> guesses) {
    double sum = 0;
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        const auto is_same = [&](const Guess& one) { return one.hypothesis.symbols == guesses[i].hypothesis.symbols; };
        if (std::ranges::none_of(guesses.first(i), is_same)) sum += std::exp(guesses[i].hypothesis.log_probability);
    }
    return sum;
}

std::vector<Guess> rerank(std::vector<Hypothesis> hypotheses, const NumberSpans& numbers, TextEvidence& evidence,
                          bool believes_invented) {
    std::vector<Guess> guesses;
    std::vector<Interpretation> read;
    for (Hypothesis& hypothesis : hypotheses) {
        drop_weekday_unsaid(hypothesis, evidence);
        read.push_back(read_out(hypothesis, numbers));
        Guess& guess = guesses.emplace_back(Guess{std::move(hypothesis), evidence.of(read.back().written)});
        guess.is_no_answer = is_no_answer(read.back(), guess.evidence, believes_invented);
    }
    if (!guesses.front().is_no_answer) return guesses;
    const bool is_first_invented = guesses.front().evidence == Evidence::invented;
    for (std::size_t i = 1; i < guesses.size(); ++i) {
        guesses[i].is_month_by_name = is_borne_out_by_name(read[i].written, guesses[i].evidence) &&
                                      !read[i].is_misread &&
                                      is_same_but_for_month(read.front().written, read[i].written);
        const bool is_better = guesses[i].is_month_by_name || (is_first_invented && !guesses[i].is_no_answer);
        if (!is_better) continue;
        if (is_first_invented) guesses[i].ruled_out = probability_of_any(std::span(guesses).first(i));
        const auto place = guesses.begin() + static_cast<std::ptrdiff_t>(i);
        std::rotate(guesses.begin(), place, place + 1);
        break;
    }
    return guesses;
}

}  // namespace kalends
