#include "calendar/julian.hpp"

#include "calendar/calendar_system.hpp"
#include "calendar/table_rows.hpp"
#include "core/number_text.hpp"

// data/julian.tsv.
extern "C" {
extern const char kalends_julian_begin[], kalends_julian_end[];
}

namespace kalends {
namespace {

using namespace std::chrono;

/// YYYY-MM-DD.
std::optional<year_month_day> written_day(std::string_view text) {
    constexpr std::size_t length = 10;
    if (text.size() != length || text[4] != '-' || text[7] != '-') return std::nullopt;
    const std::optional<int> year_number = parse_number<int>(text.substr(0, 4)),
                             month_number = parse_number<int>(text.substr(5, 2)),
                             day_number = parse_number<int>(text.substr(8, 2));
    if (!year_number || !month_number || !day_number || *year_number < 1) return std::nullopt;
    const CalendarDate date{*year_number, *month_number, false, *day_number};
    if (!calendar_system(Calendar::julian, Islamic::civil)->day(date)) return std::nullopt;
    return year(date.year) / month(static_cast<unsigned>(date.month)) / day(static_cast<unsigned>(date.day));
}

}  // namespace

std::optional<year_month_day> parse_julian_until(std::string_view text) {
    if (const std::optional<year_month_day> day = written_day(text)) return day;
    std::optional<year_month_day> last;
    for_each_row(kalends_julian_begin, kalends_julian_end, [&](std::string_view row) {
        if (take_until(row, '\t') == text) last = written_day(row);
    });
    return last;
}

}  // namespace kalends
