#include "text/read_text.hpp"

#include <utility>

#include "text/measures.hpp"
#include "text/repetition.hpp"

namespace kalends {

ReadText read_text(std::string_view bytes) {
    const NormalizedText whole = said_once(normalize_text(bytes));
    const std::vector<Place> measures = find_measures(whole.code_points);
    ReadText read{without(measures, whole), {}};
    for (const auto& [begin, end] : measures)
        read.measures.push_back({whole.origin[begin].begin, whole.origin[end - 1].end});
    return read;
}

}  // namespace kalends
