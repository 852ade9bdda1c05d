#include "data/numerals.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "kalends/text/normalized_text.hpp"

namespace kalends::numerals_test {
namespace {

using Digits = std::vector<std::string>;

Digits digits_of(std::string_view text) {
    Digits digits;
    for (const Numeral& one : find_numerals(normalize_text(text).code_points)) digits.push_back(one.digits);
    return digits;
}

bool has(std::string_view text, std::string_view digits) {
    return std::ranges::count(digits_of(text), digits) > 0;
}

TEST_CASE("digits are numerals, of any script and superscript ones by themselves") {
    CHECK(digits_of("9 May 2018") == Digits{"9", "2018"});
    CHECK(digits_of("٩/٥") == Digits{"9", "5"});
    CHECK(digits_of("XIX²") == Digits{"19", "2"});
    CHECK(digits_of("none").empty());
}

TEST_CASE("what editors' signs part is one number, too, unless it is longer than a year") {
    CHECK(digits_of("18[62]") == Digits{"18", "1862", "62"});
    CHECK(has("1[8]62", "1862"));
    CHECK_FALSE(has("1862[3]", "18623"));
    CHECK_FALSE(has("18 [62]", "1862"));
}

TEST_CASE("a day that an hour follows without a space") {
    CHECK(has("1972-10-1008:16", "10"));
    CHECK(digits_of("10:16") == Digits{"10", "16"});
    CHECK(digits_of("1018 1972") == Digits{"1018", "1972"});
}

TEST_CASE("a day that a month begun by a digit follows without a space") {
    CHECK(digits_of("269br1500") == Digits{"269", "26", "9", "1500"});
    CHECK(digits_of("38ber 1700") == Digits{"38", "3", "8", "1700"});
    CHECK(digits_of("8br 1700") == Digits{"8", "1700"});
    CHECK(digits_of("26br 1500") == Digits{"26", "1500"});
    CHECK(digits_of("1269br") == Digits{"1269"});
}

TEST_CASE("Roman numerals, with endings and in Cyrillic letters") {
    CHECK(digits_of("XIXe s.") == Digits{"19"});
    CHECK(digits_of("27 prair. anVIII") == Digits{"27", "8"});
    CHECK(digits_of("27 Prair. JahrVIII") == Digits{"27", "8"});
    CHECK(digits_of("acum 3 ani") == Digits{"3"});
    CHECK(digits_of("ХІХ") == Digits{"19"});
    CHECK(digits_of("MDCCCXLV") == Digits{"1845"});
    CHECK(digits_of("iv.") == Digits{"4"});
    CHECK_FALSE(has("civilian", "104"));
}

TEST_CASE("Hebrew numerals have a mark; their first letter may be another's, or count thousands") {
    CHECK(has("כ״ד באייר תשע״ח", "24"));
    CHECK(has("כ״ד באייר תשע״ח", "778"));
    CHECK(has("ה׳תשע״ח", "5778"));
    CHECK(has("בתשע\"ח", "778"));
    CHECK(has("ז' באדר", "7"));
    CHECK_FALSE(has("י״ז טבת תת״ד", "404"));
    CHECK(has("י״ז טבת תת״ד", "804"));
    CHECK(digits_of("באייר").empty());
    CHECK(digits_of("כ״ושבט").front() == "26");  // the name glued to it is no part of it
    CHECK(digits_of("בבוקר\"").empty());         // a quotation mark
    CHECK(digits_of("'מחר'").empty());
    CHECK(has("ט׳", "9"));
    CHECK_FALSE(has_hebrew_number(U"המאה השלישית לפנה\"ס"));
    CHECK_FALSE(has_hebrew_number(U"בשלוש אחה״צ"));
    CHECK(has_hebrew_number(U"תשע״ח"));
}

TEST_CASE("Ethiopic numerals are counted by hundreds") {
    CHECK(digits_of("፲፱፻፹፱") == Digits{"1989"});
    CHECK(digits_of("፳፬") == Digits{"24"});
    CHECK(digits_of("፻") == Digits{"100"});
}

TEST_CASE("Chinese numerals are counted, or stand in a row") {
    CHECK(digits_of("二十六") == Digits{"26"});
    CHECK(digits_of("一九四五年十二月") == Digits{"1945", "12"});
    CHECK(digits_of("千九百四十五") == Digits{"1945"});
    CHECK(digits_of("廿一") == Digits{"21"});
    CHECK(digits_of("元年") == Digits{"1"});
    CHECK(digits_of("五六十年代").empty());  // the fifties and sixties
}

TEST_CASE("they know where they stand") {
    const std::vector<Numeral> all = find_numerals(U"9 may xix");
    REQUIRE(all.size() == 2);
    CHECK((all[1].begin == 6 && all[1].end == 9 && all[1].in_letters));
    CHECK((all[0].begin == 0 && all[0].end == 1 && !all[0].in_letters));
}

TEST_CASE("a sign right before a number") {
    const std::u32string_view text = U"+2 -3 - 4 5";
    std::vector<bool> signs;
    for (const Numeral& numeral : find_numerals(text)) signs.push_back(has_sign(numeral, text));
    CHECK(signs == std::vector<bool>{true, true, false, false});
}

}  // namespace
}  // namespace kalends::numerals_test
