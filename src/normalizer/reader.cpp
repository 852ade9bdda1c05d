#include "kalends/normalizer/reader.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "kalends/calendar/reordering.hpp"
#include "kalends/decoding/alignment.hpp"
#include "kalends/normalizer/confidence.hpp"
#include "kalends/normalizer/hinges.hpp"
#include "kalends/text/digit_runs.hpp"

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

/// A month that something in the text bears out.
bool is_possible(const Read& read) {
    return read.reading.evidence != Evidence::unchecked && !needs_second_look(read.reading);
}

}  // namespace

bool needs_second_look(const Reading& reading) {
    return reading.confidence == 0 || reading.resolved.validity == Validity::unread;
}

Read Reader::read(Hypothesis hypothesis, std::u32string_view text, const ResolutionOptions& options) const {
    return read(std::move(hypothesis), text, options, 1);
}

Read Reader::read(Hypothesis hypothesis, std::u32string_view text, const ResolutionOptions& options,
                  double mass) const {
    Reading reading;
    const WrittenDate copied = from_symbols(hypothesis.symbols);
    const std::vector<std::string> runs = digit_runs(text);
    reading.written = settled(copied, runs);
    reading.evidence = evidence(reading.written, text, names_);
    if (reading.written.order != copied.order) hypothesis = reordered(hypothesis, reading.written.order);
    reading.resolved = resolve(reading.written, options);
    reading.weekday_in_doubt = probability_of_weekday(hypothesis) < in_doubt;
    const bool is_misread = reading.written.order != Order::none && !stands_in(reading.written, runs);
    reading.order_in_doubt = is_misread || probability_of_order(hypothesis) < in_doubt;
    std::vector<Reading> as_numeric = readings_as_numeric(reading, orders_in_text(reading.written, runs), options);
    const auto confidence_under = [&](Order told) {
        if (is_misread || reading.evidence == Evidence::missing) return 0.0;
        const double share = std::min(1.0, probability(hypothesis, hinges(reading, as_numeric, told)) / mass);
        return calibrated(calibration_.by_evidence[static_cast<std::size_t>(reading.evidence)], share);
    };
    reading.confidence = confidence_under(Order::none);
    std::transform(told_orders.begin(), told_orders.end(), reading.confidence_told.begin(), confidence_under);
    for (Reading& other : as_numeric) copy_confidence(reading, other);
    return {std::move(hypothesis), reading, std::move(as_numeric)};
}

std::vector<Read> Reader::read(std::vector<Hypothesis> hypotheses, std::u32string_view text,
                               const ResolutionOptions& options) const {
    std::vector<Read> all;
    for (Hypothesis& hypothesis : hypotheses) all.push_back(read(std::move(hypothesis), text, options));
    if (all.size() < 2) return all;
    const auto second = needs_second_look(all.front().reading) ? std::ranges::find_if(all, is_possible) : all.end();
    if (second != all.end() && second->reading.evidence == Evidence::resembling) {
        double mass = 0;
        for (const Read& one : all)
            if (is_possible(one)) mass += std::exp(one.hypothesis.log_probability);
        std::rotate(all.begin(), second, std::next(second));
        all.front() = read(std::move(all.front().hypothesis), text, options, mass);
    }
    std::stable_sort(std::next(all.begin()), all.end(), more_confident);
    return all;
}

}  // namespace kalends
