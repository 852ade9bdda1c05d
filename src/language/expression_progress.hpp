#pragma once

#include <bit>
#include <cstdint>

#include "kalends/language/expression.hpp"
#include "kalends/language/symbols.hpp"

namespace kalends {

/// What is written of an expression, as far as it matters to what may follow. Fits into the state of a grammar.
struct ExpressionProgress {
    /// Where a sequence stands: named for what was written last. The clock's are side by side.
    enum class Place : std::uint8_t {
        nothing,  ///< of this end
        calendar,
        era,
        date_digit,
        date,  ///< all eight digits
        form,  ///< or R
        leap,
        weekday,
        dual,  ///< and up to three of its digits
        dual_year,
        nth,           ///< #
        nth_from_end,  ///< #-
        sign,          ///< of a step
        step_number,
        step,
        part,
        about,
        uncertain,
        clock,  ///< T and digits
        clock_point,
        shift_sign,
        shift_number,
        shift,
        day_part,
        zone,
        zone_offset,  ///< its sign and digits
        zone_end,
        clock_about,
        bound,
        last,  ///< an order or none: only the end may follow
        done,
        count
    };
    using Bits = std::uint64_t;

    Bits place : 6 = 0;
    Bits length : 7 = 0;
    Bits stretches : 3 = 1;   ///< with the one that is being written
    Bits join : 2 = 0;        ///< Join
    Bits is_behind : 1 = 0;   ///< / or =
    Bits may_bound : 1 = 0;   ///< the end behind / may be .. or unknown
    Bits digits : 4 = 0;      ///< of what is being written: date, number, time
    Bits steps : 3 = 0;       ///< of this point
    Bits is_nth : 1 = 0;      ///< the step begins with #
    Bits is_zero : 1 = 0;     ///< the number begins with 0
    Bits holds_week : 1 = 0;  ///< the step is #0 week
    Bits is_digit : 1 = 0;    ///< the symbol before this one is a digit
    Bits century : 1 = 0;     ///< the year's first two digits are written
    Bits decade : 1 = 0;      ///< its third
    Bits year : 1 = 0;        ///< its last two or all four
    Bits is_masked : 1 = 0;   ///< see is_masked()
    Bits month : 1 = 0;
    Bits day : 1 = 0;
    Bits month_has_0 : 1 = 0;  ///< in front
    Bits day_has_0 : 1 = 0;
    Bits era : 1 = 0;
    Bits form : 1 = 0;
    Bits unused : 23 = 0;

    static ExpressionProgress unpack(std::uint64_t state) { return std::bit_cast<ExpressionProgress>(state); }
    [[nodiscard]] std::uint64_t pack() const { return std::bit_cast<std::uint64_t>(*this); }

    [[nodiscard]] Place at() const { return static_cast<Place>(place); }
    [[nodiscard]] bool is_at(Place first, Place last) const { return at() >= first && at() <= last; }
    /// True where an end may be over.
    [[nodiscard]] bool is_complete() const;
    /// Behind ".." or unknown where a stretch begins.
    [[nodiscard]] bool needs_other_end() const { return at() == Place::bound && !is_behind; }

    /// @pre a symbol that may follow
    void write(symbol::Id);

private:
    void go(Place next) { place = static_cast<Bits>(next) & 0x3FU; }
    void begin(Place next) {
        go(next);
        digits = 0;
    }
    void count_digit() { digits = (digits + 1U) & 0xFU; }

    void write_digit(symbol::Id);
    void write_date_digit(symbol::Id);
    void begin_step(symbol::Id);
    void end_step(symbol::Id);
    void write_in_clock(symbol::Id);
    void begin_end(symbol::Id);
};
static_assert(sizeof(ExpressionProgress) == sizeof(std::uint64_t));

}  // namespace kalends
