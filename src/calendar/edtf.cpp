#include "calendar/edtf.hpp"

#include <algorithm>
#include <cstddef>

#include "calendar/edtf_days.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace edtf {
namespace {

constexpr std::size_t year_width = 4;
/// So that every year is a number of 64 bits.
constexpr std::size_t longest_year = 18;

bool is_masked(std::string_view digits) {
    return digits.find('X') != std::string_view::npos;
}

/// What is left of a text, taken from the front.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool is_at_end() const { return rest_.empty(); }

    bool accept(char c) {
        if (!rest_.starts_with(c)) return false;
        rest_.remove_prefix(1);
        return true;
    }

    Marks marks() {
        if (accept('~')) return {.about = true};
        if (accept('?')) return {.uncertain = true};
        if (accept('%')) return {.about = true, .uncertain = true};
        return {};
    }

    /// Digits and X, as many as there are.
    std::string_view mask() {
        return take([](char c) { return is_digit(c) || c == 'X'; });
    }

    /// A number above zero without zeros in front, of a few digits.
    std::optional<int> count() {
        const std::string_view digits = take(is_digit);
        return digits.starts_with('0') || digits.size() > 2 ? std::nullopt : parse_number<int>(digits);
    }

    /// Two digits up to `greatest`.
    std::optional<int> two_digits(int greatest) {
        const std::string_view digits = rest_.substr(0, 2);
        if (digits.size() != 2 || !std::ranges::all_of(digits, is_digit)) return std::nullopt;
        rest_.remove_prefix(2);
        const std::optional<int> number = parse_number<int>(digits);
        return *number <= greatest ? number : std::nullopt;
    }

private:
    template <class Is>
    std::string_view take(Is is) {
        const auto end = std::ranges::find_if_not(rest_, is);
        const std::string_view taken = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
        rest_.remove_prefix(taken.size());
        return taken;
    }

    std::string_view rest_;
};

std::size_t width(const Year& year) {
    return year.digits.size() + static_cast<std::size_t>(year.exponent.value_or(0));
}

/// Behind a Y: more than four digits, none of them X, no zero in front.
bool is_long_year(const Year& year) {
    return !is_masked(year.digits) && !year.digits.starts_with('0') && !year.digits.empty() &&
           width(year) > year_width && width(year) <= longest_year;
}

/// The first digit that counts is not zero, and there are not more than the year has.
bool are_significant(int count, const Year& year) {
    const std::size_t zeros = std::min(year.digits.find_first_not_of('0'), year.digits.size());
    return !is_masked(year.digits) && static_cast<std::size_t>(count) <= width(year) - zeros;
}

bool read_year(Reader& reader, Year& year) {
    year.before = reader.marks();
    const bool has_prefix = reader.accept('Y');
    year.is_negative = reader.accept('-');
    year.digits = reader.mask();
    if (has_prefix && reader.accept('E') && !(year.exponent = reader.count())) return false;
    if (has_prefix ? !is_long_year(year) : year.digits.size() != year_width) return false;
    if (reader.accept('S')) {
        year.significant_digits = reader.count();
        if (!year.significant_digits || !are_significant(*year.significant_digits, year)) return false;
    }
    year.behind = reader.marks();
    return true;
}

std::optional<TwoDigits> read_two_digits(Reader& reader) {
    TwoDigits part;
    part.before = reader.marks();
    const std::string_view digits = reader.mask();
    if (digits.size() != part.digits.size()) return std::nullopt;
    std::ranges::copy(digits, part.digits.begin());
    part.behind = reader.marks();
    return part;
}

/// All of a text.
std::optional<Date> read_date(std::string_view text) {
    Reader reader(text);
    Date date;
    if (!read_year(reader, date.year)) return std::nullopt;
    const bool is_alone = date.year.is_long() || date.year.significant_digits;
    if (!is_alone && reader.accept('-')) {
        date.month = read_two_digits(reader);
        if (date.month && reader.accept('-') && !(date.day = read_two_digits(reader))) return std::nullopt;
        if (!date.month) return std::nullopt;
    }
    return reader.is_at_end() && possible_days(date) ? std::optional(date) : std::nullopt;
}

