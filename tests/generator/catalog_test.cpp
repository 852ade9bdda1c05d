#include "generator/catalog.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "kalends/core/error.hpp"

namespace kalends::catalog_test {

TEST_CASE("a language stands for its locales") {
    const LocaleCatalog catalog({"de", "sr-Latn"});
    CHECK(catalog.has_language("de"));
    CHECK(catalog.has_language("sr"));
    CHECK(!catalog.has_language("fr"));
    Random random(1);
    std::set<std::string> seen;
    for (int i = 0; i < 300; ++i) {
        seen.insert(catalog.draw(random).id);
    }
    CHECK(seen.count("de_AT") == 1);
    CHECK(seen.count("sr_Latn_RS") == 1);
    CHECK(seen.count("sr_Cyrl_RS") == 0);
    CHECK(catalog.draw("de", random).language == "de");
}

TEST_CASE("a script stands for its locales only") {
    const LocaleCatalog catalog({"sr"});
    Random random(1);
    for (int i = 0; i < 100; ++i) CHECK(catalog.draw("sr_Latn", random).id.starts_with("sr_Latn"));
}

TEST_CASE("a short name that means another month in a widespread language is left out") {
    const auto october = [](const std::vector<std::string>& locales) {
        Random random(1);
        return LocaleCatalog(locales).draw("dua", random).months.abbreviated[9];
    };
    const auto has = [](const std::vector<std::string>& forms, const std::string& form) {
        return std::find(forms.begin(), forms.end(), form) != forms.end();
    };
    CHECK(has(october({"dua"}), "may"));
    CHECK(has(october({"dua", "bas"}), "may"));  // November there, but no more widespread
    CHECK(!has(october({"dua", "en"}), "may"));
    CHECK(!has(october({"dua", "en"}), "MAY."));
    CHECK(has(october({"dua", "en"}), "mayésɛ́"));
}

TEST_CASE("a short name of a weekday that means another in a widespread language is left out") {
    const auto sunday = [](const std::vector<std::string>& locales) {
        Random random(1);
        return LocaleCatalog(locales).draw("lg", random).weekdays.abbreviated[6];
    };
    const auto has = [](const std::vector<std::string>& forms, const std::string& form) {
        return std::find(forms.begin(), forms.end(), form) != forms.end();
    };
    CHECK(has(sunday({"lg"}), "Sab"));
    CHECK_FALSE(has(sunday({"lg", "it"}), "Sab"));  // Saturday there
    CHECK(has(sunday({"lg", "it"}), "Sabbiiti"));
}

TEST_CASE("speakers of widespread languages and all languages alike") {
    const LocaleCatalog catalog({"en", "wo"});
    Random random(1);
    int english = 0;
    constexpr int draws = 3000;
    for (int i = 0; i < draws; ++i) english += catalog.draw_speaker(random).language == "en" ? 1 : 0;
    CHECK(english > draws * 6 / 10);  // a third, and half of the others
    CHECK(english < draws * 73 / 100);
}

TEST_CASE("an unknown locale is named") {
    CHECK_THROWS_WITH_AS(LocaleCatalog({"en", "xx_YY"}),
                         "no locale 'xx_YY'; name a language (de) or a locale (de_AT) of CLDR", Error);
}

TEST_CASE("locales can be left out") {
    const LocaleCatalog all_but({"-de", "-sr-Latn"});
    CHECK(!all_but.has_language("de"));
    CHECK(all_but.has_language("sr"));
    CHECK(all_but.has_language("fr"));
    CHECK(!LocaleCatalog({"de", "fr", "-fr"}).has_language("fr"));
    CHECK_THROWS_AS(LocaleCatalog({"de", "-de"}), Error);
    CHECK_THROWS_AS(LocaleCatalog({"-xx_YY"}), Error);
}

}  // namespace kalends::catalog_test
