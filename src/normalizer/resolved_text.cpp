#include "normalizer/resolved_text.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "calendar/epoch.hpp"
#include "calendar/expression_resolution.hpp"
#include "calendar/same_time.hpp"
#include "calendar/told_calendar.hpp"
#include "calendar/written_years.hpp"
#include "core/number_text.hpp"
#include "normalizer/confidence.hpp"

namespace kalends {
namespace {

std::size_t index(Order told) {
    return static_cast<std::size_t>(told) - 1;
}

Resolution no_date() {
    Resolution none;
    none.confidence = 1;
    return none;
}

/// A weekday that is said to tell the order, and is that of several days.
bool fits_several_days(std::span<const Meaning> as_numeric) {
    MeaningRefs fitting = dates_among(as_numeric);
    std::erase_if(fitting, [](const Meaning* date) { return !fits_weekday(*date); });
    return !fitting.empty() && !is_one_date(fitting);
}

/// The number that is all of a text, as a year of the calendar that is told, or that rows of its column name, where
/// people write such years: 5699, which is hardly one of ours. A column's may have numbers of pages, too: of those only
/// with four digits.
std::optional<Expression> year_by_told_calendar(const Transcript& transcript, const ResolutionOptions& options) {
    constexpr std::size_t size_of_year = 4;
    const bool is_told = options.calendar != ToldCalendar::none;
    const ToldCalendar told = is_told ? options.calendar : options.calendar_of_column;
    const std::string& digits = transcript.bare_number;
    const bool may_be_year = digits.size() == size_of_year || (is_told && digits.size() + 1 == size_of_year);
    const std::optional<int> number = may_be_year ? parse_number<int>(digits) : std::nullopt;
    if (told == ToldCalendar::none || !number || *number < 0) return std::nullopt;
    WrittenDate date;
    date.year = year_digits(*number);
    const Expression year = expression_of(date);
    return with_calendar_told(year, told, transcript.numbers) == year ? std::nullopt : std::optional(year);
}

}  // namespace

const Meaning& Resolution::under(Order told) const {
    const std::vector<Meaning>& meanings = by_order.empty() ? by_told_order : by_order;
    return told == Order::none || meanings.empty() ? meaning : meanings.at(index(told));
}

double Resolution::confidence_under(Order told) const {
    return told == Order::none ? confidence : confidence_told.at(index(told));
}

Resolution resolve(Interpretation read, const Guess& guess, const ResolutionOptions& options,
                   const Calibration& calibration, const NumberSpans& numbers) {
    Resolution result;
    result.meaning.resolved = resolve(read.written, options, numbers);
    result.evidence = guess.evidence;
    result.is_ruled_out = read.is_misread || guess.evidence == Evidence::missing;
    result.weekday_in_doubt = read.weekday_in_doubt;
    result.order_in_doubt = read.order_in_doubt;
    std::vector<Meaning> as_numeric;
    const bool is_numeric = read.is_numeric();
    if (!read.open.empty()) as_numeric = meanings_by_order(read.as_numeric(), read.open, options, numbers);
    // A weekday that fits one order alone decides for it.
    const bool may_be_turned = !is_numeric && read.has_slashes && possible_meanings(as_numeric).size() > 1;
    result.meaning.written = std::move(read.written);
    const Logistic& logistic =
        logistic_of(calibration, calibrated_kind(result.meaning.written, guess.evidence), guess.evidence);
    const bool has_days_apart = std::ranges::any_of(result.meaning.written.stretches, [&](const Stretch& stretch) {
        return is_of_days_apart(stretch, options.islamic);
    });
    const auto confidence_of = [&](const Hinges& hanging) {
        const Hypothesis& meant = read.meant(guess.hypothesis);
        const double raw =
            guess.is_month_by_name ? probability_without_month(meant, hanging) : probability(meant, hanging);
        const double agreed =
            probability_given_agreement(probability_without(raw, guess.ruled_out), result.meaning.resolved);
        return calibrated(logistic, has_days_apart ? probability_given_difference(agreed) : agreed);
    };
    const auto hinges_under = [&](Order told) {
        Hinges hanging = hinges(result.meaning, as_numeric, told);
        hanging.clock = options.tells_time || options.in_utc;
        return hanging;
    };
    if (!result.is_ruled_out) {
        const Hinges untold = hinges_under(Order::none);
        result.confidence = confidence_of(untold);
        std::ranges::transform(told_orders, result.confidence_told.begin(), [&](Order told) {
            const Hinges hanging = hinges_under(told);
            return hanging == untold ? result.confidence : confidence_of(hanging);
        });
        result.time_confidence = calibrated(logistic, probability_of(Role::clock, guess.hypothesis));
    }
    const bool has_other_weekday = result.meaning.resolved.flags.has(Flag::weekday_mismatch);
    const bool has_open_order = is_numeric || (may_be_turned && (has_other_weekday || fits_several_days(as_numeric)));
    if (has_open_order)
        result.by_order = std::move(as_numeric);
    else if (may_be_turned)
        result.by_told_order = std::move(as_numeric);
    return result;
}

std::optional<ResolvedDate> resolved_epoch(const Transcript& transcript, const ResolutionOptions& options) {
    if (options.epoch == Epoch::none || transcript.bare_number.empty()) return std::nullopt;
    return resolve_epoch(transcript.bare_number, options.epoch, options.in_utc);
}

ResolvedText resolve(const Transcript& transcript, const NormalizerOptions& options, const Calibration& calibration) {
    if (const std::optional<ResolvedDate> counted = resolved_epoch(transcript, options.resolution))
        return resolved_by_rule(*counted, transcript.flags);
    if (transcript.edtf) return resolved_by_rule(*transcript.edtf, transcript.flags);
    if (const std::optional<Expression> year = year_by_told_calendar(transcript, options.resolution))
        return resolve(*year, transcript.numbers, transcript.flags, options.resolution);
    ResolvedText result;
    result.flags = transcript.flags;
    result.unread = transcript.unread;
    result.leaves_time_out = transcript.leaves_time_out;
    result.first = no_date();
    for (const Guess& guess : transcript.guesses) {
        Interpretation read = interpret(guess.hypothesis, transcript.numbers);
        result.may_count_from_reference =
            result.may_count_from_reference ||
            may_count_from_reference(read.written, options.resolution, transcript.numbers);
        Resolution resolved = resolve(std::move(read), guess, options.resolution, calibration, transcript.numbers);
        if (&guess == &transcript.guesses.front())
            result.first = std::move(resolved);
        else
            result.next_best.push_back(std::move(resolved));
    }
    std::ranges::stable_sort(result.next_best, std::ranges::greater(), &Resolution::confidence);
    result.next_best.resize(std::min(result.next_best.size(), options.n_best - 1));
    return result;
}

ResolvedText resolve(const Expression& written, const NumberSpans& numbers, Flags flags,
                     const ResolutionOptions& options) {
    const Interpretation read = interpret(written, numbers);
    ResolvedText result = resolved_by_rule(resolve(written, options, numbers), flags);
    result.first.meaning.written = written;
    result.unread.reset();
    if (read.is_numeric()) result.first.by_order = meanings_by_order(written, read.open, options, numbers);
    return result;
}

ResolvedText resolved_by_rule(const ResolvedDate& date, Flags flags) {
    ResolvedText result;
    result.flags = flags;
    result.first = no_date();
    result.first.meaning.resolved = date;
    result.unread.emplace();
    result.first.confidence_told.fill(1);
    return result;
}

}  // namespace kalends
