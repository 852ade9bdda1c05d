#include "normalizer/reader.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "calendar/orders.hpp"
#include "decoding/alignment.hpp"
#include "normalizer/confidence.hpp"
#include "normalizer/hinges.hpp"
#include "text/digit_runs.hpp"

namespace kalends {
namespace {

/// Less likely than not.
constexpr double in_doubt = 0.5;

void copy_confidence(const Reading& from, Reading& to) {
    to.confidence = from.confidence;
    to.confidence_told = from.confidence_told;
}

bool more_confident(const Read& a, const Read& b) {
    return a.reading.confidence > b.reading.confidence;
}

/// However sure the model is of it.
bool is_no_answer(const Reading& reading) {
    return reading.is_ruled_out || reading.resolved.validity == Validity::unread;
}

/// True where only the months differ, and how sure the weekday and the order are.
bool same_but_for_month(const WrittenDate& a, const WrittenDate& b) {
    return a.month != b.month && a.year == b.year && a.day == b.day && a.form == b.form && a.era == b.era;
}

}  // namespace

bool Reader::needs_second_look(const Reading& reading, std::u32string_view text) const {
    return is_no_answer(reading) && TextEvidence(text, names_).has_misspelt_month();
}

Read Reader::read(Hypothesis hypothesis, std::u32string_view text, const ResolutionOptions& options) const {
    TextEvidence evidence(text, names_);
    return read(std::move(hypothesis), evidence, options, MonthBy::model);
}

Read Reader::read(Hypothesis hypothesis, TextEvidence& evidence, const ResolutionOptions& options,
                  MonthBy month) const {
    Reading reading;
    const WrittenDate copied = from_symbols(hypothesis.symbols);
    const std::vector<std::string> runs = digit_runs(evidence.text());
    reading.written = settled(copied, runs);
    reading.evidence = evidence.of(reading.written);
    if (reading.written.order != copied.order) hypothesis = reordered(hypothesis, reading.written.order);
    reading.resolved = resolve(reading.written, options);
    reading.weekday_in_doubt = probability_of_weekday(hypothesis) < in_doubt;
    const bool is_misread = reading.written.order != Order::none && !stands_in(reading.written, runs);
    reading.is_ruled_out = is_misread || reading.evidence == Evidence::missing;
    reading.order_in_doubt = is_misread || probability_of_order(hypothesis) < in_doubt;
    std::vector<Reading> as_numeric = readings_as_numeric(reading, orders_in_text(reading.written, runs), options);
    const auto confidence_under = [&](Order told) {
        if (reading.is_ruled_out) return 0.0;
        const Hinges hanging = hinges(reading, as_numeric, told);
        const double raw =
            month == MonthBy::name ? probability_without_month(hypothesis, hanging) : probability(hypothesis, hanging);
        return calibrated(calibration_.by_evidence[static_cast<std::size_t>(reading.evidence)], raw);
    };
    reading.confidence = confidence_under(Order::none);
    std::transform(told_orders.begin(), told_orders.end(), reading.confidence_told.begin(), confidence_under);
    for (Reading& other : as_numeric) copy_confidence(reading, other);
    return {std::move(hypothesis), reading, std::move(as_numeric)};
}

std::vector<Read> Reader::rerank(std::vector<Hypothesis> hypotheses, std::u32string_view text,
                                 const ResolutionOptions& options) const {
    std::vector<Read> all;
    all.reserve(hypotheses.size());
    TextEvidence evidence(text, names_);
    for (Hypothesis& hypothesis : hypotheses)
        all.push_back(read(std::move(hypothesis), evidence, options, MonthBy::model));
    const Reading first = all.front().reading;
    const auto second = std::ranges::find_if(all, [&](const Read& other) {
        return other.reading.evidence == Evidence::resembling && !other.reading.is_ruled_out &&
               same_but_for_month(first.written, other.reading.written);
    });
    if (second != all.end() && is_no_answer(first)) {
        std::rotate(all.begin(), second, std::next(second));
        all.front() = read(std::move(all.front().hypothesis), evidence, options, MonthBy::name);
    }
    std::stable_sort(std::next(all.begin()), all.end(), more_confident);
    return all;
}

}  // namespace kalends
