#include "kalends/language/written_date.hpp"

#include <algorithm>
#include <charconv>

#include "core/digits.hpp"
#include "language/expression_symbols.hpp"

namespace kalends {
namespace {

template <std::size_t N>
std::optional<int> value(const std::array<char, N>& digits) {
    if (!std::ranges::all_of(digits, is_digit)) return std::nullopt;
    int result = 0;
    std::from_chars(digits.data(), digits.data() + N, result);
    return result;
}

template <std::size_t N>
bool is_unwritten(const std::array<char, N>& digits) {
    return std::ranges::all_of(digits, [](char c) { return c == 'X'; });
}

}  // namespace

std::string_view name(Order order) {
    return order == Order::none ? symbol_name(symbol::none) : symbol_name(to_symbol(Role::order, order));
}

std::string_view name(Era era) {
    return era == Era::common ? "common" : symbol_name(to_symbol(Role::era, era));
}

std::optional<Era> parse_era(std::string_view word) {
    const std::optional<symbol::Id> id = parse_symbol(word);
    if (!id || role_of(*id) != Role::era) return std::nullopt;
    return to_value<Era>(*id);
}

bool WrittenDate::is_none() const {
    return is_unwritten(year) && is_unwritten(month) && is_unwritten(day);
}

std::optional<int> field_value(const std::array<char, 2>& digits) {
    return value(digits);
}
std::optional<int> field_value(const std::array<char, 4>& digits) {
    return value(digits);
}

WrittenDate date_alone(const WrittenDate& date) {
    WrittenDate alone = date;
    alone.weekday = Weekday::unwritten;
    alone.order = Order::none;
    return alone;
}

}  // namespace kalends
