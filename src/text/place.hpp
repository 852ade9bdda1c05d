#pragma once

#include <cstddef>

namespace kalends {

/// Part of a normalised text, in code points, half-open.
struct Place {
    std::size_t begin = 0, end = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

constexpr bool overlap(const Place& one, const Place& other) {
    return one.begin < other.end && other.begin < one.end;
}

}  // namespace kalends
