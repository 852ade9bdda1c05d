#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <vector>

#include "calendar/edtf.hpp"
#include "calendar/iso_date.hpp"
#include "support/edtf_grammar.hpp"
#include "support/random_edtf.hpp"

namespace kalends::edtf_resolution_test {
namespace {

ResolvedDate resolved(const std::string& text) {
    const std::optional<Edtf> edtf = parse_edtf(text);
    REQUIRE_MESSAGE(edtf, text);
    return resolve(*edtf);
}

std::string text_of(const std::optional<std::chrono::sys_days>& day) {
    return day ? to_iso(*day) : "none";
}

std::string bounds_of(const std::string& text) {
    const Bounds bounds = resolved(text).bounds;
    return text_of(bounds.earliest) + ' ' + text_of(bounds.latest);
}

std::optional<edtf_grammar::Days> days_of(const std::string& text) {
    const std::optional<Edtf> edtf = parse_edtf(text);
    if (!edtf) return std::nullopt;
    const Bounds bounds = resolve(*edtf).bounds;
    const auto iso = [](const auto& day) { return day ? std::optional(to_iso(*day)) : std::nullopt; };
    return edtf_grammar::Days{iso(bounds.earliest), iso(bounds.latest)};
}

TEST_CASE("what it means: validity, date, flags") {
    struct Row {
        const char* text;
        Validity validity;
        const char* iso;
        Flags flags;
    };
    const Flags approximate{Flag::approximate}, uncertain{Flag::uncertain}, season{Flag::northern_season};
    const Flags both{Flag::approximate, Flag::uncertain};
    for (const Row& row :
         std::vector<Row>{{"1863-07-04", Validity::complete, "1863-07-04", {}},
                          {"-0043-03-15", Validity::complete, "-0043-03-15", {}},
                          {"1863-07-04T09:05:00Z", Validity::complete, "1863-07-04", {}},
                          {"1863-07", Validity::partial, "1863-07", {}},
                          {"1863", Validity::partial, "1863", {}},
                          {"-0043", Validity::partial, "-0043", {}},
                          {"0000", Validity::partial, "0000", {}},
                          {"1863-07-XX", Validity::partial, "1863-07", {}},
                          {"1863-07-1X", Validity::partial, "1863-07", {}},
                          {"1863-1X", Validity::partial, "1863", {}},
                          {"1863-XX-04", Validity::partial, "1863", {}},
                          {"186X-07-04", Validity::partial, "--07-04", {}},
                          {"18XX-07", Validity::partial, "--07", {}},
                          {"XXXX-07-XX", Validity::partial, "--07", {}},
                          {"XXXX-XX-04", Validity::partial, "---04", {}},
                          {"186X-1X", Validity::interval, "", {}},
                          {"186X", Validity::interval, "", {}},
                          {"1860S2", Validity::interval, "", {}},
                          {"1863S4", Validity::partial, "1863", {}},
                          {"Y120000", Validity::interval, "", {}},
                          {"1863-21", Validity::interval, "", season},
                          {"1863-24?", Validity::approximate, "", Flags{Flag::uncertain, Flag::northern_season}},
                          {"1863-25", Validity::interval, "", {}},
                          {"1863-31", Validity::interval, "", {}},
                          {"1863-34", Validity::interval, "", {}},
                          {"1863~", Validity::approximate, "", approximate},
                          {"1863%", Validity::approximate, "", both},
                          {"?1863-07-04", Validity::approximate, "", uncertain},
                          {"186X~", Validity::approximate, "", approximate},
                          {"1861/1865", Validity::interval, "", {}},
                          {"1861?/1865~", Validity::interval, "", both},
                          {"1863/..", Validity::interval, "", {}},
                          {"/1863", Validity::interval, "", {}},
                          {"[1863,1864]", Validity::several, "", {}},
                          {"[~1863,1864?]", Validity::several, "", both},
                          {"{1863-21,1864}", Validity::several, "", season},
                          {"[..1863]", Validity::several, "", {}},
                          {"[1863]", Validity::partial, "1863", {}},
                          {"[1863~]", Validity::approximate, "", approximate}}) {
        CAPTURE(row.text);
        const ResolvedDate result = resolved(row.text);
        CHECK(result.validity == row.validity);
        CHECK(result.iso == row.iso);
        CHECK(result.flags == row.flags);
        CHECK(result.edtf == to_string(*parse_edtf(row.text)));
    }
    CHECK(resolved("XXXX") == ResolvedDate{});
    CHECK(resolved("XXXX-XX-XX~") == ResolvedDate{});
}

TEST_CASE("the first and the last day") {
    struct Row {
        const char *text, *bounds;
    };
    for (const Row& row : std::vector<Row>{{"1863-07-04", "1863-07-04 1863-07-04"},
                                           {"1864-02", "1864-02-01 1864-02-29"},
                                           {"1863", "1863-01-01 1863-12-31"},
                                           {"-0043", "-0043-01-01 -0043-12-31"},
                                           {"-000X", "-0009-01-01 -0001-12-31"},
                                           {"-02XX", "-0299-01-01 -0200-12-31"},
                                           {"186X", "1860-01-01 1869-12-31"},
                                           {"186X-07-04", "1860-07-04 1869-07-04"},
                                           {"186X-02-29", "1860-02-29 1868-02-29"},
                                           {"190X-02-29", "1904-02-29 1908-02-29"},
                                           {"18XX-12", "1800-12-01 1899-12-31"},
                                           {"XX63", "0063-01-01 9963-12-31"},
                                           {"XXXX-07-04", "none none"},
                                           {"XXXX-12-XX", "none none"},
                                           {"1863-1X", "1863-10-01 1863-12-31"},
                                           {"1863-XX-31", "1863-01-31 1863-12-31"},
                                           {"1863-X2-3X", "1863-12-30 1863-12-31"},
                                           {"1863-21", "1863-03-01 1863-05-31"},
                                           {"1863-24", "1863-12-01 1864-02-29"},
                                           {"186X-24", "1860-12-01 1870-02-28"},
                                           {"-0001-24", "-0001-12-01 0000-02-29"},
                                           {"1863-28", "1863-12-01 1864-02-29"},
                                           {"1863-29", "1863-09-01 1863-11-30"},
                                           {"1863-30", "1863-12-01 1864-02-29"},
                                           {"1863-34", "1863-04-01 1863-06-30"},
                                           {"1863-38", "1863-05-01 1863-08-31"},
                                           {"1863-41", "1863-07-01 1863-12-31"},
                                           {"1861/1865-05", "1861-01-01 1865-05-31"},
                                           {"1861/..", "1861-01-01 none"},
                                           {"/1861", "none 1861-12-31"},
                                           {"1861/XXXX-07", "1861-01-01 none"},
                                           {"[1863,1861-02,1862]", "1861-02-01 1863-12-31"},
                                           {"[..1863,1870]", "none 1870-12-31"},
                                           {"{1863,1870..}", "1863-01-01 none"},
                                           {"{1863..1866,1865}", "1863-01-01 1866-12-31"},
                                           {"{1863,XXXX-07}", "none none"},
                                           {"1860S2", "1800-01-01 1899-12-31"},
                                           {"-1860S3", "-1869-01-01 -1860-12-31"},
                                           {"0050S1", "0050-01-01 0059-12-31"},
                                           {"Y12345", "+12345-01-01 +12345-12-31"},
                                           {"Y12345S2", "+12000-01-01 +12999-12-31"},
                                           {"Y32767", "+32767-01-01 +32767-12-31"},
                                           {"Y32768", "none none"},
                                           {"[1863,Y40000]", "1863-01-01 none"},
                                           {"Y-40000/1863", "none 1863-12-31"}}) {
        CAPTURE(row.text);
        CHECK(bounds_of(row.text) == row.bounds);
        CHECK(days_of(row.text) == edtf_grammar::days_of(row.text));
    }
}

TEST_CASE("reader and second grammar agree on random texts and their mutants") {
    constexpr int texts = 100'000;
    made::RandomEdtf random(1863);
    int valid = 0;
    for (int i = 0; i < texts; ++i) {
        const std::string text = i % 2 == 0 ? random() : random.mutated(random());
        const std::optional<edtf_grammar::Days> days = edtf_grammar::days_of(text);
        valid += days ? 1 : 0;
        if (days_of(text) != days) FAIL_CHECK(text);
    }
    CHECK(valid > texts / 5);
    CHECK(valid < texts * 4 / 5);
}

}  // namespace
}  // namespace kalends::edtf_resolution_test
