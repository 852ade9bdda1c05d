#pragma once

#include <string>

#include "generator/phrase_dates.hpp"
#include "generator/phrase_point.hpp"
#include "generator/phrase_sheet.hpp"

namespace kalends {

/// Writes what phrases say of years, of many of them and of parts of one: centuries, decades, seasons, quarters.
class YearWriter {
public:
    /// @param is_before_christ an era says so, of this time or of one to its right
    YearWriter(PhraseSheet& sheet, PhrasePoint& point, const SampledDate& date, bool is_before_christ)
        : sheet_(sheet), point_(point), date_(date), is_before_christ_(is_before_christ) {}

    /// False where the language has no words for it, or it would say something else. @pre a phrase's field
    bool append(const Piece&);

private:
    bool append_century(int of, const std::string& text);
    bool append_century_word(const Piece&);
    bool append_decade(int width);
    bool append_decade_word(const Piece&);
    bool append_first_digits(std::size_t count);
    bool append_dual(std::size_t count);
    bool append_last_digit();
    bool append_season(const Piece&, int season);
    bool append_month_inside(const Piece&);
    bool append_base(Unit, int which, const std::string& text);
    void label_decade(const ByteSpan& place, bool is_short);
    [[nodiscard]] int counted_in(int years) const;
    [[nodiscard]] std::string quarter_name(int width) const;

    PhraseSheet& sheet_;
    PhrasePoint& point_;
    const SampledDate& date_;
    const bool is_before_christ_;
};

}  // namespace kalends
