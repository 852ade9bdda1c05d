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
#include "kalends/normalizer/confidence.hpp"
#include "kalends/normalizer/decision.hpp"
#include "kalends/normalizer/hinges.hpp"
#include "kalends/text/digit_runs.hpp"

namespace kalends {
namespace {

/// Source positions of one batch with its padding: bounds the memory of read() where texts are long.
constexpr std::size_t max_batch_positions = 8192;

/// A beam narrower than this gives poor second guesses.
constexpr std::size_t min_beam_width = 4;

/// Less likely than not.
constexpr double in_doubt = 0.5;

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

/// Non-empty rows in batches of about equal length, none larger than best_batch_rows and the limit above.
std::vector<std::vector<std::size_t>> batches(const std::vector<Ids>& sources) {
    std::vector<std::size_t> filled, lengths;
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (!sources[i].empty()) filled.push_back(i);
    std::transform(filled.begin(), filled.end(), std::back_inserter(lengths),
                   [&](std::size_t i) { return sources[i].size(); });
    std::vector<std::vector<std::size_t>> result;
    for (const std::vector<std::size_t>& bucket : length_buckets(lengths, best_batch_rows)) {
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

/// A hypothesis and what it says.
struct Read {
    Hypothesis hypothesis;
    Reading reading;
    std::vector<Reading> as_numeric;  ///< readings_as_numeric()
};
using Found = std::vector<Read>;  ///< of one row, best first

void copy_confidence(const Reading& from, Reading& to) {
    to.confidence = from.confidence;
    to.confidence_told = from.confidence_told;
}

OpenReading open_reading(const Read& read) {
    const bool is_numeric = read.reading.written.order != Order::none;
    return {read.reading, is_numeric ? read.as_numeric : std::vector<Reading>()};
}

bool more_confident(const Read& a, const Read& b) {
    return a.reading.confidence > b.reading.confidence;
}

struct SearchOptions {
    ResolutionOptions resolution;
    std::size_t n_best = 1;
    bool keep_attention = false;
};

}  // namespace

struct Normalizer::Implementation {
    Implementation(const Checkpoint& checkpoint, Precision precision)
        : vocabulary(checkpoint.vocabulary),
          month_names(checkpoint.month_names),
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
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (Hypothesis& hypothesis : hypotheses[i])
                found[i].push_back(read(std::move(hypothesis), sources.texts[rows[i]], options.resolution));
            std::stable_sort(found[i].begin(), found[i].end(), more_confident);
        }
        return found;
    }

    /// As sure as the model is of all that the date hangs on; not at all where its numbers do not stand in the text,
    /// nor where nothing there bears out its month.
    [[nodiscard]] Read read(Hypothesis hypothesis, std::u32string_view text, const ResolutionOptions& options) const {
        Reading reading;
        const WrittenDate copied = from_symbols(hypothesis.symbols);
        const std::vector<std::string> runs = digit_runs(text);
        reading.written = settled(copied, runs);
        reading.evidence = evidence(reading.written, text, month_names);
        if (reading.written.order != copied.order) hypothesis = reordered(hypothesis, reading.written.order);
        reading.resolved = resolve(reading.written, options);
        reading.weekday_in_doubt = probability_of_weekday(hypothesis) < in_doubt;
        const bool is_misread = reading.written.order != Order::none && !stands_in(reading.written, runs);
        reading.order_in_doubt = is_misread || probability_of_order(hypothesis) < in_doubt;
        std::vector<Reading> as_numeric = readings_as_numeric(reading, orders_in_text(reading.written, runs), options);
        const auto confidence_under = [&](Order told) {
            if (is_misread || reading.evidence == Evidence::missing) return 0.0;
            return calibrated(calibration.by_evidence[static_cast<std::size_t>(reading.evidence)],
                              probability(hypothesis, hinges(reading, as_numeric, told)));
        };
        reading.confidence = confidence_under(Order::none);
        std::transform(told_orders.begin(), told_orders.end(), reading.confidence_told.begin(), confidence_under);
        for (Reading& other : as_numeric) copy_confidence(reading, other);
        return {std::move(hypothesis), reading, std::move(as_numeric)};
    }

    static void set_readings(Readings& readings, const Found& found) {
        static_cast<OpenReading&>(readings) = open_reading(found.front());
        for (std::size_t i = 1; i < found.size(); ++i) readings.next_best.push_back(open_reading(found[i]));
    }

    Vocabulary vocabulary;
    MonthNames month_names;
    Calibration calibration;
    Inference inference;
    WrittenDateGrammar grammar;
};

namespace {

/// What an answer says: of a numeric row its numbers in the order that gives the answer's date.
Hypothesis behind(const Answer& answer, const Readings& readings, const Found& found) {
    const Hypothesis& read = found.front().hypothesis;
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
        const std::vector<Found> found =
            implementation_->search(sources, batch, {.resolution = options.resolution, .n_best = options.n_best});
        for (std::size_t row = 0; row < batch.size(); ++row)
            Implementation::set_readings(readings[batch[row]], found[row]);
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
    const std::vector<Found> found = implementation_->search(
        sources, only, {.resolution = options.resolution, .n_best = options.n_best, .keep_attention = true});
    Implementation::set_readings(readings, found.front());
    aligned.answer = decide(readings, options);
    Alignment table = alignment(behind(aligned.answer, readings, found.front()));
    aligned.outputs = std::move(table.outputs);
    aligned.attention = std::move(table.weights);
    return aligned;
}

}  // namespace kalends
