#include "kalends/columns/table.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <sstream>

#include "records/input.hpp"
#include "support/any_bytes.hpp"
#include "support/caught.hpp"

namespace kalends::table_test {

using test::caught;

namespace {

/// Every text that has a digit is the date of that many days in May 2018.
BlockAnswers answers_to(std::span<const std::string> texts) {
    BlockAnswers answers;
    for (const std::string& text : texts) {
        Answer answer;
        const std::size_t digit = text.find_first_of("123456789");
        if (digit != std::string::npos) answer.date = std::string("2018-05-0") + text[digit];
        answers.row.push_back(answers.answers.size());
        answers.answers.push_back(answer);
    }
    return answers;
}

/// What is read, and what is written.
struct Settings {
    TableOptions table;
    TableOutput output;
};

std::string normalized(const Settings& settings, const std::string& table) {
    std::istringstream stream(table);
    TableReader rows(stream, settings.table);
    const TableWriter writer(rows, settings.output);
    std::string out = writer.header();
    while (rows.next()) {
        std::vector<BlockAnswers> answers;
        for (std::size_t i = 0; i < rows.columns().size(); ++i) answers.push_back(answers_to(rows.texts(i)));
        writer.append(out, answers);
    }
    return out;
}

Settings csv(std::vector<std::string> columns) {
    Settings settings;
    settings.table.columns = std::move(columns);
    return settings;
}

Settings in_place(Settings settings) {
    settings.output.in_place = true;
    return settings;
}

Settings of(TableFormat format, Settings settings) {
    settings.table.format = format;
    return settings;
}

std::string refusal(const Settings& settings, const std::string& table) {
    return caught([&] { normalized(settings, table); }).message;
}

}  // namespace

TEST_CASE("dates stand in a further column, or in place of the texts") {
    const std::string table = "id,born\r\n7,\"9 May\"\r\n8,no\r\n";
    CHECK(normalized(csv({"born"}), table) == "id,born,born_iso\r\n7,\"9 May\",\"2018-05-09\"\r\n8,no,\r\n");
    CHECK(normalized(in_place(csv({"born"})), table) == "id,born\r\n7,\"2018-05-09\"\r\n8,\r\n");
    CHECK(normalized(of(TableFormat::tsv, csv({"b"})), "a\tb\nx\t\"5\"") == "a\tb\tb_iso\nx\t\"5\"\t2018-05-05");
    CHECK(normalized(of(TableFormat::tsv, in_place(csv({"1"}))), "a\tb\n5\tx\n") == "a\tb\n2018-05-05\tx\n");
}

TEST_CASE("further columns have the names that are told, quoted where they need it") {
    Settings settings = csv({"b", "a"});
    settings.output.into = {"x,y", "z"};
    CHECK(normalized(settings, "a,b\n1,2\n") == "a,b,\"x,y\",z\n1,2,2018-05-02,2018-05-01\n");
    settings.output.into = {"a", "z"};
    CHECK(refusal(settings, "a,b\n") == "there is a column 'a' already; name another with --into");
    settings.output.into = {"z", "z"};
    CHECK(refusal(settings, "a,b\n") == "there is a column 'z' already; name another with --into");
    CHECK(refusal(csv({"c"}), "a;b\n") ==
          "option --column: there is no column 'c'; there are: a;b (is --delimiter missing?)");
    CHECK(refusal(csv({"a"}),
                  "\xFF\xFE"
                  "a")
              .starts_with("the table is in UTF-16"));
}

TEST_CASE("what is told of an answer stands behind the dates, in the order that is told") {
    const auto answered = [](TableFormat format, std::vector<AnswerDetail> details, const std::string& table) {
        Settings settings = of(format, csv({"b"}));
        settings.output.details = std::move(details);
        std::istringstream stream(table);
        TableReader rows(stream, settings.table);
        const TableWriter writer(rows, settings.output);
        REQUIRE(rows.next());
        Answer answer;
        answer.status = Status::interval;
        answer.confidence = 0.25;
        answer.edtf = "../1850";
        answer.bounds.latest = std::chrono::year{1850} / 12 / 31;
        answer.flags = {Flag::approximate, Flag::uncertain};
        answer.calendar = Calendar::persian;
        answer.alternatives = {{.date = "1850", .edtf = "1850"}, {.date = "", .edtf = "1850/1855"}};
        std::string out = writer.header();
        writer.append(out, std::vector{BlockAnswers{{answer}, {Order::none}, {0}}});
        return out;
    };
    const std::vector<AnswerDetail> all(all_details.begin(), all_details.end());
    CHECK(answered(TableFormat::csv, all, "b\nx\n") ==
          "b,b_iso,b_status,b_confidence,b_edtf,b_earliest,b_latest,b_flags,b_alternatives,b_unread,b_datetime,"
          "b_calendar\n"
          "x,,interval,0.25,../1850,,1850-12-31,approximate uncertain,1850 | 1850/1855,,,persian\n");
    CHECK(answered(TableFormat::csv, {AnswerDetail::edtf, AnswerDetail::status}, "b\nx\n") ==
          "b,b_iso,b_edtf,b_status\nx,,../1850,interval\n");
    CHECK(
        answered(TableFormat::jsonl, all, "{\"b\":\"x\"}\n") ==
        R"({"b":"x","b_iso":null,"b_status":"interval","b_confidence":0.25,"b_edtf":"../1850","b_earliest":null,)"
        R"("b_latest":"1850-12-31","b_flags":"approximate uncertain","b_alternatives":"1850 | 1850/1855","b_unread":null,"b_datetime":null,"b_calendar":"persian"})"
        "\n");
}

TEST_CASE("of several columns all dates come first, then what is told of each") {
    Settings settings = csv({"b", "a"});
    settings.output.details = {AnswerDetail::status, AnswerDetail::flags};
    CHECK(normalized(settings, "a,b\n1,2\n") ==
          "a,b,b_iso,a_iso,b_status,b_flags,a_status,a_flags\n1,2,2018-05-02,2018-05-01,none,,none,\n");
    CHECK(refusal(settings, "a,b,a_flags\n") == "there is a column 'a_flags' already; name another with --into");
}

TEST_CASE("in EDTF every answer stands that it can say") {
    Settings settings = csv({"b"});
    settings.output.form = AnswerForm::edtf;
    CHECK(normalized(settings, "b\n5\n") == "b,b_iso\n5,\n");
    settings.output.passthrough = true;
    CHECK(normalized(settings, "b\n5\n") == "b,b_iso\n5,5\n");
}

TEST_CASE("a column has a name or a number") {
    CHECK(normalized(csv({"2"}), "a,b\nx,1\n") == "a,b,b_iso\nx,1,2018-05-01\n");
    CHECK(normalized(in_place(csv({"2"})), "1,3,2\nx,x,1\n") == "1,3,2\nx,x,2018-05-01\n");
    CHECK(refusal(csv({"born"}), "brn,id\n") ==
          "option --column: there is no column 'born'; did you mean 'brn'?; there are: brn, id");
    CHECK(refusal(csv({"3"}), "a,b\n").starts_with("option --column: there is no column '3'"));
    CHECK(refusal(csv({"a"}), "a,b,a\n") ==
          "option --column: 2 columns are called 'a'; give the number of one, from 1");
    CHECK(refusal(csv({"a", "1"}), "a,b\n") == "option --column: a column is named twice");
    CHECK(caught([] { normalized(csv({"x"}), "a\n"); }).kind == 64);
}

TEST_CASE("without a header columns have numbers, and the first row is one like the others") {
    Settings settings = csv({"2"});
    settings.table.has_header = false;
    CHECK(normalized(settings, "a,1\nb,2\n") == "a,1,2018-05-01\nb,2,2018-05-02\n");
    CHECK(normalized(in_place(settings), "a,1\nb,2") == "a,2018-05-01\nb,2018-05-02");
    settings.table.columns = {"b"};
    CHECK(refusal(settings, "a,1\n").starts_with("option --column: 'b' is no number from 1 to 2"));
}

TEST_CASE("passing through keeps the bytes of what is no date") {
    Settings settings = csv({"b"});
    settings.output.passthrough = true;
    CHECK(normalized(settings, "b\n\"so, \"\"so\"\"\"\n1\n") ==
          "b,b_iso\n\"so, \"\"so\"\"\",\"so, \"\"so\"\"\"\n1,2018-05-01\n");
    CHECK(normalized(in_place(settings), "b\n\"n\"\"o\"\n") == "b\n\"n\"\"o\"\n");
    CHECK(normalized(of(TableFormat::jsonl, in_place(settings)), "{\"b\":\"n\\u006f\"}") == "{\"b\":\"n\\u006f\"}");
}

TEST_CASE("rows of another width are refused, or stay as they are") {
    Settings settings = csv({"a"});
    const test::Caught refused = caught([&] { normalized(settings, "a,b\n1,2\n\n1\n"); });
    CHECK(refused.kind == 65);
    CHECK(refused.message == "line 4: 1 columns, where the first row has 2; --ragged leaves such rows as they are");
    settings.table.ragged = true;
    CHECK(normalized(settings, "a,b\n1\n1,2\n1,2,3\n\n") == "a,b,a_iso\n1\n1,2,2018-05-01\n1,2,3\n\n");
    CHECK(normalized(in_place(settings), "a,b\n1\n1,2\n") == "a,b\n1\n2018-05-01,2\n");
}

TEST_CASE("members of JSON objects are replaced, or added behind the last") {
    const Settings settings = of(TableFormat::jsonl, csv({"d", "e"}));
    CHECK(normalized(settings, "{\"e\":\"1\",\"d\":2, \"n\":1.0}\n{}\n") ==
          "{\"e\":\"1\",\"d\":2, \"n\":1.0,\"d_iso\":\"2018-05-02\",\"e_iso\":\"2018-05-01\"}\n"
          "{\"d_iso\":null,\"e_iso\":null}\n");
    CHECK(normalized(in_place(settings), "{\"e\":\"1\",\"d\":2, \"n\":1.0}\n\n{\"d\":null,\"e\":\"x\"}\n") ==
          "{\"e\":\"2018-05-01\",\"d\":\"2018-05-02\", \"n\":1.0}\n\n{\"d\":null,\"e\":null}\n");
    CHECK(refusal(settings, "{\"d_iso\":null}") ==
          "line 1: there is a member 'd_iso' already; name another with --into");
}

TEST_CASE("an empty table stays empty") {
    for (const TableFormat format : {TableFormat::csv, TableFormat::tsv, TableFormat::jsonl})
        for (const char* table : {"", "\n", "\r\n\r\n"}) CHECK(normalized(of(format, csv({"a"})), table) == table);
    CHECK(normalized(csv({"a"}), "a,b\n") == "a,b,a_iso\n");
}

TEST_CASE("empty lines are no rows") {
    for (const TableFormat format : {TableFormat::csv, TableFormat::tsv}) {
        std::istringstream stream("\na\n\n\n5\n\n\r\n");
        TableReader rows(stream, of(format, csv({"a"})).table);
        REQUIRE(rows.next());
        CHECK(rows.texts(0).size() == 1);
        CHECK(rows.line(0) == 5);
        CHECK(normalized(of(format, csv({"a"})), "\na\n\n\n5\n\n\r\n") ==
              (format == TableFormat::csv ? "\na,a_iso\n\n\n5,2018-05-05\n\n\r\n"
                                          : "\na\ta_iso\n\n\n5\t2018-05-05\n\n\r\n"));
    }
}

TEST_CASE("rows that end, one after another, however many there are") {
    std::string table = "a,b\n", expected = "a,b,b_iso\n";
    for (int i = 0; i < 25'000; ++i) {
        table += "\"x\n\",3\n";
        expected += "\"x\n\",3,2018-05-03\n";
    }
    CHECK(normalized(csv({"b"}), table) == expected);
}

TEST_CASE("of any bytes that are a table only the column of the dates changes") {
    for (const std::uint64_t seed : test::seeds()) {
        CAPTURE(seed);
        Random random(seed);
        for (int round = 0; round < 200; ++round) {
            const std::string table = test::any_bytes(random, random.below(300), true);
            Settings settings = csv({"1"});
            settings.table.has_header = false;
            settings.table.ragged = true;
            settings.output.passthrough = true;
            for (const TableFormat format : {TableFormat::csv, TableFormat::tsv}) {
                const auto untouched = [&] {
                    std::istringstream stream(table);
                    TableReader rows(stream, of(format, settings).table);
                    const TableWriter writer(rows, in_place(settings).output);
                    std::string out = writer.header();
                    while (rows.next()) {
                        BlockAnswers none{{Answer{}}, {Order::none}, std::vector<std::size_t>(rows.texts(0).size(), 0)};
                        writer.append(out, std::span(&none, 1));
                    }
                    return out;
                };
                std::string out;
                if (caught([&] { out = untouched(); }).kind == 0) CHECK(out == table);
            }
        }
    }
}

TEST_CASE("what makes no table is refused") {
    CHECK(caught([] { normalized(csv({}), "a\n"); }).kind == 64);
    Settings settings = csv({"a"});
    settings.output.into = {"b", "c"};
    CHECK(caught([&] { normalized(settings, "a\n"); }).kind == 64);
    CHECK(caught([] { TableReader(std::filesystem::path("/no/such/file"), csv({"a"}).table); }).kind == 66);
}

TEST_CASE("who ends while the next block is awaited does not wait for it") {
    std::array<int, 2> pipe{};
    REQUIRE(::pipe(pipe.data()) == 0);
    InputFile input(pipe[0]);
    std::string rows_and_a_piece;
    for (std::size_t i = 0; i < RowReader::rows_a_block; ++i) rows_and_a_piece += "x\n";
    rows_and_a_piece += "piece";
    REQUIRE(::write(pipe[1], rows_and_a_piece.data(), rows_and_a_piece.size()) == ssize_t(rows_and_a_piece.size()));
    {
        Settings settings = csv({"1"});
        settings.table.has_header = false;
        TableReader rows(input, settings.table);
        REQUIRE(rows.next());
    }
    ::close(pipe[0]);
    ::close(pipe[1]);
}

}  // namespace kalends::table_test
