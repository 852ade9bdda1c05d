#include "data/editors_words.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

using Phrases = std::vector<std::u32string>;

struct Words {
    Sense sense;
    std::string_view words;  ///< | between them; as people write them, normalised before they are looked for
};

// The words of catalogues in the languages that they are written in; a further one is one more word. A dot of an
// abbreviation may have a space behind it, and the last one may be missing.
constexpr std::array table{
    // Latin, English
    Words{Sense::no_date, "sine dato|sine anno|undated|undat.|no date|not dated|without date|without a date"},
    Words{Sense::no_date_short, "n.d.|n/d|s.d.|s/d|s.a.|nd"},
    Words{Sense::that_is, "i.e.|ie|id est|that is|recte|rectius|scil.|correctly|properly"},
    // German, Dutch, Afrikaans
    Words{Sense::no_date,
          "ohne Datum|ohne Jahr|ohne Jahresangabe|ohne Datierung|undatiert|undatierte|undatierter|"
          "undatiertes|nicht datiert|zonder datum|zonder jaar|ongedateerd|ongedateerde|sonder datum|"
          "ongedateer"},
    Words{Sense::no_date_short, "o.D.|o.J.|o.Dat.|z.d.|z.j.|s.j."},
    Words{Sense::that_is, "d.h.|d.i.|das heißt|das ist|richtig|vielmehr|eigentlich|d.w.z.|dat wil zeggen|dat is"},
    // Danish, Norwegian, Swedish, Icelandic
    Words{Sense::no_date,
          "uden dato|uden år|uten dato|uten år|utan datum|utan år|udateret|udaterede|udatert|udaterte|"
          "odaterad|odaterat|odaterade|ódagsett|án dagsetningar|án ártals"},
    Words{Sense::no_date_short, "u.å.|u.d.|á.á."},
    Words{Sense::that_is, "dvs.|d.v.s.|det vil sige|det vil si|det vill säga|það er"},
    // French, Catalan, Spanish, Galician, Portuguese, Italian, Romanian
    Words{Sense::no_date,
          "sans date|sans année|non daté|non datée|non datés|non datées|sense data|sin fecha|sin año|"
          "no datado|no datada|sin datar|sen data|sem data|sem ano|não datado|não datada|senza data|"
          "senza anno|non datato|non datata|non datati|non datate|fără dată|fără an|nedatat|nedatată"},
    Words{Sense::no_date_short, "s.f.|s/f|f.d.|f.a."},
    Words{Sense::that_is,
          "c.-à-d.|c.à.d.|cad|c'est-à-dire|és a dir|es decir|esto es|o sea|é dicir|isto é|ou seja|"
          "cioè|ossia|ovvero|adică"},
    // Polish, Czech, Slovak, Slovenian, Croatian, Serbian
    Words{Sense::no_date,
          "bez daty|bez roku|niedatowany|niedatowana|niedatowane|bez data|bez datace|nedatováno|"
          "nedatovaný|nedatovaná|bez dátumu|nedatované|brez datuma|brez letnice|nedatirano|bez datuma|"
          "bez godine|без датума|без године|недатирано"},
    Words{Sense::no_date_short, "b.d.|b.r.|b.g.|b.l."},
    Words{Sense::that_is, "tzn.|tj.|t.j.|to znaczy|to jest|to je|to jest|то јест|тј."},
    // Russian, Ukrainian, Belarusian, Bulgarian, Macedonian
    Words{Sense::no_date,
          "без даты|без года|не датировано|недатировано|не датирован|недатированный|недатированное|"
          "дата не указана|без дати|без року|не датовано|недатовано|без дата|без година|без датум"},
    Words{Sense::no_date_short, "б.д.|б/д|б.г.|б/г|б.р."},
    Words{Sense::that_is, "т.е.|то есть|тобто|т.зв.|то ёсць|тоест|односно"},
    // Lithuanian, Latvian, Estonian, Finnish, Hungarian
    Words{Sense::no_date,
          "be datos|be metų|nedatuota|bez datuma|bez gada|nedatēts|dateerimata|ilma aastata|"
          "päiväämätön|päiväämättömiä|ei päiväystä|ilman vuotta|dátum nélkül|év nélkül|keltezetlen|"
          "keltezés nélkül|datálatlan"},
    Words{Sense::no_date_short, "i.a.|i.v.|é.n.|d.n."},
    Words{Sense::that_is, "t.y.|s.t.|ts.|toisin sanoen|azaz|vagyis|helyesen"},
    // Greek, Turkish, Basque, Welsh, Irish, Albanian, Indonesian, Vietnamese
    Words{Sense::no_date,
          "χωρίς ημερομηνία|χωρίς χρονολογία|άνευ χρονολογίας|αχρονολόγητο|tarihsiz|tarih yok|"
          "datarik gabe|dim dyddiad|heb ddyddiad|gan dáta|pa datë|tanpa tanggal|tanpa tahun|"
          "không có ngày|không đề ngày"},
    Words{Sense::no_date_short, "χ.η.|χ.χ.|t.y.|t.t.|d.g."},
    Words{Sense::that_is, "δηλ.|δηλαδή|ήτοι|yani|hau da|h.y.|domethene|yaitu|tức là"},
    // Hebrew, Arabic, Persian, Chinese, Japanese, Korean
    Words{Sense::no_date,
          "ללא תאריך|חסר תאריך|بدون تاريخ|بدون تاریخ|بلا "
          "تاريخ|بی‌تا|بی "
          "تا|无日期|無日期|无年份|無年份|"
          "日付なし|日付無し|年月日なし|年次なし|날짜 없음|일자 없음|연도 없음"},
    Words{Sense::no_date_short, "د.ت."},
    Words{Sense::that_is, "כלומר|أي|یعنی|即|即ち|すなわち|즉"},

    Words{Sense::bulk,
          "bulk|predominantly|predominant|mostly|chiefly|überwiegend|vorwiegend|Schwerpunkt|"
          "principalement|principalmente|voornamelijk|в основном"},
    Words{Sense::and_also, "and|und|sowie|et|y|e|i|en|og|och|ja|és|oraz|и|та|і|ve|και"},
    Words{Sense::some, "some|partly|partially|others|teils|teilweise|zum Teil|en partie|in parte|deels|частично"},
};

