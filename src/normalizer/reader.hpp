#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "decoding/hypothesis.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// A hypothesis and what it says.
struct Read {
    Hypothesis hypothesis;
    Reading reading;
    std::vector<Reading> as_numeric;  ///< readings_as_numeric()
};

/// Says what hypotheses mean in a text, and how sure that is.
class Reader {
public:
    Reader(MonthNames names, const Calibration& calibration) : names_(std::move(names)), calibration_(calibration) {}

    /// As sure as the model is of all that the date hangs on; not at all where its numbers do not stand in the text,
    /// nor where nothing there bears out its month. @param text normalised
    [[nodiscard]] Read read(Hypothesis, std::u32string_view text, const ResolutionOptions&) const;

    /// True where a reading can't be the answer, being ruled out or of a month that is not understood, and a misspelt
    /// name in the text might tell a better one.
    [[nodiscard]] bool needs_second_look(const Reading&, std::u32string_view text) const;

    /// N-best re-ranking: the readings of one text, the first guess first, then the surest. Before a first guess that
    /// needs a second look goes the likeliest one that is the same but for its month, where that is what a misspelt
    /// name in the text says: of a language that it saw little of the model takes what is misspelt for a month that it
    /// does not know, or for another. The month is the name's then, so this reading is as sure as the model is of the
    /// rest.
    /// @param hypotheses at least one, the first guess first
    [[nodiscard]] std::vector<Read> rerank(std::vector<Hypothesis> hypotheses, std::u32string_view text,
                                           const ResolutionOptions&) const;

private:
    /// Whose word the month is.
    enum class MonthBy { model, name };
    [[nodiscard]] Read read(Hypothesis, TextEvidence&, const ResolutionOptions&, MonthBy) const;

    MonthNames names_;
    Calibration calibration_;
};

}  // namespace kalends
