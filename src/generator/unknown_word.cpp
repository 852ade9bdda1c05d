#include "generator/unknown_word.hpp"

#include <unicode/uchar.h>

#include <algorithm>

#include "generator/noise.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/edits.hpp"

namespace kalends {
namespace {

std::u32string folded(std::u32string_view word) {
    std::u32string result(word);
    for (char32_t& c : result) {
        c = static_cast<char32_t>(u_foldCase(static_cast<UChar32>(c), U_FOLD_CASE_DEFAULT));
    }
    return result;
}

/// "United" of "United States".
std::u32string first_word(const std::string& text) {
    return to_code_points(std::string_view(text).substr(0, text.find(' ')));
}

std::u32string real_word(const LocaleNames& names, Random& random) {
    return first_word(random.pick(names.lexicon->words));
}

/// A month's name; where months are numbers, as in Chinese, some real word.
std::u32string month_or_word(const LocaleNames& names, Random& random) {
    const std::string& form = random.pick(random.pick(names.months.wide).forms);
    const bool is_number = form.find_first_of("0123456789") != std::string::npos;
    return is_number ? real_word(names, random) : to_code_points(form);
}

std::u32string unreal_word(const LocaleNames& names, Random& random) {
    const double draw = random.uniform();
    if (draw < 0.2) {
        return invented_word(random);
    }
    if (draw < 0.45) {
        return real_word(names, random);
    }
    const bool month_first = draw >= 0.75 && draw < 0.9;
    const bool month_last = draw >= 0.9;
    const std::u32string tail = month_last ? month_or_word(names, random) : real_word(names, random);
    const std::u32string head = month_first ? month_or_word(names, random) : real_word(names, random);
    return blended_word(head, tail, random);
}

/// A short word is a month's name only where it is that very name; a long one also with a typing error. Of widespread
/// languages the very names count, too.
bool is_month(std::u32string_view word, const LocaleNames& names) {
    const std::string plain = without_case_and_point(to_utf8(word));
    if (names.widespread && names.widespread->count(plain) > 0) return true;
    const auto is_name = [&](const Word& name) {
        return word.size() < 4 ? plain == without_case_and_point(name.forms[0]) : looks_like(word, name);
    };
    const auto in = [&](const NameSet<12>& set) {
        return std::any_of(set.wide.begin(), set.wide.end(), is_name) ||
               std::any_of(set.abbreviated.begin(), set.abbreviated.end(), is_name);
    };
    return in(names.months) || in(names.months_alone);
}

}  // namespace

bool looks_like(std::u32string_view word, const Word& name) {
    return within_one_edit(folded(word), folded(to_code_points(name.forms[0])));
}

std::string unknown_month(const LocaleNames& names, Random& random) {
    constexpr int tries = 9;
    for (int i = 0; i < tries; ++i) {
        const std::u32string word = unreal_word(names, random);
        if (!is_month(word, names)) {
            return to_utf8(word);
        }
    }
    std::u32string word = invented_word(random);
    while (is_month(word, names)) word = invented_word(random);
    return to_utf8(word);
}

}  // namespace kalends
