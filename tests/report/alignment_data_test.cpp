#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "kalends/report/alignment.hpp"
#include "report/aligned.hpp"

namespace kalends {
namespace {

TEST_CASE("an alignment as JSON") {
    const nlohmann::json parsed = nlohmann::json::parse(alignment_json("9 May 2018", made::ninth_of_may()));
    CHECK(parsed.at("input") == "9 May 2018");
    CHECK(parsed.at("date") == "2018-05-09");
    CHECK(parsed.at("status") == "ok");
    CHECK(parsed.at("outputs").size() == 8);
    CHECK(parsed.at("characters").size() == 10);
    CHECK(parsed.at("characters")[2] == nlohmann::json{{"text", "M"}, {"begin", 2}, {"end", 3}});
    REQUIRE(parsed.at("weights").size() == 8);
    CHECK(parsed.at("weights")[7][0] == 1);
    const nlohmann::json empty = nlohmann::json::parse(alignment_json("", AlignedAnswer{}));
    CHECK(empty.at("date").is_null());
    CHECK(empty.at("weights").empty());
    CHECK(nlohmann::json::accept(alignment_json("\xff", made::aligned("\xff", {"none"}, {0}))));
}

TEST_CASE("each output looks at one character, or at all with weights") {
    const AlignedAnswer aligned = made::ninth_of_may();
    CHECK(alignment_pharaoh("9 May 2018", aligned) == "6-0 7-1 8-2 9-3 2-4 4-5 0-6 0-7");
    const std::string matrix = alignment_matrix("9 May 2018", aligned);
    CHECK(matrix.starts_with("\t9\t \tM\ta\ty\t \t2\t0\t1\t8\n2\t0\t0\t0\t0\t0\t0\t1\t0\t0\t0\n0\t"));
    CHECK(alignment_pharaoh("", made::aligned("", {}, {})).empty());
    CHECK(alignment_matrix("", made::aligned("", {}, {})) == "\n");
}

}  // namespace
}  // namespace kalends
