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

TEST_CASE("social security and telephone numbers are such") {
    CHECK(measures("SSN 078-05-1120") == Found{"078-05-1120"});
    CHECK(measures("+1 (212) 555-0187, 212-555-0187") == Found{"212) 555-0187", "212-555-0187"});
    CHECK(measures("1-212-555-0187").empty());
    CHECK(measures("078-05-11207").empty());
}

TEST_CASE("dates are none") {
    for (const char* text :
         {"", "9 May 18 $45", "1984%", "v. 4.8.1850", "v4.8.18", "v18.1850", "9.5.18 kgs", "25.12.2018 %", "dev4.8"})
        CHECK(measures(text).empty());
}

}  // namespace
}  // namespace kalends::measures_test
