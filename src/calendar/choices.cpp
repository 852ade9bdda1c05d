#include "calendar/choices.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace kalends {
namespace {

/// In the order of the enums of resolution.hpp, without `ask`.
std::string_view option_for(Question question, std::size_t answer) {
    constexpr std::array hyphen{"--year-hyphen month", "--year-hyphen range"};
    constexpr std::array month{"--month-hyphen day", "--month-hyphen year"};
    constexpr std::array hours{"--bare-hours ago", "--bare-hours clock"};
    constexpr std::array week{"--first-week containing", "--first-week full", "--first-week days"};
    constexpr std::array prefer{"--prefer past", "--prefer future", "--prefer nearest"};
    constexpr std::array next{"--next-weekday coming", "--next-weekday next-week"};
    switch (question) {
        case Question::year_hyphen:
            return hyphen.at(answer);
        case Question::month_hyphen:
            return month.at(answer);
        case Question::bare_hours:
            return hours.at(answer);
        case Question::first_week:
            return week.at(answer);
        case Question::weekday:
            return prefer.at(answer);
        case Question::next_weekday:
            return next.at(answer);
        default:
            return "";
    }
}

}  // namespace

std::size_t Choices::ask(Question question, std::size_t count) {
    const auto known = std::ranges::find(asked_, question, &Asked::question);
    if (known != asked_.end()) return std::min(known->answer, count - 1);
    asked_.push_back({question, count, 0});
    return 0;
}

std::optional<std::size_t> Choices::answer(Question question) const {
    const auto known = std::ranges::find(asked_, question, &Asked::question);
    return known == asked_.end() ? std::nullopt : std::optional(known->answer);
}

bool Choices::next() {
    while (!asked_.empty()) {
        if (++asked_.back().answer < asked_.back().count) return true;
        asked_.pop_back();
    }
    return false;
}

std::string Choices::by() const {
    std::string options;
    for (const Asked& asked : asked_) {
        const std::string_view option = option_for(asked.question, asked.answer);
        if (option.empty()) return "";
        options.append(options.empty() ? "" : " ").append(option);
    }
    return options;
}

}  // namespace kalends
