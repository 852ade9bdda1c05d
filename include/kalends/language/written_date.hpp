// What a text says of a day, and no more.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kalends {

/// From when years are counted (UTS #35 part 4, "Calendar Data": eras). Months and days are those of the Gregorian
/// calendar in all of them.
enum class Era : std::uint8_t {
    common,
    before_christ,
    buddhist,  ///< of Thailand and Laos: 2018 is 2561
    minguo,    ///< Taiwan: 2018 is 107
    dangi,     ///< Korea until 1961: 2018 is 4351
    meiji,     ///< the reigns of Japan: 1868 is the first year of this one
    taisho,
    showa,
    heisei,
    reiwa,
    anno_domini,  ///< the common era where it is written: 12 AD
    signed_year   ///< a year before 1 as ISO 8601 has it: -0043
};

/// Lower-case names as above, "bc", "ad" and "neg" for those of more than one word.
std::string_view name(Era);
/// The era of that name, the common one apart; nothing for any other word.
std::optional<Era> parse_era(std::string_view);

/// ISO 8601 numbers of the days of the week; `unwritten` where the text names none.
enum class Weekday : std::uint8_t { unwritten, monday, tuesday, wednesday, thursday, friday, saturday, sunday };

/// Order of the fields of an all-numeric date, and the preference a user tells. `none`: named month, or no preference.
enum class Order : std::uint8_t { none, dmy, mdy, ymd };
constexpr std::array<Order, 4> all_orders{Order::none, Order::dmy, Order::mdy, Order::ymd};
constexpr std::array<Order, 3> told_orders{Order::dmy, Order::mdy, Order::ymd};

/// Lower-case names "none", "dmy", "mdy", "ymd".
std::string_view name(Order);

/// The three ways of ISO 8601-1:2019 to name a day: 2018-05-09, 2018-W19-3, 2018-129 (clauses 5.2.2, 5.2.4, 5.2.3).
enum class DateForm : std::uint8_t { calendar, week, ordinal };

/// What stands in the place of a month: spring (21) to winter (24), ISO 8601-2:2019, 4.8.
constexpr int spring = 21, winter = 24;
constexpr bool is_season(int month) {
    return month >= spring && month <= winter;
}

/// What a text says, and no more. A digit that is not written is 'X' (ISO 8601-2:2019 level 2, TIMEX3):
/// "9 May 2018" is 2018-05-09, "9/5/18" is XX18-05-09, "May 2018" is 2018-05-XX, "30 Feb 2007" is 2007-02-30.
/// A text with no date at all is the default value, XXXX-XX-XX. Text and symbols have it as part of an expression.
struct WrittenDate {
    std::array<char, 4> year{'X', 'X', 'X', 'X'};
    std::array<char, 2> month{'X', 'X'};
    std::array<char, 2> day{'X', 'X'};
    Weekday weekday = Weekday::unwritten;  ///< the weekday that is written, right or wrong
    /// week: `month` holds the week of the year and `day` the day of the week ("03"); ordinal: both together hold the
    /// day of the year ("01" "29"). Turning them into a month and a day is arithmetic, and so left to resolve().
    DateForm form = DateForm::calendar;
    Order order = Order::none;  ///< field order, where all fields are digits and their order is a convention
    /// The year's number is as it is written, 1 for the first year of a reign.
    Era era = Era::common;

    /// True where neither year, month nor day is written.
    [[nodiscard]] bool is_none() const;
    friend bool operator==(const WrittenDate&, const WrittenDate&) = default;
};

/// The value of a field whose digits are all written, e.g. month {'0','5'} is 5.
std::optional<int> field_value(const std::array<char, 2>&);
std::optional<int> field_value(const std::array<char, 4>&);

/// What is written of the day, without the weekday and the order beside it.
WrittenDate date_alone(const WrittenDate&);

}  // namespace kalends
