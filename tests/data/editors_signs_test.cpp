#include "data/editors_signs.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "data/editors_words.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends::editors_signs_test {
namespace {

Flags signs(std::string_view text) {
    return editors_signs(normalize_text(text).code_points);
}

std::string names(const Flags& flags) {
    std::string listed;
    for (const Flag flag : all_flags)
        if (flags.has(flag)) listed.append(listed.empty() ? "" : ",").append(name(flag));
    return listed;
}

void check(const std::vector<std::string>& texts, const std::string& expected) {
    for (const std::string& text : texts) {
        CAPTURE(text);
        CHECK(names(signs(text)) == expected);
    }
}

TEST_CASE("an editor's brackets") {
    check({"[1871]", "[ca. 1871]", "18[71]", "187[1]", "[187-?]", "[18--?]", "[between 1871 and 1874]", "[5] May 1871",
           "1871 [or 1872]", "May [1871]", "[4 May 1871]", "〔1871〕", "［1871］", "[1871?]-1874", "[1871,  1872]",
           "s.d. [1871]", "[sic 1871]"},
          "supplied");
    check({"1871", "[?]", "1871 [?]", "[May] 1871", "[14:30]", "[2018-05-09 14:30:05]", "[09/May/2018:14:30:05 +0200]",
           "[20180509T143005]", "1871 [3]", "1871[12]", "[1871", "1871]", "(1871)", "[1871,1872]", "[1871..1874]",
           "[187X,1883]", "{1871,1872}", "[letter]"},
          "");
}

TEST_CASE("an editor's correction") {
    check({"1871 [i.e. 1872]", "1871 [i. e. 1872]", "1871 [ie 1872]", "1871 (i.e. 1872)", "1871 [d. h. 1872]",
           "1871 [d.h. 1872]", "1871 [das heißt 1872]", "1871 [vielmehr 1872]", "1871 [recte 1872]",
           "1871 [c.-à-d. 1872]", "1871 [c’est-à-dire 1872]", "1871 [т.е. 1872]", "1871 [т. е. 1872]",
           "1871 [es decir, 1872]", "1871 [cioè 1872]", "1871 [tj. 1872]", "1871 [即1872]", "[1871, i.e. 1872]"},
          "corrected");
    check({"[1871] [i.e. 1872]"}, "supplied,corrected");
    check({"1871, i.e. the year of the siege", "1871 [i.e.]", "1871 (the siege, i.e. 1872)", "1871 i.e. 1872"}, "");
    check({"[field 1871]", "[belie 1871]", "[series 1871]"}, "supplied");
}

TEST_CASE("copyright or circa") {
    check({"c1985", "C1985", "c1985.", "c1850-1860", "c1850-c1860", "1984, c1985", "Paris: c2004"},
          "copyright-or-circa");
    check({"[c1985]"}, "supplied,copyright-or-circa");
    check({"c.1985", "c. 1985", "c 1985", "©1985", "(c)1985", "ca1985", "abc1985", "c19850", "c198", "c1985a", "c0985",
           "c2985", "с1985", "1c1985", "circa 1985"},
          "");
}

TEST_CASE("undated") {
    check({"s.d.",
           "s. d.",
           "S.D.",
           "n.d.",
           "N. D.",
           "n.d",
           "[n.d.]",
           "(s.d.)",
           "no date",
           "No date.",
           "undated",
           "Undated letter",
           "letter, undated",
           "o. J.",
           "o.J.",
           "o.D.",
           "ohne Datum",
           "Brief ohne Datum",
           "sans date",
           "senza data",
           "s.a.",
           "s.l., s.a.",
           "s.l. s.d.",
           "Paris, s.d.",
           "б.д.",
           "б. д.",
           "без даты",
           "Без даты",
           "z.j.",
           "z.d.",
           "u.å.",
           "udateret",
           "sin fecha",
           "s.f.",
           "sem data",
           "bez daty",
           "b.r.",
           "é.n.",
           "nd",
           "s/d",
           "χωρίς ημερομηνία",
           "tarihsiz",
           "ללא תאריך",
           "بدون تاريخ",
           "بی‌تا",
           "无日期",
           "日付なし",
           "날짜 없음",
           "n.d.?",
           "undated?"},
          "undated");
    check({"",
           "sand.",
           "v.n.d.",
           "n.d.a.",
           "Renault S.A.",
           "S.A. Renault",
           "hand",
           "and",
           "dated",
           "no dates palm tree",
           "updated",
           "outdated",
           "date unknown",
           "unknown",
           "kno date",
           "undatedly",
           "n.d. 1871",
           "undated 1871",
           "1871 (undated)",
           "1871 n.d.",
           "undated, 1871",
           "nd-rom x"},
          "");
}

TEST_CASE("partly undated") {
    check({"1871-1874, undated", "1871-1874, n.d.", "1871-1874; undated", "1871 and undated", "1871 & undated",
           "1871, and undated", "1871-1874, some undated", "1871-1874 and some undated", "1871 und ohne Datum",
           "1871, teils o. D.", "1871 et sans date", "1871, s.d.", "1871-1874, undated (12 letters)", "1871 и б.д.",
           "May 1871, undated"},
          "part-undated");
    check({"1871 undated", "1871-1874 (undated)", "1871, updated", "1871, sand.", "1871, n.d.a.", "undated and 1871",
           "1871, S.A. Renault", "1871, dated"},
          "");
}

TEST_CASE("bulk dates") {
    check({"1862-1900 (bulk 1880-1890)", "1862-1900, bulk 1880-1890", "1862-1900, bulk dates 1880-1890",
           "1862-1900 (bulk: 1880-1890)", "1862-1900 (bulk dates: 1880)", "1862-1900 (1880-1890 bulk)",
           "Bulk dates 1880-1890", "bulk: 1880", "1862-1900 (überwiegend 1880-1890)", "1862-1900 (mostly 1880)"},
          "bulk");
    check({"bulky 1880", "in bulk", "bulk dates", "bulk purchase 1880", "mostly 1880", "überwiegend 1880", "1880"}, "");
}

TEST_CASE("every word of the table is as normalised texts have it") {
    for (const Sense sense :
         {Sense::no_date, Sense::no_date_short, Sense::that_is, Sense::bulk, Sense::and_also, Sense::some}) {
        CHECK(!editors_words(sense).empty());
        for (const std::u32string& word : editors_words(sense)) {
            CAPTURE(to_utf8(word));
            CHECK(!word.empty());
            CHECK(normalize_text(to_utf8(word)).code_points == word);
        }
    }
}

TEST_CASE("several signs in one text") {
    check({"[1862]-1900, undated (bulk 1880-1890)"}, "supplied,part-undated,bulk");
    check({"[c1985], n.d."}, "supplied,copyright-or-circa,part-undated");
}

}  // namespace
}  // namespace kalends::editors_signs_test
