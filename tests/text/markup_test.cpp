#include "text/markup.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::markup_test {
namespace {

std::string decoded(std::string_view bytes) {
    NormalizedText text = normalize_text(bytes);
    decode_markup(text);
    CHECK(text.origin.size() == text.code_points.size());
    return to_utf8(text.code_points);
}

}  // namespace

TEST_CASE("names and numbers of characters") {
    CHECK(decoded("1850&ndash;1860") == "1850-1860");
    CHECK(decoded("1850&#8211;1860") == "1850-1860");
    CHECK(decoded("1850&#X2013;1860") == "1850-1860");
    CHECK(decoded("c.&nbsp;1850") == "c. 1850");
    CHECK(decoded("9&nbsp; &nbsp;May") == "9 may");
    CHECK(decoded("&lt; 1850") == "< 1850");
    CHECK(decoded("9 ao&ucirc;t 1850") == "9 août 1850");
    CHECK(decoded("9. M&Auml;RZ") == "9. märz");
    CHECK(decoded("9&shy;. May") == "9. may");
    CHECK(decoded("1850 &amp; 1860") == "1850 & 1860");
    CHECK(decoded("M&#196;RZ 1850") == "märz 1850");
    CHECK(decoded("&#1052;&#1072;&#1081; 2018") == "май 2018");
    CHECK(decoded("1850&hellip;") == "1850...");
    CHECK(decoded("1850&#150;1860") == "1850-1860");
    CHECK(decoded("drei&szlig;igster Mai") == "dreissigster mai");
}

TEST_CASE("tags within a line are nothing, others a space") {
    CHECK(decoded("<p>1850</p>") == "1850");
    CHECK(decoded("<td class=\"date\">9 May<br/>2018</td>") == "9 may 2018");
    CHECK(decoded("<B>9 May</B> 2018") == "9 may 2018");
    CHECK(decoded("<h2>1850</h2>") == "1850");
    CHECK(decoded("<b>M</b>ay 20<sup>18</sup>") == "may 2018");
    CHECK(decoded("9<wbr/> May<br />2018") == "9 may 2018");
    CHECK(decoded("<!-- 9 May 2018 -->") == "9 may 2018");
    CHECK(decoded("<td></td>").empty());
}

TEST_CASE("what is none of HTML's stays") {
    for (const std::string_view text :
         {"1850 & 1860", "1850&1860",     "&dash;", "&;",       "&#;",        "&#x;",   "&#xd800;", "&#0;",
          "&#99999999;", "&ndash",        "< 1850", "<1850>",   "<may 1850>", "1850 <", "<",        "</",
          "<p",          "<1850 <p 1860", "<>",     "b<c, 1850"})
        CHECK(decoded(text) == text);
}

TEST_CASE("a character comes from all letters of its name") {
    NormalizedText text = normalize_text("1850&ndash;60");
    decode_markup(text);
    CHECK(text.origin[4] == ByteSpan{4, 11});
    CHECK(text.origin[5] == ByteSpan{11, 12});
}

}  // namespace kalends::markup_test
