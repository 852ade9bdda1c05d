#include "kalends/data/evidence.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "kalends/text/digit_runs.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// 1 for January; nothing where the month is unwritten, not in the calendar, or a week or a day of the year.
std::optional<unsigned> month_of(const WrittenDate& date) {
    const auto [tens, ones] = date.month;
    if (date.form != DateForm::calendar || tens < '0' || tens > '9' || ones < '0' || ones > '9') return std::nullopt;
    const auto month = static_cast<unsigned>(10 * (tens - '0') + ones - '0');
    return month >= 1 && month <= 12 ? std::optional(month) : std::nullopt;
}

/// Every sequence of up to `longest` words. A letter counts where it stands alone: as in 9 V 2018, not as in "I was
/// born".
std::vector<std::u32string> phrases(std::span<const std::u32string> words, std::size_t longest) {
    std::vector<std::u32string> result;
    for (std::size_t first = 0; first < words.size(); ++first)
        for (std::size_t count = 1; count <= std::min(words.size() - first, longest); ++count)
            if (count > 1 || words.size() == 1 || words[first].size() > 1)
                result.push_back(phrase(words.subspan(first, count)));
    return result;
}

std::vector<std::u32string> all_phrases(const std::vector<std::vector<std::u32string>>& words, std::size_t longest) {
    std::vector<std::u32string> all;
    for (const auto& some : words) std::ranges::move(phrases(some, longest), std::back_inserter(all));
    return all;
}

/// `alone` where a phrase tells this month and no other. @param months_of a phrase's months
template <class MonthsOf>
Evidence told(const std::vector<std::u32string>& phrases, unsigned month, Evidence alone, MonthsOf months_of) {
    Evidence found = Evidence::missing;
    for (const std::u32string& phrase : phrases) {
        const MonthSet months = months_of(phrase);
        if (!months[month - 1]) continue;
        if (months.count() == 1) return alone;
        found = Evidence::shared;
    }
    return found;
}

/// A longer run holds other numbers, too.
bool is_number_of(const std::string& run, unsigned month) {
    const std::string plain = std::to_string(month), padded = month < 10 ? "0" + plain : plain;
    if (run.size() <= 2) return run == plain || run == padded;
    return run.find(padded) != std::string::npos || run.ends_with(plain);
}

template <std::size_t N>
std::string_view view(const std::array<char, N>& digits) {
    return {digits.data(), N};
}

/// A day or a two-digit year of the same number must be there, too; a year is no month, for all that 2018 has a 01.
bool has_number(const WrittenDate& date, unsigned month, std::u32string_view text) {
    const std::string year(date.year.begin(), date.year.end());
    std::size_t found = 0;
    for (const std::string& run : digit_runs(text))
        if (run != year && is_number_of(run, month)) found += run.size() <= 2 ? 1 : 3;
    const bool is_short_year = view(date.year).substr(0, 2) == "XX" && view(date.year).substr(2) == view(date.month);
    return found >= 1U + (date.day == date.month ? 1U : 0U) + (is_short_year ? 1U : 0U);
}

Evidence strongest(const WrittenDate& date, unsigned month, std::u32string_view text, const MonthNames& names) {
    const auto words = words_between_digits(text);
    if (words.empty()) return Evidence::unchecked;
    const std::vector<std::u32string> all = all_phrases(words, names.most_words());
    const auto named = [&](const std::u32string& phrase) { return names.named(phrase); };
    if (const Evidence found = told(all, month, Evidence::named, named); found != Evidence::missing) return found;
    if (has_number(date, month, text)) return Evidence::number;
    if (std::ranges::any_of(words, [&](const auto& some) { return names.is_inside(phrase(some), month); }))
        return Evidence::inside;
    return told(all, month, Evidence::resembling,
                [&](const std::u32string& phrase) { return names.resembled_by(phrase) | names.named(phrase); });
}

}  // namespace

std::string_view name(Evidence evidence) {
    constexpr std::array<std::string_view, evidence_kinds> names{"unchecked", "named",      "shared", "number",
                                                                 "inside",    "resembling", "missing"};
    return names[static_cast<std::size_t>(evidence)];
}

Evidence evidence(const WrittenDate& date, std::u32string_view text, const MonthNames& names) {
    const std::optional<unsigned> month = month_of(date);
    if (!month || names.empty()) return Evidence::unchecked;
    return strongest(date, *month, text, names);
}

bool has_misspelt_month(std::u32string_view text, const MonthNames& names) {
    return std::ranges::any_of(all_phrases(words_between_digits(text), names.most_words()),
                               [&](const std::u32string& phrase) { return names.resembled_by(phrase).count() == 1; });
}

bool is_borne_out(const WrittenDate& date, std::u32string_view text, const MonthNames& names) {
    const std::optional<unsigned> month = month_of(date);
    return !month || strongest(date, *month, text, names) != Evidence::missing;
}

MonthNames taught_names(std::span<const Example> examples, const MonthNames& known) {
    MonthNames taught;
    for (const Example& example : examples) {
        const std::u32string text = normalize_text(example.text).code_points;
        if (is_borne_out(example.target, text, known)) continue;
        for (const FoundWord& found : find_words(text)) taught.add(found.word, month_of(example.target).value());
    }
    return taught;
}

}  // namespace kalends
