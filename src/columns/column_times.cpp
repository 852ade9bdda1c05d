#include "kalends/columns/column_times.hpp"

#include <algorithm>
#include <functional>

namespace kalends {
namespace {

constexpr int half_day = 12;

/// All times that are written.
std::vector<Clock> clocks_of(const Expression& expression) {
    std::vector<Clock> all;
    for_each_end(expression, [&](const End& end) {
        if (end.point.clock && end.point.clock->hour) all.push_back(*end.point.clock);
    });
    return all;
}

bool is_beyond_twelve(const Clock& clock) {
    return *clock.hour == 0 || *clock.hour > half_day;
}

bool has_half(const Clock& clock) {
    return clock.day_part != Clock::DayPart::none;
}

/// "Z" or "+02:00" of a time; empty where it has none.
std::string zone_of(const std::string& datetime) {
    constexpr std::size_t length_of_offset = 6;
    if (datetime.find('T') == std::string::npos || datetime.find('/') != std::string::npos) return "";
    if (datetime.ends_with('Z')) return "Z";
    const std::string end = datetime.substr(datetime.size() - std::min(datetime.size(), length_of_offset));
    return end.starts_with('+') || end.starts_with('-') ? end : "";
}

}  // namespace

void ColumnTimes::count(AuditedRows& kind, const AuditedRow& row) const {
    ++kind.rows;
    if (kind.first.size() < examples_) kind.first.push_back(row);
}

void ColumnTimes::add(const AuditedRow& row, const Answer& answer) {
    const std::vector<Clock> clocks = clocks_of(answer.expression);
    if (clocks.empty()) return;
    ++rows_;
    if (std::ranges::any_of(clocks, is_beyond_twelve))
        ++beyond_twelve_;
    else if (std::ranges::any_of(clocks, has_half))
        ++of_known_half_;
    else
        count(up_to_twelve_, row);
    if (const std::string zone = zone_of(answer.datetime); !zone.empty()) {
        AuditedRows& rows = zones_[zone];
        rows.name = zone;
        count(rows, row);
    }
}

bool ColumnTimes::may_lack_halves() const {
    constexpr std::size_t fewest = 20;  // so many times before noon by chance: one in a million
    return up_to_twelve_.rows >= fewest && beyond_twelve_ == 0 && of_known_half_ == 0;
}

std::vector<AuditedRows> ColumnTimes::zones() const {
    std::vector<AuditedRows> all;
    for (const auto& [name, rows] : zones_) all.push_back(rows);
    std::ranges::stable_sort(all, std::ranges::greater(), &AuditedRows::rows);
    return all;
}

}  // namespace kalends
