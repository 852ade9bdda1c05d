#pragma once

#include <string_view>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/decoding/hypothesis.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// A hypothesis and what it says.
struct Read {
    Hypothesis hypothesis;
    Reading reading;
    std::vector<Reading> as_numeric;  ///< readings_as_numeric()
};

/// True where a reading can't be the answer, however sure the model is: its numbers do not stand in the text, nothing
/// there bears out its month, or the month is one that is not understood.
bool needs_second_look(const Reading&);

/// Says what hypotheses mean in a text, and how sure that is.
class Reader {
public:
    Reader(MonthNames names, const Calibration& calibration) : names_(std::move(names)), calibration_(calibration) {}

    /// As sure as the model is of all that the date hangs on; not at all where its numbers do not stand in the text,
    /// nor where nothing there bears out its month. @param text normalised
    [[nodiscard]] Read read(Hypothesis, std::u32string_view text, const ResolutionOptions&) const;

    /// All of one text, the first guess first, then the surest. Where the first one needs a second look, the likeliest
    /// that does not is put before it, if a misspelt name bears out its month: the model takes what is misspelt in a
    /// language that it saw little of for a month that it does not know, or for another. Its probability is then its
    /// share among the guesses of a month that are left. @param hypotheses the most probable first
    [[nodiscard]] std::vector<Read> read(std::vector<Hypothesis> hypotheses, std::u32string_view text,
                                         const ResolutionOptions&) const;

private:
    /// @param mass probability of all hypotheses that are not ruled out
    [[nodiscard]] Read read(Hypothesis, std::u32string_view text, const ResolutionOptions&, double mass) const;

    MonthNames names_;
    Calibration calibration_;
};

}  // namespace kalends
