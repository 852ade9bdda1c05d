#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "kalends/core/error.hpp"

// What the fuzz targets share. A target is a function of any bytes that must end in silence: a promise broken aborts.
namespace kalends::fuzz {

inline void expect(bool holds, const char* promise) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// True where `work` is done, false where it refused with an error of this kind; any other error is a finding.
template <class Work>
bool done_or_refused(ErrorKind kind, Work&& work) {
    try {
        work();
        return true;
    } catch (const Error& error) {
        expect(error.kind() == kind, error.what());
        return false;
    }
}

}  // namespace kalends::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
