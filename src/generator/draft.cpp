#include "generator/draft.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "calendar/orders.hpp"
#include "calendar/year_hyphen.hpp"
#include "kalends/calendar/resolution.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// What stands behind a number, up to the next.
std::string_view behind(const Draft& draft, std::size_t number) {
    const std::size_t begin = draft.numbers[number].span.end;
    const bool is_last = number + 1 == draft.numbers.size();
    const std::size_t end = is_last ? draft.text.size() : draft.numbers[number + 1].span.begin;
    return std::string_view(draft.text).substr(begin, end - begin);
}

/// What the pattern means by the numbers, from left to right: "dmy".
std::string roles_of(const Draft& draft) {
    std::string roles;
    for (const NumericField& number : draft.numbers) roles += number.role;
    return roles;
}

/// True where day and month, and maybe the year, are numbers with nothing but punctuation between them.
bool is_bare(const Draft& draft) {
    std::string roles = roles_of(draft);
    std::ranges::sort(roles);
    if (roles != "dm" && roles != "dmy") return false;
    if (std::string_view(draft.text).substr(0, draft.numbers.front().span.begin).ends_with("--"))
        return false;  // ISO 8601: --05-09 is month and day
    for (std::size_t i = 0; i + 1 < draft.numbers.size(); ++i)
        if (has_letter(behind(draft, i))) return false;
    return true;
}

/// "8.5." without a year: with a point behind the month too, these are ordinals, and the day comes first.
bool is_pointed(const Draft& draft) {
    if (draft.numbers.size() != 2) return false;
    const std::string_view between = behind(draft, 0);
    return (between == "." || between == ". ") && behind(draft, 1).starts_with('.');
}

/// @pre a year has two or four digits, a month and a day one or two
void assign(Draft& draft, const NumericField& field, char role) {
    const auto set = [&](auto& digits, ByteSpan& span, char front) {
        digits.fill(front);
        std::copy_n(field.digits.rbegin(), std::min(field.digits.size(), digits.size()), digits.rbegin());
        span = field.span;
    };
    if (role == 'y') return set(draft.written.year, draft.spans.year, 'X');
    if (role == 'm') return set(draft.written.month, draft.spans.month, '0');
    set(draft.written.day, draft.spans.day, '0');
}

/// What the numbers of a draft are in this order: "dmy" of three, "dm" of two.
std::string roles_in(const Draft& draft, Order order) {
    std::string roles(name(order));
    if (draft.numbers.size() == 2) std::erase(roles, 'y');
    return roles;
}

/// The draft with its numbers taken in this order; none where their widths forbid it.
std::optional<Draft> read_as(const Draft& draft, Order order) {
    Draft reading = draft;
    const std::string roles = roles_in(draft, order);
    reading.written.order = roles == "md" ? Order::mdy : order;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const std::size_t width = draft.numbers[i].digits.size();
        if (roles[i] == 'y' ? width != 2 && width != 4 : width > 2) return std::nullopt;
        assign(reading, draft.numbers[i], roles[i]);
    }
    return reading;
}

/// Takes the numbers as every reader does who can't know what the pattern meant by them (calendar/orders).
/// @param order in which the pattern writes them
void settle(Draft& draft, Order order) {
    const std::optional<Draft> as_meant = read_as(draft, order);
    if (!as_meant) return;
    std::vector<std::string> digits;
    for (const NumericField& number : draft.numbers) digits.push_back(number.digits);
    const WrittenDate written = settled(copied(as_meant->written), digits);
    if (const std::optional<Draft> reading = read_as(draft, written.order)) draft = *reading;
}

/// A four-digit year in front means year, month, day to everybody; year, day, month is believed only where it must be.
void label_year_first(Draft& draft) {
    const std::optional<Draft> reading = read_as(draft, Order::ymd);
    if (!reading || resolve(reading->written).validity == Validity::impossible) return;
    draft = *reading;
    draft.written.order = Order::none;
}

