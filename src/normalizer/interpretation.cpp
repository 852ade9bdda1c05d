#include "normalizer/interpretation.hpp"

#include "calendar/orders.hpp"
#include "decoding/alignment.hpp"
#include "kalends/language/expression.hpp"
#include "normalizer/confidence.hpp"

namespace kalends {
namespace {

/// Less likely than not.
constexpr double in_doubt = 0.5;

/// Those that would be open if the date were one of bare numbers; none where its numbers do not stand in the text as
/// bare ones do.
std::vector<Order> orders_in_text(const Interpretation& read, std::span<const std::string> digit_runs) {
    if (read.written.era != Era::common) return {};
    return open_orders(read.as_numeric(), digit_runs).value_or(open_orders(read.written));
}

}  // namespace

WrittenDate Interpretation::as_numeric() const {
    WrittenDate numeric = written;
    if (!is_numeric()) numeric.order = Order::dmy;
    return numeric;
}

Interpretation interpret(const Hypothesis& copied, std::span<const std::string> digit_runs) {
    const WrittenDate as_copied = lone_date(expression_from_symbols(copied.symbols)).value_or(WrittenDate{});
    Interpretation result;
    result.written = settled(as_copied, digit_runs);
    result.hypothesis = result.written.order == as_copied.order ? copied : reordered(copied, result.written.order);
    result.open = orders_in_text(result, digit_runs);
    result.is_misread = result.is_numeric() && !stands_in(result.written, digit_runs);
    result.weekday_in_doubt = probability_of(Role::weekday, result.hypothesis) < in_doubt;
    result.order_in_doubt = result.is_misread || probability_of_order(result.hypothesis) < in_doubt;
    return result;
}

}  // namespace kalends
