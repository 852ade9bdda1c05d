#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// Words for *about* and *perhaps* of all languages that data/phrases has: "circa", "möglicherweise", "около". Those of
/// less than four characters are left out, but for those with a point (ca.): they mean other things as often (c., um,
/// est).
class QualifierWords {
public:
    QualifierWords();

    /// The longest of them that stands in a text as a word of its own; nothing where none does.
    [[nodiscard]] std::optional<std::u32string> found_in(std::u32string_view normalized_text) const;

private:
    std::vector<std::u32string> words_;  ///< normalised, the longest first
};

}  // namespace kalends
