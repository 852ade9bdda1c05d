#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace kalends {

/// SplitMix64 (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators", figure 15).
///
/// A whole state is one number, so a stream for every row of a corpus costs nothing to make and a checkpoint
/// stores it in eight bytes. The helpers below are exact on every platform; those of `<random>` are not.
/// Satisfies UniformRandomBitGenerator.
class Random {
public:
    using result_type = std::uint64_t;

    explicit Random(std::uint64_t seed) : state_(seed) {}
    /// An independent stream: row `stream` of the sequence that `seed` names.
    Random(std::uint64_t seed, std::uint64_t stream) : state_(mix(seed + mix(stream + increment))) {}

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    result_type operator()() { return mix(state_ += increment); }

    /// Uniform in [0, bound); bound > 0. By multiplication (Lemire 2019); the bias is below 2^-32 for bounds below
    /// 2^32.
    std::size_t below(std::size_t bound) {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>((static_cast<Wide>((*this)()) * bound) >> 64U);
    }
    /// Uniform in [low, high], both included.
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::size_t>(high - low) + 1)); }
    /// Uniform in [0, 1), with 53 bits.
    double uniform() { return static_cast<double>((*this)() >> 11U) * 0x1.0p-53; }
    bool chance(double probability) { return uniform() < probability; }
    /// One element of a non-empty container.
    template <class Container>
    const auto& pick(const Container& from) {
        return from[below(from.size())];
    }

    [[nodiscard]] std::uint64_t state() const { return state_; }

private:
    static constexpr std::uint64_t increment = 0x9e3779b97f4a7c15U;

    static constexpr std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

    std::uint64_t state_;
};

}  // namespace kalends
