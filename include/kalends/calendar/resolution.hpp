// What a written date means in the calendar, and what is to be known about it.
#pragma once

#include <array>
#include <bitset>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/language/expression.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends {

// What decides where a text leaves several meanings open. `ask`: nobody has told, and the answer is ambiguous.

/// 1911-12: December 1911, or 1911 to 1912.
enum class YearHyphen : std::uint8_t { ask, month, range };
/// Jan-05: the fifth of January, or January 2005.
enum class MonthHyphen : std::uint8_t { ask, day, year };
/// 8h beside a reference: eight hours ago, or eight o'clock.
enum class BareHours : std::uint8_t { ask, ago, clock };
/// 2014/05/09: the month stands next to the year, or the day. None can be told; a column may show that it is the day.
enum class YearFirst : std::uint8_t { ask, month_next, day_next };
/// The first week of a month: the one that holds its first day, the first that is whole, or its first seven days.
enum class FirstWeek : std::uint8_t { ask, containing, full, days };
/// Which Friday, which year of 9 May, which month of the 12th. The reference's own day is neither past nor future, but
/// nearest.
enum class Prefer : std::uint8_t { ask, past, future, nearest };
/// Next Friday: the first one after the reference, or that of the week after its own.
enum class NextWeekday : std::uint8_t { ask, coming, next_week };
/// What bare numbers count: nothing, unless told.
enum class Epoch : std::uint8_t { none, unix_seconds, unix_milliseconds, excel };
enum class WeekStart : std::uint8_t { monday, sunday, saturday };
/// Which Islamic calendar: leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of thirty from Friday, 16 July 622,
/// on; the same from the day before; that of Saudi Arabia.
enum class Islamic : std::uint8_t { civil, tabular, umm_al_qura };
/// What counts dates of bare numbers.
enum class ToldCalendar : std::uint8_t {
    none,
    gregorian,
    islamic,
    persian,
    hebrew,
    ethiopic,
    coptic,
    indian,
    chinese,
    korean,
    buddhist,
    minguo
};

constexpr std::size_t told_calendar_count = static_cast<std::size_t>(ToldCalendar::minguo) + 1;
/// As options have it: "persian".
std::string_view name(ToldCalendar);
using ToldCalendars = std::bitset<told_calendar_count>;

/// Years, both included.
struct YearRange {
    int first = 0, last = 0;
    friend bool operator==(const YearRange&, const YearRange&) = default;
};

/// What relative dates count from: a day, with the time of it where that is known.
struct Reference {
    std::chrono::year_month_day day;
    std::optional<std::chrono::seconds> time{};    ///< since midnight
    std::optional<std::chrono::seconds> offset{};  ///< of that time from UTC

    // NOLINTBEGIN(google-explicit-constructor): a day is one
    Reference(std::chrono::year_month_day of) : day(of) {}
    Reference(std::chrono::sys_days of) : day(of) {}
    // NOLINTEND(google-explicit-constructor)
    Reference(std::chrono::year_month_day of, std::optional<std::chrono::seconds> at,
              std::optional<std::chrono::seconds> ahead = {})
        : day(of), time(at), offset(ahead) {}
    friend bool operator==(const Reference&, const Reference&) = default;
};

struct ResolutionOptions {
    /// Two-digit years from this on are 19xx, those below 20xx (POSIX strptime %y: 69). 0..99
    int century_pivot = 69;
    /// Where two-digit and elliptic years lie, instead of the pivot.
    std::optional<YearRange> years{};
    std::optional<Reference> reference{};
    YearHyphen year_hyphen = YearHyphen::ask;
    MonthHyphen month_hyphen = MonthHyphen::ask;
    BareHours bare_hours = BareHours::ask;
    bool may_have_day_next = false;  ///< a column shows 2014/31/05: 2014/05/09 may be 5 September, too
    FirstWeek first_week = FirstWeek::ask;
    Prefer prefer = Prefer::ask;
    NextWeekday next_weekday = NextWeekday::ask;
    WeekStart week_start = WeekStart::monday;
    Islamic islamic = Islamic::civil;
    ToldCalendar calendar = ToldCalendar::none;
    /// Where none is told: the one that other rows of the column name, of which none names ours.
    ToldCalendar calendar_of_column = ToldCalendar::none;
    ToldCalendars calendars_in_doubt{};  ///< where neither is: which may count bare numbers, beside ours
    /// The time of day is asked for: where it is open, as that of "five o'clock", the answer is ambiguous.
    bool tells_time = false;
    Epoch epoch = Epoch::none;
    bool in_utc = false;        ///< times whose offset is known are written in UTC
    std::string zone_region{};  ///< ISO 3166, two letters: which CST, IST, BST is meant
    /// What has no calendar is Julian until this day, which is one by that calendar.
    std::optional<std::chrono::year_month_day> julian_until{};
};

/// What a text means in the calendar (proleptic Gregorian, std::chrono).
enum class Validity : std::uint8_t {
    complete,     ///< a day
    partial,      ///< a month or a year, or what lacks its year
    approximate,  ///< one point with a qualifier
    interval,     ///< from one to another, or a point that is no day, month or year
    several,      ///< a list
    ambiguous,    ///< several meanings, of which an option decides
    relative,     ///< counted from a reference that is missing
    unread,       ///< a year and a day, but no month between them: something that was written was not understood
    impossible,
    unknown,  ///< beyond what this program resolves
    none
};

