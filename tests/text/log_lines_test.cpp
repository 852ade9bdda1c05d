#include "text/log_lines.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::log_lines_test {
namespace {

/// Its stamp, or nothing.
std::string stamp(std::string_view line) {
    const std::u32string text = normalize_text(line).code_points;
    const std::optional<Place> found = find_stamp_of_log(text);
    return found ? to_utf8(text.substr(found->begin, found->end - found->begin)) : "";
}

TEST_CASE("the Common Log Format of web servers") {
    CHECK(stamp("10.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /may/2018 HTTP/1.0\" 200 2326") ==
          "10/oct/2000:13:55:36 -0700");
    CHECK(stamp("10.0.0.1 - ada [10/févr./2000:13:55:36 +0000] \"GET\"") == "10/févr./2000:13:55:36 +0000");
    CHECK(stamp("[10/Oct/2000 13:55:36 -0700] done") == "10/oct/2000 13:55:36 -0700");  // in brackets, as below
}

TEST_CASE("syslog, the modern and the older") {
    CHECK(stamp("<165>1 2018-10-11T22:14:15.003Z host app - ID47 - done") == "2018-10-11t22:14:15.003z");
    CHECK(stamp("<165>1 2018-10-11T22:14:15+02:00 host app - - -") == "2018-10-11t22:14:15+02:00");
    CHECK(stamp("<34>Oct 11 22:14:15 host su: failed on 3 May") == "oct 11 22:14:15");
    CHECK(stamp("Oct  1 22:14:15 host sshd[1234]: done") == "oct 1 22:14:15");
    CHECK(stamp("2018-10-11T22:14:15+02:00 host sshd[1]: done") == "2018-10-11t22:14:15+02:00");
    CHECK(stamp("<165>1 2018-10-11T22:14:15 zeus app - - -") == "2018-10-11t22:14:15");
    CHECK(stamp("Oct 11 22:14:15 2018").empty());
    CHECK(stamp("Oct 11 2:30:05 pm note: call").empty());
    CHECK(stamp("Oct 11 22:14:15 UTC: %SYS-5: x").empty());
    CHECK(stamp("Oct 11 22:14:15 UTC 2018: done").empty());
    CHECK(stamp("nr. 5 12:00:00 abc def:").empty());
    CHECK(stamp("Oct 11 22:14:15 CEST 2018").empty());
}

TEST_CASE("a stamp before a level, or in brackets before a message") {
    CHECK(stamp("2018-05-09 12:34:56,789 INFO [main] started in 3 seconds") == "2018-05-09 12:34:56,789");
    CHECK(stamp("2018-05-09 12:34:56.789 UTC [1234] LOG: ready") == "2018-05-09 12:34:56.789 utc");
    CHECK(stamp("2018-05-09 12:34:56.789 CEST [1234] LOG: ready") == "2018-05-09 12:34:56.789 cest");
    CHECK(stamp("2018-05-09T12:34:56+02:00 ERROR 4711 --- x") == "2018-05-09t12:34:56+02:00");
    CHECK(stamp("2018/05/09 12:34:56 [error] 1234#0: *1 open()") == "2018/05/09 12:34:56");
    CHECK(stamp("[2018-05-09 12:34:56] <ada> see you on Friday") == "2018-05-09 12:34:56");
    CHECK(stamp("[Wed May 09 12:34:56.7 2018] [core:error] no file") == "wed may 09 12:34:56.7 2018");
}

TEST_CASE("lists of files have a day and a time or a year behind sizes and owners") {
    CHECK(stamp("drwxr-xr-x 8 root root     4096 Dec 11 11:38 index.php") == "dec 11 11:38");
    CHECK(stamp("-rw-r--r--@ 1 ada staff 12 Mar  3  2017 notes") == "mar 3 2017");
    CHECK(stamp("read 9 May 2018 notes").empty());
    CHECK(stamp("- May 9 2018").empty());
}

TEST_CASE("other texts are no lines of a log") {
    CHECK(stamp("2018-05-09 12:34:56").empty());
    CHECK(stamp("[2018-05-09 12:34:56]").empty());
    CHECK(stamp("2018-05-09 12:34:56 - 2018-05-10 12:34:56").empty());
    CHECK(stamp("2018-05-09T12:34:56+02:00[Europe/Paris]").empty());
    CHECK(stamp("2018-05-09 12:34:56 -0230 [America/St_Johns]").empty());
    CHECK(stamp("[12:34:56] 9 May 2018").empty());
    CHECK(stamp("2018-05-09 12:34:56 GMT -3 INFO x").empty());
    CHECK(stamp("2018-05-09 12:34:56 - 2018-05-10 12:34:56 INFO").empty());
    CHECK(stamp("2018-05-09 12:34:56 all is fine").empty());
    CHECK(stamp("2018-05-09 12:34:56,678 MSK main INFO x").empty());
    CHECK(stamp("2018-05-09 12:34:56 Europe/Berlin INFO x").empty());
    CHECK(stamp("[2018-05-09 12:34:56] +0200 x").empty());
    CHECK(stamp("[2018-05-09 12:34:56] CEST x").empty());
    CHECK(stamp("[2018-05-09 02:30:05] PM").empty());
    CHECK(stamp("[2018-05-09 12:34:56] - [2018-05-10 12:34:56]").empty());
    CHECK(stamp("[12:34:56 +0200] Wed 9 May 2018").empty());
    CHECK(stamp("[1234 12:34:56] May 9, 2018").empty());
    CHECK(stamp("[1850] 9 May").empty());
    CHECK(stamp("").empty());
}

}  // namespace
}  // namespace kalends::log_lines_test
