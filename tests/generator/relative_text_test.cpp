#include "generator/relative_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace kalends::relative_text_test {
namespace {

std::vector<RelativeText> texts_of(const char* language) {
    const icu::Locale locale(language);
    return load_relative_texts(locale, PluralForms(locale), {"bi"});
}

const RelativeText* find(const std::vector<RelativeText>& texts, std::string_view before,
                         std::string_view behind = "") {
    const auto found = std::ranges::find_if(
        texts, [&](const RelativeText& text) { return text.before == before && text.behind == behind; });
    return found == texts.end() ? nullptr : &*found;
}

TEST_CASE("plurals as CLDR has them") {
    const PluralForms russian(icu::Locale("ru"));
    CHECK(russian.of(1) == Plural::one);
    CHECK(russian.of(3) == Plural::few);
    CHECK(russian.of(11) == Plural::many);
    CHECK(russian.of(21) == Plural::one);
    CHECK(russian.of(1021) == Plural::one);
    CHECK(PluralForms(icu::Locale("ja")).of(1) == Plural::other);
}

TEST_CASE("a word that is another day in another language is left out") {
    CHECK(find(texts_of("bm"), "bi") == nullptr);  // today, and yesterday in Zarma
}

TEST_CASE("words and numbers of a language") {
    const std::vector<RelativeText> german = texts_of("de");
    const RelativeText* const ago = find(german, "vor ", " Tagen");
    REQUIRE(ago != nullptr);
    CHECK(ago->direction == Step::Kind::earlier);
    CHECK(ago->unit == Unit::day);
    CHECK(ago->plural == Plural::other);
    const RelativeText* const week = find(german, "nächste Woche");
    REQUIRE(week != nullptr);
    CHECK(week->is_whole);
    CHECK(week->direction == Step::Kind::later);
    const RelativeText* const days = find(german, "vorgestern");
    REQUIRE(days != nullptr);
    CHECK(days->number == 2);
    CHECK_FALSE(days->is_whole);
    CHECK(find(german, "heute")->unit == std::nullopt);
    const RelativeText* const friday = find(german, "nächsten Freitag");
    REQUIRE(friday != nullptr);
    CHECK(friday->names_weekday());
}

TEST_CASE("nothing of the root, and nothing that means two times") {
    for (const RelativeText& text : texts_of("vai"))
        CHECK_MESSAGE(text.before.find('+') == std::string::npos, text.before);
    CHECK(find(texts_of("hi"), "कल") == nullptr);
    CHECK(find(texts_of("mi"), "-", " h") == nullptr);  // seconds, and the root's hours
    CHECK(find(texts_of("en"), "yesterday") != nullptr);
}

}  // namespace
}  // namespace kalends::relative_text_test
