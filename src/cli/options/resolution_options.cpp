#include "cli/options/resolution_options.hpp"

#include <ctime>
#include <string>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"

namespace kalends {

std::chrono::year_month_day today() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm local{};
    localtime_r(&now, &local);
    constexpr int first_year = 1900;  // of tm
    return {std::chrono::year(first_year + local.tm_year), std::chrono::month(static_cast<unsigned>(local.tm_mon) + 1),
            std::chrono::day(static_cast<unsigned>(local.tm_mday))};
}

namespace {

using Day = std::chrono::year_month_day;

/// "T04:30" or "T04:30:15", from 00:00 to 23:59:59.
bool is_time(std::string_view text) {
    const bool has_seconds = text.size() == 9 && text[6] == ':';
    if (!(has_seconds || text.size() == 6) || text[0] != 'T' || text[3] != ':') return false;
    const std::optional<unsigned> hour = parse_number<unsigned>(text.substr(1, 2));
    const std::optional<unsigned> minute = parse_number<unsigned>(text.substr(4, 2));
    const std::optional<unsigned> second = has_seconds ? parse_number<unsigned>(text.substr(7, 2)) : 0U;
    return hour && minute && second && *hour < 24 && *minute < 60 && *second < 60;
}

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

std::optional<Day> parse_reference(std::string_view text) {
    constexpr std::size_t day_width = 10;
    if (text == "now") return today();
    if (text.size() > day_width && !is_time(text.substr(day_width))) return std::nullopt;
    return parse_iso(text.substr(0, day_width));
}

void resolution_options(Options& options, ResolutionOptions& resolution) {
    options.whole("century-pivot", "two-digit years from N on are 19xx, those below 20xx", resolution.century_pivot,
                  {0, 99});
    parsed_option(options, "years", "where two-digit years lie instead, such as 1850..1931", "FIRST..LAST",
                  resolution.years, parse_years, "two years as 1850..1931, 1 to 9999, the first not after the last");
    if (resolution.years) options.refuse({"century-pivot"}, "not with --years, which tells the century itself");
    options.choice_if_told("year-hyphen", "what 1911-12 is, ambiguous unless told", resolution.year_hyphen,
                           {"WHAT", {"month", "range"}});
    options.choice_if_told("month-hyphen", "what Jan-05 is, ambiguous unless told", resolution.month_hyphen,
                           {"WHAT", {"day", "year"}});
    options.choice_if_told(
        "first-week",
        "the first week of a month, ambiguous unless told: that of its first day, whole, its first 7 days",
        resolution.first_week, {"WHICH", {"containing", "full", "days"}});
    parsed_option(options, "reference",
                  "the day that relative dates count from, YYYY-MM-DD, or now: today here; without it they are "
                  "'relative'. A time behind it, such as T04:30, is not used yet",
                  "DAY|now", resolution.reference, parse_reference,
                  "a day as 2013-02-12, with a time as T04:30 behind it or without, or now");
    options.choice_if_told("prefer",
                           "which Friday (ambiguous unless told) and which year of 9 May, seen from the reference",
                           resolution.prefer, {"SIDE", {"past", "future", "nearest"}});
    if (!resolution.reference) options.refuse({"prefer"}, "nothing to prefer by without --reference");
    options.choice_if_told("next-weekday",
                           "next Friday, ambiguous unless told: the first to come, or that of the week after",
                           resolution.next_weekday, {"WHICH", {"coming", "next-week"}});
    options.choice("week-start", "the day that a week begins on", resolution.week_start,
                   {"DAY", {"mon", "sun", "sat"}});
}

}  // namespace kalends
