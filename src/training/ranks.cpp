#include "training/ranks.hpp"

#include <array>
#include <cstdint>

namespace kalends {

std::vector<std::vector<std::byte>> Ranks::all_gather(std::span<const std::byte> own) {
    const std::array<std::uint64_t, 1> own_size{own.size()};
    std::vector<std::uint64_t> sizes(size());
    all_gather(std::as_bytes(std::span(own_size)), std::as_writable_bytes(std::span(sizes)));
    const std::size_t largest = *std::ranges::max_element(sizes);
    std::vector<std::byte> padded(own.begin(), own.end()), all(largest * size());
    padded.resize(largest);
    all_gather(padded, std::span(all));
    std::vector<std::vector<std::byte>> gathered;
    for (std::size_t rank = 0; rank < size(); ++rank) {
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(rank * largest);
        gathered.emplace_back(first, first + static_cast<std::ptrdiff_t>(sizes[rank]));
    }
    return gathered;
}

}  // namespace kalends
