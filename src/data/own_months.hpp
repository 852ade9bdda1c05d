#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "kalends/data/example.hpp"
#include "kalends/data/month_names.hpp"

namespace kalends {

/// The words by which a corpus names months, as it writes them: what one of its texts says with one of them, it could
/// say with any other.
class OwnMonths {
public:
    OwnMonths() = default;
    /// A word names a month where it is the only one of a text that taught_names() has for the month of its target and
    /// for no other.
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
