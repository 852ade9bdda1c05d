#include "generator/hour_endings.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace kalends {
namespace {

std::vector<EndedHour> hours_of(const std::string& rules) {
    const std::string hours = "@hours hu\n    |egy\n    |kettő\n@hours.of hu\n    |[egyet|egyt]\n    |kettőt\n";
    const PatternTables tables = read_patterns({{"test", hours + rules}});
    return hours_with_endings(tables.rules.at("hu"));
}

bool has(const std::vector<EndedHour>& hours, std::string_view word, std::size_t hour, std::optional<Saying> saying) {
    return std::ranges::any_of(
        hours, [&](const EndedHour& one) { return one.word == word && one.hour == hour && one.saying == saying; });
}

TEST_CASE("hour endings: letters right behind an hour in words are a part of it") {
    const auto hours = hours_of("@time hu\n    |{hw}kor reggel\n    |{hw} óra\n    |{hw}:{mm}\n");
    CHECK(hours.size() == 2);
    CHECK(has(hours, "egykor", 1, {}));
    CHECK(has(hours, "kettőkor", 2, {}));
}

TEST_CASE("hour endings: a mark between says what they mean, and each writing of each case has them") {
    const auto hours = hours_of("@time hu\n    |{hw.of}{half-past}fél\n");
    CHECK(hours.size() == 3);
    CHECK(has(hours, "egyetfél", 1, Saying::half_hour));
    CHECK(has(hours, "egytfél", 1, Saying::half_hour));
    CHECK(has(hours, "kettőtfél", 2, Saying::half_hour));
}

TEST_CASE("hour endings: a mark with nothing behind it is said by what is no plain hour") {
    const PatternTables tables =
        read_patterns({{"test",
                        "@hours hi\n    |एक\n    |दो\n@hours.of hi\n    |डेढ़\n    |साढ़े [दो|2]\n@time hi\n    "
                        "|{hw.of}{half-past}\n    |{hw} बजे\n"}});
    const auto hours = hours_with_endings(tables.rules.at("hi"));
    CHECK(has(hours, "डेढ़", 0, Saying::half_hour));
    CHECK(has(hours, "साढ़े", 0, Saying::half_hour));
    CHECK_FALSE(has(hours, "दो", 0, Saying::half_hour));
}

TEST_CASE("hour endings: choices are followed on both sides, and a case without words of its own says it plainly") {
    const auto hours = hours_of("@time hu\n    |[{hw.in}|{h}][kor| óra|tól este]\n");
    CHECK(hours.size() == 4);
    CHECK(has(hours, "egykor", 1, {}));
    CHECK(has(hours, "kettőtól", 2, {}));
}

}  // namespace
}  // namespace kalends
