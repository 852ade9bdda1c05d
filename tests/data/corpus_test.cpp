#include "kalends/data/corpus.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <streambuf>

#include "core/crc64.hpp"
#include "core/random.hpp"
#include "kalends/core/error.hpp"
#include "support/caught.hpp"
#include "support/random_expressions.hpp"

namespace kalends::corpus_test {
namespace {

/// Has its bytes, and then a disk that cannot be read.
class FailingBuffer final : public std::streambuf {
public:
    explicit FailingBuffer(std::string bytes) : bytes_(std::move(bytes)) {
        setg(bytes_.data(), bytes_.data(), bytes_.data() + bytes_.size());
    }

protected:
    int_type underflow() override { throw std::ios_base::failure("disk"); }

private:
    std::string bytes_;
};

std::vector<Example> read(const std::string& file) {
    std::istringstream in(file);
    return read_corpus(in, "pairs.tsv");
}

Example read_one(const std::string& row) {
    const std::vector<Example> examples = read(row);
    REQUIRE(examples.size() == 1);
    return examples.front();
}

std::string failure(const std::string& file) {
    try {
        read(file);
    } catch (const Error& error) {
        CHECK(error.kind() == ErrorKind::data);
        return error.what();
    }
    return "no failure";
}

std::string row(const Example& example, Columns columns) {
    std::string row;
    append_tsv(row, example, columns);
    return row;
}

bool same(const Example& a, const Example& b) {
    return a.text == b.text && a.target == b.target && a.locale == b.locale && a.pattern == b.pattern &&
           a.spans == b.spans;
}

Example annotated_example() {
    Example example;
    example.text = "Wed 9/5/18";
    example.target = parse_expression("XX18-05-09 wed dmy");
    example.locale = "en_GB";
    example.pattern = "numeric";
    example.spans = {.day = {4, 5}, .month = {6, 7}, .year = {8, 10}, .weekday = {0, 3}};
    return example;
}

/// Six, each from one day to another.
std::string six_days() {
    std::string text = "1912-11-03 / 1912-11-04";
    for (int i = 0; i < 5; ++i) text += " | 1912-11-03 / 1912-11-04";
    return text;
}

ByteSpan random_span(Random& random, std::size_t size) {
    const auto begin = static_cast<std::uint32_t>(random.below(size));
    const auto end = static_cast<std::uint32_t>(random.below(size + 1));
    return begin < end ? ByteSpan{begin, end} : ByteSpan{};
}

}  // namespace

TEST_CASE("corpus: two columns are enough") {
    const Example example = read_one("9 May 2018\t2018-05-09\n");
    CHECK(example.text == "9 May 2018");
    CHECK(to_string(example.target) == "2018-05-09");
    CHECK(example.locale == "-");
    CHECK(example.pattern == "-");
    CHECK(example.spans == FieldSpans{});
}

TEST_CASE("corpus: all columns, in their written form") {
    const std::string text = "Wed 9/5/18\tXX18-05-09\ten_GB\tnumeric\t3\tdmy\td=4-5,m=6-7,y=8-10,w=0-3\tday\n";
    CHECK(row(annotated_example(), Columns::annotated) == text);
    CHECK(same(read_one(text), annotated_example()));
    CHECK(row(annotated_example(), Columns::contract) == "Wed 9/5/18\tXX18-05-09\ten_GB\tnumeric\n");
    CHECK(row({}, Columns::annotated) == "\tnone\t-\t-\t-\t-\t-\tnone\n");
    CHECK(same(read_one("x\tnone\t\t\t-\t-\t-\t-"), read_one("x\tnone")));
    CHECK(same(read_one("x\tnone\t\t\t-\t-\t-"), read_one("x\tnone")));
}

TEST_CASE("corpus: the kind follows from the expression, and makes no corpus another one") {
    CHECK(read_one("x\t1914 / 1918\t-\t-\t-\t-\t-\tday").target == read_one("x\t1914 / 1918").target);
    CHECK(row(read_one("x\t1914 / 1918\t-\t-\t-\t-\t-\tday"), Columns::annotated).ends_with("\tinterval\n"));
    Crc64 crc;
    const std::string without = "Wed 9/5/18\tXX18-05-09\ten_GB\tnumeric\t3\tdmy\td=4-5,m=6-7,y=8-10,w=0-3\n";
    crc.process_bytes(without.data(), without.size());
    CHECK(checksum(std::vector{annotated_example()}) == crc.checksum());
}

TEST_CASE("corpus: of a lone date weekday and order have columns, of all else they stand in the expression") {
    CHECK(read_one("x\tXX18-05-09 wed dmy").target == read_one("x\tXX18-05-09\t-\t-\t3\tdmy").target);
    CHECK(to_string(read_one("x\tXX18-05-09 wed\t-\t-\t3\tdmy").target) == "XX18-05-09 wed dmy");
    CHECK(to_string(read_one("x\t1911-12\t-\t-\t-\tymd").target) == "1911-12 ymd");
    const std::string range = "x\tXXXX-XX-04 sat / 1776-07-10 ~ dmy\t-\t-\t-\t-\t-\tinterval\n";
    CHECK(row(read_one(range), Columns::annotated) == range);
}

TEST_CASE("corpus: files of old are read, and written as today") {
    CHECK(row(read_one("x\t2018-05-XX"), Columns::contract) == "x\t2018-05\t-\t-\n");
    CHECK(row(read_one("x\tXX18-XX-XX"), Columns::contract) == "x\tXX18\t-\t-\n");
    CHECK(row(read_one("x\tXX30-05-09 heisei"), Columns::contract) == "x\theisei XX30-05-09\t-\t-\n");
    CHECK(read_one("x\tnone\t-\t-\t3").target.is_none());
}

TEST_CASE("corpus: ends of lines and of the file") {
    CHECK(read("").empty());
    CHECK(read("\n").empty());
    CHECK(read("\r\n").empty());
    CHECK(read("a\tnone\nb\tnone").size() == 2);
    CHECK(read("a\tnone\n\n").size() == 1);
    CHECK(read("\xEF\xBB\xBF"
               "a\tnone\r\nb\tnone\r\n\r\n")
              .size() == 2);
    CHECK(read_one("\xEF\xBB\xBF"
                   "a\tnone\r\n")
              .text == "a");
    CHECK(to_string(read_one("a\t2018-05-09\r\n").target) == "2018-05-09");
}

TEST_CASE("corpus: escapes in the text") {
    CHECK(read_one(R"(a\tb\nc\rd\\te\5\)"
                   "\tnone")
              .text == "a\tb\nc\rd\\te\\5\\");
    Example example;
    example.text = "a\tb\nc\rd\\e";
    CHECK(row(example, Columns::contract) == "a\\tb\\nc\\rd\\\\e\tnone\t-\t-\n");
}

TEST_CASE("corpus: a malformed row names file, line and reason") {
    CHECK(failure("a\tnone\n9 May 2018\n") == "pairs.tsv:2: no tab; a row is text<TAB>expression");
    CHECK(failure("a\tnone\n\nb\tnone\n") == "pairs.tsv:2: an empty line; delete it, or write text<TAB>expression");
    CHECK(failure("a\t9 May\n") ==
          "pairs.tsv:1: expression (column 2): word 1, '9': a date is written year-month-day as in 2018-05-09, with X "
          "for each digit that the text does not give as in XX18-05, or as 2018-W19-3 or 2018-129");
    CHECK(
        failure("a\t201X-05-09\n").starts_with("pairs.tsv:1: expression (column 2): word 1, '201X-05-09': a year of"));
    CHECK(failure("a\t2018-0X-09\n").starts_with("pairs.tsv:1: expression (column 2): word 1, '2018-0X-09': a month"));
    CHECK(failure("a\t\n").starts_with("pairs.tsv:1: expression (column 2): nothing is written"));
    CHECK(failure("a\tnone\t-\t-\t-\tdmy\n") == "pairs.tsv:1: an order (column 6) of no date; write -");
    CHECK(failure("a\t2018-05-09 wed\t-\t-\t4\n") ==
          "pairs.tsv:1: the weekday (column 5) is another one in column 2; write it once");
    CHECK(failure("a\tXX18-05-09 dmy\t-\t-\t-\tmdy\n") ==
          "pairs.tsv:1: the order (column 6) is another one in column 2; write it once");
    CHECK(failure("a\t" + six_days() + "\n").ends_with("cannot be learned: it has 108 symbols, of at most 64"));
    CHECK(failure("a\tnone\t-\t-\t8\n").starts_with("pairs.tsv:1: weekday (column 5) is '8'"));
    CHECK(failure("a\tnone\t-\t-\t\n").starts_with("pairs.tsv:1: weekday (column 5) is ''"));
    CHECK(failure("a\tnone\t-\t-\t-\tydm\n").starts_with("pairs.tsv:1: order (column 6) is 'ydm'"));
    CHECK(failure("a\tnone\t-\t-\t-\tnone\n").starts_with("pairs.tsv:1: order (column 6) is 'none'"));
    CHECK(
        failure("a\tnone\t-\t-\t-\t-\t-\tdays\n").starts_with("pairs.tsv:1: kind (column 8) is 'days'; write none, "));
    CHECK(failure("a\tnone\t-\t-\t-\t-\t-\t-\t-\n").starts_with("pairs.tsv:1: 9 columns; at most 8"));
}

TEST_CASE("corpus: the longest row is read, a longer one refused by its number, and no message is as long") {
    const std::string longest(longest_row - 5, 'x');
    CHECK(read_one(longest + "\tnone").text == longest);
    CHECK(read("a\tnone\n" + longest + "\tnone\nb\tnone\n").size() == 3);
    CHECK(failure("a\tnone\n" + longest + "yz\tnone\n").starts_with("pairs.tsv:2: a row of more than 65536 bytes"));
    CHECK(failure(std::string(1'000'000, '\0')).starts_with("pairs.tsv:1: a row of more than"));
    CHECK(failure("a\t" + std::string(60'000, '9')).size() < 400);
    CHECK(failure("a\tnone\t-\t-\t" + std::string(60'000, '9')).size() < 400);
}

TEST_CASE("corpus: spans of several dates name their end") {
    const Example example = read_one("c. 1908-11\t1908 ~ / XX11\t-\t-\t-\t-\t0y=3-7,0qualifier=0-2,1join=7-8,1y=8-10");
    const std::vector<FieldSpan> spans{{0, Role::year, 0, {3, 7}},
                                       {0, Role::qualifier, 0, {0, 2}},
                                       {1, Role::join, 0, {7, 8}},
                                       {1, Role::year, 0, {8, 10}}};
    CHECK(example.spans.of_ends == spans);
    std::string row;
    append_tsv(row, example, Columns::annotated);
    CHECK(row.find("\t0y=3-7,0qualifier=0-2,1join=7-8,1y=8-10\t") != std::string::npos);
    CHECK(read_one("12 of 3\t#12 century #3 half\t-\t-\t-\t-\t0step=0-2,0step.1=6-7").spans.of_ends[1].nth == 1);
}

TEST_CASE("corpus: spans must be parts of the text") {
    for (const char* spans : {"d=0-4", "d=2-1", "d=1-1", "d=", "d", "x=0-1", "d=0", "d=0-", "d=-1", "d=0-1;m=1-2",
                              "d=0-1,,", "d=0x1-2", "d=0-99999999999", "dd=0-1", " d=0-1"}) {
        CAPTURE(spans);
        CHECK(failure("abc\tnone\t-\t-\t-\t-\t" + std::string(spans)).starts_with("pairs.tsv:1: spans (column 7)"));
    }
    CHECK(read_one("abc\tnone\t-\t-\t-\t-\ty=0-3").spans.year == ByteSpan{0, 3});
}

TEST_CASE("corpus: the second column may be any expression") {
    CHECK(read_one("c. 1860-65\t1860 ~ / XX65\ten\tspan\n").target == parse_expression("1860 ~ / XX65"));
    CHECK(read_one("9-10/5/18\tXXXX-XX-09 / XX18-05-10\ten\t-\t-\tdmy\t-").target ==
          parse_expression("XXXX-XX-09 / XX18-05-10 dmy"));
    CHECK(failure("a\t1850 /\n")
              .starts_with("pairs.tsv:1: expression (column 2): behind word 2, '/': a point is wanted"));
    CHECK(failure("a\t1850 / 1860\t-\t-\t1\t-\t-\n") ==
          "pairs.tsv:1: a weekday (column 5) is one of a lone date; write those of '1850 / 1860' in column 2");
    CHECK(
        read("a\t2001-01-01 & 2002-02-02 & 2003-03-03 & 2004-04-04 & 2005-05-05 & 2006-06-06 / 2007-07-07\n").size() ==
        1);
}

TEST_CASE("corpus: what is too long to be learned can be read all the same") {
    std::istringstream in("a\t" + six_days() + "\n");
    CorpusReader reader(in, "pairs.tsv", Rows::any);
    Example example;
    REQUIRE(reader.next(example));
    CHECK(example.target.stretches.size() == 6);
}

TEST_CASE("corpus: a malformed row of a file of answers is told what it should hold") {
    const auto fault = [](const std::string& rows) {
        std::istringstream in(rows);
        CorpusReader reader(in, "answers.tsv");
        return test::caught([&] {
                   for (AnsweredText row; reader.next(row);) continue;
               })
            .message;
    };
    CHECK(fault("circa 1850\n") == "answers.tsv:1: no tab; a row is text<TAB>EDTF");
    CHECK(fault("a\t1850\n\nb\t1851\n") == "answers.tsv:2: an empty line; delete it, or write text<TAB>EDTF");
    CHECK(fault(std::string("a\t18\0"
                            "50\n",
                            8))
              .starts_with("answers.tsv:1: '18\\u{0}50' is no EDTF"));
}

TEST_CASE("corpus: in a file of answers the second column is EDTF, or none") {
    std::istringstream in("circa 1850\t1850~\tde\tmarks\nJune\\t2004\t2004-06-XX\nno date\tnone\n?\t\n");
    CorpusReader reader(in, "answers.tsv");
    AnsweredText row;
    REQUIRE(reader.next(row));
    CHECK(row.text == "circa 1850");
    CHECK(row.edtf == "1850~");
    CHECK(row.validity == Validity::approximate);
    CHECK(row.locale == "de");
    CHECK(row.pattern == "marks");
    REQUIRE(reader.next(row));
    CHECK(row.text == "June\t2004");
    CHECK(row.edtf == "2004-06");
    CHECK(row.locale == "-");
    for (int i = 0; i < 2; ++i) {
        REQUIRE(reader.next(row));
        CHECK(row.edtf.empty());
        CHECK(row.validity == Validity::none);
    }
    CHECK(!reader.next(row));

    std::istringstream wrong("9 May 2018\t2018-05-09\n9 May\t9 May\n");
    CorpusReader refusing(wrong, "answers.tsv");
    CHECK(refusing.next(row));
    CHECK(test::caught([&] { refusing.next(row); }).message ==
          "answers.tsv:2: '9 May' is no EDTF (ISO 8601-2, levels 0 to 2), such as 1850~ or 1862/1864; or none");
}

TEST_CASE("corpus: a failing stream is an I/O error") {
    FailingBuffer buffer("a\tnone\n");
    std::istream in(&buffer);
    CorpusReader reader(in, "pairs.tsv");
    Example example;
    CHECK(reader.next(example));
    CHECK(reader.line() == 1);
    const test::Caught failed = test::caught([&] { reader.next(example); });
    CHECK(failed.kind == 74);
    CHECK(failed.message == "pairs.tsv: reading failed after line 1");
}

TEST_CASE("corpus: what is written is read back, whatever the bytes") {
    Random random(1);
    std::vector<Example> examples(3000);
    std::string file;
    for (Example& example : examples) {
        for (std::size_t length = 1 + random.below(20); length > 0; --length) {
            example.text += random.chance(0.2) ? "\t\n\r\\tnr"[random.below(7)] : static_cast<char>(random.below(256));
        }
        do example.target = test::RandomExpressions{}(random);
        while (!is_well_formed(example.target));
        example.locale = "aa_ET";
        example.pattern = "some pattern";
        for (ByteSpan FieldSpans::*field :
             {&FieldSpans::day, &FieldSpans::month, &FieldSpans::year, &FieldSpans::weekday}) {
            example.spans.*field = random_span(random, example.text.size());
        }
        append_tsv(file, example, Columns::annotated);
    }
    const std::vector<Example> again = read(file);
    REQUIRE(again.size() == examples.size());
    for (std::size_t i = 0; i < examples.size(); ++i) CHECK(same(again[i], examples[i]));
}

}  // namespace kalends::corpus_test
