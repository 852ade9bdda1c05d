#include "generator/elision.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "generator/draft.hpp"
#include "generator/field.hpp"
#include "generator/field_table.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

constexpr double elided_share = 0.35;
constexpr double month_share = 0.5;  ///< of days, of which the month goes with the year

/// A month or season in words, or a month's number with the word for it behind (8月, 8월).
bool is_name_of_month(const Phrase& phrase, std::size_t at) {
    const Piece& piece = *phrase.pieces[at];
    if ((traits_of(piece.field) & trait::names_month) != 0 || piece.field == Field::season) return true;
    if (piece.field != Field::month || at + 1 == phrase.pieces.size()) return false;
    const Piece& behind = *phrase.pieces[at + 1];
    return behind.field == Field::literal && has_letter(behind.text.substr(0, behind.text.find(' ')));
}

/// A question mark for what nobody leaves out.
char letter_of(const Phrase& phrase, std::size_t at) {
    switch (phrase.pieces[at]->field) {
        case Field::year:
            return 'y';
        case Field::day:
        case Field::day_ordinal:
        case Field::day_words:
            return 'd';
        case Field::weekday:
        case Field::weekday_alone:
            return 'w';
        case Field::century:
            return 'c';
        default:
            return is_name_of_month(phrase, at) ? 'm' : '?';
    }
}

/// "dmy" of "3rd of June 1810": the date fields of a time.
std::string shape_of(const Phrase& phrase, const TimePieces& time) {
    std::string shape;
    for (std::size_t i = time.begin; i < time.end; ++i)
        if (phrase.pieces[i]->field != Field::literal) shape += letter_of(phrase, i);
    return shape;
}

std::optional<std::string> common_shape(const Phrase& phrase, const std::vector<TimePieces>& times) {
    if (times.size() < 2) return std::nullopt;
    std::string shape = shape_of(phrase, times.front());
    const bool is_common =
        std::ranges::all_of(times, [&](const TimePieces& time) { return shape_of(phrase, time) == shape; });
    return is_common ? std::optional(std::move(shape)) : std::nullopt;
}

/// The place of the n-th date field of a time.
std::size_t place_of(const Phrase& phrase, const TimePieces& time, std::size_t n) {
    std::size_t at = time.begin;
    while (phrase.pieces[at]->field == Field::literal || n-- > 0) ++at;
    return at;
}

std::unique_ptr<Piece> literal(std::string_view text) {
    auto piece = std::make_unique<Piece>();
    piece->text = text;
    return piece;
}

bool ends_with_letter(std::string_view text) {
    const std::u32string code_points = to_code_points(text);
    return !code_points.empty() && u_isalpha(static_cast<UChar32>(code_points.back())) != 0;
}

void erase(Phrase& phrase, std::size_t from, std::size_t to) {
    const auto begin = phrase.pieces.begin();
    phrase.pieces.erase(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to));
}

/// What is written to a field without a space, up to its last letter or point: the point of "3.", not the hyphen of
/// "3-Mar-1810".
std::string_view attached_to_field(std::string_view behind) {
    behind = behind.substr(0, behind.find(' '));
    while (!behind.empty() && !behind.ends_with('.') && !ends_with_letter(behind)) behind.remove_suffix(1);
    return behind;
}

/// Nothing of the time behind its n-th field, but for what is attached to that.
void keep_front(Phrase& phrase, const TimePieces& time, std::size_t n) {
    const std::size_t behind = place_of(phrase, time, n) + 1;
    std::string_view attached;
    if (behind < time.end && phrase.pieces[behind]->field == Field::literal)
        attached = attached_to_field(phrase.pieces[behind]->text);
    if (!attached.empty()) phrase.own.push_back(literal(attached));
    erase(phrase, behind, time.end);
    if (!attached.empty())
        phrase.pieces.insert(phrase.pieces.begin() + static_cast<std::ptrdiff_t>(behind), phrase.own.back().get());
}

/// True where the word for the century stands behind its number.
bool has_word_behind(const Phrase& phrase, const TimePieces& time) {
    const std::size_t behind = place_of(phrase, time, 0) + 1;
    return behind < time.end && has_letter(phrase.pieces[behind]->text);
}

}  // namespace

void elide(Phrase& phrase, const std::vector<TimePieces>& times, Random& random) {
    const std::optional<std::string> shape = common_shape(phrase, times);
    if (!shape || !random.chance(elided_share)) return;
    const bool with_month = random.chance(month_share);
    constexpr auto year_behind = std::to_array<std::string_view>({"my", "dmy", "wdmy", "mdy", "wmdy"});
    if (std::ranges::find(year_behind, *shape) != year_behind.end()) {
        const std::size_t last = *shape == "dmy" && with_month ? 0 : shape->size() - 2;
        for (std::size_t i = times.size() - 1; i-- > 0;) keep_front(phrase, times[i], last);
    } else if (*shape == "c" && has_word_behind(phrase, times.front())) {
        for (std::size_t i = times.size() - 1; i-- > 0;) keep_front(phrase, times[i], 0);
    } else if (*shape == "c") {
        for (std::size_t i = times.size(); i-- > 1;) erase(phrase, times[i].begin, place_of(phrase, times[i], 0));
    } else if (*shape == "ym" || *shape == "ymd") {
        const std::size_t first = *shape == "ymd" && with_month ? 2 : 1;
        for (std::size_t i = times.size(); i-- > 1;) erase(phrase, times[i].begin, place_of(phrase, times[i], first));
    }
}

}  // namespace kalends
