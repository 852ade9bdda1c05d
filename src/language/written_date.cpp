#include "kalends/language/written_date.hpp"

#include <algorithm>
#include <charconv>

#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"
#include "language/layout.hpp"

namespace kalends {
namespace {

constexpr std::string_view none_word = "none";
constexpr std::string_view calendar_form = "dddd-dd-dd";
constexpr std::string_view week_form = "dddd-Wdd-d";
constexpr std::string_view ordinal_form = "dddd-ddd";
constexpr std::size_t digit_count = digit_roles.size();

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
    std::copy_n(digits.begin() + first_digit(Role::year), date.year.size(), date.year.begin());
    std::copy_n(digits.begin() + first_digit(Role::month), date.month.size(), date.month.begin());
    std::copy_n(digits.begin() + first_digit(Role::day), date.day.size(), date.day.begin());
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
                in_quotes(text) +
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

/// Weekday, form, order and era are symbols of their role in the order of their enums, whose first value is written by
/// leaving the symbol out.
template <class Value>
symbol::Id to_symbol(Role role, Value value) {
    return first_symbol(role) + static_cast<symbol::Id>(value) - 1;
}

/// Reads symbols from the front, each kind at most once and in the order of the grammar.
class SymbolReader {
public:
    explicit SymbolReader(const std::vector<symbol::Id>& symbols) : symbols_(symbols) {}

    /// A digit, or X for one that is not written.
    char need_digit() {
        if (at_ == symbols_.size() || symbols_[at_] < symbol::digit_0 || symbols_[at_] > symbol::unwritten) fail();
        const symbol::Id id = symbols_[at_++];
        return id == symbol::unwritten ? 'X' : static_cast<char>('0' + id);
    }

    /// The value that the next symbol writes where it is of this role; else the first, which is left out.
    template <class Value>
    Value take(Role role) {
        if (at_ == symbols_.size() || role_of(symbols_[at_]) != role) return Value{};
        return static_cast<Value>(symbols_[at_++] - first_symbol(role) + 1);
    }

    bool take(symbol::Id id) {
        const bool is_next = at_ < symbols_.size() && symbols_[at_] == id;
        at_ += is_next ? 1 : 0;
        return is_next;
    }

    void need_end() {
        if (!take(symbol::end) || at_ != symbols_.size()) fail();
    }

private:
    [[noreturn]] void fail() const {
        throw Error(ErrorKind::internal, "ill-formed written date: symbol " + std::to_string(at_) + " of " +
                                             std::to_string(symbols_.size()) +
                                             " is out of place; the search must be held to the grammar");
    }

    const std::vector<symbol::Id>& symbols_;
    std::size_t at_ = 0;
};

WrittenDate read_digits(SymbolReader& reader) {
    std::array<char, digit_count> digits{};
    for (char& digit : digits) digit = reader.need_digit();
    return from_digits({digits.data(), digits.size()});
}

}  // namespace

std::string_view name(Order order) {
    return order == Order::none ? none_word : symbol_name(to_symbol(Role::order, order));
}

std::string_view name(Era era) {
    return era == Era::common ? "common" : symbol_name(to_symbol(Role::era, era));
}

std::optional<Era> parse_era(std::string_view word) {
    const std::optional<symbol::Id> id = parse_symbol(word);
    if (!id || role_of(*id) != Role::era) return std::nullopt;
    return static_cast<Era>(*id - first_symbol(Role::era) + 1);
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

WrittenDate date_alone(const WrittenDate& date) {
    WrittenDate alone = date;
    alone.weekday = Weekday::unwritten;
    alone.order = Order::none;
    return alone;
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

std::vector<symbol::Id> to_symbols(const WrittenDate& date) {
    if (date.is_none()) return {symbol::none, symbol::end};
    std::vector<symbol::Id> symbols;
    symbols.reserve(digit_count + 4);
    if (date.era != Era::common) symbols.push_back(to_symbol(Role::era, date.era));
    for (const char digit : digits_of(date)) symbols.push_back(to_symbol(digit));
    if (date.form != DateForm::calendar) symbols.push_back(to_symbol(Role::form, date.form));
    if (date.weekday != Weekday::unwritten) symbols.push_back(to_symbol(Role::weekday, date.weekday));
    if (date.order != Order::none) symbols.push_back(to_symbol(Role::order, date.order));
    symbols.push_back(symbol::end);
    return symbols;
}

WrittenDate from_symbols(const std::vector<symbol::Id>& symbols) {
    SymbolReader reader(symbols);
    WrittenDate date;
    if (!reader.take(symbol::none)) {
        const auto era = reader.take<Era>(Role::era);
        date = read_digits(reader);
        date.era = era;
        date.form = reader.take<DateForm>(Role::form);
        date.weekday = reader.take<Weekday>(Role::weekday);
        date.order = reader.take<Order>(Role::order);
    }
    reader.need_end();
    return date;
}

}  // namespace kalends
