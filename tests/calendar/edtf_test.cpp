#include "calendar/edtf.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "support/edtf_grammar.hpp"
#include "support/random_edtf.hpp"

namespace kalends::edtf_test {
namespace {

using Texts = std::vector<const char*>;

const Texts texts_of_level_0{"1863",
                             "0000",
                             "1863-07",
                             "1863-07-04",
                             "1863-07-04T09:05:00",
                             "1863-07-04T09:05:00Z",
                             "1863-07-04T09:05:00-05",
                             "1863-07-04T09:05:00+05:30",
                             "1863-07-04T24:00:00",
                             "2016-12-31T23:59:60Z",
                             "1861/1865",
                             "1861-04/1865-05",
                             "1861-04-12/1865-05",
                             "1863/1863-07"};
const Texts texts_of_level_1{"Y120000",     "Y-120000", "1863-21",  "1863-24",     "1863?",       "1863-07~",  "1863%",
                             "1863-07-04%", "186X",     "18XX",     "1XXX",        "1863-07/..",  "../1863",   "1863/",
                             "/1863-07",    "-0043",    "-0043-03", "-0043-03-15", "1863~/1864?", "-0099/0000"};
const Texts texts_of_level_2{"Y-12E7",
                             "Y12E7",
                             "1860S2",
                             "-1860S2",
                             "Y171860000S3",
                             "Y1234E3S2~",
                             "1863-25",
                             "1863-32",
                             "1863-33",
                             "1863-39",
                             "1863-41",
                             "[1863,1864,1866..1868]",
                             "{1863,1864-07}",
                             "[..1863-07-04]",
                             "[1863-07..]",
                             "{1863,1864..}",
                             "[1863]",
                             "[~1863,1864]",
                             "{1863-21..1863-23}",
                             "1863~-07-04",
                             "1863-07%-04",
                             "?1863-07-~04",
                             "1863-%07-04",
                             "~1863?",
                             "186X-07-04",
                             "XXXX-07-04",
                             "XXXX-07",
                             "XXXX-XX-04",
                             "1863-1X",
                             "1863-X1",
                             "1863-07-0X",
                             "1863-XX-04",
                             "1863-07-~04/1863-07-~09",
                             "186X~",
                             "XX6X",
                             "X8X3-07",
                             "XXXX-07-04/XXXX-08-09",
                             "XXXX-02-29",
                             "-XXXX-12",
                             "Y999999999999999999",
                             "XXXX"};
const Texts invalid{"",
                    " 1863",
                    "1863 ",
                    "863",
                    "18633",
                    "1863-7",
                    "1863-13",
                    "1863-00",
                    "1863-20",
                    "1863-42",
                    "1863-07-00",
                    "1863-07-32",
                    "1863-06-31",
                    "1863-02-29",
                    "1900-02-29",
                    "1900-02-3X",
                    "XXXX-02-30",
                    "1901-02-29/1902",
                    "19X1-02-29",
                    "1863-21-01",
                    "1863-2X",
                    "1863-0X-3X-01",
                    "1863-07-04-",
                    "18630704",
                    "1863-07-04T9:05:00",
                    "1863-07-04T09:05",
                    "1863-07-04T25:00:00",
                    "1863-07-04T24:00:01",
                    "1863-07-04T09:05:60",
                    "1863-07-04T09:05:00-00:00",
                    "1863-07-04T09:05:00 Z",
                    "1863-07-04T09:05:00+5",
                    "1863-07T09:05:00",
                    "1863-07-04~T09:05:00",
                    "-0043-07-04T09:05:00",
                    "1863-07-04T09:05:00/1864",
                    "186u",
                    "186x",
                    "-0000",
                    "--07-04",
                    "Y1863",
                    "1863E2",
                    "Y01863000",
                    "Y18E2",
                    "Y12000-07",
                    "Y1200X",
                    "Y12E",
                    "Y12E0",
                    "Y1E18",
                    "1863S0",
                    "1863S5",
                    "0050S3",
                    "0000S1",
                    "186XS2",
                    "1863S2-07",
                    "1864/1863",
                    "1863-07/1863-06",
                    "187X/186X",
                    "Y120000/1863",
                    "1863/1864/1865",
                    "../..",
                    "/",
                    "/..",
                    "..",
                    "1863..1864",
                    "unknown/1863",
                    "[]",
                    "[1863",
                    "1863]",
                    "[1863}",
                    "[1863, 1864]",
                    "[1863,]",
                    "[,1863]",
                    "[..]",
                    "[1863,..1864]",
                    "[1863..,1864]",
                    "[..1863..]",
                    "[1864..1863]",
                    "[1863..1864-07]",
                    "[1863/1864]",
                    "[[1863]]",
                    "1863??",
                    "1863?~",
                    "~?1863",
                    "(1863)~-07"};

TEST_CASE("valid EDTF comes back as it went") {
    for (const Texts& texts : {texts_of_level_0, texts_of_level_1, texts_of_level_2})
        for (const char* text : texts) {
            const std::optional<Edtf> edtf = parse_edtf(text);
            REQUIRE_MESSAGE(edtf, text);
            CHECK(to_string(*edtf) == text);
            CHECK_MESSAGE(edtf_grammar::is_valid(text), text);
        }
}

TEST_CASE("what is not EDTF is nothing") {
    for (const char* text : invalid) {
        CHECK_MESSAGE(!parse_edtf(text), text);
        CHECK_MESSAGE(!edtf_grammar::is_valid(text), text);
    }
}

TEST_CASE("wholly unwritten parts at the end are left out, marks stay") {
    struct Row {
        const char *text, *expected;
    };
    for (const Row& row : std::vector<Row>{{"1863-07-XX", "1863-07"},
                                           {"1863-XX", "1863"},
                                           {"1863-XX-XX", "1863"},
                                           {"1863-07-XX~", "1863-07~"},
                                           {"1863?-XX~", "1863%"},
                                           {"?1863-XX-XX~", "?1863~"},
                                           {"1863-07-~XX", "1863-07-~XX"},
                                           {"1863-~XX-XX", "1863-~XX"},
                                           {"186X-XX", "186X"},
                                           {"XXXX-07-XX", "XXXX-07"},
                                           {"1863-07-XX/1863-08", "1863-07/1863-08"},
                                           {"[1863-XX,1865]", "[1863,1865]"},
                                           {"[1863-XX..1865-XX]", "[1863..1865]"},
                                           {"[1863-XX..1865-07]", "[1863-XX..1865-07]"}}) {
        const std::optional<Edtf> edtf = parse_edtf(row.text);
        REQUIRE_MESSAGE(edtf, row.text);
        CHECK(to_string(*edtf) == std::string(row.expected));
        CHECK(resolve(*edtf).bounds == resolve(*parse_edtf(row.expected)).bounds);
    }
}

TEST_CASE("a sign that nobody else writes") {
    for (const char* text :
         {"186X",         "18XX",       "1863-XX",     "1863-1X",        "XXXX-07-04",  "186X-07",
          "1863~",        "1863-07%",   "2004-06-~11", "1863-~07-04",    "%1863",       "1863~/1864",
          "1863?/1864",   "~1863/1864", "../1863",     "1863-07/..",     "[1863,1864]", "{1863,1864-07}",
          "[1863..1864]", "[..1863]",   "{1863..}",    "1863-07-1X/1864"})
        CHECK_MESSAGE(is_unmistakable_edtf(text), text);
    for (const char* text : {"",
                             "1863",
                             "1863-07",
                             "1863-21",
                             "1863-07-04",
                             "1863?",
                             "?1863",
                             "1863-07?",
                             "~1863",
                             "[1863]",
                             "{1863}",
                             "[1863?]",
                             "[1863~]",
                             "[186X]",
                             "1863/1864",
                             "1863/",
                             "/1863",
                             "XXXX",
                             "XXXX-XX",
                             "2X12",
                             "XX6X",
                             "XXX3",
                             "X123",
                             "XX18-05-09",
                             "Y120000",
                             "1863S2",
                             "186x",
                             "c1850-~",
                             "1850-?",
                             "1850~1860",
                             "1863-07-04T09:05:00Z",
                             "186X.",
                             "(186X)",
                             "1863..",
                             "[1863-?]",
                             "[c. 1863]",
                             "1863 ~ 1864"})
        CHECK_MESSAGE(!is_unmistakable_edtf(text), text);
}

TEST_CASE("a thousand texts come back, and are valid by the second grammar, too") {
    made::RandomEdtf random(29);
    std::size_t valid = 0;
    while (valid < 1000) {
        const std::string text = random();
        const std::optional<Edtf> edtf = parse_edtf(text);
        if (!edtf) continue;
        ++valid;
        const std::string again = to_string(*edtf);
        CHECK_MESSAGE(edtf_grammar::is_valid(again), again);
        CHECK_MESSAGE(edtf_grammar::days_of(again) == edtf_grammar::days_of(text), text);
        if (text.find("-XX") == std::string::npos) CHECK(again == text);
        CHECK(to_string(*parse_edtf(again)) == again);
    }
}

}  // namespace
}  // namespace kalends::edtf_test
