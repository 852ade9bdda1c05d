#include <doctest/doctest.h>

#include <sstream>

#include "support/caught.hpp"
#include "table.hpp"

namespace kalends::json_lines_test {

using test::Texts;

namespace {

Texts texts_of(const std::string& bytes) {
    std::istringstream stream(bytes);
    return test::texts_of(*open_json_lines(stream, {"date", "due"}));
}

/// The object with a further member.
std::string extended(const std::string& object, std::optional<std::string_view> text) {
    std::istringstream stream(object);
    const std::unique_ptr<RecordFormat> lines = open_json_lines(stream, {"date"});
    Record record;
    REQUIRE(lines->next(record));
    std::string out = record.bytes.substr(0, record.end);
    lines->append_further(out, "date_iso", text, "");
    return out + record.bytes.substr(record.end);
}

test::Caught refused(const std::string& bytes) {
    return test::caught([&] { texts_of(bytes); });
}

}  // namespace

TEST_CASE("members are found by name, wherever they stand") {
    CHECK(texts_of(R"({"due":"x","id":1.10,"date":"9 May"})"
                   "\n") == Texts{{"9 May", "x"}});
    CHECK(texts_of(R"({"date":"a \"b\" \u00e9\n"})") == Texts{{"a \"b\" \xC3\xA9\n", "(none)"}});
    CHECK(texts_of(R"({"d\u0061te":20180509 , "due":null})") == Texts{{"20180509", "(none)"}});
    CHECK(texts_of(R"({"in":{"date":"x"},"due":{"a":[1]},"date":"y"})") == Texts{{"y", "(none)"}});
    CHECK(texts_of(R"({"date":"first","date":"last"})") == Texts{{"last", "(none)"}});
    CHECK(texts_of("{}\n\n{\"date\":\"\"}\n") == Texts{{"(none)", "(none)"}, {"", "(none)"}});
    CHECK(texts_of("").empty());
}

TEST_CASE("what is no cell stays what it is") {
    std::istringstream stream("\xEF\xBB\xBF{ \"n\": 1.10e5, \"date\" : \"9 May\" , \"x\":[1, 2]}\r\n\n{\"date\":5 }");
    CHECK(test::marked(*open_json_lines(stream, {"date"})) ==
          "\xEF\xBB\xBF{ \"n\": 1.10e5, \"date\" : <\"9 May\"> , \"x\":[1, 2]}\r\n\n{\"date\":<5> }");
}

TEST_CASE("a member is added behind the last") {
    CHECK(extended(R"({"date":"9 May"})"
                   "\n",
                   "2018-05-09") == R"({"date":"9 May","date_iso":"2018-05-09"})"
                                    "\n");
    CHECK(extended(R"({ "date": "9 May" } )", std::nullopt) == R"({ "date": "9 May","date_iso":null } )");
    CHECK(extended("{}", "x") == R"({"date_iso":"x"})");
    CHECK(extended("{ }", "x") == R"({"date_iso":"x" })");
}

TEST_CASE("what is no object is refused with its line") {
    CHECK(refused("{}\n[1]\n").message.starts_with("line 2: no JSON object, but another value"));
    CHECK(refused("{\"date\":\"x\"} {}\n").kind == 65);
    CHECK(refused("{\"date\":\"x\",\"other\":nope}\n").kind == 65);
    CHECK(refused("{\"date\":\"\xFF\"}\n").kind == 65);
    CHECK(refused("{\"date\":\"x\"").kind == 65);
    CHECK(refused("\"date\"").kind == 65);
    CHECK(refused(" \n").kind == 65);
}

TEST_CASE("digits are a number, not a string") {
    std::istringstream nothing;
    std::string out = "{";
    open_json_lines(nothing, {})->append_number(out, "sure \"of\" it", "0.5");
    CHECK(out == R"({"sure \"of\" it":0.5)");
}

}  // namespace kalends::json_lines_test