/// What somebody who uses an answer should know about it.
enum class Flag : std::uint8_t {
    weekday_mismatch,    ///< the written weekday is another day than the date's
    century_assumed,     ///< the year was written with two digits
    era_converted,       ///< the year was counted in another era; the answer has that of the common one
    input_repaired,      ///< bytes that are no UTF-8 were passed over, or letters in numbers read as digits (l817)
    truncated,           ///< the text is longer than what is read of it
    approximate,         ///< about: ~
    uncertain,           ///< ?
    supplied,            ///< in an editor's brackets
    corrected,           ///< an editor's "i.e." replaces what was written
    copyright_or_circa,  ///< c1985
    undated,             ///< the text says that there is no date
    part_undated,        ///< some of what is described has none
    bulk,                ///< the dates of most of it stand in the text as well, unread
    northern_season,     ///< months of a season are those of the northern hemisphere
    dual_year,           ///< 11 Feb 1731/2: the day of the later year, not converted
    julian,              ///< a month or year of the Julian calendar, as it is written there
    calendar_converted,  ///< written by another calendar
    calendar_variant,    ///< a day or two may be others where its months begin by sightings, or by another table
    calendars_agree,     ///< the same day by two calendars
    calendars_differ,    ///< two calendars say different days; the answer is the Gregorian one
    no_edtf,             ///< EDTF cannot say it
    rounded,             ///< months or years were added to a day
    end_of_day,          ///< 24:00, which is 00:00 of the next day
    zone_ambiguous,      ///< the zone's name means several: the time is local
    time_missing,        ///< no clock of the zone shows that time: it was set forward over it
    time_twice           ///< clocks of the zone show that time twice: they were set back
};
constexpr std::size_t flag_count = static_cast<std::size_t>(Flag::time_twice) + 1;
/// All of them, in the order in which they are listed.
constexpr std::array<Flag, flag_count> all_flags = [] {
    std::array<Flag, flag_count> flags{};
    for (std::size_t i = 0; i < flag_count; ++i) flags[i] = static_cast<Flag>(i);
    return flags;
}();

/// "weekday-mismatch" and so on.
std::string_view name(Flag);

/// A set of flags.
class Flags {
public:
    Flags() = default;
    Flags(std::initializer_list<Flag> flags) {
        for (const Flag flag : flags) set(flag);
    }
    [[nodiscard]] bool has(Flag flag) const { return bits_[static_cast<std::size_t>(flag)]; }
    void set(Flag flag, bool value = true) { bits_[static_cast<std::size_t>(flag)] = value; }
    Flags& operator|=(const Flags& other) {
        bits_ |= other.bits_;
        return *this;
    }
    Flags& operator&=(const Flags& other) {
        bits_ &= other.bits_;
        return *this;
    }
    friend bool operator==(const Flags&, const Flags&) = default;

private:
    std::bitset<all_flags.size()> bits_;
};

/// The first and the last day of what is meant; nothing where it is open or without a year.
struct Bounds {
    std::optional<std::chrono::sys_days> earliest, latest;
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

struct ResolvedDate {
    Validity validity = Validity::none;
    /// complete: 2018-05-09; partial, ISO 8601 reduced forms: 2018-05, 2018, --05-09, --05, ---09; unread: the year,
    /// for a reduced form can skip no field; else empty.
    std::string iso;
    /// century_assumed, also where the date is impossible; weekday_mismatch, of a complete one; era_converted.
    Flags flags{};
    std::string edtf{};  ///< ISO 8601-2:2019; empty where it cannot say it, or there is nothing to say
    Bounds bounds{};
    /// ISO 8601-1:2019: the day and the time of it (2018-05-09T14:30+02:00), the day alone where no time is said, from
    /// one to another with a slash; empty of what is less than a day, open, a list or qualified.
    std::string datetime{};
    /// That the text is counted by, said or told, where it is none of ours: of several times of the first that has one.
    Calendar calendar = Calendar::unwritten;
    /// Of what is ambiguous: its meanings, which differ, and for each the option that gives it, such as
    /// "--prefer past"; empty where none does.
    std::vector<ResolvedDate> meanings{};
    std::string by{};  ///< of a meaning

    friend bool operator==(const ResolvedDate&, const ResolvedDate&) = default;
};

/// What an era's years are behind those of the common one: a year of the common era is year_offset(era) plus its year
/// in the other. CLDR's calendars: Buddhist years begin on 1 January. @pre neither before_christ nor signed_year, which
/// count backwards
int year_offset(Era);

/// Pure function; never rounds, never guesses: 2007-02-30, month 13, day 0 are impossible, also where the year is
/// missing (29 Feb without a year is possible), and so is year 0000, which stands for a missing one far more often than
/// for 1 BC (ISO 8601-1:2019, 4.3.2: only by agreement): 1 BC is what is written as that. The century of a two-digit
/// year is settled first. A field with digits missing counts as unwritten, but for the year without its century; with
/// no field left the answer is none.
///
/// The year of another era is brought to the common one: Buddhist 2561 - 543 (1 January as the year's first day, as
/// CLDR's calendar has it), two of its digits in its 26th century; Minguo 107 + 1911; Dangi 4351 - 2333; the n-th of a
/// reign, its first + n - 1, up to the hundredth; the n-th before Christ is 1 - n; a signed year is itself. A year 0 of
/// any of them, of the others what lies before year 1 or after 9999, and what Japan dated before it took the Gregorian
/// calendar (1873), is impossible.
ResolvedDate resolve(const WrittenDate&, const ResolutionOptions& = {});

}  // namespace kalends
