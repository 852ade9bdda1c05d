#include <doctest/doctest.h>

#include <sstream>

#include "support/caught.hpp"
#include "table.hpp"

namespace kalends::csv_test {

using test::Texts;

namespace {

Texts texts_of(const std::string& bytes, char delimiter = ',') {
    std::istringstream stream(bytes);
    return test::texts_of(*open_csv(stream, delimiter));
}

std::string marked(const std::string& bytes) {
    std::istringstream stream(bytes);
    return test::marked(*open_csv(stream));
}

/// In place of the first cell of a row.
std::string written(std::optional<std::string_view> text, const std::string& row, char delimiter = ',') {
    std::istringstream stream(row);
    const std::unique_ptr<RecordFormat> csv = open_csv(stream, delimiter);
    Record record;
    REQUIRE(csv->next(record));
    std::string out;
    csv->append_cell(out, text, record, 0);
    return out;
}

}  // namespace

TEST_CASE("cells stand between delimiters, or in quotation marks") {
    CHECK(texts_of("a,b\nc,d\n") == Texts{{"a", "b"}, {"c", "d"}});
    CHECK(texts_of("a,b\r\nc,\r\n") == Texts{{"a", "b"}, {"c", ""}});
    CHECK(texts_of("a\rb\r") == Texts{{"a"}, {"b"}});
    CHECK(texts_of("\"9 May, 2018\",\"say \"\"May\"\"\"\n") == Texts{{"9 May, 2018", "say \"May\""}});
    CHECK(texts_of("\"two\r\nlines\",x\n\"\"\n") == Texts{{"two\r\nlines", "x"}, {""}});
    CHECK(texts_of("a;b,c\n", ';') == Texts{{"a", "b,c"}});
    CHECK(texts_of(" a , b\n5\" disk,x\n") == Texts{{" a ", " b"}, {"5\" disk", "x"}});
    CHECK(texts_of("a,b") == Texts{{"a", "b"}});
    CHECK(texts_of("a,\"b\"") == Texts{{"a", "b"}});
    CHECK(texts_of("a,") == Texts{{"a", ""}});
    CHECK(texts_of("").empty());
}

TEST_CASE("every byte belongs to a record, and cells are where they are") {
    CHECK(marked("a,\"b,\"\"\nc\"\r\n,d") == "<a>,<\"b,\"\"\nc\">\r\n<>,<d>");
    CHECK(marked("\n\r\na\n\n\n\"b\"\n\n") == "\n\r\n<a>\n\n\n<\"b\">\n\n");
    CHECK(marked("\xEF\xBB\xBF\"a\",b\n") == "\xEF\xBB\xBF<\"a\">,<b>\n");
    CHECK(marked("\xFF,\xFE\xE9\n") == "<\xFF>,<\xFE\xE9>\n");
    CHECK(marked("\xEF\xBB\xBF") == "\xEF\xBB\xBF");
}

TEST_CASE("the line of a record is the one it begins in") {
    std::istringstream stream("a\n\"b\nc\r\nd\"\r\n\r\ne\rf\n");
    CHECK(test::lines_of(*open_csv(stream)) == std::vector<std::uint64_t>{1, 2, 6, 7});
}

TEST_CASE("cells that arrive in pieces are put together") {
    // A stream buffer that has one byte at a time.
    struct Dripping final : std::streambuf {
        explicit Dripping(std::string all) : bytes(std::move(all)) {}
        int_type underflow() override {
            if (next == bytes.size()) return traits_type::eof();
            setg(&bytes[next], &bytes[next], &bytes[next] + 1);
            ++next;
            return traits_type::to_int_type(*gptr());
        }
        std::string bytes;
        std::size_t next = 0;
    } source("\xEF\xBB\xBF\"9 May, 2018\",x\r\ny,z");
    std::istream stream(&source);
    CHECK(test::marked(*open_csv(stream)) == "\xEF\xBB\xBF<\"9 May, 2018\">,<x>\r\n<y>,<z>");
}

TEST_CASE("a quotation mark that is never closed is refused with its line") {
    const test::Caught open = test::caught([] { texts_of("a\nb,\"c\nd\n"); });
    CHECK(open.kind == 65);
    CHECK(open.message == "line 2: a quotation mark opens a cell there that is never closed");
    const test::Caught endless = test::caught([] { texts_of("a\n\"" + std::string(longest_record, 'x')); });
    CHECK(endless.kind == 65);
    CHECK(endless.message.starts_with("line 2: a record of more than 16 MB"));
}

TEST_CASE("a cell is written in quotation marks where the old one was, or where it needs them") {
    CHECK(written("2018-05-09", "9 May 2018,x") == "2018-05-09");
    CHECK(written("2018-05-09", "\"9 May 2018\",x") == "\"2018-05-09\"");
    CHECK(written(std::nullopt, "x,x").empty());
    CHECK(written(std::nullopt, "\"x\",x") == "\"\"");
    CHECK(written("a,b", "x,x") == "\"a,b\"");
    CHECK(written("a,b", "x;x", ';') == "a,b");
    CHECK(written("say \"May\"", "x,x") == "\"say \"\"May\"\"\"");
}

TEST_CASE("an empty cell that is alone has quotation marks: an empty line would be no row") {
    CHECK(written(std::nullopt, "x") == "\"\"");
    CHECK(written("", "x\n") == "\"\"");
    CHECK(written("2018-05-09", "x") == "2018-05-09");
    CHECK(written(std::nullopt, "x,").empty());
}

}  // namespace kalends::csv_test
