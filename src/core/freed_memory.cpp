#include "core/freed_memory.hpp"

#include <malloc.h>

#include <cstdlib>

namespace kalends {

void keep_freed_memory() {
    constexpr int largest_kept_block = 1 << 24, most_kept = 1 << 26;
    const auto told = [](const char* variable) { return std::getenv(variable) != nullptr; };
    if (told("MALLOC_TRIM_THRESHOLD_") || told("MALLOC_MMAP_THRESHOLD_")) return;
    ::mallopt(M_MMAP_THRESHOLD, largest_kept_block);
    ::mallopt(M_TRIM_THRESHOLD, most_kept);
}

}  // namespace kalends
