#include "kalends/data/word_sayings.hpp"

#include <doctest/doctest.h>

#include <set>

namespace kalends::word_sayings_test {
namespace {

WordSayings some_words() {
    WordSayings words;
    words.add({{U"um", only(Saying::about)},
               {U"anfang", only(Saying::early)},
               {U"um", only(Saying::clock)},
               {U"neunzehn", only(Saying::number)}});
    return words;
}

Sayings said(std::string_view expression) {
    return sayings_of(parse_expression(expression)) & ~only(Saying::plain) & ~only(Saying::number);
}

TEST_CASE("each saying has a name of its own") {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < saying_count; ++i) names.insert(name(static_cast<Saying>(i)));
    CHECK(names.size() == saying_count);
}

TEST_CASE("sayings are written by name and read again; others than this program knows are left out") {
    const WordSayings::Word word{U"x", only(Saying::about) | only(Saying::before_christ), SmallNumbers(1U << 12U)};
    CHECK(sayings_text(word) == "about before-christ 12");
    CHECK(word_saying(U"x", sayings_text(word)) == word);
    CHECK(word_saying(U"x", "number 2 +2 +1000").year_parts == std::vector{2, 1000});
    CHECK(word_saying(U"x", "number +1000 +2 +10000 +0").year_parts == std::vector{2, 1000});
    CHECK(word_saying(U"x", "number 2 +2 +1000").numbers == SmallNumbers(1) << 2);
    CHECK(sayings_text({U"x", only(Saying::number), SmallNumbers(1) << 2, {2, 1000}}) == "number 2 +2 +1000");
    CHECK(word_saying(U"x", "99").numbers == SmallNumbers(1) << 99);
    CHECK(word_saying(U"x", "about of-a-later-version 100") == WordSayings::Word{U"x", only(Saying::about)});
    CHECK(word_saying(U"x", "").sayings.none());
}

TEST_CASE("words that were added twice say both") {
    const WordSayings words = some_words();
    CHECK(words.all().size() == 3);
    CHECK(words.of(U"um") == (only(Saying::about) | only(Saying::clock)));
    CHECK(words.of(U"printed").none());
    CHECK(WordSayings().empty());
}

TEST_CASE("a long word for a number is known by its beginning") {
    const WordSayings words = some_words();
    CHECK(words.of(U"neunzehnhundertfünf") == only(Saying::number));
    CHECK(words.of(U"neunzehner").none());
}

TEST_CASE("words with a typing error or an ending") {
    const WordSayings words = some_words();
    CHECK(words.resembles(U"anfnag", only(Saying::early)));
    CHECK(words.resembles(U"anfangs", only(Saying::early)));
    CHECK(words.resembles(U"nfang", only(Saying::early)));
    CHECK(words.resembles(U"enfang", only(Saying::early)));
    CHECK(words.resembles(U"nafang", only(Saying::early)));
    CHECK(words.resembles(U"tanfang", only(Saying::early)));
    CHECK_FALSE(words.resembles(U"anfangs", only(Saying::late)));
    CHECK_FALSE(words.resembles(U"umm", only(Saying::about)));
    CHECK_FALSE(words.resembles(U"empfang", only(Saying::early)));
}

TEST_CASE("what expressions say") {
    CHECK(said("1850").none());
    CHECK(said("1850 ~ / 1860 early ?") ==
          (only(Saying::from_to) | only(Saying::about) | only(Saying::early) | only(Saying::uncertain)));
    CHECK(said(".. / 1850") == (only(Saying::open) | only(Saying::from_to)));
    CHECK(said("1850 / unknown") == (only(Saying::unknown) | only(Saying::from_to)));
    CHECK(said("1850 | 1860") == only(Saying::one_of));
    CHECK(said("1850 & 1860") == only(Saying::all_of));
    CHECK(said("bc 0044") == only(Saying::before_christ));
    CHECK(said("ad 0410") == only(Saying::of_christ));
    CHECK(said("XX05 showa") == only(Saying::other_era));
    CHECK(said("2018-05-09 wed") == only(Saying::wednesday));
    CHECK(said("1849-21") == only(Saying::season));
    CHECK(said("#19 century #2 half") == (only(Saying::century) | only(Saying::half)));
    CHECK(said("186X") == (only(Saying::decade) | only(Saying::century)));
    CHECK(said("2018-05 #-1 fri") == (only(Saying::last) | only(Saying::friday)));
    CHECK(said("2018-05-09 + 2 week") == (only(Saying::later) | only(Saying::week)));
    CHECK(said("2018-W19-3") == only(Saying::week));
    CHECK((sayings_of(parse_expression("1850")) & only(Saying::number)).any());
}

}  // namespace
}  // namespace kalends::word_sayings_test
