#pragma once

#include <array>
#include <optional>
#include <vector>

#include "calendar/ellipsis.hpp"
#include "calendar/period.hpp"
#include "calendar/point_time.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// Which years a point's year means: of an era, of a century, with digits missing. Asks what is left open, flags what
/// is assumed, and gives up with NoTime. What it is made with has to outlive it.
class WrittenYears {
public:
    WrittenYears(const FilledPoint&, const PointContext&, Flags&);

    /// The n-th century or millennium of the point's era.
    [[nodiscard]] Period numbered(const Step&) const;
    /// 186X, 18XX, XX6X; nothing for XXX4 without a window of years, which stays what it is.
    [[nodiscard]] std::optional<Period> masked() const;
    /// A two-digit year takes the century in which it lies in the window; without one it stays, by the pivot.
    void settle_century(WrittenDate&) const;
    /// 11 Feb 1731/2: between 1 January and 25 March, and the year behind is the next one (Old Style).
    void add_dual(WrittenDate&) const;

private:
    /// Years of an era, as those of the common one.
    [[nodiscard]] Period in_era(int first, int last, std::optional<Unit>) const;
    /// 1800s, but not 180-.
    [[nodiscard]] bool stands_for_century() const;
    /// Years that begin with the same digits.
    [[nodiscard]] Period span(int first, int length) const;
    [[nodiscard]] Period decade_without_century(int tens) const;
    [[nodiscard]] std::optional<Period> last_digit() const;
    /// Those that end with the same digits. @param unit 10 or 100
    [[nodiscard]] std::vector<int> in_window(int digits, int unit) const;
    [[nodiscard]] int chosen(const std::vector<int>& years) const;

    const FilledPoint& filled_;
    const PointContext& context_;
    Flags& flags_;
    const std::array<char, 4>& year_;
    Era era_;
};

/// @pre 0..9999
std::array<char, 4> year_digits(int year);

}  // namespace kalends
