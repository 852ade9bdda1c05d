#include "core/freed_memory.hpp"

#include <malloc.h>

#include <cstdlib>

namespace kalends {

void keep_freed_memory() {
    constexpr int largest_kept_block = 1 << 24, most_kept = 1 << 26;
    for (const char* told : {"MALLOC_TRIM_THRESHOLD_", "MALLOC_MMAP_THRESHOLD_"})
        if (std::getenv(told) != nullptr) return;
    ::mallopt(M_MMAP_THRESHOLD, largest_kept_block);
    ::mallopt(M_TRIM_THRESHOLD, most_kept);
}

}  // namespace kalends
