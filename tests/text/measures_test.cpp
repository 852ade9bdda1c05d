#include "text/measures.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "kalends/text/normalized_text.hpp"

namespace kalends::measures_test {
namespace {

std::vector<std::string> measures(std::string_view utf8) {
    const std::u32string text = normalize_text(utf8).code_points;
    std::vector<std::string> found;
    for (const auto& [begin, end] : find_measures(text))
        found.push_back(to_utf8(std::u32string_view(text).substr(begin, end - begin)));
    return found;
}

using Found = std::vector<std::string>;

TEST_CASE("numbers with units and versions are measures") {
    CHECK(measures("4.8 kg, April 2013") == Found{"4.8 kg"});
    CHECK(measures("51,1cm October 1962: 22 %") == Found{"51,1cm", "22 %"});
    CHECK(measures("v2.3 May 2018") == Found{"v2.3"});
    CHECK(measures("Version 41.3, September 1954 €5") == Found{"version 41.3"});
}

TEST_CASE("three numbers of a version are no date, unless they are written as one") {
    CHECK(measures("version 10.5.18") == Found{"version 10.5.18"});
    CHECK(measures("Versión 10.5.18 de mayo") == Found{"versión 10.5.18"});
    CHECK(measures("バージョン10.5.18") == Found{"バージョン10.5.18"});
    CHECK(measures("kernel 4.14.12, 9 May 2018") == Found{"kernel 4.14.12"});
    CHECK(measures("version 10.05.18").empty());
    CHECK(measures("version 10.5.2018").empty());
    CHECK(measures("stand 10.5.18").empty());
}

TEST_CASE("tables, what is booked and flights have numbers, too") {
    CHECK(measures("Table 5.10, 9 May 2018") == Found{"table 5.10"});
    CHECK(measures("Abb. 3.12") == Found{"abb. 3.12"});
    CHECK(measures("Table 5.10.2018").empty());
    CHECK(measures("7 nights 2 adults 14/07/2018") == Found{"7 nights", "2 adults"});
    CHECK(measures("2 nights ago").empty());
    CHECK(measures("2000 mg, about 2000 people") == Found{"2000 mg", "2000 people"});
    CHECK(measures("2000 GB").empty());
    CHECK(measures("flight LH 1822 on 9 May 2018") == Found{"flight lh 1822"});
    CHECK(measures("Zug 512, 9 May 2018") == Found{"zug 512"});
    CHECK(measures("toy train 1950").empty());
}

TEST_CASE("numbers that share a unit are one measure") {
    CHECK(measures("photo 9x12 cm, May 1850") == Found{"9x12 cm"});
    CHECK(measures("9 x 12 x 3 cm") == Found{"9 x 12 x 3 cm"});
    CHECK(measures("10-20 kg") == Found{"10-20 kg"});
    CHECK(measures("1850 - 20 kg") == Found{"20 kg"});
    CHECK(measures("May 9 20 kg") == Found{"20 kg"});
}

TEST_CASE("social security and telephone numbers are such") {
    CHECK(measures("SSN 078-05-1120") == Found{"078-05-1120"});
    CHECK(measures("+1 (212) 555-0187, 212-555-0187") == Found{"212) 555-0187", "212-555-0187"});
    CHECK(measures("1-212-555-0187").empty());
    CHECK(measures("078-05-11207").empty());
}

TEST_CASE("what is left of a text without its measures") {
    const auto left = [](std::string_view utf8) {
        const NormalizedText text = normalize_text(utf8), rest = without(find_measures(text.code_points), text);
        CHECK(rest.origin.size() == rest.code_points.size());
        return to_utf8(rest.code_points);
    };
    CHECK(left("4.8 kg, April 2013") == "april 2013");
    CHECK(left("April 2013: 22 %") == "april 2013");
    CHECK(left("3/5/1989 (7.5kg)") == "3/5/1989");
    CHECK(left("photo (9x12 cm) of May 1850") == "photo of may 1850");
    CHECK(left("photo, 9x12 cm, May 1850") == "photo, , may 1850");
    CHECK(left("circa 1610 - v7.9") == "circa 1610");
    CHECK(left("1939- - 80.7 ha") == "1939-");
    CHECK(left("80.7 ha: -1939") == "-1939");
    CHECK(left("4.8 kg").empty());
    CHECK(left("9 May 2018") == "9 may 2018");
}

TEST_CASE("what stands in a clock is none, and prices are") {
    CHECK(measures("18:44 -5 °C") == Found{"5 °c"});
    CHECK(measures("$Date: 2018/05/13 18:44:55 $").empty());
    CHECK(measures("12,50 EUR") == Found{"12,50 eur"});
    CHECK(measures("USD 20.18") == Found{"usd 20.18"});
    CHECK(measures("9 May 2018 EUR").empty());
}

TEST_CASE("dates are none") {
    for (const char* text : {"", "9 May 18 $45", "1984%", "v. 4.8.1850", "v4.8.18", "v18.1850", "9.5.18 kgs",
                             "25.12.2018 %", "dev4.8", "21° settembre", "910%", "9-12%"})
        CHECK(measures(text).empty());
}

}  // namespace
}  // namespace kalends::measures_test
