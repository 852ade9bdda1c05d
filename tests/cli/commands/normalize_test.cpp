#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/application.hpp"
#include "cli/commands/command.hpp"
#include "support/any_bytes.hpp"
#include "support/entries.hpp"
#include "support/temporary_folder.hpp"
#include "training/trainer.hpp"

namespace kalends::normalize_test {

// What holds for any model: the tests' own knows nothing. What a trained one answers stands in tests/golden.
namespace {

Checkpoint untrained_model() {
    Example row;
    row.text = "9 May 2018";
    row.target = parse_expression("2018-05-09");
    TrainingTask task;
    task.options.examples = 1;
    task.examples = std::make_shared<CorpusSource>(std::vector<Example>{row}, 1);
    ModelConfig config;
    config.embedding = config.hidden = config.attention_size = 8;
    return Trainer(task, config, Vocabulary(U" 0123456789Mayبä"), {.threads = 1, .checkpoint_seconds = 60}).result();
}

struct Fixture {
    std::filesystem::path model =
        std::filesystem::temp_directory_path() / ("kalends-normalize-" + std::to_string(::getpid()) + ".kal");

    Fixture() { save(untrained_model(), model); }
    ~Fixture() { std::filesystem::remove(model); }

    struct Result {
        int code;
        std::string out, err;
    };

    [[nodiscard]] Result run(Words words, const std::string& input, int threads = 2) const {
        std::istringstream in(input);
        std::ostringstream out, err;
        Console console{in, out, err};
        words.insert(words.begin(), {"normalize", "--model", model.string(), "--threads", std::to_string(threads)});
        const int code = run_application(words, console);
        return {code, out.str(), err.str()};
    }
};

std::size_t lines(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Many different rows, more than one block of them.
std::string many_rows(std::size_t count) {
    std::string rows;
    for (std::size_t i = 0; i < count; ++i) rows += std::to_string(i % 3000) + " May\n";
    return rows;
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "one line out for each line in") {
    CHECK(run({}, "").out.empty());
    CHECK(lines(run({}, "\n").out) == 1);
    CHECK(lines(run({}, "9 May 2018").out) == 1);
    CHECK(lines(run({}, "a\r\n\r\n\xEF\xBB\xBF\n\xFF\n").out) == 4);
    CHECK(lines(run({}, std::string("\0\n\0", 3)).out) == 2);
    CHECK(lines(run({}, many_rows(25'000)).out) == 25'000);
}

TEST_CASE_FIXTURE(Fixture, "one line out for each line in, whatever its bytes") {
    for (const std::uint64_t seed : test::seeds()) {
        CAPTURE(seed);
        Random random(seed);
        std::string input;
        for (int round = 0; round < 50; ++round) input += test::any_bytes(random, random.below(400), true);
        input += std::string(random.below(20'000), '9');  // longer than is read
        const std::size_t expected = lines(input) + (input.empty() || input.back() == '\n' ? 0 : 1);
        for (const char* format : {"plain", "jsonl"}) {
            const std::string out = run({"--output-format", format}, input).out;
            CHECK(lines(out) == expected);
            CHECK(run({"--output-format", format}, input, 3).out == out);
        }
    }
}

TEST_CASE_FIXTURE(Fixture, "answers do not depend on blocks, threads or buffering") {
    const std::string rows = many_rows(3000);
    const std::string expected = run({"--output-format", "jsonl", "--order", "none"}, rows).out;
    CHECK(run({"--output-format", "jsonl", "--order", "none", "-u"}, rows).out == expected);
    CHECK(run({"--output-format", "jsonl", "-u"}, rows).out == expected);
    CHECK(run({"--output-format", "jsonl", "--order", "none"}, rows + rows + rows + rows).out ==
          expected + expected + expected + expected);
}

TEST_CASE_FIXTURE(Fixture, "runs that end well and runs that fail leave no file open and no thread behind") {
    const std::ptrdiff_t files = test::entries("/proc/self/fd"), threads = test::entries("/proc/self/task");
    CHECK(run({model.string()}, "").code == Command::success);  // a model is a text like any other
    const test::TemporaryFolder folder;
    const std::string dates = (folder / "dates.txt").string();
    std::ofstream(dates) << "9 May 2018\n";
    for (int round = 0; round < 40; ++round) {
        CHECK(run({}, "9 May 2018\n").code == Command::success);
        CHECK(run({dates}, "").code == Command::success);
        CHECK_THROWS(run({dates, "/no/such/file"}, ""));
        CHECK_THROWS(run({"--order", "backwards"}, ""));
    }
    CHECK(test::entries("/proc/self/fd") == files);
    CHECK(test::entries("/proc/self/task") == threads);
}

TEST_CASE_FIXTURE(Fixture, "jsonl says what was read and what could not be") {
    const std::string long_line(10'000, '9');
    std::istringstream rows(run({"--output-format", "jsonl"}, "9 May 2018\n\xFF 2018\n" + long_line + "\n").out);
    std::vector<nlohmann::json> answers;
    for (std::string row; std::getline(rows, row);) answers.push_back(nlohmann::json::parse(row));
    REQUIRE(answers.size() == 3);
    CHECK(answers[0]["input"] == "9 May 2018");
    CHECK(answers[1]["input"] == "\xEF\xBF\xBD 2018");
    const auto flagged = [](const nlohmann::json& answer, const char* flag) {
        const auto& flags = answer["flags"];
        return std::find(flags.begin(), flags.end(), flag) != flags.end();
    };
    CHECK(flagged(answers[1], "input-repaired"));
    CHECK_FALSE(flagged(answers[0], "truncated"));
    CHECK(flagged(answers[2], "truncated"));
}

TEST_CASE_FIXTURE(Fixture, "strict and summary") {
    const Fixture::Result result = run({"--strict", "--summary", "--min-confidence", "1"}, "a\nb\n");
    CHECK(result.code == Command::lines_without_date);
    CHECK(result.out == "\n\n");
    CHECK(result.err.starts_with("rows: 2\nok: 0\n"));
    CHECK(run({"--strict"}, "").code == Command::success);
}

}  // namespace kalends::normalize_test
