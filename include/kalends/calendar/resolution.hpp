// What a written date means in the calendar, and what is to be known about it.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "kalends/language/written_date.hpp"

namespace kalends {

struct ResolutionOptions {
    /// Two-digit years from this on are 19xx, those below 20xx (POSIX strptime %y: 69). 0..99
    int century_pivot = 69;
};

/// What a written date means in the calendar (proleptic Gregorian, std::chrono). `unread`: a year and a day, but no
/// month between them, so that something which was written was not understood.
enum class Validity { complete, partial, unread, impossible, none };

/// What somebody who uses an answer should know about it.
enum class Flag : std::uint8_t {
    weekday_mismatch,  ///< the written weekday is another day than the date's
    century_assumed,   ///< the year was written with two digits
    era_converted,     ///< the year was counted in another era; the answer has that of the common one
    input_repaired,    ///< bytes that are no UTF-8 were passed over
    truncated          ///< the text is longer than what is read of it
};
constexpr std::array<Flag, 5> all_flags{Flag::weekday_mismatch, Flag::century_assumed, Flag::era_converted,
                                        Flag::input_repaired, Flag::truncated};

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
    friend bool operator==(const Flags&, const Flags&) = default;

private:
    std::bitset<all_flags.size()> bits_;
};

struct ResolvedDate {
    Validity validity = Validity::none;
    /// complete: 2018-05-09; partial, ISO 8601 reduced forms: 2018-05, 2018, --05-09, --05, ---09; unread: the year,
    /// for a reduced form can skip no field; else empty.
    std::string iso;
    /// century_assumed, also where the date is impossible; weekday_mismatch, of a complete one; era_converted.
    Flags flags{};

    friend bool operator==(const ResolvedDate&, const ResolvedDate&) = default;
};

/// What an era's years are behind those of the common one: a year of the common era is year_offset(era) plus its year
/// in the other. CLDR's calendars: Buddhist years begin on 1 January. @pre not before_christ, which counts backwards
int year_offset(Era);

/// Pure function; never rounds, never guesses: 2007-02-30, month 13, day 0 are impossible, also where the year is
/// missing (29 Feb without a year is possible), and so is year 0000, which stands for a missing one far more often than
/// for 1 BC (ISO 8601-1:2019, 4.3.2: only by agreement). The century of a two-digit year is settled first. A field with
/// digits missing counts as unwritten, but for the year without its century; with no field left the answer is none.
///
/// The year of another era is brought to the common one: Buddhist 2561 - 543 (1 January as the year's first day, as
/// CLDR's calendar has it), two of its digits in its 26th century; Minguo 107 + 1911; Dangi 4351 - 2333; the n-th of a
/// reign, its first + n - 1, up to the hundredth. What lies before year 1 or after 9999, and what Japan dated before it
/// took the Gregorian calendar (1873), is impossible.
ResolvedDate resolve(const WrittenDate&, const ResolutionOptions& = {});

}  // namespace kalends
