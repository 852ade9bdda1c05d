#include "kalends/text/normalized_text.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "core/random.hpp"

namespace kalends::normalized_text_test {

using namespace std::string_literals;

namespace {

using Spans = std::vector<ByteSpan>;

std::string normal(std::string_view text) {
    return to_utf8(normalize_text(text).code_points);
}

/// What every result promises, whatever the input.
void check_promises(std::string_view input) {
    const NormalizedText text = normalize_text(input);
    CAPTURE(input);
    REQUIRE(text.origin.size() == text.code_points.size());
    CHECK_UNARY(text.code_points.size() <= max_code_points);
    ByteSpan previous;
    for (const ByteSpan span : text.origin) {
        CHECK_UNARY(span.begin < span.end);
        CHECK_UNARY(span.begin >= previous.begin);
        CHECK_UNARY(span.end >= previous.end);
        CHECK_UNARY(span.end <= input.size());
        previous = span;
    }
    const std::string once = to_utf8(text.code_points);
    const NormalizedText again = normalize_text(once);
    CHECK(to_utf8(again.code_points) == once);
    CHECK_FALSE(again.repaired);
    CHECK_FALSE(again.truncated);
}

}  // namespace

TEST_CASE("normalised text: ASCII in lower case, white space collapsed and trimmed") {
    const NormalizedText text = normalize_text(" \t9  MAY\r");
    CHECK(text.code_points == U"9 may");
    CHECK(text.origin == Spans{{2, 3}, {3, 5}, {5, 6}, {6, 7}, {7, 8}});
    CHECK_FALSE(text.repaired);
    CHECK_FALSE(text.truncated);
    CHECK(normal("").empty());
    CHECK(normal(" \n ").empty());
    CHECK(normal("'18 `19") == "'18 '19");
}

TEST_CASE("normalised text: compatibility forms and case folding") {
    CHECK(normal("①") == "1");
    CHECK(normal("２０１８") == "2018");
    CHECK(normal("ﬁn") == "fin");
    CHECK(normal("İ") == "i\u0307");
    CHECK(normal("ΜΆΪ́ΟΣ") == normal("μάΐος"));
    CHECK(normal("５月９日") == "5月9日");
    CHECK(normal("x\u00B2\u207B\u2081") == "x\u00B2-1");       // a digit above the line is none of the number before it
    CHECK(normal("1½ 2¾ ½x 1⅓") == "1 1⁄2 2 3⁄4 1⁄2x 1 1⁄3");  // nor is that of a fraction
    CHECK(normal("xv\u00B9 1850\u2075") == "xv\u00B9 1850\u2075");
}

TEST_CASE("normalised text: decimal digits of every script") {
    CHECK(normal("٠١٢٣٤٥٦٧٨٩") == "0123456789");
    CHECK(normal("۰۱۲۳۴۵۶۷۸۹") == "0123456789");
    CHECK(normal("०१२३४५६७८९") == "0123456789");
    CHECK(normal("𝟗/๕/၂၀၁၈") == "9/5/2018");
    CHECK(normal("𞥐𞥑𞥒") == "012");
}

TEST_CASE("normalised text: dashes, apostrophes and quotation marks") {
    CHECK(normal("1‐2‑3–4—5−6－7﹣8") == "1-2-3-4-5-6-7-8");
    CHECK(normal("’‘ʼ′´`＇") == "'''''''");
    CHECK(normal("“”„«»″＂") == "\"\"\"\"\"\"\"");
}

TEST_CASE("normalised text: spaces of all kinds, format characters, byte order mark") {
    CHECK(normal("a\u00A0\u3000\u2028\u202Fb\u1680c") == "a b c");
    CHECK(normal("\uFEFF9\u200E/\u200F5\u00AD") == "9/5");
    CHECK(normalize_text("\uFEFF9").origin == Spans{{3, 4}});
    CHECK_FALSE(normalize_text("\uFEFF9").repaired);
}

TEST_CASE("normalised text: characters made from one share its bytes") {
    const NormalizedText text = normalize_text("aßb");
    CHECK(text.code_points == U"assb");
    CHECK(text.origin == Spans{{0, 1}, {1, 3}, {1, 3}, {3, 4}});
}

TEST_CASE("normalised text: a character put together spans all its bytes") {
    const NormalizedText accent = normalize_text("xe\u200D\u0301y");
    CHECK(accent.code_points == U"xéy");
    CHECK(accent.origin == Spans{{0, 1}, {1, 7}, {7, 8}});

    const NormalizedText hangul = normalize_text("\u110B\u116F\u11AF");
    CHECK(hangul.code_points == U"월");
    CHECK(hangul.origin == Spans{{0, 9}});
}

TEST_CASE("normalised text: combining marks in any order are one text") {
    CHECK(normal("q\u0307\u0323") == normal("q\u0323\u0307"));
    CHECK(normal("a\u0323\u0302") == normal("ậ"));
}

TEST_CASE("normalised text: spans in a mixed line") {
    const NormalizedText text = normalize_text("٩ МАЯ ’18");
    CHECK(text.code_points == U"9 мая '18");
    CHECK(text.origin == Spans{{0, 2}, {2, 3}, {3, 5}, {5, 7}, {7, 9}, {9, 10}, {10, 13}, {13, 14}, {14, 15}});
}

TEST_CASE("normalised text: each maximal ill-formed subsequence is one U+FFFD") {
    const std::string r = "\uFFFD";
    // Unicode 15, table 3-8 to 3-11, and what they leave out
    CHECK(normal("\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41") == r + r + r + r + r + r + r + r + "a");
    CHECK(normal("\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41") == r + r + r + r + r + r + r + r + "a");
    CHECK(normal("\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42") == r + r + r + r + r + "a" + r + r + "b");
    CHECK(normal("\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41") == r + r + r + r + "a");
    CHECK(normal("9\xE2\x82") == "9" + r);
    CHECK(normalize_text("9\xE2\x82").origin == Spans{{0, 1}, {1, 3}});
    CHECK(normalize_text("9\xE2\x82").repaired);
    CHECK_FALSE(normalize_text("9\uFFFD").repaired);
}

TEST_CASE("normalised text: controls are spaces, and repairs unless they are tab, LF or CR") {
    CHECK(normal("9\0May"s) == "9 may");
    CHECK(normalize_text("9\0May"s).repaired);
    CHECK(normalize_text("9\x1B[0m").repaired);
    CHECK(normalize_text("é\x7F").repaired);
    CHECK(normalize_text("9 \u0096 5").repaired);
    CHECK_FALSE(normalize_text("9\t5\r\n").repaired);
    CHECK_FALSE(normalize_text("é\t5\r\n").repaired);
}

TEST_CASE("normalised text: long input is cut, never inside a character") {
    CHECK_FALSE(normalize_text(std::string(max_code_points, 'a')).truncated);
    CHECK_FALSE(normalize_text(std::string(max_code_points, 'a') + " ").truncated);
    CHECK(normalize_text(std::string(max_code_points + 1, 'a')).truncated);
    CHECK(normalize_text(std::string(10'000'000, 'a')).code_points == std::u32string(max_code_points, U'a'));
    CHECK(normal(std::string(max_code_points - 1, 'a') + " b") == std::string(max_code_points - 1, 'a'));

    for (std::size_t shift = 0; shift < 4; ++shift) {
        const std::string input = std::string(max_input_bytes - shift, ' ') + "€€";
        const NormalizedText text = normalize_text(input);
        CHECK(text.truncated);
        CHECK_FALSE(text.repaired);
        CHECK(text.code_points == (shift == 3 ? U"€" : U""));
    }
}

TEST_CASE("normalised text: a text that expands is cut at the limit") {
    std::string input;
    for (int i = 0; i < 100; ++i) input += "ﷺ";  // 18 characters each
    const NormalizedText text = normalize_text(input);
    CHECK(text.truncated);
    CHECK(text.code_points.size() == max_code_points - 1);  // the space that would be last is left out
    check_promises(input);
}

TEST_CASE("normalised text: ASCII alone reads the same as ASCII beside another letter") {
    Random random(1);
    for (int round = 0; round < 5000; ++round) {
        std::string ascii;
        for (std::size_t length = random.below(40); length > 0; --length) ascii += static_cast<char>(random.below(128));
        NormalizedText alone = normalize_text(ascii + "|");
        const NormalizedText beside = normalize_text(ascii + "|ж");
        alone.code_points += U'ж';
        alone.origin.push_back(beside.origin.back());
        CHECK(alone.code_points == beside.code_points);
        CHECK(alone.origin == beside.origin);
        CHECK(alone.repaired == beside.repaired);
    }
}

TEST_CASE("normalised text: promises hold for random bytes") {
    Random random(2);
    for (int round = 0; round < 20000; ++round) {
        std::string bytes;
        for (std::size_t length = random.below(30); length > 0; --length) bytes += static_cast<char>(random.below(256));
        check_promises(bytes);
    }
}

TEST_CASE("normalised text: promises hold for random code points of every plane") {
    Random random(3);
    constexpr std::array<char32_t, 6> limits{0x250, 0x600, 0x3000, 0x10000, 0x20000, 0x110000};
    for (int round = 0; round < 40000; ++round) {
        std::u32string text;
        for (std::size_t length = random.below(12); length > 0; --length) {
            text += static_cast<char32_t>(random.below(random.pick(limits)));
            if (random.chance(0.3)) text += static_cast<char32_t>(0x300 + random.below(0x70));
        }
        check_promises(to_utf8(text));
    }
}

TEST_CASE("normalised text: promises hold for every code point, alone and under an accent") {
    for (char32_t c = 0; c < 0x30000; ++c) {
        check_promises(to_utf8(std::u32string{U'x', c, U'\u0301'}));
    }
}

TEST_CASE("to_utf8: what is no code point becomes U+FFFD") {
    CHECK(to_utf8(U"aя日😀") == "aя日😀");
    CHECK(to_utf8(std::u32string{0xD800, 0x110000}) == "\uFFFD\uFFFD");
}

TEST_CASE("to_code_points: what is ill-formed becomes U+FFFD") {
    CHECK(to_code_points("a१х€𞤀") == U"a१х€𞤀");
    CHECK(to_code_points("a\xFFz") == U"a\uFFFDz");
}

}  // namespace kalends::normalized_text_test
