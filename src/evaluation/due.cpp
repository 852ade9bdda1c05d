#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "calendar/orders.hpp"
#include "kalends/evaluation/metrics.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/digit_runs.hpp"

namespace kalends {
namespace {

bool has_date(const ResolvedDate& date) {
    return date.validity == Validity::complete || date.validity == Validity::partial;
}

/// The different dates that the same numbers make; those that a slip of the day keeps out of the calendar, too.
std::vector<ResolvedDate> possible_dates(const Example& example, const ResolutionOptions& options) {
    const WrittenDate& target = example.target;
    const std::vector<std::string> numbers = digit_runs(normalize_text(example.text).code_points);
    std::vector<ResolvedDate> dates;
    for (const Order order : open_orders(target, numbers).value_or(open_orders(target))) {
        const WrittenDate written = reordered(target, order);
        const ResolvedDate date = resolve(written, options);
        if ((has_date(date) || is_plausible(written)) && std::find(dates.begin(), dates.end(), date) == dates.end())
            dates.push_back(date);
    }
    return dates;
}

bool is_ambiguous(const Example& example, const ResolutionOptions& options) {
    const std::vector<ResolvedDate> dates = possible_dates(example, options);
    if (dates.size() < 2) return false;
    if (example.target.weekday == Weekday::unwritten) return true;
    return std::count_if(dates.begin(), dates.end(), [](const ResolvedDate& date) { return !date.weekday_mismatch; }) !=
           1;
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
