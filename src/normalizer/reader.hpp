#pragma once

#include <span>
#include <string>
#include <vector>

#include "data/evidence.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/tensor/precision.hpp"
#include "kalends/text/normalized_text.hpp"
#include "language/grammar.hpp"
#include "model/inference.hpp"
#include "normalizer/transcript.hpp"

namespace kalends {

struct ReadOptions {
    std::size_t n_best =
        1;  ///< more than one: guesses of a beam of at least four; else one, looked at twice if need be
    bool keep_attention = false;
    bool tells_unread = false;  ///< where words are known
};

/// Reads what texts say: the network writes it down, and words of the text bear it out. Immutable, safe to share
/// between threads; a text's transcript does not depend on those beside it.
class Reader {
public:
    /// @throws Error (data) where the weights do not fit the configuration
    Reader(const Checkpoint&, Precision);

    /// In order, in batches of about equal length.
    [[nodiscard]] std::vector<Transcript> read(std::span<const std::string> texts, const ReadOptions&) const;

private:
    using Rows = std::vector<std::size_t>;
    using Ids = std::vector<Vocabulary::Id>;

    [[nodiscard]] std::vector<std::vector<Hypothesis>> search(const Encoded&, const ReadOptions&) const;
    template <class Take>
    void search(std::span<const Ids>, std::span<const std::size_t> rows, const ReadOptions&, Take) const;
    void find_left_over(std::span<const NormalizedText>, std::span<const std::string> bytes, std::vector<Transcript>&,
                        bool tells_unread) const;
    void look_again(std::span<const NormalizedText>, std::span<const Ids>, std::vector<Transcript>&, ReadOptions) const;

    Vocabulary vocabulary_;
    TargetVocabulary symbols_;
    MonthNames names_;
    WordSayings words_;
    std::size_t most_positions_;  ///< of a batch
    Inference inference_;
    ExpressionGrammar grammar_;
    bool believes_invented_;  ///< numbers that nothing in the text says
};

/// True where a guess can't be the answer, and the next might: because nothing says its numbers, or where a misspelt
/// name in the text might tell a better one.
/// @param text normalised
bool needs_second_look(const Guess&, std::u32string_view text, const MonthNames&, const WordSayings& = {});

/// What bears out each hypothesis of a text, the first guess first. Before a first guess that can't be the answer goes
/// the likeliest one that is the same but for its month, where that is what a misspelt name in the text says, or the
/// name of another calendar's month: of a language that it saw little of the model takes what is misspelt for a month
/// that it does not know, or for another. The month is the name's then. Before one with numbers that nothing says goes
/// the likeliest that can be the answer.
/// @param hypotheses at least one @param numbers of the text @param evidence of the text
std::vector<Guess> rerank(std::vector<Hypothesis> hypotheses, const NumberSpans& numbers, TextEvidence& evidence,
                          bool believes_invented);

/// In the place of a guess of one day by two calendars that can't be the answer, or whose two days lie apart: the same
/// with one thing of one of them changed so that they are one day (calendar/mended_sides.hpp), if that can be the
/// answer: each bears the other out. Islamic days are those of the civil calendar, or two off.
void take_agreeing_sides(Guess&, const NumberSpans&, TextEvidence&, bool believes_invented);

/// In the place of a guess that can't be the answer because nothing bears out the month that it read by another
/// calendar: the same with the only month of another calendar that the text names, if that can be the answer.
void take_named_month(Guess&, const NumberSpans&, TextEvidence&, bool believes_invented);

}  // namespace kalends
