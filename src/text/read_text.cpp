#include "text/read_text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "text/calendar_properties.hpp"
#include "text/file_names.hpp"
#include "text/ideographic_years.hpp"
#include "text/log_lines.hpp"
#include "text/lookalikes.hpp"
#include "text/machine_times.hpp"
#include "text/markup.hpp"
#include "text/measures.hpp"
#include "text/mixed_scripts.hpp"
#include "text/repetition.hpp"
#include "text/supplied_digits.hpp"
#include "text/zones_in_words.hpp"

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

NormalizedText part(const NormalizedText& text, Place place) {
    const auto at = [&](std::size_t i) { return text.origin.begin() + static_cast<std::ptrdiff_t>(i); };
    return {text.code_points.substr(place.begin, place.end - place.begin),
            {at(place.begin), at(place.end)},
            text.repaired,
            text.truncated};
}

/// Of a line of a log its stamp alone; the bytes of the rest go to `rest`.
NormalizedText stamp_of_line(NormalizedText text, std::vector<ByteSpan>& rest) {
    const std::optional<Place> stamp = find_stamp_of_log(text.code_points);
    if (!stamp) return text;
    const std::u32string_view all = text.code_points;
    const auto add = [&](std::size_t begin, std::size_t end) {
        const std::size_t first = std::min(all.find_first_not_of(U' ', begin), end);
        while (end > first && all[end - 1] == U' ') --end;
        if (first < end) rest.push_back({text.origin[first].begin, text.origin[end - 1].end});
    };
    const bool is_in_brackets = stamp->begin > 0 && all[stamp->begin - 1] == U'[';
    add(0, is_in_brackets ? stamp->begin - 1 : stamp->begin);
    add(is_in_brackets ? stamp->end + 1 : stamp->end, all.size());
    return part(text, *stamp);
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
    ReadText read;
    NormalizedText whole = said_once(stamp_of_line(std::move(normalized), read.left_out));
    if (std::optional<NamedZone> zone = write_zone_behind(whole, bytes))
        read.zones.push_back(std::move(*zone));
    else
        read.zones = abbreviate_zones_in_words(whole);
    std::vector<Place> measures = find_measures(whole.code_points);
    std::ranges::copy(find_parts_of_file_names(whole.code_points), std::back_inserter(measures));
    read.text = without(measures, whole);
    for (const auto& [begin, end] : measures)
        read.left_out.push_back({whole.origin[begin].begin, whole.origin[end - 1].end});
    return read;
}

}  // namespace kalends
