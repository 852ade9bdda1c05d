#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"

namespace kalends::test {

/// Seeds of a property: one that never changes and one that nobody knows before. KALENDS_SEED=N in the environment
/// repeats the run that a failure told of.
inline std::vector<std::uint64_t> seeds() {
    const char* wanted = std::getenv("KALENDS_SEED");
    if (wanted != nullptr) return {static_cast<std::uint64_t>(std::atoll(wanted))};
    return {1, std::random_device{}()};
}

/// Pieces of dates, of UTF-8 and of what breaks either, and bytes of any kind between them; line ends only where told.
inline std::string any_bytes(Random& random, std::size_t pieces, bool line_ends) {
    using namespace std::string_view_literals;
    static constexpr std::array parts{"9"sv,
                                      "05"sv,
                                      "2018"sv,
                                      "May"sv,
                                      " "sv,
                                      "/"sv,
                                      "."sv,
                                      "-"sv,
                                      "sábado"sv,
                                      "मई"sv,
                                      "५"sv,
                                      "年"sv,
                                      "\u0301"sv,
                                      "\u200F"sv,
                                      "\xEF\xBB\xBF"sv,
                                      "\xE2\x80"sv,
                                      "\xFF"sv,
                                      "\xC0\x80"sv,
                                      "\xF0\x9F\x98\x80"sv,
                                      "\0"sv,
                                      "\t"sv,
                                      "<&\">"sv,
                                      "\xED\xA0\x80"sv,
                                      "\u0130"sv,
                                      "\uFDFA"sv,
                                      "\x1B[31m"sv};
    static constexpr std::array ends{"\n"sv, "\r\n"sv, "\r"sv, "\n\n"sv};
    std::string bytes;
    for (; pieces > 0; --pieces) {
        if (line_ends && random.chance(0.1)) bytes += random.pick(ends);
        if (random.chance(0.7))
            bytes += random.pick(parts);
        else if (const char byte = static_cast<char>(random.below(256)); line_ends || byte != '\n')
            bytes += byte;
    }
    return bytes;
}

}  // namespace kalends::test
