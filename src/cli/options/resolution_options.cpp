#include "cli/options/resolution_options.hpp"

#include <ctime>
#include <string>

#include "calendar/julian.hpp"
#include "calendar/reference.hpp"
#include "calendar/zones.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"

namespace kalends {

Reference now() {
    const std::time_t moment = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm local{};
    localtime_r(&moment, &local);
    constexpr int first_year = 1900;  // of tm
    return {{std::chrono::year(first_year + local.tm_year), std::chrono::month(static_cast<unsigned>(local.tm_mon) + 1),
             std::chrono::day(static_cast<unsigned>(local.tm_mday))},
            std::chrono::hours(local.tm_hour) + std::chrono::minutes(local.tm_min) + std::chrono::seconds(local.tm_sec),
            std::chrono::seconds(local.tm_gmtoff)};
}

namespace {

/// @param wanted what would be right
template <class Value>
void parsed_option(Options& options, const char* name, const std::string& text, const char* placeholder,
                   std::optional<Value>& value, std::optional<Value> (*parse)(std::string_view), const char* wanted) {
    std::optional<std::string> word;
    options.word(name, text, word, placeholder);
    if (!word) return;
    value = parse(*word);
    if (!value) throw Error(ErrorKind::usage, std::string("option --") + name + ": '" + *word + "' is not " + wanted);
}

}  // namespace

std::optional<YearRange> parse_years(std::string_view text) {
    constexpr std::string_view between = "..";
    constexpr int farthest = 9999;
    const std::size_t middle = text.find(between);
    if (middle == std::string_view::npos) return std::nullopt;
    const std::optional<int> first = parse_number<int>(text.substr(0, middle));
    const std::optional<int> last = parse_number<int>(text.substr(middle + between.size()));
    if (!first || !last || *first > *last || *first < 1 || *last > farthest) return std::nullopt;
    return YearRange{*first, *last};
}

std::optional<Reference> parse_told_reference(std::string_view text) {
    return text == "now" ? now() : parse_reference(text);
}

void resolution_options(Options& options, ResolutionOptions& resolution) {
    options.whole("century-pivot", "two-digit years from N on are 19xx, those below 20xx", resolution.century_pivot,
                  {0, 99});
    parsed_option(options, "years", "where two-digit years lie instead, such as 1850..1931", "FIRST..LAST",
                  resolution.years, parse_years, "two years as 1850..1931, 1 to 9999, the first not after the last");
    if (resolution.years) options.refuse({"century-pivot"}, "not with --years, which tells the century itself");
    options.choice_if_told("year-hyphen", "what 1911-12 is, ambiguous unless told", resolution.year_hyphen,
                           {"WHAT", {"month", "range"}});
    options.choice_if_told("month-hyphen", "what Jan-05 is, ambiguous unless told, and 05/20, a day unless told",
                           resolution.month_hyphen, {"WHAT", {"day", "year"}});
    options.choice_if_told(
        "first-week",
        "the first week of a month, ambiguous unless told: that of its first day, whole, its first 7 days",
        resolution.first_week, {"WHICH", {"containing", "full", "days"}});
    parsed_option(options, "reference",
                  "what relative dates count from: a day, YYYY-MM-DD, or a moment, 2013-02-12T04:30, with an offset "
                  "behind it or without; or now, of this machine. Without it they are 'relative'",
                  "DAY[TIME]|now", resolution.reference, parse_told_reference,
                  "a day as 2013-02-12, with a time as T04:30 behind it or without, or now");
    options.choice_if_told(
        "prefer",
        "which Friday (ambiguous unless told), which year of 9 May, which month of the 12th, seen from the reference",
        resolution.prefer, {"SIDE", {"past", "future", "nearest"}});
    if (!resolution.reference && !options.has("reference-column"))
        options.refuse({"prefer"}, "nothing to prefer by without --reference");
    options.choice_if_told(
        "bare-hours", "what 8h is beside a reference, ambiguous unless told: eight hours ago, or a time of the day",
        resolution.bare_hours, {"WHAT", {"ago", "clock"}});
    if (!resolution.reference && !options.has("reference-column"))
        options.refuse({"bare-hours"}, "nothing to count them from without --reference");
    options.choice_if_told("next-weekday",
                           "next Friday, the next weekend, next July, ambiguous unless told: the first to come, or "
                           "that of the week or the year after",
                           resolution.next_weekday, {"WHICH", {"coming", "next-week"}});
    options.choice("week-start", "the day that a week begins on", resolution.week_start,
                   {"DAY", {"mon", "sun", "sat"}});
    parsed_option(options, "julian-until",
                  "what names no calendar is Julian until this day of that calendar, or as long as in a country, two "
                  "letters of ISO 3166: 1918-01-31 or RU",
                  "WHEN", resolution.julian_until, parse_julian_until,
                  "a day of the Julian calendar as 1918-01-31, or a country of which the day is known, as RU, GB, SE");
    options.choice_if_told("calendar", "what counts dates of bare numbers: 1397/02/19, 30-02-1433, 24/06/2561",
                           resolution.calendar,
                           {"NAME",
                            {"gregorian", "islamic", "persian", "hebrew", "ethiopic", "coptic", "indian", "chinese",
                             "korean", "buddhist", "minguo"}});
    options.choice("islamic", "which Islamic calendar converts days to ours", resolution.islamic,
                   {"WHICH", {"civil", "tabular", "umm-al-qura"}});
    options.choice_if_told("epoch", "bare numbers count seconds, milliseconds or a spreadsheet's days",
                           resolution.epoch, {"UNIT", {"unix", "unix-ms", "excel"}});
    options.flag("utc", "times whose offset is known are written in UTC", resolution.in_utc);
    std::optional<std::string> region;
    options.word("zone-prefer", "which CST, IST or BST is meant: that of a region, two letters of ISO 3166", region,
                 "REGION");
    if (region && !is_zone_region(*region))
        throw Error(ErrorKind::usage, "option --zone-prefer: '" + *region +
                                          "' is no region that has an abbreviation of a zone; write two capitals, "
                                          "as US, IN, GB");
    if (region) resolution.zone_region = *region;
}

}  // namespace kalends
