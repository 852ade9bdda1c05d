#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/digits.hpp"
#include "generator/pattern_tables.hpp"
#include "generator/phrase_writer.hpp"

namespace kalends::made {

/// Who says phrases in a language of the shipped tables.
class Speaker {
public:
    explicit Speaker(const std::string& locale) : names_(load_locale_names(locale, {})) {
        names_.lexicon = std::make_shared<const Lexicon>(load_lexicon(locale));
    }

    /// The pattern as a phrase about dates of the last centuries; nothing where it is none.
    std::optional<WrittenPhrase> say(std::string_view pattern, std::uint64_t seed = 1) const {
        const Pattern compiled = compile_pattern(pattern, {});
        return say(compiled, seed);
    }
    std::optional<WrittenPhrase> say(const Pattern& pattern, std::uint64_t seed) const {
        Random random(seed);
        const Speech speech(embedded_pattern_tables(), names_);
        const std::optional<Phrase> phrase = expand(pattern, speech, random);
        if (!phrase) return std::nullopt;
        const Writer writer{names_, words_};
        const std::optional<PhraseDates> dates = sample_dates(*phrase, all_dates, random);
        return dates ? write(*phrase, *dates, speech, writer, random) : std::nullopt;
    }

private:
    LocaleNames names_;
    std::vector<std::string_view> words_{"house"};
};

inline const Speaker& speaker(const std::string& locale) {
    static std::map<std::string, Speaker> speakers;
    return speakers.try_emplace(locale, locale).first->second;
}

/// What the pattern says, digits as #: the dates are drawn.
inline std::string said(std::string_view pattern, const std::string& locale = "en") {
    const auto phrase = speaker(locale).say(pattern);
    if (!phrase) return "";
    std::string expression = to_string(phrase->target);
    std::ranges::replace_if(expression, is_digit, '#');
    return expression;
}

/// Where the text writes what plays that role in that end.
inline std::string place(const WrittenPhrase& phrase, std::size_t end, Role role, std::size_t nth = 0) {
    for (const FieldSpan& span : phrase.spans.of_ends)
        if (span.end == end && span.role == role && span.nth == nth)
            return phrase.text.substr(span.bytes.begin, span.bytes.end - span.bytes.begin);
    return "";
}

}  // namespace kalends::made
