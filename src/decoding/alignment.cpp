#include "decoding/alignment.hpp"

#include <span>

#include "calendar/orders.hpp"
#include "kalends/core/error.hpp"
#include "kalends/language/expression.hpp"
#include "language/layout.hpp"

namespace kalends {
namespace {

/// Where the two digits of each number stand in the output, in the order in which the text writes the numbers; of a
/// year its last two.
std::vector<std::size_t> digit_places(const WrittenDate& date, std::span<const Role> layout) {
    const std::size_t year = places_of(Role::year, layout).begin + date.year.size() - 2,
                      month = places_of(Role::month, layout).begin, day = places_of(Role::day, layout).begin;
    if (date.order == Order::dmy) return {day, month, year};
    const bool has_year = date.year[2] != 'X';
    if (date.order == Order::mdy || !has_year) return {month, day, year};
    return {year, month, day};
}

}  // namespace

Hypothesis reordered(const Hypothesis& original, Order order) {
    const WrittenDate before = lone_date(expression_from_symbols(original.symbols)).value_or(WrittenDate{});
    const WrittenDate after = reordered(before, order);
    Hypothesis result = original;
    result.symbols = to_symbols(after);
    const std::vector<std::size_t> from = digit_places(before, layout_of(original.symbols)),
                                   to = digit_places(after, layout_of(result.symbols));
    const auto follow = [&](auto& moved, const auto& source) {
        for (std::size_t number = 0; number < from.size() && !source.empty(); ++number)
            for (std::size_t digit = 0; digit < 2; ++digit) moved[to[number] + digit] = source[from[number] + digit];
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
