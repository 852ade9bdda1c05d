#include "generator/known_months.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generator/lexicon.hpp"
#include "generator/phrase.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// Months in the forms that rules have for "in May" and behind other prepositions: months.in, months.in.of ...
void add_inflected(const Rules& rules, const auto& add) {
    constexpr std::string_view months_inside = "months.in";
    for (auto rule = rules.lower_bound(months_inside); rule != rules.end() && rule->first.starts_with(months_inside);
         ++rule) {
        const std::vector<Pattern>& months = rule->second.pieces.front().alternatives;
        for (std::size_t i = 0; i < months.size(); ++i)
            for (const std::string& form : all_writings(months[i])) add(form, i);
    }
}

/// A name's place: of the Hebrew ones the last is the second Adar.
unsigned month_of_name(Calendar calendar, std::size_t index) {
    constexpr std::size_t second_adar = 13;
    constexpr unsigned adar = 7;
    return calendar == Calendar::hebrew && index == second_adar ? adar : static_cast<unsigned>(index) + 1;
}

/// As CLDR has them.
void add_calendars(const LocaleNames& locale, const auto& add) {
    for (const CalendarNames& names : locale.calendars)
        for (const std::vector<Word>* list : {&names.wide, &names.abbreviated})
            for (std::size_t i = 0; i < list->size(); ++i)
                for (const std::string& form : (*list)[i]) add(names.calendar, form, month_of_name(names.calendar, i));
}

/// As tables have them: hebrew-months.
void add_calendars(const Rules& rules, const auto& add) {
    for (std::size_t place = 1; place < calendar_count; ++place) {
        const auto calendar = static_cast<Calendar>(place);
        const auto rule = rules.find(std::string(name(calendar)) + "-months");
        if (rule == rules.end()) continue;
        const std::vector<Pattern>& months = rule->second.pieces.front().alternatives;
        for (std::size_t i = 0; i < months.size(); ++i)
            for (const std::string& form : all_writings(months[i])) add(calendar, form, month_of_name(calendar, i));
    }
}

}  // namespace

MonthNames known_months(const LocaleCatalog& catalog, const LanguageRules& all_rules) {
    MonthNames known;
    const auto add = [&](std::string_view name, std::size_t index) {
        known.add(normalize_text(name).code_points, static_cast<unsigned>(index + 1));
    };
    const auto add_other = [&](Calendar calendar, std::string_view name, unsigned month) {
        const std::u32string normalized = normalize_text(name).code_points;
        known.add(calendar, normalized, month);
        if (calendar != Calendar::hebrew) return;
        for (const char32_t prefix : {U'ב', U'ו'}) known.add(calendar, prefix + normalized, month);  // in, and
    };
    catalog.for_each([&](const LocaleNames& names) {
        for (const auto* list : month_lists(names))
            for (std::size_t i = 0; i < list->size(); ++i)
                for (const std::string& form : std::set<std::string>((*list)[i].begin(), (*list)[i].end()))
                    add(form, i);
        add_calendars(names, add_other);
    });
    for (const auto& [language, rules] : all_rules) {
        if (catalog.has_language(language)) add_inflected(rules, add);
        if (language == "*" || catalog.has_language(language)) add_calendars(rules, add_other);
    }
    for (std::size_t i = 0; i < 12; ++i) {
        add(roman_number(static_cast<int>(i + 1)), i);
        add(han_number(static_cast<int>(i + 1)), i);
    }
    return known;
}

}  // namespace kalends
