#include "generator/other_calendar.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "core/digits.hpp"

namespace kalends::other_calendar_test {
namespace {

bool has_letters(const std::string& text) {
    return std::ranges::any_of(
        text, [](char c) { return !is_digit(c) && std::string_view(" .,/-()").find(c) == std::string_view::npos; });
}

}  // namespace

TEST_CASE("dates of other calendars have months by name, in the locale's words") {
    std::set<std::string> texts;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Random random(seed);
        texts.insert(other_calendar_date("en", random));
    }
    CHECK(texts.size() > 500);
    CHECK(std::ranges::all_of(texts, has_letters));
    const auto has = [&](std::string_view word) {
        return std::ranges::any_of(texts,
                                   [&](const std::string& text) { return text.find(word) != std::string::npos; });
    };
    CHECK(has("Nisan"));
    CHECK(has("Ordibehesht"));
    CHECK(has("Ramadan"));
    CHECK_FALSE(has("January"));
}

TEST_CASE("the same draw is the same date, in other words elsewhere") {
    Random first(7), second(7), third(7);
    const std::string english = other_calendar_date("en", first);
    CHECK(other_calendar_date("en", second) == english);
    CHECK(other_calendar_date("he", third) != english);
}

}  // namespace kalends::other_calendar_test
