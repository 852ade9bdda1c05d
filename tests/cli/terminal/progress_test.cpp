#include "cli/terminal/progress.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <thread>

#include "support/temporary_folder.hpp"

namespace kalends::progress_test {
namespace {

Progress half_way() {
    Progress progress;
    progress.share = 0.5;
    progress.losses.symbols = 100;
    progress.losses.cross_entropy = 2;
    progress.losses.rows = 10;
    progress.losses.rows_correct = 9;
    progress.examples_per_second = 7211;
    progress.seconds_left = 200;
    return progress;
}

}  // namespace

TEST_CASE("times are read as on a clock") {
    CHECK(clock_time(0) == "0:00");
    CHECK(clock_time(59.6) == "1:00");
    CHECK(clock_time(3600 + 3 * 60 + 20) == "1:03:20");
    CHECK(clock_time(-5) == "0:00");
    CHECK(clock_time(1e300).size() < 20);
}

TEST_CASE("the bar tells share, loss, exact match, speed and time left") {
    Progress progress = half_way();
    CHECK(progress_bar(progress, 80) ==
          " 50 % [####-----] loss 0.0200, exact (batch) 90.00 %, 7211 examples/s, 3:20 left");
    progress.best_score = 0.951;
    CHECK(progress_bar(progress, 73) == " 50 % [#####-----] loss 0.0200, exact 95.10 %, 7211 examples/s, 3:20 left");
}

TEST_CASE("the bar fits any terminal") {
    for (std::size_t columns = 0; columns < 200; ++columns) CHECK(progress_bar(half_way(), columns).size() <= columns);
}

TEST_CASE("a line says how much is done, how fast, and how long it will take") {
    CHECK(work_line(1234567, 100, std::nullopt, 80) == "1,234,567 rows, 12,346 rows/s");
    CHECK(work_line(1000, 10, 0.25, 80) == "1,000 rows, 100 rows/s, 25 %, 0:30 left");
    CHECK(work_line(999, 1, 2.0, 80) == "999 rows, 999 rows/s, 100 %, 0:00 left");
    CHECK(work_line(0, 0, 0.0, 80) == "0 rows, 0 rows/s");
    CHECK(work_line(1000, 10, 0.25, 9) == "1,000 row");
}

TEST_CASE("the size of an input is known where it is all files") {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "a") << "123";
    CHECK(input_size({folder / "a", folder / "a"}) == 6);
    CHECK(!input_size({folder / "a", "/dev/null"}));
    CHECK(!input_size({folder / "missing"}));
}

TEST_CASE("progress is shown on a terminal, after a moment, and wiped in the end") {
    const auto shown = [](bool err_is_terminal, bool out_is_terminal) {
        std::istringstream in;
        std::ostringstream out, err;
        Console console{in, out, err};
        console.err_is_terminal = err_is_terminal;
        console.out_is_terminal = out_is_terminal;
        {
            WorkProgress progress(console, true, 100, std::chrono::milliseconds(200));
            progress.show(1, 1);
            CHECK(err.str().empty());
            std::this_thread::sleep_for(std::chrono::milliseconds(220));
            progress.show(10, 50);
        }
        return err.str();
    };
    const std::string line = shown(true, false);
    CHECK(line.find("10 rows, ") != std::string::npos);
    CHECK(line.find("50 %, 0:0") != std::string::npos);
    CHECK(line.ends_with("\r\033[K"));
    CHECK(shown(true, true).empty());
    CHECK(shown(false, false).empty());
}

}  // namespace kalends::progress_test
