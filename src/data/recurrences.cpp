#include "data/recurrences.hpp"

#include <algorithm>
#include <array>

#include "data/improbable.hpp"

namespace kalends {
namespace {

/// In languages whose words are parted.
constexpr auto words_for_each = std::to_array<std::u32string_view>(
    {U"every",   U"each",    U"chaque",  U"jeder",  U"jedes",  U"jede",    U"jedem",  U"jeweils",   U"cada",
     U"todos",   U"todas",   U"ogni",    U"elke",   U"iedere", U"elk",     U"ieder",  U"varje",     U"hver",
     U"hvert",   U"kvar",    U"hverjum", U"joka",   U"iga",    U"katru",   U"katra",  U"kiekvieną", U"kiekvieno",
     U"każdy",   U"każdego", U"każdą",   U"każdej", U"každý",  U"každou",  U"každé",  U"každého",   U"každú",
     U"každej",  U"každom",  U"каждый",  U"каждую", U"каждое", U"каждого", U"каждой", U"каждые",    U"кожен",
     U"кожного", U"кожну",   U"кожної",  U"кожний", U"всеки",  U"всяка",   U"svaki",  U"svake",     U"svakog",
     U"сваки",   U"сваке",   U"сваког",  U"vsak",   U"vsako",  U"vsakega", U"секој",  U"fiecare",   U"minden",
     U"κάθε",    U"her",     U"hər",     U"كل",     U"هر",     U"ہر",      U"हर",     U"प्रत्येक",     U"প্রতি",
     U"setiap",  U"tiap",    U"mỗi",     U"hàng",   U"hằng"});

constexpr auto marks_of_each = std::to_array<std::u32string_view>(
    {U"毎月", U"毎年", U"毎週", U"每月", U"每年", U"每周", U"每週", U"매월", U"매달", U"ทุก"});

/// "#1 sun" or "#15 day" of a month that is counted from today.
bool names_day_within(const Point& point) {
    return point.is_reference && std::ranges::any_of(point.steps, [](const Step& step) {
               return step.kind == Step::Kind::nth && step.number != 0 &&
                      (is_weekday(step.unit) || step.unit == Unit::day);
           });
}

bool is_day_without_year(const Point& point) {
    return !point.is_reference && point.date.year == WrittenDate().year && point.date.day != WrittenDate().day;
}

}  // namespace

bool takes_recurrence_for_day(const Expression& expression, std::u32string_view text,
                              std::span<const FoundWord> found) {
    const bool may_be_one = has_end(
        expression, [](const End& end) { return names_day_within(end.point) || is_day_without_year(end.point); });
    if (!may_be_one) return false;
    return holds_one_of(text, marks_of_each) || std::ranges::any_of(found, [&](const FoundWord& one) {
               const bool stands_apart = one.begin == 0 || text[one.begin - 1] == U' ';  // no "merc'her"
               return stands_apart && std::ranges::find(words_for_each, one.word) != words_for_each.end();
           });
}

}  // namespace kalends
