#include <algorithm>
#include <string>
#include <utility>

#include "core/digits.hpp"
#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"
#include "kalends/language/expression.hpp"
#include "language/expression_symbols.hpp"

namespace kalends {
namespace {

constexpr bool is_digit_or_x(char c) {
    return is_digit(c) || c == 'X';
}

/// `form` has d for a digit, x for a digit or X; all else stands for itself.
bool has_form(std::string_view word, std::string_view form) {
    return std::ranges::equal(word, form, [](char c, char wanted) {
        return wanted == 'd' ? is_digit(c) : wanted == 'x' ? is_digit_or_x(c) : c == wanted;
    });
}

bool is_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, is_digit);
}

std::string joined(std::string_view a, std::string_view b, std::string_view c = {}) {
    return std::string(a).append(b).append(c);
}

/// Writes words, a space between any two.
class Printer {
public:
    std::string print(const Expression& expression) {
        if (expression.is_none()) add(symbol_name(symbol::none));
        for (const Stretch& stretch : expression.stretches) {
            if (!text_.empty()) add(expression.join == Join::one_of ? "|" : "&");
            add(stretch);
        }
        if (expression.order != Order::none) add(name(expression.order));
        return std::move(text_);
    }

private:
    void add(std::string_view word) {
        if (!text_.empty()) text_ += ' ';
        text_ += word;
    }

    void add(const Stretch& stretch) {
        add(stretch.begin);
        if (!stretch.end) return;
        add(stretch.is_same_time ? "=" : "/");
        add(*stretch.end);
    }

    void add(const End& end) {
        if (end.kind == End::Kind::point) return add(end.point);
        add(symbol_name(end.kind == End::Kind::open ? symbol::open : symbol::unknown));
    }

    void add(const Point& point) {
        if (point.calendar != Calendar::unwritten) add(name(point.calendar));
        if (point.date.era != Era::common) add(name(point.date.era));
        if (point.is_reference || !point.date.is_none()) add_day(point);
        for (const Step& step : point.steps) add(step);
        if (point.part != Part::none) add(name(point.part));
        if (point.about) add("~");
        if (point.uncertain) add("?");
        if (point.clock) add(*point.clock);
    }

    void add_day(const Point& point) {
        add(point.is_reference ? "R" : date_text(point.date));
        if (point.is_leap) add(symbol_name(symbol::leap));
        if (point.date.weekday != Weekday::unwritten) add(symbol_name(to_symbol(Role::weekday, point.date.weekday)));
        if (point.dual == Point().dual) return;
        add(symbol_name(symbol::dual));
        add({point.dual.data(), point.dual.size()});
    }

    static std::string date_text(const WrittenDate& date) {
        const std::string year(date.year.begin(), date.year.end()), month(date.month.begin(), date.month.end()),
            day(date.day.begin(), date.day.end());
        switch (date.form) {
            case DateForm::week:
                return joined(year, "-W", month) + joined("-", day.substr(1));
            case DateForm::ordinal:
                return joined(year, "-", month.substr(1)) + day;
            default:
                if (day != "XX") return joined(year, "-", month) + joined("-", day);
                return month == "XX" ? year : joined(year, "-", month);
        }
    }

    void add(const Step& step) {
        if (step.kind == Step::Kind::nth) {
            add(joined("#", std::to_string(step.number)));
        } else if (step.kind != Step::Kind::weekday) {
            add(step.kind == Step::Kind::later ? "+" : "-");
            add(std::to_string(step.number));
        }
        add(name(step.unit));
    }

    static std::string pair(int number) {
        const std::string digits = std::to_string(number);
        return digits.size() < 2 ? joined("0", digits) : digits;
    }

