// How well texts were read: what an evaluation counts.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kalends/calendar/resolution.hpp"
#include "kalends/data/corpus.hpp"
#include "kalends/data/example.hpp"
#include "kalends/language/kind.hpp"
#include "kalends/language/symbols.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// How sure a model was of one reading, and whether that was right.
struct Judged {
    double confidence = 0;
    bool right = false;
    Evidence evidence = Evidence::unchecked;
    Kind kind = Kind::day;       ///< of what the text says
    std::optional<Kind> read{};  ///< of what was read, where that is more than a lone date: calibrated by it
};

/// What a row is due: a date, another answer, or to be refused.
enum class Due {
    complete,
    partial,
    approximate,
    interval,
    several,
    ambiguous,
    relative,
    unread,
    impossible,
    unknown,
    none
};
std::string_view name(Due);

/// What a row is due when the order is told or, with Order::none, is not: ambiguous where the same numbers
/// make another date under another order and no weekday decides. A target without an order is never ambiguous. The
/// text tells which numbers have one digit, and so are no year; without their numbers in it any may be.
Due due(const Example&, Order told, const ResolutionOptions& = {});

/// What a text is due whose answer is known in EDTF: what that means, or none.
Due due(const AnsweredText&);

/// How a row was answered. `exact`: the date that was due, or the EDTF and the bounds where more than a date was, or
/// nothing where nothing was; `wrong`: something else, or anything where nothing was due; `refused`: nothing where
/// something was due.
enum class Outcome { exact, wrong, refused };
std::string_view name(Outcome);

Outcome judge(const Example&, Order told, const Answer&, const ResolutionOptions& = {});
/// The same by the answer's EDTF.
Outcome judge(const AnsweredText&, const Answer&);

/// How many of how many.
struct Share {
    std::size_t right = 0, of = 0;
    void add(bool is_right);
    [[nodiscard]] double fraction() const;  ///< 0 of 0 is 0
};

/// Rows by outcome. The three fractions sum to one (all 0 without rows).
struct Outcomes {
    std::size_t rows = 0, exact = 0, wrong = 0, refused = 0;

    void add(Outcome);
    [[nodiscard]] double exact_match() const { return Share{exact, rows}.fraction(); }
    [[nodiscard]] double wrong_fraction() const { return Share{wrong, rows}.fraction(); }
    [[nodiscard]] double refused_fraction() const { return Share{refused, rows}.fraction(); }
};

/// Rows of several orders have no one right reading, those answered by rule none at all; both count in the outcomes
/// only.
struct Metrics {
    Outcomes all;
    std::map<Due, Outcomes> by_due;
    std::map<Kind, Outcomes> by_kind;  ///< of what the texts say; none where EDTF alone is known
    std::map<std::string, Outcomes> by_locale, by_pattern;
    std::map<Status, std::size_t> statuses;
    /// Fields of lone dates, before any resolution: does the reading say what the text says? Weekday and order are
    /// counted where the target has one.
    std::map<Role, Share> fields{
        {Role::year, {}}, {Role::month, {}}, {Role::day, {}}, {Role::weekday, {}}, {Role::order, {}}};
    std::vector<Judged> judged;  ///< the reading's confidence, and whether all is as written
    Share aligned;               ///< digits whose most attended character lies in their field's span
    std::map<Role, Share> aligned_fields{{Role::year, {}}, {Role::month, {}}, {Role::day, {}}};
};

/// Worst first: by falling share of wrong rows, then of refused ones, then by name.
std::vector<std::pair<std::string, Outcomes>> worst_first(const std::map<std::string, Outcomes>&);

/// Of the readings of each kind of evidence, those that are right.
std::array<Share, evidence_kinds> right_by_evidence(const std::vector<Judged>&);

/// By the kind of what the text says.
std::map<Kind, std::vector<Judged>> judged_by_kind(const std::vector<Judged>&);

/// Adds one row and says how it was answered. `told` is the order the normalizer was told.
Outcome add(Metrics&, const Example&, Order told, const ResolvedText&, const Answer&, const ResolutionOptions& = {});

/// The same of a text whose answer is known: outcomes and statuses alone.
Outcome add(Metrics&, const AnsweredText&, const Answer&);

/// Adds the digits of one aligned row whose fields' spans are known. Spans and origins are bytes of the example's text.
void add_alignment(Metrics&, const Example&, const AlignedAnswer&);

}  // namespace kalends
