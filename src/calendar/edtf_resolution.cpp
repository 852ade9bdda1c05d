#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calendar/edtf.hpp"
#include "calendar/edtf_days.hpp"
#include "calendar/iso_date.hpp"

namespace kalends {
namespace edtf {
namespace {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// The dates that a text holds, in its order.
std::vector<std::reference_wrapper<const Date>> dates_of(const Edtf& edtf) {
    std::vector<std::reference_wrapper<const Date>> dates;
    const auto add = [&](const std::optional<Date>& date) {
        if (date) dates.emplace_back(*date);
    };
    const auto add_end = [&](const std::variant<Date, NoDate>& end) {
        if (const Date* const date = std::get_if<Date>(&end)) dates.emplace_back(*date);
    };
    const Overloaded add_member{[&](const Date& date) { dates.emplace_back(date); },
                                [&](const Range& range) {
                                    add(range.first);
                                    add(range.last);
                                }};
    std::visit(Overloaded{[&](const Date& date) { dates.emplace_back(date); },
                          [&](const DateTime& time) { dates.emplace_back(time.date); },
                          [&](const Interval& interval) {
                              add_end(interval.begin);
                              add_end(interval.end);
                          },
                          [&](const Set& set) {
                              for (const Member& member : set.members) std::visit(add_member, member);
                          }},
               edtf.value);
    return dates;
}

Marks all_marks(const Date& date) {
    Marks marks = date.year.before;
    marks |= date.year.behind;
    for (const std::optional<TwoDigits>& part : {date.month, date.day})
        if (part) (marks |= part->before) |= part->behind;
    return marks;
}

std::optional<unsigned> written(const std::optional<TwoDigits>& part) {
    return part ? number(*part) : std::nullopt;
}

/// 21 to 24; those above are told for the north or the south.
bool is_season_of_the_north(const Date& date) {
    const unsigned month = written(date.month).value_or(0);
    return month >= 21 && month <= 24;
}

Flags flags(const Edtf& edtf) {
    Flags flags;
    for (const Date& date : dates_of(edtf)) {
        const Marks marks = all_marks(date);
        if (marks.about) flags.set(Flag::approximate);
        if (marks.uncertain) flags.set(Flag::uncertain);
        if (is_season_of_the_north(date)) flags.set(Flag::northern_season);
    }
    return flags;
}

/// As Bounds, of days however far away.
struct FarBounds {
    std::optional<FarDay> earliest, latest;
};

FarBounds bounds_of(const Date& date) {
    const PossibleDays days = possible_days(date).value();
    return days.is_bounded ? FarBounds{days.first, days.last} : FarBounds{};
}

FarBounds bounds_of(const DateTime& time) {
    return bounds_of(time.date);
}

FarBounds bounds_of(const Interval& interval) {
    const auto bounds_at = [](const std::variant<Date, NoDate>& end) {
        const Date* const date = std::get_if<Date>(&end);
        return date ? bounds_of(*date) : FarBounds{};
    };
    return {bounds_at(interval.begin).earliest, bounds_at(interval.end).latest};
}

FarBounds bounds_of(const Range& range) {
    return {range.first ? bounds_of(*range.first).earliest : std::nullopt,
            range.last ? bounds_of(*range.last).latest : std::nullopt};
}

FarBounds bounds_of(const Set& set) {
    std::vector<FarBounds> all;
    for (const Member& member : set.members)
        all.push_back(std::visit([](const auto& value) { return bounds_of(value); }, member));
    FarBounds both = all.front();
    for (const FarBounds& one : all) {
        both.earliest = std::min(both.earliest, one.earliest);  // nothing is before every day
        both.latest = both.latest && one.latest ? std::max(both.latest, one.latest) : std::nullopt;
    }
    return both;
}

std::optional<std::chrono::sys_days> near_day(const std::optional<FarDay>& day) {
    using namespace std::chrono;
    if (!day || day->year < static_cast<int>(year::min()) || day->year > static_cast<int>(year::max()))
        return std::nullopt;
    return year(static_cast<int>(day->year)) / month(day->month) / std::chrono::day(day->day);
}

Bounds bounds(const Edtf& edtf) {
    const FarBounds far = std::visit([](const auto& value) { return bounds_of(value); }, edtf.value);
    return {near_day(far.earliest), near_day(far.latest)};
}

/// The year that is meant, where it is one and can be written with four digits.
std::optional<int> written_year(const Date& date) {
    if (date.year.is_long() || date.year.digits.find('X') != std::string::npos) return std::nullopt;
    const std::optional<PossibleDays> days = possible_days(Date{date.year});
    if (!days || days->first.year != days->last.year) return std::nullopt;
    return static_cast<int>(days->first.year);
}

bool has_digit(const Date& date) {
    const auto has = [](const auto& digits) { return std::ranges::any_of(digits, [](char c) { return c != 'X'; }); };
    return has(date.year.digits) || (date.month && has(date.month->digits)) || (date.day && has(date.day->digits));
}

Validity validity_of(const Date& date) {
    constexpr unsigned months_of_year = 12;
    if (!has_digit(date)) return Validity::none;
    if (all_marks(date).any()) return Validity::approximate;
    const std::optional<int> year = written_year(date);
    const std::optional<unsigned> month = written(date.month), day = written(date.day);
    if (date.year.is_long() || month > months_of_year) return Validity::interval;
    if (year && month && day) return Validity::complete;
    return year || month || day ? Validity::partial : Validity::interval;
}

Validity validity_of(const DateTime&) {
    return Validity::complete;
}

Validity validity_of(const Interval&) {
    return Validity::interval;
}

/// The date that a set of one member is.
const Date* only_date(const Set& set) {
    return set.members.size() == 1 ? std::get_if<Date>(&set.members.front()) : nullptr;
}

Validity validity_of(const Set& set) {
    const Date* const date = only_date(set);
    return date ? validity_of(shortened(*date)) : Validity::several;
}

std::string iso_of(const Edtf& edtf) {
    const Date date = shortened(dates_of(edtf).front());
    return to_reduced_iso({written_year(date), written(date.month), written(date.day)});
}

/// Of a year the digits that are written come first, or there are none: 186X, not XX6X, which is how others write
/// '60s, nor 2X12, which is no date.
bool is_mask_of_edtf(std::string_view year) {
    const std::size_t first = year.find('X');
    return first == 0 ? year.find_first_not_of('X') == std::string_view::npos
                      : first == std::string_view::npos || year.find_first_not_of('X', first) == std::string_view::npos;
}

bool has_mask(const Date& date) {
    const auto masks = [](const auto& digits) { return std::ranges::find(digits, 'X') != digits.end(); };
    return masks(date.year.digits) || (date.month && masks(date.month->digits)) ||
           (date.day && masks(date.day->digits));
}

/// ~ or % that is not before the year, or % there: people write ~1850 and ?1850, too.
bool has_own_mark(const Date& date) {
    const Marks before = date.year.before;
    if ((before.about && before.uncertain) || date.year.behind.about) return true;
    return std::ranges::any_of(std::array{date.month, date.day}, [](const std::optional<TwoDigits>& part) {
        return part && (part->before.about || part->behind.about);
    });
}

bool is_unmistakable(const Date& date) {
    if (has_own_mark(date)) return true;
    return has_mask(date) && has_digit(date) && is_mask_of_edtf(date.year.digits);
}

bool is_unmistakable(const Interval& interval) {
    return std::ranges::any_of(std::array{interval.begin, interval.end}, [](const std::variant<Date, NoDate>& end) {
        if (const Date* const date = std::get_if<Date>(&end)) return is_unmistakable(*date) || all_marks(*date).any();
        return std::get<NoDate>(end) == NoDate::open;
    });
}

/// [1863], [186X] and [1863~] are an editor's brackets.
bool is_unmistakable(const Set& set) {
    return !only_date(set);
}

}  // namespace
}  // namespace edtf

bool is_unmistakable_edtf(std::string_view text) {
    const std::optional<Edtf> edtf = parse_edtf(text);
    if (!edtf) return false;
    return std::visit(edtf::Overloaded{[](const edtf::DateTime&) { return false; },
                                       [](const auto& value) { return edtf::is_unmistakable(value); }},
                      edtf->value);
}

ResolvedDate resolve(const Edtf& edtf) {
    ResolvedDate result;
    result.validity =
        std::visit(edtf::Overloaded{[](const edtf::Date& date) { return edtf::validity_of(edtf::shortened(date)); },
                                    [](const auto& value) { return edtf::validity_of(value); }},
                   edtf.value);
    if (result.validity == Validity::none) return result;
    result.edtf = to_string(edtf);
    result.flags = edtf::flags(edtf);
    result.bounds = edtf::bounds(edtf);
    if (result.validity == Validity::complete || result.validity == Validity::partial) result.iso = edtf::iso_of(edtf);
    if (result.validity == Validity::complete) result.datetime = result.iso;
    return result;
}

}  // namespace kalends
