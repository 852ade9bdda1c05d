#include "kalends/calendar/resolution.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "calendar/date_fields.hpp"
#include "calendar/iso_date.hpp"
#include "calendar/period.hpp"

namespace kalends {
namespace {

/// The same in EDTF, where unwritten digits are X (ISO 8601-2:2019, 4.6).
std::string in_edtf(const DateFields& fields, const std::string& iso_text) {
    if (fields.year) return iso_text;
    return (fields.month ? "XXXX-" : "XXXX-XX-") + iso_text.substr(fields.month ? 2 : 3);
}

Validity validity(const DateFields& fields) {
    if (fields.year && fields.day) return fields.month ? Validity::complete : Validity::unread;
    return fields.year || fields.month || fields.day ? Validity::partial : Validity::none;
}

}  // namespace

std::string_view name(Flag flag) {
    constexpr std::array<std::string_view, flag_count> names{"weekday-mismatch",
                                                             "century-assumed",
                                                             "era-converted",
                                                             "input-repaired",
                                                             "truncated",
                                                             "approximate",
                                                             "uncertain",
                                                             "supplied",
                                                             "corrected",
                                                             "copyright-or-circa",
                                                             "undated",
                                                             "part-undated",
                                                             "bulk",
                                                             "northern-season",
                                                             "dual-year",
                                                             "julian",
                                                             "calendar-converted",
                                                             "calendar-variant",
                                                             "calendars-agree",
                                                             "calendars-differ",
                                                             "no-edtf",
                                                             "rounded",
                                                             "end-of-day",
                                                             "zone-ambiguous",
                                                             "time-missing",
                                                             "time-twice"};
    return names.at(static_cast<std::size_t>(flag));
}

int year_offset(Era era) {
    constexpr std::array offsets{0, 0, -543, 1911, -2333, 1867, 1911, 1925, 1988, 2018, 0, 0};  // by Era
    return offsets.at(static_cast<std::size_t>(era));
}

ResolvedDate resolve(const WrittenDate& written, const ResolutionOptions& options) {
    const DateFields fields = fields_of(written, options.century_pivot);
    ResolvedDate result;
    result.flags.set(Flag::century_assumed, lacks_century(written));
    if (!fields.exists || !is_possible(fields)) {
        result.validity = Validity::impossible;
        return result;
    }
    result.validity = validity(fields);
    result.iso = to_reduced_iso(fields);
    result.flags.set(Flag::era_converted, is_converted(written.era));
    if (result.validity == Validity::unread || result.validity == Validity::none) return result;
    result.edtf = in_edtf(fields, result.iso);
    if (result.validity == Validity::complete) result.datetime = result.iso;
    if (!fields.year) return result;
    const Period period = period_of(fields);
    result.bounds = bounds_of(period);
    result.flags.set(Flag::weekday_mismatch,
                     result.validity == Validity::complete && contradicts(written.weekday, first_day(period)));
    return result;
}

}  // namespace kalends
