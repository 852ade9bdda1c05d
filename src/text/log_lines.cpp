#include "text/log_lines.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/digits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// Goes over a text from left to right, and says whether it found what it was asked for. Where it did not, it stands
/// where that ended.
class Scanner {
public:
    explicit Scanner(std::u32string_view text, std::size_t at = 0) : text_(text), at_(at) {}

    [[nodiscard]] std::size_t at() const { return at_; }

    bool digits(std::size_t least, std::size_t most) {
        const std::size_t end = end_of_digits(text_, at_), size = end - at_;
        return size >= least && size <= most && go_to(end);
    }
    bool one_of(std::u32string_view signs) {
        const char32_t sign = letter_at(text_, at_);
        return sign != U'\0' && signs.find(sign) != signs.npos && go_to(at_ + 1);
    }
    bool word(std::u32string_view expected) {
        return text_.substr(at_).starts_with(expected) && go_to(at_ + expected.size());
    }
    /// A name of a month, abbreviated or not.
    bool name() {
        std::size_t end = at_;
        while (end < text_.size() && !is_digit(text_[end]) && text_[end] != U' ' && text_[end] != U'/') ++end;
        return end > at_ && is_letter(text_[at_]) && go_to(end);
    }
    /// Up to the next space.
    std::u32string_view token() {
        const std::size_t end = std::min(text_.find(U' ', at_), text_.size());
        const std::u32string_view token = text_.substr(at_, end - at_);
        at_ = end;
        return token;
    }

    /// 2018-05-09, 2018/05/09
    bool date() { return digits(4, 4) && one_of(U"-/.") && digits(1, 2) && one_of(U"-/.") && digits(1, 2); }
    /// 22:14:15, and a fraction of a second
    bool time() {
        if (!(digits(1, 2) && one_of(U":") && digits(2, 2) && one_of(U":") && digits(2, 2))) return false;
        const std::size_t end = at_;
        if (!one_of(U".,") || !digits(1, 9)) at_ = end;
        return true;
    }
    /// z, utc, +02:00 or -0700, if there is one; a space may stand before it.
    void zone() {
        const std::size_t begin = at_;
        one_of(U" ");
        if (word(U"z") || word(U"utc") || word(U"gmt")) return;
        if (!(one_of(U"+-") && digits(2, 4))) return static_cast<void>(go_to(begin));
        const std::size_t hours = at_;
        if (!one_of(U":") || !digits(2, 2)) at_ = hours;
    }

private:
    bool go_to(std::size_t place) {
        at_ = place;
        return true;
    }

    std::u32string_view text_;
    std::size_t at_;
};

std::optional<Place> stamp_of_web_server(std::u32string_view text) {
    for (std::size_t bracket = text.find(U'['); bracket != text.npos; bracket = text.find(U'[', bracket + 1)) {
        Scanner line(text, bracket + 1);
        const bool is_date =
            line.digits(1, 2) && line.one_of(U"/") && line.name() && line.one_of(U"/") && line.digits(4, 4);
        const bool is_time = is_date && line.one_of(U":") && line.time() && line.one_of(U" ");
        const bool is_zone = is_time && line.one_of(U"+-") && line.digits(4, 4);
        if (is_zone && letter_at(text, line.at()) == U']') return Place{bracket + 1, line.at()};
    }
    return std::nullopt;
}

/// <34>: who it is from, and how grave.
bool goes_over_priority(Scanner& line) {
    return line.one_of(U"<") && line.digits(1, 3) && line.one_of(U">");
}

std::optional<Place> stamp_of_syslog(std::u32string_view text) {
    Scanner line(text);
    const bool has_priority = goes_over_priority(line);
    const std::size_t begin = has_priority ? line.at() : 0;
    Scanner modern(text, begin);
    if (has_priority && modern.digits(1, 2) && modern.one_of(U" ")) {
        const std::size_t date = modern.at();
        if (!(modern.date() && modern.one_of(U"t") && modern.time())) return std::nullopt;
        modern.zone();
        return Place{date, modern.at()};
    }
    Scanner older(text, begin);
    if (!(older.name() && older.one_of(U" ") && older.digits(1, 2) && older.one_of(U" ") && older.time()))
        return std::nullopt;
    const std::size_t end = older.at();
    if (!older.one_of(U" ") || std::ranges::none_of(older.token(), is_letter)) return std::nullopt;
    const bool has_tag = older.one_of(U" ") && older.token().ends_with(U':');
    return has_tag ? std::optional(Place{begin, end}) : std::nullopt;
}

bool is_level(std::u32string_view token) {
    constexpr std::array<std::u32string_view, 17> levels{
        U"trace",    U"debug", U"info",  U"notice", U"warn",   U"warning", U"error", U"err",   U"crit",
        U"critical", U"alert", U"emerg", U"fatal",  U"severe", U"fine",    U"log",   U"config"};
    constexpr std::u32string_view around = U"[]():|-";
    const std::size_t begin = token.find_first_not_of(around);
    if (begin == token.npos) return false;
    const std::u32string_view bare = token.substr(begin, token.find_last_not_of(around) + 1 - begin);
    return std::ranges::find(levels, bare) != levels.end();
}

/// A level is among the first words behind the stamp: the name of a thread or of what writes may stand before it.
std::optional<Place> stamp_before_level(std::u32string_view text) {
    constexpr int most_words = 5;
    Scanner line(text);
    const bool has_bracket = line.one_of(U"[");
    const std::size_t begin = line.at();
    if (!(line.date() && line.one_of(U" t") && line.time())) return std::nullopt;
    line.zone();
    const std::size_t end = line.at();
    if (has_bracket && !line.one_of(U"]")) return std::nullopt;
    for (int word = 0; word < most_words && line.one_of(U" "); ++word)
        if (is_level(line.token())) return Place{begin, end};
    return std::nullopt;
}

/// In brackets, before a message.
std::optional<Place> stamp_in_brackets(std::u32string_view text) {
    const std::size_t end = text.find(U']');
    if (!text.starts_with(U'[') || end == text.npos || letter_at(text, end + 1) != U' ') return std::nullopt;
    const char32_t next = letter_at(text, end + 2);
    if (is_digit(next) || next == U'(') return std::nullopt;
    constexpr std::size_t size_of_year = 4;
    bool has_time = false, has_year = false;
    for (std::size_t at = 1; at < end; at = std::max(at + 1, end_of_digits(text, at))) {
        has_time = has_time || Scanner(text, at).time();
        has_year = has_year || (end_of_digits(text, at) - at == size_of_year);
    }
    return has_time && has_year ? std::optional(Place{1, end}) : std::nullopt;
}

}  // namespace

std::optional<Place> find_stamp_of_log(std::u32string_view text) {
    for (const auto find : {stamp_of_web_server, stamp_of_syslog, stamp_before_level, stamp_in_brackets})
        if (const std::optional<Place> stamp = find(text)) return stamp;
    return std::nullopt;
}

}  // namespace kalends
