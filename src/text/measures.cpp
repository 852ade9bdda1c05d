#include "text/measures.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "core/digits.hpp"
#include "text/proportions.hpp"

namespace kalends {
namespace {

constexpr std::u32string_view unit_signs = U"%‰€$£¥";
constexpr std::array<std::u32string_view, 15> units{U"kg", U"mg", U"cm", U"mm", U"km",  U"lb",  U"lbs", U"gb",
                                                    U"mb", U"kb", U"ml", U"ha", U"kwh", U"mhz", U"ghz"};
/// Which count what no year is: 2000 mg, about 2000 people.
constexpr auto units_of_many = std::to_array<std::u32string_view>(
    {U"mg", U"ml", U"kg", U"km", U"cm", U"mm", U"kwh", U"mhz", U"mah", U"kcal", U"watt", U"people", U"participants"});
/// What is booked: 2 adults, 3 nights.
constexpr auto bookings = std::to_array<std::u32string_view>(
    {U"adult",     U"adults",         U"child",  U"children", U"guest",    U"guests",  U"persons",
     U"rooms",     U"erwachsene",     U"kinder", U"gäste",    U"personen", U"adultes", U"enfants",
     U"personnes", U"adultos",        U"niños",  U"personas", U"adulti",   U"bambini", U"nights",
     U"nächte",    U"übernachtungen", U"nuits",  U"nuitées",  U"noches",   U"notti",   U"noites"});
/// Behind which nights are counted as time.
constexpr auto ways =
    std::to_array<std::u32string_view>({U"ago", U"back", U"before", U"after", U"later", U"earlier", U"from", U"hence"});
/// Behind a number with decimals, or before one: 12,50 EUR, USD 20.18.
constexpr std::array<std::u32string_view, 14> currencies{U"eur", U"usd", U"gbp", U"chf", U"pln", U"czk",  U"sek",
                                                         U"nok", U"dkk", U"kr",  U"zł",  U"kč",  U"euro", U"euros"};
constexpr auto versions = std::to_array<std::u32string_view>(
    {U"version ", U"release ", U"rev. ", U"v",          U"ubuntu ",   U"table ",   U"figure ",  U"fig. ",
     U"tab. ",    U"tabelle ", U"abb. ", U"abbildung ", U"kapitel ",  U"tableau ", U"figura ",  U"tabla ",
     U"tabela ",  U"rys. ",    U"рис. ", U"табл. ",     U"equation ", U"eq. ",     U"theorem ", U"lemma "});
/// Behind which a number counts, maybe with the letters of a company between: flight LH 1822.
constexpr auto lines_of_traffic = std::to_array<std::u32string_view>(
    {U"flight", U"flug", U"vol", U"vuelo", U"volo", U"voo", U"vlucht", U"рейс", U"train", U"zug", U"treno", U"tren"});

/// Behind which three numbers, too, are no date: version 10.5.18.
constexpr std::array<std::u32string_view, 25> versions_of_three{
    U"version ",    U"versions ",  U"versión ", U"versione ", U"versão ",   U"versie ", U"wersja ",
    U"версия ",     U"sürüm ",     U"الإصدار ", U"إصدار ",    U"संस्करण ",    U"版本 ",   U"版本",
    U"バージョン ", U"バージョン", U"버전 ",    U"release ",  U"firmware ", U"kernel ", U"ios ",
    U"android ",    U"build ",     U"section ", U"chapter "};

/// Of a word that may hold more than the letters of units.
bool is_of_unit(char32_t c) {
    constexpr char32_t first_beyond_ascii = 0x80;
    return (c >= U'a' && c <= U'z') || c >= first_beyond_ascii;
}

/// A run of digits, and further ones behind points and commas.
struct Number {
    std::size_t begin = 0, end = 0, points = 0;
};

Number number_at(std::u32string_view text, std::size_t begin) {
    Number number{begin, begin};
    while (number.end < text.size()) {
        const bool is_point = text[number.end] == U'.' || text[number.end] == U',';
        const bool goes_on = is_point && number.end + 1 < text.size() && is_digit(text[number.end + 1]);
        if (!is_digit(text[number.end]) && !goes_on) break;
        number.points += is_point ? 1 : 0;
        ++number.end;
    }
    return number;
}

/// The 55 of 18:44:55.
bool stands_in_clock(std::u32string_view text, std::size_t begin) {
    return begin > 1 && text[begin - 1] == U':' && is_digit(text[begin - 2]);
}

/// Where it ends, if one of these begins here.
std::optional<std::size_t> end_of_word_at(std::u32string_view text, std::size_t begin,
                                          std::span<const std::u32string_view> words) {
    std::size_t end = begin;
    while (end < text.size() && is_of_unit(text[end])) ++end;
    const bool is_known = std::ranges::find(words, text.substr(begin, end - begin)) != words.end();
    return is_known ? std::optional(end) : std::nullopt;
}

/// Not "2 nights ago".
std::optional<std::size_t> end_of_booking(std::u32string_view text, std::size_t begin) {
    const std::optional<std::size_t> end = end_of_word_at(text, begin, bookings);
    const bool goes_on = end && *end < text.size() && text[*end] == U' ';
    return goes_on && end_of_word_at(text, *end + 1, ways) ? std::nullopt : end;
}

/// Where a unit behind the number ends; the number's end where there is none.
std::size_t end_of_unit(std::u32string_view text, const Number& number) {
    if (stands_in_clock(text, number.begin)) return number.end;
    constexpr std::size_t digits_of_year = 4;
    if (number.points > 1) return number.end;
    const bool may_be_year = number.points == 0 && number.end - number.begin >= digits_of_year;
    const bool is_apart = number.end < text.size() && text[number.end] == U' ';
    const std::size_t begin = number.end + (is_apart ? 1 : 0);
    if (begin >= text.size()) return number.end;
    if (may_be_year) return end_of_word_at(text, begin, units_of_many).value_or(number.end);
    if (const std::optional<std::size_t> end = end_of_booking(text, begin); end && is_apart) return *end;
    const bool may_be_bare = number.points > 0 || is_apart;  // 12% is a day of EDTF, 21° an ordinal
    if (text.substr(begin, 2) == U"°c" || text.substr(begin, 2) == U"°f") return begin + 2;
    const bool is_sign = unit_signs.find(text[begin]) != std::u32string_view::npos && may_be_bare;
    if (is_sign) return begin + 1 < text.size() && is_digit(text[begin + 1]) ? number.end : begin + 1;  // 18 $45
    if (const std::optional<std::size_t> end = end_of_word_at(text, begin, units)) return *end;
    return number.points == 1 ? end_of_word_at(text, begin, currencies).value_or(number.end) : number.end;
}

std::size_t begin_of_word(std::u32string_view text, std::size_t end) {
    while (end > 0 && is_of_unit(text[end - 1])) --end;
    return end;
}

/// Where a currency begins before a number with decimals; the number's begin where there is none.
std::size_t begin_of_price(std::u32string_view text, const Number& number) {
    if (number.points != 1 || number.begin == 0 || text[number.begin - 1] != U' ') return number.begin;
    const std::size_t end = number.begin - 1, begin = begin_of_word(text, end);
    const bool is_currency = std::ranges::find(currencies, text.substr(begin, end - begin)) != currencies.end();
    return is_currency ? begin : number.begin;
}

/// Where a word that counts versions begins before the number; the number's begin where there is none.
std::size_t begin_of_version(std::u32string_view text, const Number& number) {
    const bool may_be_date = number.points == 2;
    const bool has_nought = text.substr(number.begin, number.end - number.begin).find(U".0") != text.npos;
    if (number.points == 0 || (may_be_date && has_nought)) return number.begin;
    const std::span<const std::u32string_view> words =
        may_be_date ? std::span<const std::u32string_view>(versions_of_three) : versions;
    for (const std::u32string_view version : words) {
        if (!text.substr(0, number.begin).ends_with(version)) continue;
        const std::size_t begin = number.begin - version.size();
        if (begin == 0 || !is_of_unit(text[begin - 1])) return begin;
    }
    return number.begin;
}

bool ends_in_year(std::u32string_view text, const Number& number) {
    constexpr std::size_t digits_of_year = 4;
    const std::size_t begin = std::max(begin_of_digits(text, number.end), number.begin);
    return number.end - begin >= digits_of_year;
}

/// Where a flight or a train begins before its number; the number's begin where there is none.
std::size_t begin_of_line(std::u32string_view text, const Number& number) {
    constexpr std::size_t longest_code = 3;
    if (number.points > 0 || number.begin == 0 || text[number.begin - 1] != U' ') return number.begin;
    std::size_t end = number.begin - 1, begin = begin_of_word(text, end);
    const bool has_code = end - begin <= longest_code && begin > 0 && text[begin - 1] == U' ';
    if (!has_code && ends_in_year(text, number)) return number.begin;  // toy train 1950
    if (has_code) {
        end = begin - 1;
        begin = begin_of_word(text, end);
    }
    const bool is_line = std::ranges::find(lines_of_traffic, text.substr(begin, end - begin)) != lines_of_traffic.end();
    return is_line ? begin : number.begin;
}

bool is_between_measures(char32_t c) {
    return c == U'x' || c == U'×' || c == U'-' || c == U' ';
}

/// Where the first of numbers begins that share the unit: 9 x 12 cm, 10-20 kg.
std::size_t begin_of_numbers(std::u32string_view text, std::size_t begin) {
    constexpr std::size_t most_signs = 3, longest = 3;
    for (;;) {
        std::size_t end = begin;
        while (end > 0 && begin - end < most_signs && is_between_measures(text[end - 1])) --end;
        const std::u32string_view signs = text.substr(end, begin - end);
        std::size_t first = end;
        while (first > 0 && (is_digit(text[first - 1]) || text[first - 1] == U'.' || text[first - 1] == U',')) --first;
        const bool is_joined = signs.find_first_not_of(U' ') != std::u32string_view::npos;
        const bool is_number =
            first < end && end - first <= longest && is_digit(text[first]) && is_digit(text[end - 1]);
        if (!is_joined || !is_number || stands_in_clock(text, first)) return begin;
        begin = first;
    }
}

/// Digits are 0 here, all else is itself.
constexpr std::array<std::u32string_view, 3> office_numbers{U"000-00-0000", U"000-000-0000", U"000) 000-0000"};

/// Where a social security or telephone number that begins here ends; its begin where there is none.
std::size_t end_of_office_number(std::u32string_view text, std::size_t begin) {
    const auto is_like = [](char32_t c, char32_t form) { return form == U'0' ? is_digit(c) : c == form; };
    const auto goes_on = [](char32_t c) { return is_digit(c) || c == U'-' || c == U'/'; };
    if (begin > 0 && goes_on(text[begin - 1])) return begin;
    for (const std::u32string_view form : office_numbers) {
        const std::u32string_view some = text.substr(begin, form.size());
        const std::size_t end = begin + form.size();
        const bool ends = end >= text.size() || !goes_on(text[end]);
        if (ends && std::ranges::equal(some, form, is_like)) return end;
    }
    return begin;
}

/// With the brackets around it, or what parts it from the text before or behind it; not the dash of "1939- (4 ha)",
/// which is the year's.
Place with_separators(Place place, std::u32string_view text) {
    constexpr std::u32string_view separators = U" ,;:-|([)]";
    const auto is_separator = [&](char32_t c) { return separators.find(c) != std::u32string_view::npos; };
    const auto is_of_number = [&](std::size_t i, std::size_t beside) {
        return text[i] == U'-' && beside < text.size() && is_digit(text[beside]);
    };
    const bool is_first = std::ranges::all_of(text.substr(0, place.begin), is_separator);
    const bool is_last = std::ranges::all_of(text.substr(place.end), is_separator);
    while (is_last && place.begin > 0 && is_separator(text[place.begin - 1]) &&
           !is_of_number(place.begin - 1, place.begin - 2))
        --place.begin;
    while (is_first && place.end < text.size() && is_separator(text[place.end]) &&
           !is_of_number(place.end, place.end + 1))
        ++place.end;
    if (is_last) place.end = text.size();
    if (is_first) place.begin = 0;
    const bool is_in_brackets = place.begin > 0 && place.end < text.size() &&
                                ((text[place.begin - 1] == U'(' && text[place.end] == U')') ||
                                 (text[place.begin - 1] == U'[' && text[place.end] == U']'));
    return is_in_brackets ? Place{place.begin - 1, place.end + 1} : place;
}

}  // namespace

std::vector<Place> find_measures(std::u32string_view text) {
    std::vector<Place> places;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        if (const std::size_t end = std::max(end_of_office_number(text, i), end_of_proportion(text, i)); end > i) {
            places.push_back({i, end});
            i = end - 1;
            continue;
        }
        const Number number = number_at(text, i);
        const std::size_t begin = std::min(
            begin_of_line(text, number), ends_in_year(text, number)
                                             ? number.begin
                                             : std::min(begin_of_version(text, number), begin_of_price(text, number)));
        const std::size_t end = end_of_unit(text, number);
        if (end > number.end)
            places.push_back({begin_of_numbers(text, number.begin), end});
        else if (begin < number.begin)
            places.push_back({begin, end});
        i = number.end - 1;
    }
    return places;
}

NormalizedText without(std::vector<Place> places, const NormalizedText& text) {
    if (places.empty()) return text;
    for (Place& place : places) place = with_separators(place, text.code_points);
    NormalizedText rest{{}, {}, text.repaired, text.truncated};
    const auto is_inside = [&](std::size_t i) {
        return std::ranges::any_of(places, [&](const Place& place) { return i >= place.begin && i < place.end; });
    };
    for (std::size_t i = 0; i < text.code_points.size(); ++i) {
        const char32_t last = rest.code_points.empty() ? U' ' : rest.code_points.back();
        if (is_inside(i) || (text.code_points[i] == U' ' && last == U' ')) continue;
        rest.code_points += text.code_points[i];
        rest.origin.push_back(text.origin[i]);
    }
    return rest;
}

}  // namespace kalends
