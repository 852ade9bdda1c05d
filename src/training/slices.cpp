#include "training/slices.hpp"

#include <algorithm>

namespace kalends {

Blocks cut_into_blocks(const std::vector<NamedValues<const float>>& tensors) {
    constexpr std::size_t longest = 16384;
    Blocks blocks;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        const std::size_t size = tensors[i].values.size();
        for (std::size_t begin = 0; begin < size; begin += longest)
            blocks.push_back({i, begin, std::min(longest, size - begin)});
    }
    return blocks;
}

}  // namespace kalends
