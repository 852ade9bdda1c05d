#include "text/read_text.hpp"

#include <utility>

#include "text/lookalikes.hpp"
#include "text/machine_times.hpp"
#include "text/markup.hpp"
#include "text/measures.hpp"
#include "text/repetition.hpp"
#include "text/supplied_digits.hpp"

namespace kalends {

ReadText read_text(std::string_view bytes) {
    NormalizedText normalized = normalize_text(bytes);
    decode_markup(normalized);
    repair_lookalikes(bytes, normalized);
    enclose_supplied_digits(normalized);
    write_machine_times(normalized);
    const NormalizedText whole = said_once(normalized);
    const std::vector<Place> measures = find_measures(whole.code_points);
    ReadText read{without(measures, whole), {}};
    for (const auto& [begin, end] : measures)
        read.measures.push_back({whole.origin[begin].begin, whole.origin[end - 1].end});
    return read;
}

}  // namespace kalends
