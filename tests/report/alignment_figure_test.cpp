#include <doctest/doctest.h>

#include <pugixml.hpp>

#include "kalends/report/alignment.hpp"
#include "report/aligned.hpp"

namespace kalends::alignment_figure_test {
namespace {

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

std::string svg_of(std::string_view text, const AlignedAnswer& aligned) {
    const std::vector<AlignmentFigure> figures{{"", text, aligned}};
    return alignment_svg(figures);
}

TEST_CASE("svg: a cell for each digit where it looked, told in words") {
    const std::string svg = svg_of("9 May 2018", made::ninth_of_may());
    pugi::xml_document document;
    REQUIRE(document.load_string(svg.c_str()));
    CHECK(std::string(document.document_element().name()) == "svg");
    CHECK(count(svg, "class=\"weight\"") == 8);
    CHECK(svg.find("<title>5 from 'y': 100 %</title>") != std::string::npos);
    CHECK(svg.find(">2018-05-09, ok, 99 % sure<") != std::string::npos);
    for (const char* name : {">year<", ">month<", ">day<"}) CHECK(count(svg, name) == 1);
}

int width_of(const std::string& svg) {
    pugi::xml_document document;
    document.load_string(svg.c_str());
    return document.document_element().attribute("width").as_int();
}

TEST_CASE("svg: wide characters take two cells") {
    const std::string_view narrow = "5x9 of a text that is wider than its caption",
                           wide = "5月9 of a text that is wider than its caption";
    CHECK(width_of(svg_of(wide, made::aligned(wide, {"none"}, {1}))) >
          width_of(svg_of(narrow, made::aligned(narrow, {"none"}, {1}))));
}

TEST_CASE("svg: several models stand below each other, each with a caption that fits") {
    const AlignedAnswer aligned = made::ninth_of_may();
    const std::string name = "/a/folder/with/a/long/name/first.kal";
    const std::vector<AlignmentFigure> figures{{name, "9 May 2018", aligned}, {"second.kal", "9 May 2018", aligned}};
    const std::string svg = alignment_svg(figures);
    CHECK(count(svg, "class=\"weight\"") == 16);
    CHECK(width_of(svg) > 8 * static_cast<int>(name.size() + 25));
}

TEST_CASE("html: what a text holds stays text") {
    CHECK(html_section(std::vector<AlignmentFigure>{{"", "می\u200cشود", made::aligned("x", {"none"}, {0})}})
              .find("می\u200cشود") != std::string::npos);  // a joiner is no control character
    const std::string evil = "<script>alert(1)</script> & \"9\" May \x01\x1b[31m \xEF\xBF\xBF \xFF 2018";
    const AlignedAnswer aligned = made::aligned(evil, {"none"}, {1});
    const std::vector<AlignmentFigure> figures{{"<b>model</b>", evil, aligned}};
    const std::string section = html_section(figures);
    CHECK(section.find("<script") == std::string::npos);
    CHECK(section.find("<b>") == std::string::npos);
    CHECK(section.find("&lt;script&gt;alert(1)&lt;/script&gt; &amp; ") != std::string::npos);
    CHECK(section.find('\x1b') == std::string::npos);
    CHECK(section.find("\xEF\xBF\xBF") == std::string::npos);
    pugi::xml_document document;
    CHECK(document.load_string(section.c_str()));
    CHECK(document.load_string(svg_of(evil, aligned).c_str()));
}

TEST_CASE("html: models stand side by side under their names, and nothing is fetched") {
    const AlignedAnswer aligned = made::ninth_of_may();
    const std::vector<AlignmentFigure> figures{{"first.kal", "9 May 2018", aligned},
                                               {"second.kal", "9 May 2018", aligned}};
    const std::string page = html_head() + html_section(figures) + html_tail();
    CHECK(count(page, "<svg") == 2);
    CHECK(count(page, "<h2 dir=\"auto\">9 May 2018</h2>") == 1);
    CHECK(page.find("second.kal: 2018-05-09, ok, 99 % sure") != std::string::npos);
    CHECK(count(page, "http") == count(page, "http://www.w3.org/2000/svg"));
    CHECK(page.starts_with("<!DOCTYPE html>"));
    CHECK(page.ends_with("</html>\n"));
}

TEST_CASE("html: an empty text is a section too") {
    const AlignedAnswer empty = made::aligned("", {}, {});
    const std::vector<AlignmentFigure> figures{{"", "", empty}};
    const std::string section = html_section(figures);
    CHECK(section.find("<h2 dir=\"auto\"></h2>") != std::string::npos);
    CHECK(count(section, "<svg") == 1);
}

}  // namespace

}  // namespace kalends::alignment_figure_test
