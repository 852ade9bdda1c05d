#include "normalizer/by_order.hpp"

#include <algorithm>

#include "calendar/orders.hpp"

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

Reading reading_under(const OpenReading& readings, Order told) {
    if (told == Order::none) return readings.best;
    const std::size_t index = static_cast<std::size_t>(told) - 1;
    Reading reading = readings.by_order.empty() ? readings.best : readings.by_order.at(index);
    reading.confidence = reading.confidence_told[index];
    return reading;
}

bool all_one_date(std::span<const Reading> readings) {
    return std::all_of(readings.begin(), readings.end(),
                       [&](const Reading& r) { return r.resolved.iso == readings.front().resolved.iso; });
}

}  // namespace kalends
