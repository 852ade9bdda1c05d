#include "core/in_quotes.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::in_quotes_test {

TEST_CASE("a message shows the beginning of what is long") {
    CHECK(in_quotes("abc") == "'abc'");
    CHECK(in_quotes(std::string(100, 'a')) == "'" + std::string(60, 'a') + "...'");
}

TEST_CASE("a message is not cut by a NUL, and commands no terminal") {
    using namespace std::string_view_literals;
    CHECK(in_quotes("18\0 50"sv) == "'18\\u{0} 50'");
    CHECK(in_quotes("\x1B[1m\t\x7F\u0085\u2028\u202E\u2067\u061C") ==
          "'\\u{1B}[1m\\u{9}\\u{7F}\\u{85}\\u{2028}\\u{202E}\\u{2067}\\u{61C}'");
    for (const char* text :
         {"a b", "März", "\u00A0", "\u2010", "\u65E5\u4ED8", "\U0001F4C5", "\xFF\x80", "\xC2", "\xE2\x80"})
        CHECK(in_quotes(text) == "'" + std::string(text) + "'");
}

TEST_CASE("what is long is cut between characters") {
    CHECK(in_quotes(std::string(59, 'a') + "\u00E4\u00E4") == "'" + std::string(59, 'a') + "...'");
    CHECK(in_quotes(std::string(58, 'a') + "\u00E4") == "'" + std::string(58, 'a') + "\u00E4'");
    CHECK(in_quotes(std::string(60, 'a')) == "'" + std::string(60, 'a') + "'");
}

TEST_CASE("a shell reads a word back as it was") {
    CHECK(shell_word("a/b_c-1.csv") == "a/b_c-1.csv");
    CHECK(shell_word("born in") == "'born in'");
    CHECK(shell_word("").size() == 2);
    CHECK(shell_word("it's") == R"('it'\''s')");
    CHECK(shell_word("März") == "'März'");
    CHECK(shell_quoted("a") == "'a'");
}

}  // namespace kalends::in_quotes_test
