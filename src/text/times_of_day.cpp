#include "text/times_of_day.hpp"

#include <algorithm>
#include <optional>

#include "core/digits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// Reads times where they begin.
class Scanner {
public:
    Scanner(std::u32string_view text, const ClockWords& words) : text_(text), words_(words) {}

    std::vector<Place> all() const {
        std::vector<Place> places;
        for (std::size_t at = 0; at < text_.size();) {
            if (!is_digit(text_[at])) {
                ++at;
                continue;
            }
            const std::optional<std::size_t> end = !places.empty() && is_offset(at) ? at + 4 : end_of_time(at);
            if (end) places.push_back({begin_before(at), end_of_zone(end_of_words(*end))});
            at = end ? places.back().end : end_of_digits(at);
        }
        return places;
    }

private:
    [[nodiscard]] char32_t at(std::size_t i) const { return i < text_.size() ? text_[i] : U'\0'; }
    [[nodiscard]] std::size_t end_of_digits(std::size_t i) const { return kalends::end_of_digits(text_, i); }
    [[nodiscard]] std::size_t end_of_letters(std::size_t i) const {
        while (is_letter_or_mark(at(i))) ++i;
        return i;
    }
    [[nodiscard]] bool has_digits(std::size_t i, std::size_t count) const { return end_of_digits(i) - i == count; }

    /// Behind the numbers of a time that begin here.
    [[nodiscard]] std::optional<std::size_t> end_of_time(std::size_t begin) const {
        const std::size_t end = end_of_digits(begin), size = end - begin;
        if (is_behind_date(begin) && (size == 6 || size == 4 || size == 2)) return end_of_minutes(end);
        const bool has_word = end_of_words(end) > end && (size != 2 || text_.substr(begin, size) <= U"24");
        if (size > 2) return has_word && size == 4 ? std::optional(end) : std::nullopt;
        if (at(end) == U':' && is_digit(at(end + 1))) return end_of_minutes(end);
        if (at(end) == U'h' && has_digits(end + 1, 2)) return end + 3;
        if (has_word) return end;
        const bool is_parted = at(end) == U'.' && has_digits(end + 1, 2) && at(end + 3) != U'.';
        const bool is_behind = is_behind_at(begin);
        if (is_parted && (is_behind || end_of_words(end + 3) > end + 3 || is_alone({begin, end + 3}))) return end + 3;
        return is_behind ? std::optional(end) : std::nullopt;
    }

    /// Right behind a word that says so, with a point or a space between them.
    [[nodiscard]] bool is_behind_at(std::size_t begin) const {
        std::size_t end = begin;
        while (end > 0 && (text_[end - 1] == U' ' || text_[end - 1] == U'.')) --end;
        std::size_t word = end;
        while (word > 0 && is_letter_or_mark(text_[word - 1])) --word;
        return end < begin && word < end && words_.is_at(text_.substr(word, end - word));
    }

    /// Of two digits, a point and two digits: an hour and minutes, with spaces around them or at an end.
    [[nodiscard]] bool is_alone(Place place) const {
        const bool begins = place.begin == 0 || text_[place.begin - 1] == U' ';
        const bool is_hour = place.end - place.begin == 5 && text_.substr(place.begin, 2) < U"24";
        return begins && is_hour && text_[place.begin + 3] < U'6' && (at(place.end) == U' ' || at(place.end) == U'\0');
    }

    /// Behind t, or a sign, behind a date.
    [[nodiscard]] bool is_behind_date(std::size_t begin) const {
        if (begin < 2 || !is_digit(text_[begin - 2])) return false;
        if (text_[begin - 1] == U't') return true;
        constexpr std::size_t digits_of_date = 8;
        constexpr std::u32string_view signs = U" _-";
        const std::size_t first = begin_of_digits(text_, begin - 1);
        const bool is_compact = begin - 1 - first == digits_of_date && signs.find(text_[begin - 1]) != signs.npos;
        return is_compact && end_of_digits(begin) - begin > 2;
    }

    /// Of :30:05.123, what of it is there.
    [[nodiscard]] std::size_t end_of_minutes(std::size_t end) const {
        while (at(end) == U':' && is_digit(at(end + 1))) end = end_of_digits(end + 1);
        const bool has_fraction = (at(end) == U'.' || at(end) == U',') && is_digit(at(end + 1));
        return has_fraction && is_digit(at(end - 2)) ? end_of_digits(end + 1) : end;
    }

    /// With words for times behind it, and numbers between them (3時30分).
    [[nodiscard]] std::size_t end_of_words(std::size_t end) const {
        constexpr std::u32string_view between = U" .('’";
        for (std::size_t next = end; next < text_.size();) {
            if (between.find(text_[next]) != between.npos) {
                ++next;
                continue;
            }
            const std::size_t word_end = end_of_letters(next);
            if (word_end == next || !words_.is_clock(text_.substr(next, word_end - next))) break;
            const std::size_t minutes = end_of_digits(word_end);
            end = next = minutes - word_end <= 2 ? minutes : word_end;
        }
        return end;
    }

    /// +0200 by itself, of a time before it.
    [[nodiscard]] bool is_offset(std::size_t begin) const {
        const bool has_sign =
            begin > 1 && (text_[begin - 1] == U'+' || text_[begin - 1] == U'-') && text_[begin - 2] == U' ';
        return has_sign && has_digits(begin, 4) && text_.substr(begin, 2) <= U"14" && text_[begin + 2] < U'6';
    }

    [[nodiscard]] std::size_t end_of_zone(std::size_t end) const {
        const std::size_t sign = at(end) == U' ' ? end + 1 : end;
        if (at(sign) != U'+' && at(sign) != U'-') return end;
        if (has_digits(sign + 1, 4)) return end_of_words(sign + 5);
        const bool has_minutes = has_digits(sign + 1, 2) && at(sign + 3) == U':' && has_digits(sign + 4, 2);
        if (has_minutes) return end_of_words(sign + 6);
        return has_digits(sign + 1, 2) && text_.substr(sign + 1, 2) <= U"14" ? sign + 3 : end;
    }

    /// With the t, or the word for a part of the day, that stands right before it.
    [[nodiscard]] std::size_t begin_before(std::size_t begin) const {
        std::size_t word = begin;
        while (word > 0 && is_letter_or_mark(text_[word - 1])) --word;
        if (at(word) == U't' && word + 1 == begin && word > 0 && is_digit(text_[word - 1])) return word;
        for (; word < begin; ++word)  // of scripts without spaces what ends there: 日下午3时
            if (words_.is_clock(text_.substr(word, begin - word))) return word;
        return begin;
    }

    std::u32string_view text_;
    const ClockWords& words_;
};

}  // namespace

std::vector<Place> find_times_of_day(std::u32string_view normalized, const ClockWords& words) {
    return Scanner(normalized, words).all();
}

std::vector<Place> digits_before_zulu(std::u32string_view normalized) {
    std::vector<Place> places;
    for (std::size_t at = normalized.find(U'z'); at != normalized.npos; at = normalized.find(U'z', at + 1))
        if (const std::size_t begin = begin_of_digits(normalized, at); begin < at) places.push_back({begin, at});
    return places;
}

}  // namespace kalends
