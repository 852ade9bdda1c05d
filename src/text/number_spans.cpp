#include "text/number_spans.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <optional>

#include "core/digits.hpp"
#include "text/letters.hpp"
#include "text/markup.hpp"

namespace kalends {
namespace {

/// The character that a code point came from.
char32_t as_written(const NormalizedText& text, std::size_t index, std::string_view bytes) {
    const ByteSpan& origin = text.origin[index];
    if (origin.end - origin.begin == 1) return text.code_points[index];
    const std::u32string written = to_code_points(bytes.substr(origin.begin, origin.end - origin.begin));
    if (const std::optional<NamedCharacter> named = character_of_html(written)) return named->character;
    return written.size() == 1 ? written.front() : text.code_points[index];
}

/// Calls visit(begin, end) for each run of digits, from left to right.
template <class Visit>
void for_runs(std::u32string_view text, Visit visit) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        const std::size_t begin = i++;
        while (i < text.size() && is_digit(text[i])) ++i;
        visit(begin, i);
    }
}

bool is_joined_to_word(std::u32string_view text, std::size_t begin) {
    if (begin < 2) return false;
    const char32_t sign = text[begin - 1];
    return (sign == U'-' || sign == U'/') && is_letter(text[begin - 2]);
}

std::string as_bytes(std::u32string_view digits) {
    return {digits.begin(), digits.end()};
}

Digits digits_of(char32_t digit) {
    constexpr char32_t arabic = U'\u0660', persian = U'\u06f0', thai = U'\u0e50', count = 10;
    if (digit >= arabic && digit < arabic + count) return Digits::arabic;
    if (digit >= persian && digit < persian + count) return Digits::persian;
    return digit >= thai && digit < thai + count ? Digits::thai : Digits::of_many;
}

std::bitset<12> months_named_as_in_ethiopia(std::u32string_view text) {
    struct Name {
        std::u32string_view letters;
        std::size_t month;
    };
    constexpr std::array names{Name{U"መጋቢት", 2},  Name{U"ሚያዝያ", 3}, Name{U"ግንቦት", 4},
                               Name{U"መስከረም", 8}, Name{U"ሕዳር", 10}, Name{U"ታሕሳስ", 11}};
    std::bitset<12> months;
    if (std::ranges::none_of(text, is_ethiopic_letter)) return months;
    for (const Name& name : names)
        if (text.find(name.letters) != text.npos) months.set(name.month);
    return months;
}

bool are_hours(std::u32string_view text) {
    const std::size_t end = end_of_digits(text, 0);
    const std::u32string_view rest = text.substr(end);
    return end > 0 && (rest == U"h" || rest == U" h" || rest == U"h." || rest == U" h.");
}

}  // namespace

std::vector<std::string> digit_runs(std::u32string_view text) {
    std::vector<std::string> runs;
    for_runs(text,
             [&](std::size_t begin, std::size_t end) { runs.push_back(as_bytes(text.substr(begin, end - begin))); });
    return runs;
}

NumberSpans number_spans(const NormalizedText& text, std::string_view bytes) {
    constexpr std::size_t usual_count = 4;
    NumberSpans spans;
    spans.runs.reserve(usual_count);
    const std::u32string_view code_points = text.code_points;
    std::size_t last_end = 0;
    for_runs(code_points, [&](std::size_t begin, std::size_t end) {
        if (!spans.runs.empty()) spans.signs += begin - last_end == 1 ? as_written(text, last_end, bytes) : U'\0';
        if (spans.runs.empty()) spans.digits = digits_of(as_written(text, begin, bytes));
        spans.runs.push_back(as_bytes(code_points.substr(begin, end - begin)));
        spans.is_joined_to_word.push_back(is_joined_to_word(code_points, begin));
        const std::u32string_view between = code_points.substr(last_end, begin - last_end);
        spans.is_behind_letters.push_back(spans.runs.size() > 1 && std::ranges::any_of(between, is_letter));
        last_end = end;
    });
    spans.has_letters = std::ranges::any_of(code_points, is_letter);
    spans.are_hours = are_hours(code_points);
    constexpr std::u32string_view of_uyghur = U"ۇۈۋ";
    spans.has_arabic_letters =
        std::ranges::any_of(code_points, is_arabic_letter) && code_points.find_first_of(of_uyghur) == code_points.npos;
    spans.has_thai_letters = std::ranges::any_of(code_points, is_thai_letter);
    spans.months_named_as_in_ethiopia = months_named_as_in_ethiopia(code_points);
    return spans;
}

}  // namespace kalends
