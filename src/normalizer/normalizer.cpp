#include "kalends/normalizer/normalizer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "kalends/calendar/reordering.hpp"
#include "kalends/checkpoint/tensors.hpp"
#include "kalends/core/error.hpp"
#include "kalends/decoding/alignment.hpp"
#include "kalends/decoding/beam.hpp"
#include "kalends/decoding/greedy.hpp"
#include "kalends/decoding/written_date_grammar.hpp"
#include "kalends/model/inference.hpp"
#include "kalends/normalizer/by_order.hpp"
#include "kalends/normalizer/confidence.hpp"
#include "kalends/normalizer/decision.hpp"
#include "kalends/text/digit_runs.hpp"

namespace kalends {
namespace {

/// Rows of one batch, and source positions of one batch with its padding: what bounds the memory of read().
constexpr std::size_t max_batch_rows = 48;
constexpr std::size_t max_batch_positions = 8192;

/// A beam narrower than this gives poor second guesses.
constexpr std::size_t min_beam_width = 4;

using Ids = std::vector<Vocabulary::Id>;

Inference make_inference(const Checkpoint& checkpoint, Precision precision) {
    Seq2Seq<float>::Params params = Seq2Seq<float>::make(checkpoint.config);
    from_tensors(checkpoint.weights, params);
    return Inference(params, precision);
}

Reading no_date() {
    Reading reading;
    reading.confidence = 1;
    return reading;
}

/// Non-empty rows in batches of about equal length, none larger than the two limits above.
std::vector<std::vector<std::size_t>> batches(const std::vector<Ids>& sources) {
    std::vector<std::size_t> filled, lengths;
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (!sources[i].empty()) filled.push_back(i);
    std::transform(filled.begin(), filled.end(), std::back_inserter(lengths),
                   [&](std::size_t i) { return sources[i].size(); });
    std::vector<std::vector<std::size_t>> result;
    for (const std::vector<std::size_t>& bucket : length_buckets(lengths, max_batch_rows)) {
        const std::size_t longest = lengths[bucket.back()];
        const std::size_t size = std::max<std::size_t>(1, max_batch_positions / longest);
        for (std::size_t from = 0; from < bucket.size(); from += size) {
            std::vector<std::size_t>& batch = result.emplace_back();
            for (std::size_t i = from; i < std::min(from + size, bucket.size()); ++i)
                batch.push_back(filled[bucket[i]]);
        }
    }
    return result;
}

/// Texts as they are read, one entry a row.
struct Sources {
    std::vector<Ids> ids;
    std::vector<std::u32string> texts;

    void add(std::u32string text, const Vocabulary& vocabulary) {
        ids.push_back(vocabulary.encode(text));
        texts.push_back(std::move(text));
    }
};

/// All that the search found for one row.
struct Found {
    std::vector<Hypothesis> hypotheses;  ///< best first
    std::vector<Order> open;             ///< all-numeric rows: the orders that the text leaves open
    std::vector<Order> open_if_numeric;  ///< others, where that is in doubt: what would be open if they were
};

/// Below this, whether a row is all-numeric is worth a second look.
constexpr double sure_of_order = 0.99;

Found found_in(std::u32string_view text, std::vector<Hypothesis> hypotheses) {
    Found found{std::move(hypotheses), {}, {}};
    WrittenDate written = from_symbols(found.hypotheses.front().symbols);
    if (written.order != Order::none) {
        found.open = open_orders(written, digit_runs(text)).value_or(open_orders(written));
    } else if (probability_of_order(found.hypotheses.front()) < sure_of_order) {
        written.order = Order::dmy;  // the one in which bare numbers need no mark
        found.open_if_numeric = open_orders(written, digit_runs(text)).value_or(std::vector<Order>());
    }
    return found;
}

/// Weekday and order decide between the dates that a row may mean in several orders; where it is one date in all of
/// them, and in a row that is not all-numeric, it makes no difference which they are.
Hinges hinges(const Reading& reading, const Found& found, const ResolutionOptions& options) {
    const bool is_numeric = reading.written.order != Order::none;
    Reading numeric = reading;
    if (!is_numeric) numeric.written.order = Order::dmy;
    const std::vector<Order>& open = is_numeric ? found.open : found.open_if_numeric;
    const bool is_one_date = !open.empty() && all_one_date(readings_by_order(numeric, open, options));
    return {.weekday = is_numeric && !is_one_date, .order = !is_one_date};
}

struct SearchOptions {
    std::size_t n_best = 1;
    bool keep_attention = false;
};

}  // namespace

struct Normalizer::Implementation {
    Implementation(const Checkpoint& checkpoint, Precision precision)
        : vocabulary(checkpoint.vocabulary),
          calibration(checkpoint.calibration),
          inference(make_inference(checkpoint, precision)) {
        if (checkpoint.config.vocabulary != vocabulary.size())
            throw Error(ErrorKind::data,
                        "the model's configuration and its vocabulary differ in size; the file is not usable");
    }

    [[nodiscard]] std::vector<std::vector<Hypothesis>> search(const Encoded& encoded,
                                                              const SearchOptions& options) const {
        if (options.n_best > 1) {
            const BeamOptions beam{.width = std::max(options.n_best, min_beam_width),
                                   .n_best = options.n_best,
                                   .keep_attention = options.keep_attention};
            return beam_search(inference, encoded, grammar, beam);
        }
        std::vector<std::vector<Hypothesis>> found;
        for (Hypothesis& best : greedy_search(inference, encoded, grammar, {.keep_attention = options.keep_attention}))
            found.push_back({std::move(best)});
        return found;
    }

