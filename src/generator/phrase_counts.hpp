#pragma once

#include "generator/phrase_point.hpp"
#include "generator/phrase_sheet.hpp"
#include "generator/relative_text.hpp"

namespace kalends {

/// Writes what phrases count within a time or from it: the third Tuesday, two weeks, what CLDR says of last month.
class CountWriter {
public:
    CountWriter(PhraseSheet& sheet, PhrasePoint& point) : sheet_(sheet), point_(point) {}

    /// False where the language has no words for it, or it would say something else. @pre a step's field, or relative
    bool append(const Piece&);
    /// "the last Friday of": the weekday that was written is what is counted.
    void count_weekday();

private:
    bool append_weekday();
    bool append_nth(const Piece&);
    std::string month_text(int month, const Piece&);
    bool append_month(const Piece&);
    bool append_season(const Piece&);
    bool append_day(const Piece&);
    bool append_count(const Piece&);
    bool append_relative();
    void note(const RelativeText&, int number, const ByteSpan& place, const ByteSpan& digits);

    PhraseSheet& sheet_;
    PhrasePoint& point_;
};

}  // namespace kalends
