#include "text/file_names.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "core/digits.hpp"

namespace kalends {
namespace {

/// Without those that models are taught (data/patterns/80-around-a-date.txt), which read these better where they stand.
constexpr std::array<std::u32string_view, 36> extensions{
    U"tar", U"gz",   U"tgz", U"bz2",  U"xz",  U"zst", U"7z",   U"rar",     U"sql",  U"bak",  U"dmp", U"db",
    U"tsv", U"json", U"xml", U"html", U"htm", U"rtf", U"xls",  U"ppt",     U"pptx", U"odt",  U"ods", U"gif",
    U"bmp", U"tiff", U"mp4", U"mov",  U"avi", U"m4a", U"flac", U"parquet", U"heic", U"webp", U"svg", U"mkv"};

/// Of the extension that ends here; the end where there is none, or no name before it.
std::size_t begin_of_extension(std::u32string_view text, std::size_t end) {
    const std::size_t point = end > 0 ? text.rfind(U'.', end - 1) : text.npos;
    if (point == text.npos || point == 0 || text[point - 1] == U' ') return end;
    const std::u32string_view written = text.substr(point + 1, end - point - 1);
    return std::ranges::find(extensions, written) == extensions.end() ? end : point;
}

std::size_t begin_of_extensions(std::u32string_view text) {
    std::size_t begin = text.size();
    for (std::size_t next = begin_of_extension(text, begin); next < begin; next = begin_of_extension(text, begin))
        begin = next;
    return begin;
}

/// Behind a day of eight digits.
std::vector<Place> numbers_of_pictures(std::u32string_view text) {
    constexpr std::u32string_view mark = U"-wa";
    constexpr std::size_t digits_of_day = 8, digits_of_number = 4;
    std::vector<Place> places;
    for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) {
        const std::size_t number = at + mark.size(), end = end_of_digits(text, number);
        const bool is_behind_day =
            at >= digits_of_day && std::ranges::all_of(text.substr(at - digits_of_day, digits_of_day), is_digit);
        if (is_behind_day && end - number == digits_of_number) places.push_back({at, end});
    }
    return places;
}

/// IMG_2018, DSCN1987: letters and four digits, which no date is.
bool is_counted(std::u32string_view name) {
    constexpr std::size_t digits = 4;
    const std::size_t number = begin_of_digits(name, name.size());
    const std::u32string_view letters = name.substr(0, number);
    const bool has_letters = !letters.empty() && std::ranges::all_of(letters, [](char32_t c) {
        return (c >= U'a' && c <= U'z') || c == U'_';
    });
    return has_letters && name.size() - number == digits;
}

/// The -1 of "2018-05-12 18.44.55-1.jpg", a copy's.
std::optional<Place> number_of_copy(std::u32string_view text) {
    constexpr std::size_t longest = 2, longest_extension = 5, digits_of_time = 6;
    const std::size_t end = text.rfind(U'.');
    if (end == text.npos || end == 0 || text.size() - end > longest_extension + 1) return std::nullopt;
    const std::size_t number = begin_of_digits(text, end);
    const bool is_number = number < end && end - number <= longest && number > 0 && text[number - 1] == U'-';
    if (!is_number || is_digit(text.back())) return std::nullopt;
    const std::size_t seconds = begin_of_digits(text, number - 1), size = number - 1 - seconds;
    const auto is_parted = [&](std::size_t at) { return at > 1 && (text[at - 1] == U'.' || text[at - 1] == U':'); };
    const bool is_time = size == 2 && is_parted(seconds) && is_parted(begin_of_digits(text, seconds - 1));
    constexpr std::size_t digits_of_day = 8;
    const bool is_behind_day =
        seconds > digits_of_day && begin_of_digits(text, seconds - 1) + digits_of_day + 1 <= seconds;
    const bool is_whole_time = size == digits_of_time && is_behind_day;
    return is_time || is_whole_time ? std::optional(Place{number - 1, end}) : std::nullopt;
}

}  // namespace

std::vector<Place> find_parts_of_file_names(std::u32string_view text) {
    std::vector<Place> places = numbers_of_pictures(text);
    const std::size_t begin = begin_of_extensions(text);
    if (begin < text.size() && !is_counted(text.substr(0, begin))) places.push_back({begin, text.size()});
    if (const std::optional<Place> copy = number_of_copy(text)) places.push_back(*copy);
    return places;
}

}  // namespace kalends
