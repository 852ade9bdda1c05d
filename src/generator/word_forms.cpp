#include "generator/word_forms.hpp"

#include <unicode/uchar.h>

#include "generator/icu_locale.hpp"
#include "generator/plain_letters.hpp"

namespace kalends {
namespace {

/// "Sept." is also written "Sept", and "May" may be written "May." - a point belongs to no abbreviation for sure.
icu::UnicodeString toggle_point(const icu::UnicodeString& text) {
    return text.endsWith(u".") ? icu::UnicodeString(text, 0, text.length() - 1) : text + u".";
}

}  // namespace

void add_forms(Word& word, const icu::UnicodeString& text, const icu::Locale& locale) {
    const auto upper = icu::UnicodeString(text).toUpper(locale);
    const auto lower = icu::UnicodeString(text).toLower(locale);
    const auto title =
        icu::UnicodeString(u_totitle(text.char32At(0))) + icu::UnicodeString(lower, lower.moveIndex32(0, 1));
    for (const auto& form : {text, text, text, title, lower, upper, text}) word.push_back(utf8(form));
    word.push_back(without_accents(utf8(text)));
}

Word make_word(const icu::UnicodeString& name, const icu::Locale& locale, bool abbreviated) {
    Word word;
    add_forms(word, name, locale);
    add_forms(word, name, locale);
    const UChar32 last = name.char32At(name.length() - 1);
    const bool may_have_point = last == u'.' || (u_isalpha(last) && name.countChar32() < 6);
    if (abbreviated && may_have_point) add_forms(word, toggle_point(name), locale);
    return word;
}

}  // namespace kalends