    void add(const Clock& clock) {
        std::string time = "T";
        if (clock.hour) time += pair(*clock.hour);
        if (clock.hour && clock.minute) time += joined(":", pair(*clock.minute));
        if (clock.hour && clock.minute && clock.second) time += joined(":", pair(*clock.second));
        add(time);
        if (clock.fraction.digits > 0) {
            add(symbol_name(symbol::point));
            add(digits_of(clock.fraction));
        }
        if (clock.shift != Clock::Shift::none) add_shift(clock);
        if (clock.day_part != Clock::DayPart::none)
            add(symbol_name(symbol::am + static_cast<symbol::Id>(clock.day_part) - 1));
        if (clock.zone != Clock::Zone::none) add_zone(clock);
        if (clock.about) add("~");
    }

    void add_sign(Clock::Sign sign) { add(sign == Clock::Sign::plus ? "+" : "-"); }

    void add_shift(const Clock& clock) {
        add_sign(clock.shift_sign);
        if (clock.shift == Clock::Shift::minutes) add(std::to_string(clock.shift_minutes));
        add(symbol_name(clock.shift == Clock::Shift::half      ? symbol::half
                        : clock.shift == Clock::Shift::quarter ? symbol::quarter
                                                               : symbol::minute));
    }

    void add_zone(const Clock& clock) {
        add(symbol_name(symbol::zone));
        if (clock.zone != Clock::Zone::offset)
            return add(symbol_name(clock.zone == Clock::Zone::utc ? symbol::utc : symbol::named_zone));
        add_sign(clock.zone_sign);
        add(clock.zone_minutes ? joined(pair(clock.zone_hours), ":", pair(*clock.zone_minutes))
                               : pair(clock.zone_hours));
    }

    std::string text_;
};

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t space = std::min(text.find(' '), text.size());
        if (space > 0) words.push_back(text.substr(0, space));
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return words;
}

[[noreturn]] void refuse(const std::vector<std::string_view>& words, std::size_t at, std::string_view why) {
    if (words.empty()) throw Error(ErrorKind::data, joined("nothing is written: ", why));
    const bool is_behind = at >= words.size();
    const std::size_t word = is_behind ? words.size() - 1 : at;
    throw Error(ErrorKind::data, joined(is_behind ? "behind word " : "word ", std::to_string(word + 1), ", ") +
                                     joined(in_quotes(words[word]), ": ", why));
}

/// Turns words into symbols. What digits stand for, the words before them tell.
class Lexer {
public:
    explicit Lexer(const std::vector<std::string_view>& words) : words_(words) {
        for (word_ = 0; word_ < words_.size(); ++word_) read(words_[word_]);
        add(symbol::end);
    }

    [[nodiscard]] const std::vector<symbol::Id>& symbols() const { return symbols_; }
    /// The word that a symbol stands in; their number for the end.
    [[nodiscard]] std::size_t word_of(std::size_t symbol) const {
        return symbol < word_of_.size() ? word_of_[symbol] : words_.size();
    }

private:
    [[noreturn]] void fail(std::string_view why) const { refuse(words_, word_, why); }

    void add(symbol::Id id) {
        symbols_.push_back(id);
        word_of_.push_back(word_);
    }

    void add_digits(std::string_view digits) {
        for (const char c : digits)
            if (is_digit_or_x(c)) add(c == 'X' ? symbol::unwritten : symbol::digit_0 + (c - '0'));
    }

