#include "generator/renderer.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"

namespace kalends::renderer_test {
namespace {

const LocaleNames& english() {
    static const LocaleNames names = [] {
        LocaleNames loaded = load_locale_names("en", {});
        loaded.lexicon = std::make_shared<const Lexicon>(load_lexicon("en"));
        return loaded;
    }();
    return names;
}

Draft render(const char* pattern, const SampledDate& date, const Noise& noise = {}, std::uint64_t seed = 1) {
    const std::vector<std::string_view> words{"house"};
    Random random(seed);
    return render(compile_pattern(pattern, {}), date, {english(), words, noise}, random);
}

std::string at(const Draft& draft, ByteSpan span) {
    return draft.text.substr(span.begin, span.end - span.begin);
}

}  // namespace

TEST_CASE("fields are written, labelled and found again") {
    const SampledDate date;
    const Draft draft = render("{dd}.{Mr}.{yy}", date);
    CHECK(draft.text == "09.V.18");
    CHECK(made::text(draft.written) == "XX18-05-09");
    CHECK(at(draft, draft.spans.day) == "09");
    CHECK(at(draft, draft.spans.month) == "V");
    CHECK(at(draft, draft.spans.year) == "18");
}

TEST_CASE("the weekday that is written is the label, right or wrong") {
    SampledDate date;
    date.weekday = 6;
    const Draft draft = render("{EEEE} {yyyy}-{MM}-{dd}", date);
    CHECK(draft.written.weekday == Weekday::saturday);
    CHECK(at(draft, draft.spans.weekday).size() == 8);
}

TEST_CASE("week dates and ordinal dates") {
    CHECK(made::text(render("{Y}-W{ww}-{e}", {}).written) == "2018-W19-3");
    CHECK(made::text(render("{yyyy}-{DDD}", {}).written) == "2018-129");
}

TEST_CASE("an unread month is unwritten") {
    CHECK(made::text(render("{d} {Mx} {y}", {}).written) == "2018-XX-09");
}

TEST_CASE("an unread month is none of the locale's") {
    LocaleNames chinese = load_locale_names("zh", {});
    chinese.lexicon = std::make_shared<const Lexicon>(load_lexicon("zh"));
    const std::vector<std::string_view> words{"house"};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        const std::string text = render(compile_pattern("{Mx}", {}), {}, {chinese, words}, random).text;
        for (const Word& month : chinese.months.wide) {
            CHECK(text != month[0]);
        }
    }
}

TEST_CASE("no space is lost between digits of any script") {
    LocaleNames marathi = load_locale_names("mr", {});
    Noise noise;
    noise.missing_space = 1;
    noise.native_digits = true;
    Random random(1);
    const std::vector<std::string_view> words;
    CHECK(render(compile_pattern("{d} {M} {y}", {}), {}, {marathi, words, noise}, random).text == "९ ५ २०१८");
}

TEST_CASE("no space is lost between numerals that are letters") {
    Noise noise;
    noise.missing_space = 1;
    LocaleNames amharic = load_locale_names("am", {});
    Random random(1);
    const std::vector<std::string_view> words;
    CHECK(render(compile_pattern("፰ ፲፭፻፶፬", {}), {}, {amharic, words, noise}, random).text == "፰ ፲፭፻፶፬");
    CHECK(render(compile_pattern("תשרי תשע״ח", {}), {}, {amharic, words, noise}, random).text == "תשרי תשע״ח");
    CHECK(render(compile_pattern("May 9th", {}), {}, {amharic, words, noise}, random).text == "May9th");
}

TEST_CASE("noise never touches digits nor joins them") {
    Noise noise;
    noise.missing_space = 1;
    noise.typing_error = 1;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Draft draft = render("{dd} {MMMM} {yyyy} {MM} {dd}", {}, noise, seed);
        CHECK(draft.text.starts_with("09"));
        CHECK(draft.text.ends_with("2018 05 09"));
    }
}

TEST_CASE("years of other eras are labelled as they are written") {
    const auto label = [](const char* pattern, const SampledDate& date) {
        const Draft draft = render(pattern, date);
        return draft.text + " = " + made::text(draft.written);
    };
    CHECK(label("{d} {MMMM} {yb}", {}) == "9 May 2561 = buddhist 2561-05-09");
    CHECK(label("{d} {MMMM} {yt}", {}) == "9 May 2561 = 2561-05-09");
    CHECK(label("{yd}-{MM}-{dd}", {}) == "4351-05-09 = dangi 4351-05-09");
    CHECK(label("{yr}/{M}", {}) == "107/5 = minguo 0107-05");
    CHECK(label("{yrh}", {}) == "一百零七 = minguo 0107");
    CHECK(label("{yj}年{M}月", {}) == "平成30年5月 = heisei XX30-05");
    CHECK(label("{yjh}年", {.year = 1945, .month = 8, .day = 15}) == "昭和二十年 = showa XX20");
    CHECK(label("{yjl}.{M}.{d}", {.year = 2029}) == "R11.5.9 = reiwa XX11-05-09");
    CHECK(label("{yc} BC", {.year = 44}) == "44 BC = bc 0044");
    CHECK(label("{yc} {Gb}", {.year = 753}) == "753 BC = bc 0753");
}

TEST_CASE("the common era counts where both are written") {
    CHECK(made::text(render("{yj} ({y})", {}).written) == "2018");
    CHECK(made::text(render("{y} ({yj})", {}).written) == "2018");
}

TEST_CASE("the first year of a reign has a name of its own, most of the time") {
    const SampledDate first{.year = 2019, .month = 5, .day = 1};
    int named = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Draft draft = render("{yj}年", first, {}, seed);
        CHECK(made::text(draft.written) == "reiwa XX01");
        named += draft.text == "令和元年" ? 1 : 0;
    }
    CHECK(named > 50);
    CHECK(named < 90);
}

}  // namespace kalends::renderer_test
