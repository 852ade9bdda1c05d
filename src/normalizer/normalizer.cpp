#include "kalends/normalizer/normalizer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

#include "calendar/orders.hpp"
#include "checkpoint/tensors.hpp"
#include "decoding/alignment.hpp"
#include "decoding/beam.hpp"
#include "decoding/greedy.hpp"
#include "kalends/core/error.hpp"
#include "language/written_date_grammar.hpp"
#include "model/inference.hpp"
#include "normalizer/decision.hpp"
#include "normalizer/reader.hpp"

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

/// The non-empty ones of some rows in batches of about equal length, none larger than best_batch_rows or, if it is of
/// several rows, than `most_positions`.
std::vector<std::vector<std::size_t>> batches(const std::vector<Ids>& sources, std::span<const std::size_t> rows,
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

/// Texts as they are read, one entry a row.
struct Sources {
    std::vector<Ids> ids;
    std::vector<std::u32string> texts;

    void add(std::u32string text, const Vocabulary& vocabulary) {
        ids.push_back(vocabulary.encode(text));
        texts.push_back(std::move(text));
    }
};

using Found = std::vector<Read>;  ///< of one row, the answer first

OpenReading open_reading(const Read& read) {
    const bool is_numeric = read.reading.written.order != Order::none;
    return {read.reading, is_numeric ? read.as_numeric : std::vector<Reading>()};
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
          reader(checkpoint.month_names, checkpoint.calibration),
          default_min_confidence(checkpoint.calibration.default_min_confidence),
          most_positions(batch_positions(checkpoint.config)),
          inference(make_inference(checkpoint, precision)) {
        if (checkpoint.config.vocabulary != vocabulary.size())
            throw Error(ErrorKind::data,
                        "the model's configuration and its vocabulary differ in size; the file is not usable");
    }

    [[nodiscard]] std::vector<std::vector<Hypothesis>> search(const Encoded& encoded,
                                                              const SearchOptions& options) const {
        if (options.n_best > 1) {
            const std::size_t width = std::max(options.n_best, min_beam_width);
            const BeamOptions beam{.width = width, .n_best = width, .keep_attention = options.keep_attention};
            return beam_search(inference, encoded, grammar, beam);
        }
        std::vector<std::vector<Hypothesis>> found;
        for (Hypothesis& best : greedy_search(inference, encoded, grammar, {.keep_attention = options.keep_attention}))
            found.push_back({std::move(best)});
        return found;
    }

    /// Gives the guesses of each non-empty one of some rows to `take`, with the row's number.
    template <class Take>
    void search(const Sources& sources, std::span<const std::size_t> rows, const SearchOptions& options,
                Take take) const {
        for (const std::vector<std::size_t>& batch : batches(sources.ids, rows, most_positions)) {
            std::vector<std::vector<Hypothesis>> guesses =
                search(inference.encode(make_source_batch(sources.ids, batch)), options);
            for (std::size_t i = 0; i < batch.size(); ++i) take(batch[i], std::move(guesses[i]));
        }
    }

    /// What is found in each row; nothing in an empty one.
    [[nodiscard]] std::vector<Found> search(const Sources& sources, const SearchOptions& options) const {
        std::vector<Found> found(sources.ids.size());
        std::vector<std::size_t> rows(sources.ids.size());
        std::iota(rows.begin(), rows.end(), std::size_t{0});
        search(sources, rows, options, [&](std::size_t row, std::vector<Hypothesis> guesses) {
            found[row] = reader.rerank(std::move(guesses), sources.texts[row], options.resolution);
        });
        if (options.n_best == 1) look_again(sources, options, found);
        for (Found& row : found) row.resize(std::min(row.size(), options.n_best));
        return found;
    }

    /// For other guesses where there was but one, which can't be the answer.
    void look_again(const Sources& sources, SearchOptions options, std::vector<Found>& found) const {
        std::vector<std::size_t> rows;
        for (std::size_t i = 0; i < found.size(); ++i)
            if (!found[i].empty() && reader.needs_second_look(found[i].front().reading, sources.texts[i]))
                rows.push_back(i);
        options.n_best = min_beam_width;
        search(sources, rows, options, [&](std::size_t row, std::vector<Hypothesis> guesses) {
            guesses.insert(guesses.begin(), std::move(found[row].front().hypothesis));
            found[row] = reader.rerank(std::move(guesses), sources.texts[row], options.resolution);
        });
    }

    static void set_readings(Readings& readings, const Found& found) {
        static_cast<OpenReading&>(readings) = open_reading(found.front());
        for (std::size_t i = 1; i < found.size(); ++i) readings.next_best.push_back(open_reading(found[i]));
    }

    Vocabulary vocabulary;
    Reader reader;
    double default_min_confidence;
    std::size_t most_positions;  ///< of a batch
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
    const std::vector<Found> found =
        implementation_->search(sources, {.resolution = options.resolution, .n_best = options.n_best});
    for (std::size_t row = 0; row < found.size(); ++row)
        if (!found[row].empty()) Implementation::set_readings(readings[row], found[row]);
    return readings;
}

Answer Normalizer::decide(const Readings& readings, const NormalizerOptions& options) const {
    return kalends::decide(readings, options, implementation_->default_min_confidence);
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
    const std::vector<Found> found = implementation_->search(
        sources, {.resolution = options.resolution, .n_best = options.n_best, .keep_attention = true});
    Implementation::set_readings(readings, found.front());
    aligned.answer = decide(readings, options);
    Alignment table = alignment(behind(aligned.answer, readings, found.front()));
    aligned.outputs = std::move(table.outputs);
    aligned.attention = std::move(table.weights);
    for (std::vector<float>& weights : aligned.attention)  // a model whose sums overflow looks nowhere
        std::ranges::replace_if(
            weights, [](float weight) { return !std::isfinite(weight); }, 0.0F);
    return aligned;
}

}  // namespace kalends
