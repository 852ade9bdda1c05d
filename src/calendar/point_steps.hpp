#pragma once

#include <cstddef>

#include "calendar/point_time.hpp"

namespace kalends {

/// Where the steps of a point lead, from the one with index `first` on, which is taken from `start`; asks what is left
/// open. Flags what was rounded. @throws NoTime
Period take_steps(const Point&, std::size_t first, const Period& start, const PointContext&, Flags&);

}  // namespace kalends
