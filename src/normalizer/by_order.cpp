#include "kalends/normalizer/by_order.hpp"

#include <algorithm>

#include "kalends/calendar/reordering.hpp"

namespace kalends {

std::vector<Reading> readings_by_order(const Reading& reading, std::span<const Order> open,
                                       const ResolutionOptions& options) {
    const bool is_impossible = reading.resolved.validity == Validity::impossible;
    std::vector<Reading> result;
    for (const Order order : told_orders) {
        Reading& told = result.emplace_back(reading);
        if (std::find(open.begin(), open.end(), order) == open.end()) continue;
        const WrittenDate written = reordered(reading.written, order);
        const ResolvedDate resolved = resolve(written, options);
        if (resolved.validity == Validity::impossible && !is_impossible && !is_plausible(written)) continue;
        told.written = written;
        told.resolved = resolved;
    }
    return result;
}

bool all_one_date(std::span<const Reading> readings) {
    return std::all_of(readings.begin(), readings.end(),
                       [&](const Reading& r) { return r.resolved.iso == readings.front().resolved.iso; });
}

}  // namespace kalends