/// "n.d." also as "n. d.", "n.d" and "n. d".
void add_spellings(Phrases& to, const std::u32string& word) {
    to.push_back(word);
    if (word.find(U'.') == std::u32string::npos) return;
    std::u32string spaced;
    for (std::size_t i = 0; i < word.size(); ++i) {
        spaced += word[i];
        if (word[i] == U'.' && i + 1 < word.size()) spaced += U' ';
    }
    for (std::u32string each : {word, spaced}) {
        to.push_back(each);
        each.pop_back();
        if (each.find(U'.') != std::u32string::npos) to.push_back(each);
    }
}

Phrases phrases_of(Sense sense) {
    Phrases phrases;
    for (const Words& row : table) {
        if (row.sense != sense) continue;
        std::u32string word;
        for (const char32_t c : normalize_text(row.words).code_points + U'|') {
            if (c != U'|') {
                word += c;
                continue;
            }
            add_spellings(phrases, word);
            word.clear();
        }
    }
    return phrases;
}

/// What words begin with.
class Beginnings {
public:
    explicit Beginnings(std::initializer_list<Sense> senses) {
        for (const Sense sense : senses)
            for (const std::u32string& phrase : editors_words(sense)) begins_.push_back(phrase.substr(0, longest));
        std::ranges::sort(begins_);
        for (const std::u32string& begin : begins_) {
            numbers_.set(number(begin));
            first_two_.set(number(begin.substr(0, shortest)));
        }
    }
    [[nodiscard]] bool has(std::u32string_view rest) const {
        if (!first_two_[number(rest.substr(0, shortest))]) return false;
        for (std::size_t size = shortest; size <= std::min(longest, rest.size()); ++size) {
            const std::u32string_view begin = rest.substr(0, size);
            if (numbers_[number(begin)] && std::binary_search(begins_.begin(), begins_.end(), begin)) return true;
        }
        return false;
    }

private:
    static constexpr std::size_t bits = 16, longest = 6, shortest = 2;

    /// Nearly all others have another. By multiplication (Knuth, The Art of Computer Programming 3, 6.4).
    static std::size_t number(std::u32string_view text) {
        std::uint64_t sum = 0;
        for (const char32_t c : text) sum = (sum + c) * 0x9E3779B97F4A7C15U;
        return static_cast<std::size_t>(sum >> (64 - bits));
    }

    std::vector<std::u32string> begins_;
    std::bitset<std::size_t{1} << bits> numbers_, first_two_;
};

bool is_ascii_letter(char32_t c) {
    return c >= U'a' && c <= U'z';
}

/// Letters of other scripts than Latin may begin a word anywhere.
bool may_begin_word(std::u32string_view text, std::size_t i) {
    constexpr char32_t first_beyond_ascii = 0x80;
    if (text[i] < first_beyond_ascii && !is_ascii_letter(text[i])) return false;
    return i == 0 || !is_ascii_letter(text[i - 1]) || text[i] >= first_beyond_ascii;
}

}  // namespace

bool may_have_editors_words(std::u32string_view text) {
    static const Beginnings beginnings{Sense::no_date, Sense::no_date_short, Sense::bulk};
    for (std::size_t i = 0; i < text.size(); ++i)
        if (may_begin_word(text, i) && beginnings.has(text.substr(i))) return true;
    return false;
}

const Phrases& editors_words(Sense sense) {
    static const std::array<Phrases, 6> all{phrases_of(Sense::no_date),  phrases_of(Sense::no_date_short),
                                            phrases_of(Sense::that_is),  phrases_of(Sense::bulk),
                                            phrases_of(Sense::and_also), phrases_of(Sense::some)};
    return all.at(static_cast<std::size_t>(sense));
}

}  // namespace kalends
