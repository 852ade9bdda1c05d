#include "decoding/alignment.hpp"

#include "calendar/orders.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

/// Where the two digits of each number stand in the output, in the order in which the text writes the numbers. No era
/// is before them where there is an order.
std::vector<std::size_t> digit_places(const WrittenDate& date) {
    constexpr std::size_t year = 2, month = 4, day = 6;
    if (date.order == Order::dmy) return {day, month, year};
    const bool has_year = date.year[2] != 'X';
    if (date.order == Order::mdy || !has_year) return {month, day, year};
    return {year, month, day};
}

}  // namespace

Hypothesis reordered(const Hypothesis& original, Order order) {
    const WrittenDate before = from_symbols(original.symbols);
    const WrittenDate after = reordered(before, order);
    const std::vector<std::size_t> from = digit_places(before), to = digit_places(after);
    Hypothesis result = original;
    result.symbols = to_symbols(after);
    const auto follow = [&](auto& moved, const auto& source) {
        for (std::size_t number = 0; number < from.size() && !source.empty(); ++number)
            for (std::size_t digit = 0; digit < 2; ++digit) moved[to[number] + digit] = source[from[number] + digit];
    };
    follow(result.log_probabilities, original.log_probabilities);
    follow(result.attention, original.attention);
    return result;
}

std::size_t first_digit(std::span<const std::string> outputs) {
    return !outputs.empty() && parse_era(outputs.front()) ? 1 : 0;
}

Alignment alignment(const Hypothesis& hypothesis) {
    if (hypothesis.attention.size() != hypothesis.symbols.size())
        throw Error(ErrorKind::internal, "alignment: the hypothesis has no attention; search with keep_attention");
    Alignment table;
    for (std::size_t i = 0; i < hypothesis.symbols.size(); ++i) {
        if (hypothesis.symbols[i] == symbol::end) break;
        table.outputs.emplace_back(symbol_name(hypothesis.symbols[i]));
        table.weights.push_back(hypothesis.attention[i]);
    }
    return table;
}

}  // namespace kalends