std::optional<Shift> read_shift(Reader& reader) {
    if (reader.accept('Z')) return Shift{.is_utc = true};
    Shift shift;
    shift.is_behind = reader.accept('-');
    if (!shift.is_behind && !reader.accept('+')) return std::nullopt;
    const std::optional<int> hours = reader.two_digits(23);
    if (!hours) return std::nullopt;
    shift.hours = *hours;
    if (reader.accept(':') && !(shift.minutes = reader.two_digits(59))) return std::nullopt;
    const bool is_zero = shift.hours == 0 && shift.minutes.value_or(0) == 0;
    return shift.is_behind && is_zero ? std::nullopt : std::optional(shift);
}

bool is_time_of_day(const DateTime& time) {
    if (time.hour == 24) return time.minute == 0 && time.second == 0;
    return time.second < 60 || time.minute == 59;
}

bool is_plain_day(const Date& date) {
    const auto is_plain = [](const Marked& part, std::string_view digits) {
        return part == Marked{} && !is_masked(digits);
    };
    return date.month && date.day && !date.year.is_negative && is_plain(date.year, date.year.digits) &&
           is_plain(*date.month, {date.month->digits.data(), 2}) && is_plain(*date.day, {date.day->digits.data(), 2});
}

std::optional<DateTime> read_date_time(std::string_view day, std::string_view clock) {
    const std::optional<Date> date = read_date(day);
    if (!date || !is_plain_day(*date)) return std::nullopt;
    Reader reader(clock);
    const std::optional<int> hour = reader.two_digits(24);
    const std::optional<int> minute = reader.accept(':') ? reader.two_digits(59) : std::nullopt;
    const std::optional<int> second = reader.accept(':') ? reader.two_digits(60) : std::nullopt;
    if (!hour || !minute || !second) return std::nullopt;
    DateTime time{*date, *hour, *minute, *second};
    if (!reader.is_at_end() && !(time.shift = read_shift(reader))) return std::nullopt;
    return reader.is_at_end() && is_time_of_day(time) ? std::optional(time) : std::nullopt;
}

bool ascends(const Date& begin, const Date& end) {
    return !is_after(possible_days(begin).value(), possible_days(end).value());
}

std::optional<std::variant<Date, NoDate>> read_end(std::string_view text) {
    if (text.empty()) return NoDate::unknown;
    if (text == "..") return NoDate::open;
    return read_date(text);
}

std::optional<Interval> read_interval(std::string_view first, std::string_view second) {
    const auto begin = read_end(first), end = read_end(second);
    if (!begin || !end) return std::nullopt;
    const Date* const from = std::get_if<Date>(&*begin);
    const Date* const to = std::get_if<Date>(&*end);
    if ((!from && !to) || (from && to && !ascends(*from, *to))) return std::nullopt;
    return Interval{*begin, *end};
}

enum class Precision : std::uint8_t { year, grouping, month, day };

Precision precision(const Date& date) {
    if (date.day) return Precision::day;
    if (!date.month) return Precision::year;
    return number(*date.month).value_or(1) > 12 ? Precision::grouping : Precision::month;
}

/// Both dates of a range are of one precision (years, months ...), which that of what lies between is.
bool are_ends(const Date& first, const Date& last) {
    return precision(first) == precision(last) && ascends(first, last);
}

/// What a member may be where it stands: the first one may have no start, the last one no end.
struct Place {
    bool is_first = false, is_last = false;
};

std::optional<Member> read_member(std::string_view text, const Place& place) {
    constexpr std::string_view dots = "..";
    const std::size_t at = text.find(dots);
    if (at == std::string_view::npos) return read_date(text);
    const std::string_view before = text.substr(0, at), behind = text.substr(at + dots.size());
    const Range range{read_date(before), read_date(behind)};
    if ((!range.first && !before.empty()) || (!range.last && !behind.empty())) return std::nullopt;
    if (range.first && range.last) return are_ends(*range.first, *range.last) ? std::optional(range) : std::nullopt;
    const bool may_be = range.first ? place.is_last : range.last && place.is_first;
    return may_be ? std::optional(range) : std::nullopt;
}

std::optional<Set> read_set(std::string_view text, Set::Kind kind) {
    Set set{kind, {}};
    for (bool is_last = false; !is_last;) {
        const std::size_t comma = text.find(',');
        is_last = comma == std::string_view::npos;
        const auto member = read_member(text.substr(0, comma), {set.members.empty(), is_last});
        if (!member) return std::nullopt;
        set.members.push_back(*member);
        if (!is_last) text.remove_prefix(comma + 1);
    }
    return set;
}

