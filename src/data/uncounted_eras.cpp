#include "data/uncounted_eras.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/digits.hpp"
#include "data/improbable.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// True where some year that was read satisfies `holds`, with its point.
template <class Holds>
bool has_year(const Expression& expression, Holds holds) {
    return has_end(expression, [&](const End& end) {
        const std::optional<int> year = field_value(end.point.date.year);
        return year && holds(end.point, *year);
    });
}

bool has_common_year(const Expression& expression, int first, int last) {
    return has_year(expression, [&](const Point& point, int year) {
        return point.date.era == Era::common && year >= first && year <= last;
    });
}

/// Right behind a number: elsewhere it is a degree.
bool stands_behind_number(std::u32string_view text, std::u32string_view mark) {
    for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) {
        const std::size_t last = at > 0 ? text.find_last_not_of(U" (", at - 1) : text.npos;
        if (last != text.npos && is_digit(text[last]) && !is_letter(letter_at(text, at + mark.size()))) return true;
    }
    return false;
}

/// Vikram samvat is 56 or 57 years ahead of ours.
bool is_of_nepal(const Expression& expression, std::u32string_view text) {
    constexpr int first = 1900, last = 2200;
    return has_common_year(expression, first, last) &&
           (stands_behind_number(text, U"bs") || stands_behind_number(text, U"b.s."));
}

/// 638 years behind ours.
bool is_of_burma(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 2> marks{U"ပြည့်နှစ်", U"သက္ကရာဇ်"};
    constexpr int last = 1500;
    if (!holds_one_of(text, marks)) return false;
    return has_common_year(expression, 1, last) || has_end(expression, [](const End& end) {
               return is_masked(end.point.date.year) && end.point.date.year[0] == '1' && end.point.date.year[1] < '5';
           });
}

bool is_of_old_korea(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 3> marks{U"개국", U"단기", U"단군기원"};
    constexpr int first_of_dangi = 4200, last_of_dangi = 4400, last = 600;
    if (has_common_year(expression, first_of_dangi, last_of_dangi) && text.find(U"년") != text.npos) return true;
    return has_common_year(expression, 1, last) && holds_one_of(text, marks);
}

constexpr std::array<std::u32string_view, 8> eras_of_the_east{
    U"armenian era", U"of the armenians", U"of the greeks",     U"seleucid",
    U"seleucid era", U"graecorum",        U"era of nabonassar", U"kali yuga"};

/// Not beside a year of ours, which is right whatever the other is.
bool is_of_the_east(const Expression& expression, std::u32string_view text) {
    return !has_same_time(expression) && end_of_word(text, eras_of_the_east) &&
           has_year(expression, [](const Point&, int) { return true; });
}

/// The shahs counted from Cyrus, the Kurds, whose months begin with those of Persia, from the Medes.
bool is_of_medes_and_persians(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 10> marks{U"شاهنشاه",   U"خاکەلێو", U"گوڵان",    U"جۆزەردان",
                                                        U"پووشپە",    U"گەلاوێژ", U"خەرمانان", U"سەرماوەز",
                                                        U"بەفرانبار", U"ڕێبەندان"};
    constexpr int first = 2535, last = 2799;
    return has_common_year(expression, first, last) && holds_one_of(text, marks);
}

bool is_of_buddha(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 7> marks{U"佛曆", U"佛历", U"佛暦", U"仏暦", U"佛紀", U"佛纪", U"불기"};
    constexpr int first = 2300, last = 2700;
    return has_common_year(expression, first, last) && holds_one_of(text, marks);
}

bool is_before_republic(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 3> marks{U"民國前", U"民国前", U"民前"};
    return !expression.is_none() && holds_one_of(text, marks);
}

/// Not the years of schools (1997–1998学年度), which are from the one to the other.
bool is_fiscal(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 2> of_schools{U"学年", U"學年"};
    return text.find(U"年度") != text.npos && !holds_one_of(text, of_schools) &&
           has_end(expression, [](const End& end) {
               const WrittenDate& date = end.point.date;
               return date.year[3] != 'X' && date.month[0] == 'X';
           });
}

}  // namespace

bool is_of_uncounted_era(const Expression& expression, std::u32string_view text) {
    return is_of_nepal(expression, text) || is_of_burma(expression, text) || is_of_old_korea(expression, text) ||
           is_of_the_east(expression, text) || is_of_medes_and_persians(expression, text) ||
           is_of_buddha(expression, text) || is_before_republic(expression, text) || is_fiscal(expression, text);
}

}  // namespace kalends
