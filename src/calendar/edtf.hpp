// EDTF as a typed value: read, written, resolved.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kalends/calendar/resolution.hpp"

// The Extended Date/Time Format, levels 0 to 2 (ISO 8601-2:2019; productions and their rules as the Library of
// Congress's specification of 4 February 2019 has them). Where that is silent:
//
// - a long year, with its exponent, has at most 18 digits and more than four, and no zero in front; it stands alone;
// - significant digits are counted from the first that is not zero; their year stands alone, too, and has no X;
// - a mark may stand before and behind the same component; all may carry marks, masked years and groupings as well;
// - a masked month is one of 01 to 12, never a grouping, and no day follows a grouping;
// - a time of day stands behind a day alone: no marks, no masks, no interval; 24:00:00 is one, a second 60 in minute
// 59,
//   a shift of -00:00 is none, nor is the year -0000;
// - of an interval at least one end is a date; a set may have one member.
namespace kalends::edtf {

/// ~ is about, ? uncertain, % both.
struct Marks {
    bool about = false, uncertain = false;

    Marks& operator|=(const Marks& other) {
        about = about || other.about;
        uncertain = uncertain || other.uncertain;
        return *this;
    }
    [[nodiscard]] bool any() const { return about || uncertain; }
    friend bool operator==(const Marks&, const Marks&) = default;
};

/// Where the marks of a year, month or day stand.
struct Marked {
    Marks before{};  ///< of this component alone
    Marks behind{};  ///< of this one and all to its left
    friend bool operator==(const Marked&, const Marked&) = default;
};

struct Year : Marked {
    bool is_negative = false;
    std::string digits;             ///< four, X where one is unwritten; or, behind a Y, any number without X
    std::optional<int> exponent{};  ///< of ten: Y17E7
    std::optional<int> significant_digits{};

    /// More than four digits, or an exponent.
    [[nodiscard]] bool is_long() const { return exponent || digits.size() > 4; }
    friend bool operator==(const Year&, const Year&) = default;
};

/// A month or a day, or a grouping in the place of a month: two digits, X where one is unwritten.
struct TwoDigits : Marked {
    std::array<char, 2> digits{};
    friend bool operator==(const TwoDigits&, const TwoDigits&) = default;
};

struct Date {
    Year year;
    std::optional<TwoDigits> month{};  ///< 01 to 12; 21 to 41: seasons, quarters, quadrimesters, halves
    std::optional<TwoDigits> day{};
    friend bool operator==(const Date&, const Date&) = default;
};

/// What a local time is ahead of UTC; as written, so that +04 and +04:00 are not the same.
struct Shift {
    bool is_utc = false;  ///< Z; nothing else then
    bool is_behind = false;
    int hours = 0;
    std::optional<int> minutes{};
    friend bool operator==(const Shift&, const Shift&) = default;
};

struct DateTime {
    Date date;
    int hour = 0, minute = 0, second = 0;
    std::optional<Shift> shift{};
    friend bool operator==(const DateTime&, const DateTime&) = default;
};

/// ".." and the empty end of an interval.
enum class NoDate : std::uint8_t { open, unknown };

struct Interval {
    std::variant<Date, NoDate> begin, end;
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// All that lies between two dates of a set; one of them may be missing: on or before, on or after.
struct Range {
    std::optional<Date> first, last;
    friend bool operator==(const Range&, const Range&) = default;
};

using Member = std::variant<Date, Range>;

struct Set {
    enum class Kind : std::uint8_t { one_of, all_of };
    Kind kind = Kind::one_of;
    std::vector<Member> members;
    friend bool operator==(const Set&, const Set&) = default;
};

/// The date without parts at its end of which no digit is written: 2004-06 of 2004-06-XX. A mark behind such a part
/// moves to what is left; a part with a mark of its own stays.
Date shortened(const Date&);

}  // namespace kalends::edtf

namespace kalends {

struct Edtf {
    std::variant<edtf::Date, edtf::DateTime, edtf::Interval, edtf::Set> value;
    friend bool operator==(const Edtf&, const Edtf&) = default;
};

/// What a text says in EDTF; nothing where it is none. Days exist, masks leave a possible one, and nothing ends before
/// it begins: the first day of a start is not after the last one of its end.
std::optional<Edtf> parse_edtf(std::string_view);

/// The text that was read, but that wholly unwritten parts at the end are left out, if both sides of a range of a set
/// keep the same precision.
std::string to_string(const Edtf&);

/// EDTF with a sign that nobody else writes, so that a text needs no further reading: X behind digits of a year or in
/// month or day, ~ or % behind a component, "..", a set of several, and ? in an interval or set. What others write,
/// too, is none: 1984?, ~1850, [1850], 2X12, XXXX.
bool is_unmistakable_edtf(std::string_view);

/// What EDTF means. `several` for a set, but of one date that date's; `interval` for one, for a year with masks alone,
/// for groupings, and for years that ISO's reduced forms cannot write (Y17000); `approximate` for a mark; `partial`
/// where a part is unwritten, but year, month or day written: 1984-1X, 156X-12-25; `none` for XXXX. Seasons 21 to 24
/// are those of the north. Bounds are the first and the last day that are possible; none where open, where no digit of
/// the year is written, or beyond the years that std::chrono has (32767).
ResolvedDate resolve(const Edtf&);

}  // namespace kalends
