#include "kalends/language/written_date.hpp"

#include <algorithm>
#include <charconv>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::array<std::string_view, all_orders.size()> order_names{"none", "dmy", "mdy", "ymd"};
constexpr auto symbol_names = std::to_array<std::string_view>(
    {"0",   "1",   "2",   "3",   "4",   "5",   "6",   "7",   "8",    "9",    "X",       "mon", "tue",
     "wed", "thu", "fri", "sat", "sun", "dmy", "mdy", "ymd", "none", "week", "ordinal", "end"});
static_assert(symbol_names.size() == static_cast<std::size_t>(symbol::era_bc));
constexpr std::string_view none_word = "none";
constexpr std::string_view calendar_form = "dddd-dd-dd";
constexpr std::string_view week_form = "dddd-Wdd-d";
constexpr std::string_view ordinal_form = "dddd-ddd";
constexpr std::size_t digit_count = 8;

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_digit_or_x(char c) {
    return is_digit(c) || c == 'X';
}

template <std::size_t N>
std::optional<int> value(const std::array<char, N>& digits) {
    if (!std::ranges::all_of(digits, is_digit)) return std::nullopt;
    int result = 0;
    std::from_chars(digits.data(), digits.data() + N, result);
    return result;
}

/// The eight digits of a date in a row, year first.
std::array<char, digit_count> digits_of(const WrittenDate& date) {
    std::array<char, digit_count> digits{};
    auto out = std::ranges::copy(date.year, digits.begin()).out;
    out = std::ranges::copy(date.month, out).out;
    std::ranges::copy(date.day, out);
    return digits;
}

/// @pre eight digits
WrittenDate from_digits(std::string_view digits) {
    WrittenDate date;
    std::copy_n(digits.begin(), 4, date.year.begin());
    std::copy_n(digits.begin() + 4, 2, date.month.begin());
    std::copy_n(digits.begin() + 6, 2, date.day.begin());
    return date;
}

bool has_form(std::string_view text, std::string_view wanted) {
    return std::ranges::equal(text, wanted,
                              [](char c, char form) { return form == 'd' ? is_digit_or_x(c) : c == form; });
}

/// Month and day; a week date and an ordinal date have no parts that could be left out.
bool is_all_written(const WrittenDate& date) {
    return field_value(date.month).has_value() && field_value(date.day).has_value();
}

[[noreturn]] void refuse(std::string_view text) {
    throw Error(ErrorKind::data,
                quoted(text) +
                    " is not a written date; write year-month-day as in 2018-05-09, with X for each digit "
                    "that the text does not give as in XX18-05-XX, or none; behind a space an era, as in "
                    "2561-05-09 buddhist");
}

/// The era that a date's text names behind its last space, which is cut off with it.
Era take_era(std::string_view& text) {
    const std::size_t space = text.rfind(' ');
    if (space == std::string_view::npos) return Era::common;
    const std::optional<Era> era = parse_era(text.substr(space + 1));
    if (!era) refuse(text);
    text = text.substr(0, space);
    return *era;
}

/// An era counts years, and stands beside neither an order nor another form than the calendar's.
bool can_have_its_era(const WrittenDate& date) {
    return date.era == Era::common ||
           (is_digit(date.year[3]) && date.order == Order::none && date.form == DateForm::calendar);
}

symbol::Id to_symbol(char digit) {
    return digit == 'X' ? symbol::unwritten : symbol::digit_0 + (digit - '0');
}

/// Reads symbols from the front, each kind at most once and in the order of the grammar.
class SymbolReader {
public:
    explicit SymbolReader(const std::vector<symbol::Id>& symbols) : symbols_(symbols) {}

    /// The next symbol's offset from `low` if it lies in [low, high], and moves on; else nothing.
    std::optional<symbol::Id> take(symbol::Id low, symbol::Id high) {
        if (at_ == symbols_.size() || symbols_[at_] < low || symbols_[at_] > high) return std::nullopt;
        return symbols_[at_++] - low;
    }

    symbol::Id need(symbol::Id low, symbol::Id high) {
        const std::optional<symbol::Id> taken = take(low, high);
        return taken ? *taken : fail();
    }

    void need_end() {
        need(symbol::end, symbol::end);
        if (at_ != symbols_.size()) fail();
    }

private:
    [[noreturn]] symbol::Id fail() const {
        throw Error(ErrorKind::internal, "ill-formed written date: symbol " + std::to_string(at_) + " of " +
                                             std::to_string(symbols_.size()) +
                                             " is out of place; the search must be held to the grammar");
    }

    const std::vector<symbol::Id>& symbols_;
    std::size_t at_ = 0;
};

WrittenDate read_digits(SymbolReader& reader) {
    std::array<char, digit_count> digits{};
    for (char& digit : digits) {
        const symbol::Id id = reader.need(symbol::digit_0, symbol::unwritten);
        digit = id == symbol::unwritten ? 'X' : static_cast<char>('0' + id);
    }
    return from_digits({digits.data(), digits.size()});
}

}  // namespace

