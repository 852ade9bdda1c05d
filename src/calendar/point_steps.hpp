#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "calendar/period.hpp"
#include "calendar/point_time.hpp"

namespace kalends {

/// Where steps lead.
struct Moment {
    Period period;
    std::optional<std::chrono::seconds> time{};  ///< of a day: since midnight, where it is known
    bool has_counted_time = false;               ///< a step counts less than a day: the time is part of the answer
    std::chrono::seconds lasts{};                ///< so long from that time on
};

/// Where the steps of a point lead, from the one with index `first` on, which is taken from `start`; asks what is left
/// open. Flags what was rounded. @throws NoTime: relative where hours are counted from a day alone
Moment take_steps(const Point&, std::size_t first, const Moment& start, const PointContext&, Flags&);

}  // namespace kalends
