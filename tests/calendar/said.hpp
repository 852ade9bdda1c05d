// What expressions are resolved to, as a line of text.
#pragma once

#include <doctest/doctest.h>

#include <chrono>
#include <initializer_list>
#include <string>
#include <string_view>

#include "calendar/expression_resolution.hpp"

namespace kalends::test {

/// "interval 1944-06/1945-02 [northern-season]"; of what is ambiguous its meanings, with the options in brackets.
inline std::string said(const ResolvedDate& date) {
    constexpr std::string_view names[]{"ok",       "partial", "approximate", "interval", "several", "ambiguous",
                                       "relative", "unread",  "impossible",  "unknown",  "none"};
    std::string text(names[static_cast<std::size_t>(date.validity)]);
    if (!date.edtf.empty()) text += ' ' + date.edtf;
    std::string flags;
    for (const Flag flag : all_flags)
        if (date.flags.has(flag)) flags += (flags.empty() ? "" : ",") + std::string(name(flag));
    if (!flags.empty()) text += " [" + flags + ']';
    for (const ResolvedDate& meaning : date.meanings)
        text += " | " + meaning.edtf + (meaning.by.empty() ? "" : " (" + meaning.by + ')');
    return text;
}

inline std::string said(const std::string& text, const ResolutionOptions& options = {},
                        const NumberSpans& numbers = {}) {
    return said(resolve(parse_expression(text), options, numbers));
}

struct Case {
    std::string text, expected;
};

inline void check(std::initializer_list<Case> cases, const ResolutionOptions& options = {}) {
    for (const Case& c : cases) {
        CAPTURE(c.text);
        CHECK(said(c.text, options) == c.expected);
    }
}

/// Tuesday, 6 June 1944.
inline ResolutionOptions from_reference(Prefer prefer = Prefer::ask) {
    ResolutionOptions options;
    options.reference = std::chrono::year(1944) / 6 / 6;
    options.prefer = prefer;
    return options;
}

}  // namespace kalends::test