    [[nodiscard]] std::vector<Found> search(const Sources& sources, std::span<const std::size_t> rows,
                                            const SearchOptions& options) const {
        const Encoded encoded = inference.encode(make_source_batch(sources.ids, rows));
        std::vector<Found> found(rows.size());
        std::vector<std::vector<Hypothesis>> hypotheses = search(encoded, options);
        for (std::size_t i = 0; i < rows.size(); ++i)
            found[i] = found_in(sources.texts[rows[i]], std::move(hypotheses[i]));
        return found;
    }

    /// As sure as the model is of all that the date hangs on.
    [[nodiscard]] Reading reading(const Hypothesis& hypothesis, const Found& found,
                                  const ResolutionOptions& options) const {
        Reading result;
        result.written = from_symbols(hypothesis.symbols);
        result.resolved = resolve(result.written, options);
        result.resolved.weekday_mismatch = result.resolved.weekday_mismatch && probability_of_weekday(hypothesis) > 0.5;
        result.confidence = calibrate(calibration, probability(hypothesis, hinges(result, found, options)));
        return result;
    }

    void set_readings(Readings& readings, const Found& found, const ResolutionOptions& options) const {
        readings.best = reading(found.hypotheses.front(), found, options);
        for (std::size_t i = 1; i < found.hypotheses.size(); ++i)
            readings.next_best.push_back(reading(found.hypotheses[i], found, options));
        std::stable_sort(readings.next_best.begin(), readings.next_best.end(),
                         [](const Reading& a, const Reading& b) { return a.confidence > b.confidence; });
        if (!found.open.empty()) readings.by_order = readings_by_order(readings.best, found.open, options);
    }

    Vocabulary vocabulary;
    Calibration calibration;
    Inference inference;
    WrittenDateGrammar grammar;
};

namespace {

/// What an answer says: of a numeric row its numbers in the order that gives the answer's date.
Hypothesis behind(const Answer& answer, const Readings& readings, const Found& found) {
    const Hypothesis& read = found.hypotheses.front();
    const auto chosen = std::find_if(readings.by_order.begin(), readings.by_order.end(), [&](const Reading& reading) {
        return !answer.date.empty() && reading.resolved.iso == answer.date;
    });
    return chosen == readings.by_order.end() ? read : reordered(read, chosen->written.order);
}

Readings unread(const NormalizedText& text) {
    Readings readings;
    readings.best = no_date();
    readings.input_repaired = text.repaired;
    readings.truncated = text.truncated;
    return readings;
}

}  // namespace

std::string_view name(Status status) {
    constexpr std::array<std::string_view, 6> names{"ok", "partial", "ambiguous", "impossible", "unsure", "none"};
    return names[static_cast<std::size_t>(status)];
}

Normalizer::Normalizer(const Checkpoint& checkpoint, Precision precision)
    : implementation_(std::make_unique<const Implementation>(checkpoint, precision)) {}
Normalizer::~Normalizer() = default;
Normalizer::Normalizer(Normalizer&&) noexcept = default;
Normalizer& Normalizer::operator=(Normalizer&&) noexcept = default;

Answer Normalizer::normalize(std::string_view text, const NormalizerOptions& options) const {
    const std::vector<std::string> texts{std::string(text)};
    return normalize(texts, options).front();
}

std::vector<Answer> Normalizer::normalize(std::span<const std::string> texts, const NormalizerOptions& options) const {
    std::vector<Answer> answers;
    for (const Readings& readings : read(texts, options)) answers.push_back(decide(readings, options));
    return answers;
}

std::vector<Readings> Normalizer::read(std::span<const std::string> texts, const NormalizerOptions& options) const {
    std::vector<Readings> readings;
    Sources sources;
    for (const std::string& text : texts) {
        NormalizedText normalized = normalize_text(text);
        readings.push_back(unread(normalized));
        sources.add(std::move(normalized.code_points), implementation_->vocabulary);
    }
    for (const std::vector<std::size_t>& batch : batches(sources.ids)) {
        const std::vector<Found> found = implementation_->search(sources, batch, {.n_best = options.n_best});
        for (std::size_t row = 0; row < batch.size(); ++row)
            implementation_->set_readings(readings[batch[row]], found[row], options.resolution);
    }
    return readings;
}

Answer Normalizer::decide(const Readings& readings, const NormalizerOptions& options) const {
    return kalends::decide(readings, options, implementation_->calibration.default_min_confidence);
}

AlignedAnswer Normalizer::align(std::string_view text, const NormalizerOptions& options) const {
    AlignedAnswer aligned;
    aligned.text = normalize_text(text);
    Readings readings = unread(aligned.text);
    Sources sources;
    sources.add(aligned.text.code_points, implementation_->vocabulary);
    if (sources.ids.front().empty()) {
        aligned.answer = decide(readings, options);
        return aligned;
    }
    const std::vector<std::size_t> only{0};
    const std::vector<Found> found =
        implementation_->search(sources, only, {.n_best = options.n_best, .keep_attention = true});
    implementation_->set_readings(readings, found.front(), options.resolution);
    aligned.answer = decide(readings, options);
    Alignment table = alignment(behind(aligned.answer, readings, found.front()));
    aligned.outputs = std::move(table.outputs);
    aligned.attention = std::move(table.weights);
    return aligned;
}

}  // namespace kalends
