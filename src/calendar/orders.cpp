#include "calendar/orders.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace kalends {
namespace {

using Pair = std::array<char, 2>;

constexpr Pair unwritten{'X', 'X'};

/// A date as three numbers in the order they are written; without a year the third is unwritten.
struct Numbers {
    Pair first, second, third;
};

Pair last_two(const std::array<char, 4>& year) {
    return {year[2], year[3]};
}

Numbers as_written(const WrittenDate& date) {
    const Pair year = last_two(date.year);
    if (date.order == Order::mdy) return {date.month, date.day, year};
    if (date.order == Order::dmy) return {date.day, date.month, year};
    if (year == unwritten) return {date.month, date.day, unwritten};
    return {year, date.month, date.day};
}

/// The numbers of an all-numeric date, two digits each, the year with all that it has; in the order they are written.
std::vector<std::string> written_numbers(const WrittenDate& date) {
    if (date.order == Order::none) return {};
    const Numbers numbers = as_written(date);
    std::vector<std::string> result;
    for (const Pair& pair : {numbers.first, numbers.second, numbers.third})
        if (pair != unwritten) result.emplace_back(pair.begin(), pair.end());
    const bool has_century = date.year[0] != 'X' && result.size() == 3;
    if (has_century) result[date.order == Order::ymd ? 0 : 2].assign(date.year.begin(), date.year.end());
    return result;
}

/// "5" and "05" are the same number.
bool is_written_as(const std::string& run, const std::string& number) {
    return run == number || (run.size() == 1 && "0" + run == number);
}

/// The run of the first of these numbers where they stand one behind the other; the end where they do not.
auto first_run(const std::vector<std::string>& numbers, std::span<const std::string> digit_runs) {
    return std::search(digit_runs.begin(), digit_runs.end(), numbers.begin(), numbers.end(), is_written_as);
}

/// True for a month from 1 to 12 and a day from 1 to 31: what a slip of a day makes of a date, 31 April, but no other
/// order of its numbers.
bool is_plausible(const WrittenDate& date) {
    const int month = field_value(date.month).value_or(0), day = field_value(date.day).value_or(0);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

bool is_impossible(const Meaning& meaning) {
    return meaning.resolved.validity == Validity::impossible;
}

bool is_complete(const Meaning& meaning) {
    return meaning.resolved.validity == Validity::complete;
}

bool is_same(const Meaning& a, const Meaning& b) {
    return a.resolved.iso == b.resolved.iso && a.written.order == b.written.order;
}

bool fits_weekday(const Meaning& meaning) {
    return meaning.written.weekday != Weekday::unwritten && is_complete(meaning) &&
           !meaning.resolved.flags.has(Flag::weekday_mismatch);
}

}  // namespace

std::vector<Order> open_orders(const WrittenDate& date) {
    if (date.order == Order::none) return {};
    if (date.year[0] == 'X') return {Order::dmy, Order::mdy, Order::ymd};
    if (date.order == Order::ymd) return {Order::ymd};
    return {Order::dmy, Order::mdy};
}

std::optional<std::vector<Order>> open_orders(const WrittenDate& date, std::span<const std::string> digit_runs) {
    const std::vector<std::string> numbers = written_numbers(date);
    const auto found = first_run(numbers, digit_runs);
    if (numbers.empty() || found == digit_runs.end()) return std::nullopt;
    std::vector<Order> orders = open_orders(date);
    if (numbers.size() < 3) return orders;
    std::erase_if(orders, [&](Order order) { return found[order == Order::ymd ? 0 : 2].size() < 2; });
    return orders.empty() ? std::nullopt : std::optional(orders);
}

bool stands_in(const WrittenDate& date, std::span<const std::string> digit_runs) {
    const std::vector<std::string> numbers = written_numbers(date);
    if (first_run(numbers, digit_runs) != digit_runs.end()) return true;
    std::string joined;
    for (const std::string& number : numbers) joined += number;
    return std::any_of(digit_runs.begin(), digit_runs.end(),
                       [&](const std::string& run) { return run.find(joined) != std::string::npos; });
}

WrittenDate reordered(const WrittenDate& original, Order order) {
    const Numbers numbers = as_written(original);
    WrittenDate date = original;
    date.order = order == Order::ymd && numbers.third == unwritten ? Order::mdy : order;
    Pair year = numbers.third;
    if (order == Order::dmy) {
        date.day = numbers.first;
        date.month = numbers.second;
    } else if (order == Order::mdy || numbers.third == unwritten) {
        date.month = numbers.first;
        date.day = numbers.second;
    } else {
        year = numbers.first;
        date.month = numbers.second;
        date.day = numbers.third;
    }
    date.year[2] = year[0];
    date.year[3] = year[1];
    return date;
}

WrittenDate copied(const WrittenDate& date) {
    const std::vector<Order> open = open_orders(date);
    return std::find(open.begin(), open.end(), Order::dmy) == open.end() ? date : reordered(date, Order::dmy);
}

WrittenDate settled(const WrittenDate& copied, std::span<const std::string> digit_runs) {
    std::vector<Order> open = open_orders(copied, digit_runs).value_or(open_orders(copied));
    if (open.empty()) return copied;
    const auto fits = std::find_if(open.begin(), open.end(), [&](Order order) {
        return resolve(reordered(copied, order)).validity != Validity::impossible;
    });
    return reordered(copied, fits == open.end() ? open.front() : *fits);
}

std::vector<Meaning> meanings_by_order(const WrittenDate& date, std::span<const Order> open,
                                       const ResolutionOptions& options) {
    const Meaning as_it_is{date, resolve(date, options)};
    std::vector<Meaning> meanings(told_orders.size(), as_it_is);
    for (std::size_t i = 0; i < told_orders.size(); ++i) {
        if (std::ranges::find(open, told_orders[i]) == open.end()) continue;
        const WrittenDate written = reordered(date, told_orders[i]);
        const Meaning meaning{written, resolve(written, options)};
        if (!is_impossible(meaning) || is_impossible(as_it_is) || is_plausible(written)) meanings[i] = meaning;
    }
    return meanings;
}

std::vector<Meaning> dates_among(std::span<const Meaning> by_order) {
    const bool some_complete = std::ranges::any_of(by_order, is_complete);
    std::vector<Meaning> dates;
    for (const Meaning& meaning : by_order) {
        const bool is_date = !meaning.resolved.iso.empty() && (is_complete(meaning) || !some_complete);
        const bool is_known = std::ranges::any_of(dates, [&](const Meaning& date) { return is_same(date, meaning); });
        if (is_date && !is_known) dates.push_back(meaning);
    }
    return dates;
}

std::vector<Meaning> possible_meanings(std::span<const Meaning> by_order) {
    std::vector<Meaning> dates = dates_among(by_order);
    if (is_one_date(dates)) return dates;
    std::vector<Meaning> fitting;
    std::ranges::copy_if(dates, std::back_inserter(fitting), fits_weekday);
    return !fitting.empty() && is_one_date(fitting) ? fitting : dates;
}

bool is_one_date(std::span<const Meaning> meanings) {
    return std::ranges::all_of(
        meanings, [&](const Meaning& meaning) { return meaning.resolved.iso == meanings.front().resolved.iso; });
}

bool is_contested(std::span<const Meaning> by_order) {
    return std::ranges::any_of(
        by_order, [](const Meaning& meaning) { return is_impossible(meaning) && is_plausible(meaning.written); });
}

bool is_ambiguous(std::span<const Meaning> by_order) {
    const std::vector<Meaning> possible = possible_meanings(by_order);
    return !possible.empty() && (is_contested(by_order) || !is_one_date(possible));
}

}  // namespace kalends
