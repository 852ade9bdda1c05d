#include <doctest/doctest.h>

#include <sstream>

#include "support/caught.hpp"
#include "table.hpp"

namespace kalends::tsv_test {
namespace {

std::string marked(const std::string& bytes) {
    std::istringstream stream(bytes);
    return test::marked(*open_tsv(stream));
}

}  // namespace

TEST_CASE("cells stand between tabs, and quotation marks are themselves") {
    CHECK(marked("a\tb\n\"c\td\"\n") == "<a>\t<b>\n<\"c>\t<d\">\n");
    CHECK(marked("\t\r\n\n\r\na\rb\t\\t") == "<>\t<>\r\n\n\r\n<a\rb>\t<\\t>");
    CHECK(marked("\xEF\xBB\xBF"
                 "a\tb") == "\xEF\xBB\xBF<a>\t<b>");
    CHECK(marked("\n\n") == "\n\n");
    CHECK(marked("").empty());
    std::istringstream stream("a\n\nb\tc\r\nd");
    CHECK(test::lines_of(*open_tsv(stream)) == std::vector<std::uint64_t>{1, 3, 4});
}

TEST_CASE("what a cell cannot hold is refused") {
    std::istringstream nothing;
    std::string out;
    const std::unique_ptr<RecordFormat> tsv = open_tsv(nothing);
    tsv->append_further(out, "c", "x y", "");
    CHECK(out == "\tx y");
    tsv->append_number(out, "n", "0.5");
    CHECK(out == "\tx y\t0.5");
    CHECK(test::caught([&] { tsv->append_cell(out, "a\tb", Record(), 0); }).kind == 65);
}

}  // namespace kalends::tsv_test
