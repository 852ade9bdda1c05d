#pragma once

#include <optional>

#include "calendar/period.hpp"

namespace kalends {

/// Thrown inside what resolves a point, which has no time.
struct NoTime {
    Validity why;
};

[[noreturn]] inline void fail(Validity why) {
    throw NoTime{why};
}

/// @throws NoTime where there is none, or it reaches beyond the years that can be written
inline Period possible(const std::optional<Period>& period) {
    if (!period || !is_in_range(*period)) fail(Validity::impossible);
    return *period;
}

}  // namespace kalends
