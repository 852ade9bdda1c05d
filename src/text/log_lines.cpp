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
        const bool is_there = text_.substr(at_).starts_with(expected);
        return is_there && !is_letter(letter_at(text_, at_ + expected.size())) && go_to(at_ + expected.size());
    }
    /// Three letters or more, as names of months have, and a point behind them if there is one.
    bool name() {
        constexpr std::size_t shortest = 3;
        std::size_t end = at_;
        while (is_letter(letter_at(text_, end))) ++end;
        return end >= at_ + shortest && go_to(letter_at(text_, end) == U'.' ? end + 1 : end);
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
    /// z, utc, cest, +02:00 or -0700, if there is one; a space may stand before it.
    void zone() {
        const std::size_t begin = at_;
        const bool is_apart = one_of(U" ");
        if (word(U"z") || word(U"utc") || word(U"gmt")) return;
        if (is_apart && abbreviation()) return;
        if (!(one_of(U"+-") && digits(2, 4))) return static_cast<void>(go_to(begin));
        const std::size_t hours = at_;
        if (!one_of(U":") || !digits(2, 2)) at_ = hours;
    }

private:
    bool go_to(std::size_t place) {
        at_ = place;
        return true;
    }
    /// Of three to five letters, the last of which is that of "time".
    bool abbreviation() {
        constexpr std::size_t shortest = 3, longest = 5;
        const std::size_t end = std::min(text_.find(U' ', at_), text_.size()), size = end - at_;
        return size >= shortest && size <= longest && text_[end - 1] == U't' &&
               std::ranges::all_of(text_.substr(at_, size), is_letter) && go_to(end);
    }

    std::u32string_view text_;
    std::size_t at_;
};

/// What belongs to a time before it, and is no host and no message.
bool is_of_time(std::u32string_view token) {
    constexpr std::array<std::u32string_view, 10> words{U"am",  U"pm", U"a.m.", U"p.m.",  U"utc",
                                                        U"gmt", U"z",  U"msk",  U"until", U"to"};
    return std::ranges::find(words, token) != words.end();
}

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

/// "host su:", "host sshd[1234]:"
bool goes_over_host_and_tag(Scanner& line) {
    if (!line.one_of(U" ")) return false;
    const std::u32string_view host = line.token();
    if (std::ranges::none_of(host, is_letter) || host.ends_with(U':') || is_of_time(host) || !line.one_of(U" "))
        return false;
    const std::u32string_view tag = line.token();
    return tag.ends_with(U':') && std::ranges::any_of(tag, is_letter);
}

/// @param begin of the stamp, behind the priority and the version if they are there
std::optional<Place> stamp_of_modern_syslog(std::u32string_view text, std::size_t begin, bool has_version) {
    Scanner line(text, begin);
    if (!(line.date() && line.one_of(U"t") && line.time())) return std::nullopt;
    line.zone();
    const std::size_t end = line.at();
    return has_version || goes_over_host_and_tag(line) ? std::optional(Place{begin, end}) : std::nullopt;
}

std::optional<Place> stamp_of_syslog(std::u32string_view text) {
    Scanner line(text);
    const bool has_priority = line.one_of(U"<") && line.digits(1, 3) && line.one_of(U">");
    const std::size_t begin = has_priority ? line.at() : 0;
    Scanner version(text, begin);
    if (has_priority && version.digits(1, 2) && version.one_of(U" "))
        return stamp_of_modern_syslog(text, version.at(), true);
    if (const std::optional<Place> stamp = stamp_of_modern_syslog(text, begin, false)) return stamp;
    Scanner older(text, begin);
    if (!(older.name() && older.one_of(U" ") && older.digits(1, 2) && older.one_of(U" ") && older.time()))
        return std::nullopt;
    const std::size_t end = older.at();
    return goes_over_host_and_tag(older) ? std::optional(Place{begin, end}) : std::nullopt;
}

/// Of words that are such in sentences, too, with a colon behind it.
bool is_level(std::u32string_view token) {
    constexpr std::array<std::u32string_view, 14> levels{U"trace",   U"debug", U"info",  U"notice", U"warn",
                                                         U"warning", U"error", U"err",   U"crit",   U"critical",
                                                         U"alert",   U"emerg", U"fatal", U"severe"};
    constexpr std::array<std::u32string_view, 3> words{U"log", U"fine", U"config"};
    constexpr std::u32string_view around = U"[]():|-";
    const std::size_t begin = token.find_first_not_of(around);
    if (begin == token.npos) return false;
    const std::u32string_view bare = token.substr(begin, token.find_last_not_of(around) + 1 - begin);
    return std::ranges::find(levels, bare) != levels.end() ||
           (token.ends_with(U':') && std::ranges::find(words, bare) != words.end());
}

