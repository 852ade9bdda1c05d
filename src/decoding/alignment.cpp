#include "decoding/alignment.hpp"

#include <optional>
#include <span>

#include "calendar/orders.hpp"
#include "kalends/core/error.hpp"
#include "language/layout.hpp"

namespace kalends {
namespace {

/// Where the two digits of each number of a date stand in the output, in the order in which the text writes the
/// numbers; of a year its last two.
std::vector<std::size_t> digit_places(const WrittenDate& date, std::span<const Role> layout, Places inside) {
    const std::size_t year = places_of(Role::year, layout, inside).begin + date.year.size() - 2,
                      month = places_of(Role::month, layout, inside).begin,
                      day = places_of(Role::day, layout, inside).begin;
    if (date.order == Order::dmy) return {day, month, year};
    const bool has_year = date.year[2] != 'X';
    if (date.order == Order::mdy || !has_year) return {month, day, year};
    return {year, month, day};
}

using DatesByEnd = std::vector<std::optional<WrittenDate>>;

/// Of the dates at those ends that `counted` has, one behind the other.
std::vector<std::size_t> digit_places(const DatesByEnd& dates, const DatesByEnd& counted,
                                      std::span<const symbol::Id> symbols) {
    const std::vector<Role> layout = layout_of(symbols);
    const std::vector<Places> ends = ends_of(layout);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < dates.size(); ++i) {
        if (!dates[i] || !counted[i]) continue;
        const std::vector<std::size_t> own = digit_places(*dates[i], layout, ends.at(i));
        places.insert(places.end(), own.begin(), own.end());
    }
    return places;
}

}  // namespace

Hypothesis reordered(const Hypothesis& original, Order order, std::span<const std::string> digit_runs) {
    Expression before = expression_from_symbols(original.symbols);
    const bool says_order = before.order != Order::none;
    if (!says_order) before.order = Order::dmy;  // as Interpretation::as_numeric()
    Expression after = reordered(before, order, digit_runs);
    const DatesByEnd moved = numeric_dates_by_end(before, digit_runs), there = numeric_dates_by_end(after);
    if (!says_order) after.order = Order::none;
    Hypothesis result = original;
    result.symbols = to_symbols(after);
    const std::vector<std::size_t> from = digit_places(moved, moved, original.symbols),
                                   to = digit_places(there, moved, result.symbols);
    const auto follow = [&](auto& target, const auto& source) {
        for (std::size_t number = 0; number < from.size() && !source.empty(); ++number)
            for (std::size_t digit = 0; digit < 2; ++digit) target[to[number] + digit] = source[from[number] + digit];
    };
    follow(result.log_probabilities, original.log_probabilities);
    follow(result.attention, original.attention);
    return result;
}

Alignment alignment(const Hypothesis& hypothesis) {
    if (hypothesis.attention.size() != hypothesis.symbols.size())
        throw Error(ErrorKind::internal, "alignment: the hypothesis has no attention; search with keep_attention");
    const std::vector<Role> layout = layout_of(hypothesis.symbols);
    Alignment table;
    for (std::size_t i = 0; i < hypothesis.symbols.size(); ++i) {
        if (hypothesis.symbols[i] == symbol::end) break;
        if (hypothesis.symbols[i] == symbol::unwritten) continue;
        table.outputs.emplace_back(symbol_name(hypothesis.symbols[i]));
        table.roles.push_back(layout[i]);
        table.weights.push_back(hypothesis.attention[i]);
    }
    return table;
}

}  // namespace kalends
