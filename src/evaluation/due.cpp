#include "kalends/evaluation/due.hpp"

#include <algorithm>
#include <vector>

#include "kalends/calendar/reordering.hpp"

namespace kalends {
namespace {

bool has_date(const ResolvedDate& date) {
    return date.validity == Validity::complete || date.validity == Validity::partial;
}

/// The different dates that the same numbers make, in the calendar.
std::vector<ResolvedDate> possible_dates(const WrittenDate& target, const ResolutionOptions& options) {
    std::vector<ResolvedDate> dates;
    for (const Order order : open_orders(target)) {
        const ResolvedDate date = resolve(reordered(target, order), options);
        if (has_date(date) && std::find(dates.begin(), dates.end(), date) == dates.end()) dates.push_back(date);
    }
    return dates;
}

bool is_ambiguous(const WrittenDate& target, const ResolutionOptions& options) {
    const std::vector<ResolvedDate> dates = possible_dates(target, options);
    if (dates.size() < 2) return false;
    if (target.weekday == Weekday::unwritten) return true;
    return std::count_if(dates.begin(), dates.end(), [](const ResolvedDate& date) { return !date.weekday_mismatch; }) !=
           1;
}

}  // namespace

std::string_view name(Due due) {
    constexpr std::array<std::string_view, all_dues.size()> names{"complete", "partial",    "ambiguous",
                                                                  "unread",   "impossible", "none"};
    return names[static_cast<std::size_t>(due)];
}

Due due(const WrittenDate& target, Order told, const ResolutionOptions& options) {
    if (target.order != Order::none && told == Order::none && is_ambiguous(target, options)) return Due::ambiguous;
    switch (resolve(target, options).validity) {
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
