#include "calendar/orders.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "kalends/calendar/resolution.hpp"

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

/// A date of numbers, as a date with the order that the text has.
std::optional<WrittenDate> numeric_date(const Point& point, Order order) {
    const bool is_date =
        point.date.form == DateForm::calendar && point.date.month[0] != 'X' && point.date.day[0] != 'X';
    if (!is_date || order == Order::none) return std::nullopt;
    WrittenDate date = point.date;
    date.order = order;
    return date;
}

/// Which dates of an expression are of numbers in a text with these runs of digits: those whose numbers stand there, or
/// all where those of none do. A date beside them has its month in words.
class DatesOfNumbers {
public:
    DatesOfNumbers(const Expression& expression, std::span<const std::string> digit_runs)
        : order_(expression.order), digit_runs_(digit_runs) {
        if (digit_runs.empty()) return;
        for_each_end(expression, [this](const End& end) {
            const std::optional<WrittenDate> date = numeric_date(end.point, order_);
            some_stand_ = some_stand_ || (date && stands_in(*date, digit_runs_));
        });
    }
    std::optional<WrittenDate> operator()(const Point& point) const {
        const std::optional<WrittenDate> date = numeric_date(point, order_);
        return date && some_stand_ && !stands_in(*date, digit_runs_) ? std::nullopt : date;
    }

private:
    Order order_;
    std::span<const std::string> digit_runs_;
    bool some_stand_ = false;
};

/// Each date of numbers is what `change` makes of it, and the text's order that of the last.
template <class Change>
Expression changed(const Expression& original, std::span<const std::string> digit_runs, Change change) {
    Expression expression = original;
    const DatesOfNumbers of_numbers(original, digit_runs);
    for_each_end(expression, [&](End& end) {
        const std::optional<WrittenDate> date = of_numbers(end.point);
        if (!date) return;
        end.point.date = change(*date);
        expression.order = std::exchange(end.point.date.order, Order::none);
    });
    return expression;
}

/// Those that are open to each of some dates; of one whose numbers do not stand in the text in a row, what it has
/// itself.
std::vector<Order> open_to_all(std::span<const WrittenDate> dates, std::span<const std::string> digit_runs) {
    std::vector<Order> open(told_orders.begin(), told_orders.end());
    for (const WrittenDate& date : dates) {
        const std::vector<Order> own = open_orders(date, digit_runs).value_or(open_orders(date));
        std::erase_if(open, [&](Order order) { return std::ranges::find(own, order) == own.end(); });
    }
    return open;
}

/// The date in place of the one that is written, with the time of the day that stands beside that.
Expression with_date(Expression expression, const WrittenDate& date) {
    if (expression.is_none()) return expression;
    expression.order = date.order;
    Point& point = expression.stretches.front().begin.point;
    point.date = date;
    point.date.order = Order::none;
    return expression;
}

}  // namespace

std::vector<Order> open_orders(const WrittenDate& date) {
    const bool has_day = date.day != unwritten;
    if (date.order == Order::none || !has_day) return {};
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

std::vector<std::optional<WrittenDate>> numeric_dates_by_end(const Expression& expression,
                                                             std::span<const std::string> digit_runs) {
    std::vector<std::optional<WrittenDate>> dates;
    const DatesOfNumbers of_numbers(expression, digit_runs);
    for_each_end(expression, [&](const End& end) { dates.push_back(of_numbers(end.point)); });
    return dates;
}

std::vector<WrittenDate> numeric_dates(const Expression& expression) {
    std::vector<WrittenDate> dates;
    for (const std::optional<WrittenDate>& date : numeric_dates_by_end(expression))
        if (date) dates.push_back(*date);
    return dates;
}

bool is_numeric(const Expression& expression) {
    return has_end(expression, [&](const End& end) { return numeric_date(end.point, expression.order).has_value(); });
}

std::vector<Order> open_orders(const Expression& expression) {
    if (const std::optional<WrittenDate> date = lone_date_or_time(expression)) return open_orders(*date);
    const std::vector<WrittenDate> dates = numeric_dates(expression);
    return dates.empty() ? std::vector<Order>() : open_to_all(dates, {});
}

std::optional<std::vector<Order>> open_orders(const Expression& expression, std::span<const std::string> digit_runs) {
    if (const std::optional<WrittenDate> date = lone_date_or_time(expression)) return open_orders(*date, digit_runs);
    const std::vector<WrittenDate> dates = numeric_dates(expression);
    const std::vector<Order> open = open_to_all(dates, digit_runs);
    return dates.empty() || open.empty() ? std::nullopt : std::optional(open);
}

bool stands_in(const Expression& expression, std::span<const std::string> digit_runs) {
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    return !date || stands_in(*date, digit_runs);
}

Expression reordered(const Expression& original, Order order, std::span<const std::string> digit_runs) {
    if (const std::optional<WrittenDate> date = lone_date_or_time(original))
        return with_date(original, reordered(*date, order));
    return changed(original, digit_runs, [&](const WrittenDate& date) { return reordered(date, order); });
}

Expression copied(const Expression& expression) {
    const std::vector<Order> open = open_orders(expression);
    return std::ranges::find(open, Order::dmy) == open.end() ? expression : reordered(expression, Order::dmy);
}

Expression settled(Expression copied, std::span<const std::string> digit_runs) {
    if (!is_numeric(copied)) return copied;
    if (const std::optional<WrittenDate> date = lone_date_or_time(copied))
        return with_date(copied, settled(*date, digit_runs));
    const std::vector<Order> open = open_orders(copied, digit_runs).value_or(open_orders(copied));
    if (open.empty()) return copied;
    const auto fits = std::ranges::find_if(open, [&](Order order) {
        const std::vector<WrittenDate> dates = numeric_dates(reordered(copied, order, digit_runs));
        return std::ranges::all_of(
            dates, [](const WrittenDate& date) { return resolve(date).validity != Validity::impossible; });
    });
    return reordered(copied, fits == open.end() ? open.front() : *fits, digit_runs);
}

}  // namespace kalends