std::string_view text_of(const Marks& marks) {
    if (marks.about && marks.uncertain) return "%";
    return marks.about ? "~" : marks.uncertain ? "?" : "";
}

void append(std::string& text, const Marked& part, std::string_view digits) {
    text.append(text_of(part.before)).append(digits).append(text_of(part.behind));
}

std::string digits_of(const Year& year) {
    std::string text = year.is_long() ? "Y" : "";
    if (year.is_negative) text += '-';
    text += year.digits;
    if (year.exponent) text.append("E").append(std::to_string(*year.exponent));
    if (year.significant_digits) text.append("S").append(std::to_string(*year.significant_digits));
    return text;
}

std::string text_of(const Date& date) {
    std::string text;
    append(text, date.year, digits_of(date.year));
    for (const std::optional<TwoDigits>& part : {date.month, date.day})
        if (part) append(text += '-', *part, {part->digits.data(), part->digits.size()});
    return text;
}

std::string text_of(const Shift& shift) {
    if (shift.is_utc) return "Z";
    const std::string hours = (shift.is_behind ? "-" : "+") + padded(shift.hours, 2);
    return shift.minutes ? hours + ':' + padded(*shift.minutes, 2) : hours;
}

std::string text_of(const DateTime& time) {
    const std::string clock = padded(time.hour, 2) + ':' + padded(time.minute, 2) + ':' + padded(time.second, 2);
    return text_of(time.date) + 'T' + clock + (time.shift ? text_of(*time.shift) : "");
}

std::string text_of(const std::variant<Date, NoDate>& end) {
    if (const Date* const date = std::get_if<Date>(&end)) return text_of(shortened(*date));
    return std::get<NoDate>(end) == NoDate::open ? ".." : "";
}

std::string text_of(const Interval& interval) {
    return text_of(interval.begin) + '/' + text_of(interval.end);
}

std::string text_of(const Member& member) {
    if (const Date* const date = std::get_if<Date>(&member)) return text_of(shortened(*date));
    const auto& [first, last] = std::get<Range>(member);
    const bool both = first && last;
    const bool shorten = !both || precision(shortened(*first)) == precision(shortened(*last));
    const auto side = [&](const std::optional<Date>& date) {
        if (!date) return std::string();
        return text_of(shorten ? shortened(*date) : *date);
    };
    return side(first) + ".." + side(last);
}

std::string text_of(const Set& set) {
    const std::string_view brackets = set.kind == Set::Kind::one_of ? "[]" : "{}";
    std::string text;
    for (const Member& member : set.members) text += (text.empty() ? brackets[0] : ',') + text_of(member);
    return text + brackets[1];
}

template <class Value>
std::optional<Edtf> as_edtf(const std::optional<Value>& value) {
    return value ? std::optional(Edtf{*value}) : std::nullopt;
}

}  // namespace

Date shortened(const Date& date) {
    const auto is_unwritten = [](const std::optional<TwoDigits>& part) {
        return part && part->digits == std::array{'X', 'X'} && !part->before.any();
    };
    Date kept = date;
    if (is_unwritten(kept.day)) {
        kept.month->behind |= kept.day->behind;
        kept.day.reset();
    }
    if (!kept.day && is_unwritten(kept.month)) {
        kept.year.behind |= kept.month->behind;
        kept.month.reset();
    }
    return kept;
}

}  // namespace edtf

std::optional<Edtf> parse_edtf(std::string_view text) {
    using edtf::as_edtf;
    using Kind = edtf::Set::Kind;
    if (text.starts_with('[') && text.ends_with(']'))
        return as_edtf(edtf::read_set(text.substr(1, text.size() - 2), Kind::one_of));
    if (text.starts_with('{') && text.ends_with('}'))
        return as_edtf(edtf::read_set(text.substr(1, text.size() - 2), Kind::all_of));
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos)
        return as_edtf(edtf::read_interval(text.substr(0, slash), text.substr(slash + 1)));
    if (const std::size_t t = text.find('T'); t != std::string_view::npos)
        return as_edtf(edtf::read_date_time(text.substr(0, t), text.substr(t + 1)));
    return as_edtf(edtf::read_date(text));
}

std::string to_string(const Edtf& edtf) {
    if (const edtf::Date* const date = std::get_if<edtf::Date>(&edtf.value))
        return edtf::text_of(edtf::shortened(*date));
    return std::visit([](const auto& value) { return edtf::text_of(value); }, edtf.value);
}

}  // namespace kalends
