#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "kalends/data/example.hpp"
#include "kalends/data/month_names.hpp"

// More of few pairs: texts of a corpus about other dates (Andreas 2020).
namespace kalends {

/// The same text about another day of the same month: "9 Heuet 2018" becomes "27 Heuet 1987". So a few pairs with words
/// of their own teach these words with all numbers, not those few by heart. A day of one digit stays so
/// or becomes one of two, padded ones stay padded; the year keeps its digits in number and is at most a century away.
/// Nothing where the numbers of the text, 0 to 9, are not the day and the year of the target, a lone date, once each.
std::optional<Example> with_other_numbers(const Example&, Random&);

/// The words by which a corpus names months, as it writes them: what one of its texts says with one of them, it could
/// say with any other.
class OwnMonths {
public:
    OwnMonths() = default;
    /// A word names a month where it is the only one of a text that taught_names() has for the month of its target, a
    /// lone date, and for no other.
    OwnMonths(std::span<const Example>, const MonthNames& known);

    /// What the corpus teaches beside the names that are known.
    [[nodiscard]] const MonthNames& taught() const { return taught_; }
    /// The same text about another month: "9 Heuet 2018" becomes "9 Ougscht 2018". Nothing where no word names its
    /// month, or the other month has no such day. @param row the example's number in the corpus
    [[nodiscard]] std::optional<Example> with_other_month(const Example&, std::size_t row, Random&) const;

private:
    /// The word that names the month of a text, and where it stands.
    struct Named {
        unsigned month = 1;
        ByteSpan span;
    };
    [[nodiscard]] std::optional<Named> find(const Example&) const;

    MonthNames taught_;
    std::vector<std::optional<Named>> named_;         ///< [rows]
    std::vector<unsigned> months_;                    ///< that have words, 1..12
    std::array<std::vector<std::string>, 12> words_;  ///< January first
};

}  // namespace kalends