    /// By value: without the zeros in front.
    void add_number(std::string_view digits) {
        add_digits(digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1)));
    }

    [[nodiscard]] bool is_behind(std::string_view word, std::size_t distance = 1) const {
        return word_ >= distance && words_[word_ - distance] == word;
    }

    void read(std::string_view word) {
        const bool is_behind_sign = is_behind("+") || is_behind("-"),
                   is_behind_date = std::exchange(is_behind_date_, false);
        if (word.front() == '#') return read_nth(word);
        if (word.front() == 'T') return read_clock(word);
        if (is_behind_sign && is_behind("zone", 2)) return read_offset(word);
        if (is_behind_sign && is_digit(word.front())) return read_number(word);
        if (is_behind("point")) return read_fraction(word);
        if (is_behind("dual")) return read_dual(word);
        if (is_digit_or_x(word.front())) return read_date(word);
        const std::optional<symbol::Id> id = parse_symbol(word);
        const bool is_form = role_of(id.value_or(symbol::end)) == Role::form && (word != "week" || is_behind_date);
        if (!id || id == symbol::end || is_form)
            fail("it is no word of the language here; a date is written as in 2018-05-09, a text without one none");
        add(*id);
    }

    void read_nth(std::string_view word) {
        const bool is_from_end = word.size() > 1 && word[1] == '-';
        const std::string_view number = word.substr(is_from_end ? 2 : 1);
        if (!is_number(number)) fail("behind # stands a number, as in #3 or #-1");
        add(symbol::nth);
        if (is_from_end) add(symbol::minus);
        add_number(number);
    }

    void read_clock(std::string_view word) {
        if (!has_form(word, "T") && !has_form(word, "Tdd") && !has_form(word, "Tdd:dd") && !has_form(word, "Tdd:dd:dd"))
            fail("a time of the day is written T14, T14:30, T14:30:05 or, without digits, T");
        add(symbol::clock);
        add_digits(word);
    }

    void read_offset(std::string_view word) {
        if (!has_form(word, "dd") && !has_form(word, "dd:dd")) fail("what a zone is off by is written 05 or 05:30");
        add_digits(word);
    }

    void read_number(std::string_view word) {
        if (!is_number(word)) fail("behind + and - stands a number");
        add_number(word);
    }

    void read_fraction(std::string_view word) {
        if (!is_number(word)) fail("behind point stand the digits of a second's fraction");
        add_digits(word);
    }

    void read_dual(std::string_view word) {
        if (!has_form(word, "xxxx")) fail("behind dual stands a year, of which digits may be X: XXX2");
        add_digits(word);
    }

    void read_date(std::string_view word) {
        is_behind_date_ = true;
        add_digits(word.substr(0, 4));
        if (has_form(word, "xxxx-Wxx-x")) {
            add_digits(word.substr(6, 2));
            add(symbol::digit_0);
            add_digits(word.substr(9));
            return add(symbol::week);
        }
        if (has_form(word, "xxxx-xxx")) {
            add(symbol::digit_0);
            add_digits(word.substr(5));
            return add(first_symbol(Role::form) + 1);
        }
        if (!has_form(word, "xxxx") && !has_form(word, "xxxx-xx") && !has_form(word, "xxxx-xx-xx"))
            fail(
                "a date is written year-month-day as in 2018-05-09, with X for each digit that the text does not "
                "give as in XX18-05, or as 2018-W19-3 or 2018-129");
        add_digits(word.substr(4));
        for (std::size_t length = word.size(); length < std::string_view("xxxx-xx-xx").size(); length += 3)
            add_digits("XX");
    }

    const std::vector<std::string_view>& words_;
    std::size_t word_ = 0;
    bool is_behind_date_ = false;  ///< where `week` would be the form of a date
    std::vector<symbol::Id> symbols_;
    std::vector<std::size_t> word_of_;
};

/// Old corpora have an era behind the date, which is all that their texts say.
void put_era_in_front(std::vector<std::string_view>& words) {
    if (words.size() == 2 && is_digit_or_x(words[0].front()) && parse_era(words[1])) std::swap(words[0], words[1]);
}

}  // namespace

std::string to_string(const Expression& expression) {
    return Printer().print(expression);
}

Expression parse_expression(std::string_view text) {
    std::vector<std::string_view> words = words_of(text);
    if (words.empty()) refuse(words, 0, "a text without a date is none");
    put_era_in_front(words);
    const Lexer lexer(words);
    try {
        return read_symbols(lexer.symbols());
    } catch (const Misplaced& misplaced) {
        refuse(words, lexer.word_of(misplaced.at), misplaced.why);
    }
}

}  // namespace kalends
