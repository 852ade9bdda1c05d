#include "report/metrics_table.hpp"

#include <doctest/doctest.h>

#include "report/some_metrics.hpp"

namespace kalends {
namespace {

bool has_line(const std::string& table, std::string_view line) {
    return table.find(std::string(line) + '\n') != std::string::npos;
}

TEST_CASE("percentages in line") {
    const std::string table = metrics_table(made::some_metrics());
    CHECK(has_line(table, "due                                   rows   exact %   wrong % refused %"));
    CHECK(has_line(table, "all                                      4     50.00     25.00     25.00"));
    CHECK(has_line(table, "complete                                 3     33.33     33.33     33.33"));
    CHECK(has_line(table, "year                                     4     75.00"));
    CHECK(has_line(table, "day                                     20     95.00"));
    CHECK(has_line(table, "0.8                                  50.00      0.00"));
    CHECK(table.find("worst locales") < table.find("\nde  "));
    CHECK(table.find("worst patterns") == std::string::npos);  // there is only one
}

TEST_CASE("breakdowns are as long as asked for") {
    CHECK(metrics_table(made::some_metrics(), {.breakdown_rows = 1}).find("\nen  ") == std::string::npos);
    CHECK(metrics_table(made::some_metrics(), {.breakdown_rows = 0}).find("worst") == std::string::npos);
}

TEST_CASE("no rows, no fault") {
    CHECK_FALSE(metrics_table({}).empty());
}

}  // namespace
}  // namespace kalends
