#pragma once

#include <cstddef>
#include <filesystem>
#include <iterator>

namespace kalends::test {

/// Of a folder: /proc/self/fd has the open files of this process, /proc/self/task its threads.
inline std::ptrdiff_t entries(const char* folder) {
    return std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator());
}

}  // namespace kalends::test
