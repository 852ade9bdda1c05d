#include "kalends/normalizer/normalizer.hpp"

#include <algorithm>
#include <cmath>

#include "calendar/zones.hpp"
#include "core/append_item.hpp"
#include "decoding/alignment.hpp"
#include "normalizer/decision.hpp"
#include "normalizer/reader.hpp"
#include "normalizer/resolved_text.hpp"
#include "text/read_text.hpp"

namespace kalends {

struct Normalizer::Implementation {
    Reader reader;
    Calibration calibration;
};

namespace {

/// What an answer says: of a numeric row its numbers in the order that gives the answer.
Hypothesis behind(const Answer& answer, const ResolvedText& row, const Transcript& transcript) {
    const Hypothesis& copied = transcript.guesses.front().hypothesis;
    const Hypothesis read = interpret(copied, transcript.numbers).meant(copied);
    const auto gives_answer = [&](const Meaning& meaning) {
        return !answer.edtf.empty() && meaning.resolved.edtf == answer.edtf;
    };
    for (const auto* const meanings : {&row.first.by_order, &row.first.by_told_order})
        if (const auto chosen = std::ranges::find_if(*meanings, gives_answer); chosen != meanings->end())
            return reordered(read, chosen->written.order, transcript.numbers.runs);
    return read;
}

}  // namespace

std::string_view name(Status status) {
    constexpr std::array<std::string_view, all_statuses.size()> names{
        "ok", "partial", "approximate", "interval", "several", "ambiguous", "relative", "impossible", "unsure", "none"};
    return names[static_cast<std::size_t>(status)];
}

std::vector<std::string_view> unread_words(std::string_view text, const Answer& answer) {
    std::vector<std::string_view> words;
    if (!answer.unread) return words;
    for (const ByteSpan& place : *answer.unread) words.push_back(text.substr(place.begin, place.end - place.begin));
    return words;
}

std::string unread_text(std::string_view text, const Answer& answer) {
    return separated(unread_words(text, answer), " ");
}

Normalizer::Normalizer(const Checkpoint& checkpoint, Precision precision)
    : implementation_(std::make_unique<const Implementation>(
          Implementation{Reader(checkpoint, precision), checkpoint.calibration})) {}
Normalizer::~Normalizer() = default;
Normalizer::Normalizer(Normalizer&&) noexcept = default;
Normalizer& Normalizer::operator=(Normalizer&&) noexcept = default;

Answer Normalizer::normalize(std::string_view text, const NormalizerOptions& options) const {
    const std::vector<std::string> texts{std::string(text)};
    return normalize(texts, options).front();
}

std::vector<Answer> Normalizer::normalize(std::span<const std::string> texts, const NormalizerOptions& options) const {
    std::vector<Answer> answers;
    for (const Transcript& transcript : read(texts, options))
        answers.push_back(decide(resolve(transcript, options), options));
    return answers;
}

std::vector<Transcript> Normalizer::read(std::span<const std::string> texts, const NormalizerOptions& options) const {
    return implementation_->reader.read(texts, {.n_best = options.n_best, .tells_unread = options.tells_unread});
}

ResolvedText Normalizer::resolve(const Transcript& transcript, const NormalizerOptions& options) const {
    return kalends::resolve(transcript, options, implementation_->calibration);
}

Answer Normalizer::decide(const ResolvedText& row, const NormalizerOptions& options) const {
    return kalends::decide(row, options, implementation_->calibration.default_min_confidence);
}

AlignedAnswer Normalizer::align(std::string_view text, const NormalizerOptions& options) const {
    AlignedAnswer aligned;
    aligned.text = read_text(text).text;
    const std::string bytes(text);
    const Transcript transcript =
        implementation_->reader
            .read({&bytes, 1}, {.n_best = options.n_best, .keep_attention = true, .tells_unread = options.tells_unread})
            .front();
    const ResolvedText row = resolve(transcript, options);
    aligned.answer = decide(row, options);
    if (transcript.guesses.empty()) return aligned;
    Alignment table = alignment(behind(aligned.answer, row, transcript));
    aligned.outputs = std::move(table.outputs);
    aligned.roles = std::move(table.roles);
    aligned.attention = std::move(table.weights);
    for (std::vector<float>& weights : aligned.attention)  // a model whose sums overflow looks nowhere
        std::ranges::replace_if(
            weights, [](float weight) { return !std::isfinite(weight); }, 0.0F);
    return aligned;
}

Answer interpret(std::string_view text, const Expression& written, const NormalizerOptions& options) {
    const ReadText as_read = read_text(text);
    Transcript known = read_by_rule(text, as_read.text);
    if (const std::optional<ResolvedDate> counted = resolved_epoch(known, options.resolution))
        return decide(resolved_by_rule(*counted, known.flags), options, 0);
    if (names_zone(written)) known.numbers.zones = zone_names(text, as_read.zones);
    return decide(resolve(written, known.numbers, known.flags, options.resolution), options, 0);
}

}  // namespace kalends