bool names_common_era(std::string_view text) {
    constexpr auto names = std::to_array<std::string_view>({"ค.ศ", "คริสต์", "AD", "A.D", "CE", "C.E", "Chr"});
    return std::ranges::any_of(names, [&](std::string_view name) { return text.find(name) != std::string_view::npos; });
}

bool is_blank(std::string_view text) {
    return text.find_first_not_of(' ') == std::string_view::npos;
}

/// "Aug 96", "Aug. 96", "96 Aug": no apostrophe makes a year of the number, no point or hyphen a day.
bool is_plain_beside(const ByteSpan& number, const ByteSpan& month, std::string_view text) {
    if (number.end <= month.begin) return is_blank(text.substr(number.end, month.begin - number.end));
    std::string_view between = text.substr(month.end, number.begin - month.end);
    between.remove_prefix(between.starts_with('.') ? 1 : 0);
    return is_blank(between) && !text.substr(number.end).starts_with('.');
}

}  // namespace

bool has_letter(std::string_view text) {
    if (text.size() == 1) return is_letter(static_cast<unsigned char>(text[0]));  // the usual separator
    return std::ranges::any_of(to_code_points(text), is_letter);
}

void label_year_and_month(Draft& draft) {
    if (draft.written.era != Era::common || roles_of(draft) != "ym" || draft.numbers[0].digits.size() != 4) return;
    const std::u32string between = to_code_points(behind(draft, 0));
    if (between.size() == 1 && joins_years(between[0])) draft.written.order = Order::ymd;
}

bool may_be_no_month(const Draft& draft) {
    constexpr int first = 1900, last = 2099, hundred = 100, last_month = 12;
    const bool is_joined = roles_of(draft) == "ym" && draft.numbers[0].span.end == draft.numbers[1].span.begin;
    const std::optional<int> year = is_joined ? field_value(draft.written.year) : std::nullopt;
    if (!year) return is_joined;
    const int short_year = *year % hundred;
    return *year < first || *year > last || (short_year > 0 && short_year <= last_month);
}

void label_thai_year(Draft& draft) {
    WrittenDate& written = draft.written;
    const int year = field_value(written.year).value_or(0) + year_offset(Era::buddhist);
    const bool is_plain = written.era == Era::common && written.form == DateForm::calendar &&
                          (written.order == Order::none || written.order == Order::dmy);
    if (!is_plain || year < first_thai_year || year > last_thai_year || names_common_era(draft.text)) return;
    if (!std::ranges::any_of(to_code_points(draft.text), is_thai_letter)) return;
    written.era = Era::buddhist;
    written.order = Order::none;  // nobody writes the month first in Thai
}

void label_lone_number(Draft& draft) {
    WrittenDate& written = draft.written;
    if (written.era != Era::common || draft.numbers.size() != 1 || !field_value(written.month)) return;
    const NumericField& number = draft.numbers[0];
    const bool is_only = number.role == 'd' ? written.year == WrittenDate().year : written.day == WrittenDate().day;
    if (number.role == 'm' || number.digits.size() != 2 || !is_only ||
        !is_plain_beside(number.span, draft.spans.month, draft.text))
        return;
    written.year = WrittenDate().year;
    written.day = WrittenDate().day;
    draft.spans.year = draft.spans.day = {};
    assign(draft, number, number.digits < "32" ? 'd' : 'y');
}

void label_order(Draft& draft) {
    if (draft.written.era != Era::common || !is_bare(draft)) return;
    if (draft.numbers[0].digits.size() == 4) return label_year_first(draft);
    const std::string roles = roles_of(draft);
    const auto* const order = std::ranges::find(told_orders, roles, [&](Order o) { return roles_in(draft, o); });
    if (order == told_orders.end()) return;  // year, day, month
    const bool is_settled = *order == Order::dmy && (draft.day_first || is_pointed(draft));
    if (!is_settled) settle(draft, *order);
}

}  // namespace kalends
