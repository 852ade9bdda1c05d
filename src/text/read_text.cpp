#include "text/read_text.hpp"

#include <utility>

#include "text/ideographic_years.hpp"
#include "text/lookalikes.hpp"
#include "text/machine_times.hpp"
#include "text/markup.hpp"
#include "text/measures.hpp"
#include "text/mixed_scripts.hpp"
#include "text/repetition.hpp"
#include "text/supplied_digits.hpp"

namespace kalends {
namespace {

/// The ".0" of 2018.0 and 20180509.0: so do data frames write whole numbers of a column with empty cells.
void drop_zero_fraction(NormalizedText& text) {
    constexpr std::size_t size_of_year = 4, size_of_date = 8;
    const std::u32string_view all = text.code_points;
    const std::size_t digits = all.find_first_not_of(U"0123456789");
    const bool is_whole = digits == size_of_year || digits == size_of_date;
    if (!is_whole || all.substr(digits) != U".0") return;
    text.code_points.resize(digits);
    text.origin.resize(digits);
}

}  // namespace

ReadText read_text(std::string_view bytes) {
    NormalizedText normalized = normalize_text(bytes);
    decode_markup(normalized);
    repair_lookalikes(bytes, normalized);
    repair_mixed_scripts(bytes, normalized);
    write_ideographic_years(normalized);
    enclose_supplied_digits(normalized);
    write_machine_times(normalized);
    drop_zero_fraction(normalized);
    const NormalizedText whole = said_once(normalized);
    const std::vector<Place> measures = find_measures(whole.code_points);
    ReadText read{without(measures, whole), {}};
    for (const auto& [begin, end] : measures)
        read.measures.push_back({whole.origin[begin].begin, whole.origin[end - 1].end});
    return read;
}

}  // namespace kalends
