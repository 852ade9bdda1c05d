#include "text/read_text.hpp"

#include <utility>

#include "text/lookalikes.hpp"
#include "text/machine_times.hpp"
#include "text/markup.hpp"
#include "text/measures.hpp"
#include "text/repetition.hpp"
#include "text/supplied_digits.hpp"

namespace kalends {
namespace {

/// The ".0" of 2018.0 and 20180509.0: so do data frames write whole numbers of a column with empty cells.
std::vector<Place> zero_fraction(std::u32string_view text) {
    constexpr std::size_t size_of_year = 4, size_of_date = 8;
    const std::size_t digits = text.find_first_not_of(U"0123456789");
    const bool is_whole = digits == size_of_year || digits == size_of_date;
    return is_whole && text.substr(digits) == U".0" ? std::vector{Place{digits, text.size()}} : std::vector<Place>();
}

}  // namespace

ReadText read_text(std::string_view bytes) {
    NormalizedText normalized = normalize_text(bytes);
    decode_markup(normalized);
    repair_lookalikes(bytes, normalized);
    enclose_supplied_digits(normalized);
    write_machine_times(normalized);
    const NormalizedText said = said_once(normalized), whole = without(zero_fraction(said.code_points), said);
    const std::vector<Place> measures = find_measures(whole.code_points);
    ReadText read{without(measures, whole), {}};
    for (const auto& [begin, end] : measures)
        read.measures.push_back({whole.origin[begin].begin, whole.origin[end - 1].end});
    return read;
}

}  // namespace kalends
