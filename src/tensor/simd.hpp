#pragma once

#include <array>
#include <cstddef>
#include <xsimd/xsimd.hpp>

// Functions say `inline` so that g++ puts them into the loops over registers; else it calls some once a register.
namespace kalends {

/// One SIMD register of T.
template <class T>
using Lanes = xsimd::batch<T>;
template <class T>
inline constexpr std::size_t lane_count = Lanes<T>::size;

/// How for_lanes() reads and writes a whole register ...
template <class T>
struct WholeLanes {
    Lanes<T> load(const T* from) const { return Lanes<T>::load_unaligned(from); }
    void store(T* to, Lanes<T> value) const { value.store_unaligned(to); }
    Lanes<T> with_zero_outside(Lanes<T> value) const { return value; }
};

/// ... and the last, part of one: lanes beyond `count` read as zero and are not written.
template <class T>
struct PartLanes {
    std::size_t count;

    Lanes<T> load(const T* from) const {
        alignas(Lanes<T>) std::array<T, lane_count<T>> padded{};
        for (std::size_t i = 0; i < count; ++i) padded[i] = from[i];
        return Lanes<T>::load_aligned(padded.data());
    }
    void store(T* to, Lanes<T> value) const {
        alignas(Lanes<T>) std::array<T, lane_count<T>> padded;
        value.store_aligned(padded.data());
        for (std::size_t i = 0; i < count; ++i) to[i] = padded[i];
    }
    /// Lanes beyond `count` are zero, as a sum of what was computed from lanes needs.
    Lanes<T> with_zero_outside(Lanes<T> value) const {
        alignas(Lanes<T>) std::array<T, lane_count<T>> padded;
        value.store_aligned(padded.data());
        return load(padded.data());
    }
};

/// Calls f(offset, access) along n contiguous elements, a register at a time. The remainder runs through the same
/// instructions as the rest, so an element's result does not depend on where in a row it stands.
template <class T, class F>
inline void for_lanes(std::size_t n, F&& f) {
    std::size_t i = 0;
    for (; i + lane_count<T> <= n; i += lane_count<T>) f(i, WholeLanes<T>{});
    if (i < n) f(i, PartLanes<T>{n - i});
}

/// Logistic function and hyperbolic tangent by one exponential; exact in the limits, absolute error a few ulp of 1.
template <class T>
inline Lanes<T> sigmoid(Lanes<T> x) {
    return Lanes<T>(T{1}) / (Lanes<T>(T{1}) + xsimd::exp(-x));
}
template <class T>
inline Lanes<T> hyperbolic_tangent(Lanes<T> x) {
    return Lanes<T>(T{1}) - Lanes<T>(T{2}) / (Lanes<T>(T{1}) + xsimd::exp(x + x));
}

/// Sum of all lanes, by halves. (xsimd's own raises a false warning of g++ 12 from its AVX-512 headers.)
template <class T>
inline T horizontal_sum(Lanes<T> lanes) {
    alignas(Lanes<T>) std::array<T, lane_count<T>> sums;
    lanes.store_aligned(sums.data());
    for (std::size_t half = lane_count<T> / 2; half > 0; half /= 2) {
        for (std::size_t i = 0; i < half; ++i) sums[i] += sums[i + half];
    }
    return sums[0];
}

/// Sum of x[i].
template <class T>
T sum(const T* x, std::size_t n) {
    Lanes<T> lanes(T{0});
    for_lanes<T>(n, [&](std::size_t i, auto at) { lanes += at.load(x + i); });
    return horizontal_sum<T>(lanes);
}

/// Sum of a[i] * b[i].
template <class T>
T dot(const T* a, const T* b, std::size_t n) {
    Lanes<T> sum(T{0});
    for_lanes<T>(n, [&](std::size_t i, auto at) { sum = xsimd::fma(at.load(a + i), at.load(b + i), sum); });
    return horizontal_sum<T>(sum);
}

/// y += a x.
template <class T>
void axpy(T a, const T* x, T* y, std::size_t n) {
    const Lanes<T> factor(a);
    for_lanes<T>(n,
                 [&](std::size_t i, auto at) { at.store(y + i, xsimd::fma(factor, at.load(x + i), at.load(y + i))); });
}

}  // namespace kalends
