// The symbols in which a model writes what a text says.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The alphabet the decoder writes in. Outside a run a symbol is known by its name alone: in checkpoints, exports and
// alignments. So a new one is a new row of the table in symbols.cpp, and no format changes.
namespace kalends {

/// What a symbol says. Digits, and the few symbols that have two uses, play the role of their place: see layout.hpp.
enum class Role : std::uint8_t {
    year,
    month,
    day,
    era,
    form,
    weekday,
    order,
    join,       ///< what stands between two ends: / | & =
    bound,      ///< an end that is no point: .. unknown
    qualifier,  ///< ~ ?
    part,       ///< early mid late
    dual,       ///< the second year of 1731/2, with its digits
    leap,
    reference,  ///< R
    step,       ///< # + -
    number,     ///< the digits of a step
    unit,
    clock,  ///< all of a time of the day but its ~
    calendar,
    none,
    end
};

/// As above; empty for none and end, which are no field.
std::string_view name(Role);

namespace symbol {

/// A row of the table of symbols.
using Id = std::int32_t;
constexpr Id digit_0 = 0;  // ... digit_9 = 9
constexpr Id unwritten = 10;
constexpr Id none = 21;
constexpr Id week = 22;  ///< the form of a week date behind eight digits, a unit behind a step's number
constexpr Id end = 24;
constexpr Id days_alone = 34;  ///< how many symbols came first, when texts said single days; first(34) are theirs
constexpr Id from_to = 36, one_of = 37, all_of = 38, same_time = 39;
constexpr Id open = 40, unknown = 41;
constexpr Id about = 42, uncertain = 43;
constexpr Id dual = 47, leap = 48;
constexpr Id reference = 49, nth = 50, plus = 51, minus = 52;
constexpr Id second = 53, minute = 54, weekend = 57, quarter = 59, half = 61;
constexpr Id clock = 66, point = 67, am = 68, night = 75, zone = 76, utc = 77, named_zone = 78;
constexpr Id count = 90;     ///< how many symbols this program knows
constexpr Id start = count;  ///< what the decoder reads first; never written

constexpr bool is_digit(Id id) {
    return id >= digit_0 && id < unwritten;
}

}  // namespace symbol

using SymbolSet = std::bitset<symbol::count>;

/// How a symbol is shown and stored: "0".."9", "X", "mon".."sun", "/", "century", "julian" and so on. @throws Error
/// (internal) on a symbol that is never written
std::string_view symbol_name(symbol::Id);
/// The symbol of that name; nothing where the program knows none.
std::optional<symbol::Id> parse_symbol(std::string_view name);

/// The role that a symbol plays wherever it stands; none of its own for a digit and for X. Of those with two uses, the
/// one outside clocks; `week` is a form.
std::optional<Role> role_of(symbol::Id);
/// The symbols of a role other than a digit's stand side by side: the first of them, and all.
symbol::Id first_symbol(Role);
SymbolSet symbols_of(Role);

/// What one model can write, as columns of its output: symbols by their names, in the order that the model has them.
/// A model may know fewer than the program, and never writes the others.
class TargetVocabulary {
public:
    /// All symbols of the program, in its order.
    TargetVocabulary();
    /// @throws Error (data) on a name that the program does not know or that is there twice, and where a symbol is
    /// missing that every date needs: digits, X, none, end
    explicit TargetVocabulary(std::span<const std::string> names);
    /// The first `size` symbols of the program, as models had them whose files stored no names.
    static TargetVocabulary first(std::size_t size);

    /// Y, columns of the output; the decoder's inputs are one more, the start.
    [[nodiscard]] std::size_t size() const { return symbols_.size(); }
    [[nodiscard]] std::vector<std::string> names() const;
    [[nodiscard]] symbol::Id symbol(std::size_t column) const { return symbols_[column]; }
    /// The column of a symbol, size() for the start. @throws Error (data) on a symbol that the model does not know
    [[nodiscard]] std::int32_t column(symbol::Id) const;
    [[nodiscard]] SymbolSet known() const { return known_; }
    /// True where columns are the program's ids.
    [[nodiscard]] bool is_in_order() const { return is_in_order_; }
    friend bool operator==(const TargetVocabulary& a, const TargetVocabulary& b) { return a.symbols_ == b.symbols_; }

private:
    explicit TargetVocabulary(std::vector<symbol::Id> symbols);

    std::vector<symbol::Id> symbols_;    ///< by column
    std::vector<std::int32_t> columns_;  ///< by symbol; -1 for what the model does not know
    SymbolSet known_;
    bool is_in_order_ = true;
};

}  // namespace kalends
