#include <array>
#include <string>
#include <vector>

#include "calendar/orders.hpp"
#include "kalends/evaluation/metrics.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/digit_runs.hpp"

namespace kalends {
namespace {

/// As the normaliser decides a row that is read without a mistake.
bool is_ambiguous(const Example& example, const ResolutionOptions& options) {
    const std::vector<std::string> numbers = digit_runs(normalize_text(example.text).code_points);
    const std::vector<Order> open = open_orders(example.target, numbers).value_or(open_orders(example.target));
    return is_ambiguous(meanings_by_order(example.target, open, options));
}

}  // namespace

std::string_view name(Due due) {
    constexpr std::array<std::string_view, 6> names{"complete", "partial", "ambiguous", "unread", "impossible", "none"};
    return names[static_cast<std::size_t>(due)];
}

Due due(const Example& example, Order told, const ResolutionOptions& options) {
    const bool is_numeric = example.target.order != Order::none;
    if (is_numeric && told == Order::none && is_ambiguous(example, options)) return Due::ambiguous;
    switch (resolve(example.target, options).validity) {
        case Validity::complete:
            return Due::complete;
        case Validity::partial:
            return Due::partial;
        case Validity::unread:
            return Due::unread;
        case Validity::impossible:
            return Due::impossible;
        case Validity::none:
            break;
    }
    return Due::none;
}

}  // namespace kalends