/// Another date, an offset, Europe/Berlin: what stands there belongs to the stamp.
bool says_more_of_time(std::u32string_view token) {
    constexpr std::size_t digits_of_year = 4;
    const std::size_t sign = token.find_first_of(U"+-");
    const bool is_offset = sign == 0 && is_digit(letter_at(token, 1));
    const std::size_t digits = end_of_digits(token, 0);
    const bool is_date = digits == digits_of_year && letter_at(token, digits) != U'\0';
    const std::size_t slash = token.find(U'/');
    const bool is_place = slash != token.npos && slash > 0 && is_letter(token[slash - 1]) && is_letter(token.back());
    return is_offset || is_date || is_place || Scanner(token).time() || is_of_time(token);
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
    for (int word = 0; word < most_words && line.one_of(U" "); ++word) {
        const std::u32string_view token = line.token();
        if (is_level(token)) return Place{begin, end};
        if (says_more_of_time(token)) return std::nullopt;
    }
    return std::nullopt;
}

/// A time, the four digits of a year, and another number: a day.
bool is_stamp(std::u32string_view text) {
    constexpr std::size_t size_of_year = 4;
    bool has_time = false, has_year = false, has_day = false;
    for (std::size_t at = 0; at < text.size();) {
        Scanner time(text, at);
        if (!has_time && time.time()) {
            has_time = true;
            at = time.at();
            continue;
        }
        const std::size_t size = end_of_digits(text, at) - at;
        const bool has_sign = at > 0 && (text[at - 1] == U'+' || (text[at - 1] == U'-' && has_time));
        has_year = has_year || (size == size_of_year && !has_sign);
        has_day = has_day || (size > 0 && size < size_of_year);
        at += std::max<std::size_t>(size, 1);
    }
    return has_time && has_year && has_day;
}

/// In brackets, before a message.
std::optional<Place> stamp_in_brackets(std::u32string_view text) {
    const std::size_t end = text.find(U']');
    if (!text.starts_with(U'[') || end == text.npos || letter_at(text, end + 1) != U' ') return std::nullopt;
    Scanner rest(text, end + 1);
    rest.zone();
    const bool has_zone = rest.at() > end + 1;
    const std::u32string_view message = text.substr(std::min(end + 2, text.size()));
    const char32_t first = letter_at(message, message.starts_with(U'[') ? 1 : 0);
    const bool begins_message = is_letter(first) || first == U'<' || first == U'"';
    if (has_zone || !begins_message || is_of_time(Scanner(message).token())) return std::nullopt;
    return is_stamp(text.substr(1, end - 1)) ? std::optional(Place{1, end}) : std::nullopt;
}

/// "drwxr-xr-x", as ls -l has it.
bool is_file_mode(std::u32string_view token) {
    constexpr std::u32string_view kinds = U"-dlbcps", signs = U"-rwxst.+@", rights = U"rwx";
    return !token.empty() && kinds.find(token.front()) != kinds.npos &&
           token.substr(1).find_first_not_of(signs) == token.npos &&
           token.substr(1).find_first_of(rights) != token.npos;
}

/// Dec 11 11:38 or Dec 11 2017, behind owners and sizes, before a name.
std::optional<Place> stamp_of_listing(std::u32string_view text) {
    if (!is_file_mode(Scanner(text).token())) return std::nullopt;
    for (std::size_t space = text.find(U' '); space != text.npos; space = text.find(U' ', space + 1)) {
        Scanner day(text, space + 1);
        if (!(day.name() && day.one_of(U" ") && day.digits(1, 2) && day.one_of(U" "))) continue;
        const std::size_t behind = day.at();
        const bool is_time = day.digits(1, 2) && day.one_of(U":") && day.digits(2, 2);
        Scanner year(text, behind);
        if (!is_time && !year.digits(4, 4)) continue;
        const std::size_t end = is_time ? day.at() : year.at();
        if (letter_at(text, end) == U' ') return Place{space + 1, end};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Place> find_stamp_of_log(std::u32string_view text) {
    for (const auto find :
         {stamp_of_web_server, stamp_of_syslog, stamp_before_level, stamp_in_brackets, stamp_of_listing})
        if (const std::optional<Place> stamp = find(text)) return stamp;
    return std::nullopt;
}

}  // namespace kalends
