#include "calendar/meanings.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "calendar/expression_resolution.hpp"
#include "calendar/orders.hpp"

namespace kalends {
namespace {

/// True for a month from 1 to 12 and a day from 1 to 31: what a slip of a day makes of a date, 31 April, but no other
/// order of its numbers.
bool is_plausible(const WrittenDate& date) {
    const int month = field_value(date.month).value_or(0), day = field_value(date.day).value_or(0);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

bool is_plausible(const Expression& expression) {
    const std::vector<WrittenDate> dates = numeric_dates(expression);
    return !dates.empty() && std::ranges::all_of(dates, [](const WrittenDate& date) { return is_plausible(date); });
}

bool is_impossible(const Meaning& meaning) {
    return meaning.resolved.validity == Validity::impossible;
}

bool is_complete(const Meaning& meaning) {
    return meaning.resolved.validity == Validity::complete;
}

bool is_same(const Meaning& a, const Meaning& b) {
    return a.written.order == b.written.order && is_same_answer(a.resolved, b.resolved);
}

}  // namespace

bool fits_weekday(const Meaning& meaning) {
    const std::optional<WrittenDate> date = lone_date_or_time(meaning.written);
    return date && date->weekday != Weekday::unwritten && is_complete(meaning) &&
           !meaning.resolved.flags.has(Flag::weekday_mismatch);
}

std::vector<Meaning> meanings_by_order(const Expression& date, std::span<const Order> open,
                                       const ResolutionOptions& options, const NumberSpans& numbers) {
    const Meaning as_it_is{date, resolve(date, options, numbers)};
    std::vector<Meaning> meanings;
    meanings.reserve(told_orders.size());
    for (const Order order : told_orders) {
        if (std::ranges::find(open, order) == open.end() || order == date.order) {
            meanings.push_back(as_it_is);
            continue;
        }
        Meaning meaning{reordered(date, order, numbers.runs), {}};
        meaning.resolved = resolve(meaning.written, options, numbers);
        const bool counts = !is_impossible(meaning) || is_impossible(as_it_is) || is_plausible(meaning.written);
        meanings.push_back(counts ? std::move(meaning) : as_it_is);
    }
    return meanings;
}

MeaningRefs dates_among(std::span<const Meaning> by_order) {
    const bool some_complete = std::ranges::any_of(by_order, is_complete);
    MeaningRefs dates;
    for (const Meaning& meaning : by_order) {
        const bool is_date = is_answer(meaning.resolved) && (is_complete(meaning) || !some_complete);
        const auto is_this = [&](const Meaning* date) { return is_same(*date, meaning); };
        if (is_date && std::ranges::none_of(dates, is_this)) dates.push_back(&meaning);
    }
    return dates;
}

MeaningRefs possible_meanings(std::span<const Meaning> by_order) {
    MeaningRefs dates = dates_among(by_order);
    if (is_one_date(dates)) return dates;
    MeaningRefs fitting;
    std::ranges::copy_if(dates, std::back_inserter(fitting), [](const Meaning* date) { return fits_weekday(*date); });
    return !fitting.empty() && is_one_date(fitting) ? fitting : dates;
}

bool has_same_date(const ResolvedDate& a, const ResolvedDate& b) {
    return is_answer(a) || is_answer(b) ? is_same_answer(a, b) : a.iso == b.iso;
}

bool is_one_date(std::span<const Meaning> meanings) {
    return std::ranges::all_of(
        meanings, [&](const Meaning& meaning) { return has_same_date(meaning.resolved, meanings.front().resolved); });
}

bool is_one_date(const MeaningRefs& meanings) {
    return std::ranges::all_of(
        meanings, [&](const Meaning* meaning) { return has_same_date(meaning->resolved, meanings.front()->resolved); });
}

bool is_contested(std::span<const Meaning> by_order) {
    return std::ranges::any_of(
        by_order, [](const Meaning& meaning) { return is_impossible(meaning) && is_plausible(meaning.written); });
}

bool is_ambiguous(std::span<const Meaning> by_order) {
    const MeaningRefs possible = possible_meanings(by_order);
    return !possible.empty() && (is_contested(by_order) || !is_one_date(possible));
}

}  // namespace kalends
