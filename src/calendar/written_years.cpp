#include "calendar/written_years.hpp"

#include <algorithm>
#include <string>

#include "calendar/date_fields.hpp"
#include "calendar/no_time.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

int value(char digit) {
    return digit - '0';
}

}  // namespace

WrittenYears::WrittenYears(const FilledPoint& filled, const PointContext& context, Flags& flags)
    : filled_(filled), context_(context), flags_(flags), year_(filled.point.date.year), era_(filled.point.date.era) {}

Period WrittenYears::numbered(const Step& step) const {
    const auto nth = step.unit == Unit::century ? century : millennium;
    if (era_ == Era::signed_year) fail(Validity::impossible);
    if (era_ == Era::common || era_ == Era::anno_domini) return possible(nth(step.number, false));
    if (era_ == Era::before_christ) return possible(nth(step.number, true));
    const Period counted = possible(nth(step.number, false));
    return in_era(counted.first, counted.last, std::nullopt);
}

Period WrittenYears::in_era(int first, int last, std::optional<Unit> unit) const {
    std::optional<int> begin = common_year(era_, std::max(1, first)), end = common_year(era_, last);
    if (!begin || !end) fail(Validity::impossible);
    if (*begin > *end) std::swap(begin, end);
    flags_.set(Flag::era_converted, is_converted(era_));
    return possible(year_span(*begin + filled_.years_moved, *end + filled_.years_moved, unit));
}

std::optional<Period> WrittenYears::masked() const {
    if (is_digit(year_[3])) return last_digit();
    if (year_[0] == 'X') return decade_without_century(value(year_[2]));
    const int hundreds = value(year_[0]) * 10 + value(year_[1]);
    if (!is_digit(year_[2])) return span(hundreds * 100, 100);
    const int first = hundreds * 100 + value(year_[2]) * 10;
    const bool may_be_century = filled_.finest == Copied::nothing && year_[2] == '0' && stands_for_century();
    return may_be_century && context_.choices.ask(Question::decade, 2) == 1 ? span(first, 100) : span(first, 10);
}

bool WrittenYears::stands_for_century() const {
    const std::string digits(year_.begin(), year_.begin() + 3);
    return std::ranges::find(context_.numbers.runs, digits) == context_.numbers.runs.end();
}

Period WrittenYears::span(int first, int length) const {
    const Unit unit = length == 10 ? Unit::decade : Unit::century;
    if (era_ == Era::common || era_ == Era::anno_domini) {
        if (filled_.years_moved == 0) return years_around(first, length);
        return year_span(first + filled_.years_moved, first + filled_.years_moved + length - 1, unit);
    }
    if (era_ == Era::signed_year && first == 0) return years_around(-1, length);
    return in_era(first, first + length - 1, unit);
}

Period WrittenYears::decade_without_century(int tens) const {
    constexpr int nine = 9;  // 昭和40年代 has all its digits
    if (is_reign(era_)) return in_era(10 * tens, std::min(10 * tens + nine, last_year_of_reign(era_)), Unit::decade);
    if (context_.options.years) return span(chosen(in_window(10 * tens, 100)), 10);
    flags_.set(Flag::century_assumed);
    // Nobody says "the fifties" of those to come, nor "the twenties" alone of those that have just begun.
    constexpr int first_of_last_century = 20;
    return span(with_century(10 * tens, std::min(context_.options.century_pivot, first_of_last_century)), 10);
}

std::optional<Period> WrittenYears::last_digit() const {
    if (context_.options.years) return year_period(chosen(in_window(value(year_[3]), 10)));
    if (!filled_.point.steps.empty()) fail(Validity::impossible);
    return std::nullopt;
}

void WrittenYears::settle_century(WrittenDate& date) const {
    if (!lacks_century(date)) return;
    if (!context_.options.years || date.era != Era::common) {
        flags_.set(Flag::century_assumed);
        return;
    }
    const int digits = value(date.year[2]) * 10 + value(date.year[3]);
    const std::array<char, 4> year = year_digits(chosen(in_window(digits, 100)));
    date.year[0] = year[0];
    date.year[1] = year[1];
}

std::vector<int> WrittenYears::in_window(int digits, int unit) const {
    std::vector<int> found;
    const int first = std::max(1, context_.options.years->first);
    const int behind = ((digits - first) % unit + unit) % unit;
    const int last = std::min(last_year, context_.options.years->last);
    for (int year = first + behind; year <= last; year += unit) found.push_back(year);
    return found;
}

int WrittenYears::chosen(const std::vector<int>& years) const {
    if (years.empty()) fail(Validity::impossible);
    return years[years.size() == 1 ? 0 : context_.choices.ask(Question::century, years.size())];
}

void WrittenYears::add_dual(WrittenDate& date) const {
    const std::optional<int> month = field_value(date.month), day = field_value(date.day);
    const bool in_season = month && (*month < 3 || (*month == 3 && day.value_or(1) <= 25));
    const std::optional<int> year = field_value(date.year);
    if (!in_season || !year) fail(Validity::impossible);
    const bool counts_down = date.era == Era::before_christ || date.era == Era::signed_year;
    const int later = counts_down ? *year - 1 : *year + 1;
    if (later < 1 || later > last_year) fail(Validity::impossible);
    const std::array<char, 4> next = year_digits(later), &dual = filled_.point.dual;
    for (std::size_t i = 0; i < next.size(); ++i)
        if (dual[i] != 'X' && dual[i] != next[i]) fail(Validity::impossible);
    date.year = next;
    flags_.set(Flag::dual_year);
}

std::array<char, 4> year_digits(int year) {
    std::array<char, 4> digits{};
    std::ranges::copy(padded(year, digits.size()), digits.begin());
    return digits;
}

}  // namespace kalends