std::string_view name(Order order) {
    return order_names[static_cast<std::size_t>(order)];
}

bool WrittenDate::is_none() const {
    return std::ranges::all_of(digits_of(*this), [](char c) { return c == 'X'; });
}

std::optional<int> field_value(const std::array<char, 2>& digits) {
    return value(digits);
}
std::optional<int> field_value(const std::array<char, 4>& digits) {
    return value(digits);
}

bool is_well_formed(const WrittenDate& date) {
    const auto is_whole = [](const std::array<char, 2>& field) { return (field[0] == 'X') == (field[1] == 'X'); };
    const auto* first_digit = std::ranges::find_if(date.year, is_digit);
    const bool has_numbers = is_all_written(date);
    return is_whole(date.month) && is_whole(date.day) && std::all_of(first_digit, date.year.end(), is_digit) &&
           (date.order == Order::none || has_numbers) && can_have_its_era(date);
}

std::string to_string(const WrittenDate& date) {
    if (date.is_none()) return std::string(none_word);
    const std::array<char, digit_count> digits = digits_of(date);
    std::string text(digits.begin(), digits.end());
    switch (date.form) {
        case DateForm::week:
            return text.replace(6, 1, "-").insert(4, "-W");
        case DateForm::ordinal:
            return text.replace(4, 1, "-");
        default:
            text.insert(6, 1, '-').insert(4, 1, '-');
            return date.era == Era::common ? text : text + ' ' + std::string(name(date.era));
    }
}

WrittenDate parse_written_date(std::string_view text) {
    if (text == none_word) return {};
    const std::string_view whole = text;
    const Era era = take_era(text);
    std::string digits;
    std::ranges::copy_if(text, std::back_inserter(digits), is_digit_or_x);
    DateForm form = DateForm::calendar;
    if (has_form(text, week_form)) {
        form = DateForm::week;
        digits.insert(6, 1, '0');
    } else if (has_form(text, ordinal_form)) {
        form = DateForm::ordinal;
        digits.insert(4, 1, '0');
    } else if (!has_form(text, calendar_form)) {
        refuse(whole);
    }
    WrittenDate date = from_digits(digits);
    date.form = form;
    date.era = era;
    const bool is_whole = form == DateForm::calendar || is_all_written(date);
    if (date.is_none() || !is_whole || !can_have_its_era(date)) refuse(whole);
    return date;
}

std::string_view symbol_name(symbol::Id s) {
    if (s < 0 || s >= symbol::count)
        throw Error(ErrorKind::internal, "symbol " + std::to_string(s) + " is never written");
    if (symbol::is_era(s)) return name(static_cast<Era>(s - symbol::era_bc + 1));
    return symbol_names[static_cast<std::size_t>(s)];
}

std::vector<symbol::Id> to_symbols(const WrittenDate& date) {
    if (date.is_none()) return {symbol::none, symbol::end};
    std::vector<symbol::Id> symbols;
    symbols.reserve(digit_count + 4);
    if (date.era != Era::common) symbols.push_back(symbol::era_bc + static_cast<symbol::Id>(date.era) - 1);
    for (const char digit : digits_of(date)) symbols.push_back(to_symbol(digit));
    if (date.form == DateForm::week) symbols.push_back(symbol::week_form);
    if (date.form == DateForm::ordinal) symbols.push_back(symbol::ordinal_form);
    if (date.weekday != Weekday::unwritten)
        symbols.push_back(symbol::weekday_1 + static_cast<symbol::Id>(date.weekday) - 1);
    if (date.order != Order::none) symbols.push_back(symbol::order_dmy + static_cast<symbol::Id>(date.order) - 1);
    symbols.push_back(symbol::end);
    return symbols;
}

WrittenDate from_symbols(const std::vector<symbol::Id>& symbols) {
    SymbolReader reader(symbols);
    WrittenDate date;
    if (!reader.take(symbol::none, symbol::none)) {
        const auto era = reader.take(symbol::era_bc, symbol::era_last);
        date = read_digits(reader);
        if (era) date.era = Era(*era + 1);
        if (const auto form = reader.take(symbol::week_form, symbol::ordinal_form)) date.form = DateForm(*form + 1);
        if (const auto day = reader.take(symbol::weekday_1, symbol::weekday_1 + 6)) date.weekday = Weekday(*day + 1);
        if (const auto order = reader.take(symbol::order_dmy, symbol::order_ymd)) date.order = Order(*order + 1);
    }
    reader.need_end();
    return date;
}

std::size_t first_digit(const std::vector<symbol::Id>& symbols) {
    return !symbols.empty() && symbol::is_era(symbols.front()) ? 1 : 0;
}

}  // namespace kalends
