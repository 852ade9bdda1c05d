#include "generator/elision.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "generator/draft.hpp"
#include "generator/field.hpp"

namespace kalends {
namespace {

constexpr double elided_share = 0.35;
constexpr double month_share = 0.5;  ///< of days, of which the month goes with the year

/// Or of a season.
bool is_name_of_month(const Phrase& phrase, std::size_t at) {
    const Piece& piece = *phrase.pieces[at];
    if ((traits_of(piece.field) & trait::names_month) != 0 || piece.field == Field::season) return true;
    const bool is_before_literal = at + 1 < phrase.pieces.size() && phrase.pieces[at + 1]->field == Field::literal;
    return piece.field == Field::month && is_before_literal && has_letter(phrase.pieces[at + 1]->text.substr(0, 4));
}

/// "dmy" of "3rd of June 1810": the date fields of a time, with a question mark for what nobody leaves out.
std::string shape_of(const Phrase& phrase, const TimePieces& time) {
    std::string shape;
    for (std::size_t i = time.begin; i < time.end; ++i) {
        const Field field = phrase.pieces[i]->field;
        if (field == Field::literal) continue;
        const bool is_weekday = field == Field::weekday || field == Field::weekday_alone;
        const bool is_day = field == Field::day || field == Field::day_ordinal || field == Field::day_words;
        const bool is_century = field == Field::century;
        shape += is_century                    ? 'c'
                 : field == Field::year        ? 'y'
                 : is_day                      ? 'd'
                 : is_weekday                  ? 'w'
                 : is_name_of_month(phrase, i) ? 'm'
                                               : '?';
    }
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

void erase(Phrase& phrase, std::size_t from, std::size_t to) {
    const auto begin = phrase.pieces.begin();
    phrase.pieces.erase(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to));
}

/// Nothing of the time behind its n-th field, but for what is written to that without a space: the point of "3.".
void keep_front(Phrase& phrase, const TimePieces& time, std::size_t n) {
    const std::size_t behind = place_of(phrase, time, n) + 1;
    std::string_view attached;
    if (behind < time.end && phrase.pieces[behind]->field == Field::literal) {
        attached = phrase.pieces[behind]->text;
        attached = attached.substr(0, attached.find_first_of(" ,"));
    }
    erase(phrase, behind, time.end);
    if (attached.empty()) return;
    phrase.own.emplace_back().text = attached;
    phrase.pieces.insert(phrase.pieces.begin() + static_cast<std::ptrdiff_t>(behind), &phrase.own.back());
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
