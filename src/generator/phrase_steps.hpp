#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "kalends/language/expression.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// A step that is put together from several words: "third" and "Tuesday", "two" and "weeks" and "before".
struct CountedStep {
    std::optional<Step::Kind> kind{};  ///< nothing as long as only what is counted is known
    std::optional<int> number{};
    std::optional<Unit> unit{};
    bool is_of_whole = false;  ///< last, next, with the step that gives the whole unit behind it
    ByteSpan kind_place{}, number_place{}, unit_place{};
};

/// The steps of one time as its words come: "2 Monate und 3 Tage vor", "last day of next month". Places are given to be
/// filled, and stay where they are.
class StepWords {
public:
    /// Numbers stand behind what they count: "siku tatu zilizopita".
    void let_numbers_follow() { do_numbers_follow_ = true; }
    /// Earlier or later: what is counted already, or what is counted next.
    ByteSpan& add_sign(Step::Kind);
    ByteSpan& add_number(int);
    /// The n-th within; -1 the last, 0 the one that holds the time.
    ByteSpan& add_nth(int);
    /// The n-th of a unit within: a month or a day that has a name.
    std::vector<ByteSpan*> add_within(int number, Unit);
    /// What is counted: of all that wait for it.
    std::vector<ByteSpan*> add_unit(Unit);
    /// The whole unit that is so far from the one that holds the time: last, this, next.
    std::vector<ByteSpan*> add_whole(std::optional<Step::Kind>);

    [[nodiscard]] bool empty() const { return steps_.empty(); }
    [[nodiscard]] bool lacks_unit() const;
    /// The number that nothing was counted by yet, which is none of a step then.
    std::optional<int> take_number();

    /// In the order in which they are taken: within comes last. False where a word is missing, or they make no sense.
    /// @param weekday that is written beside them: what is counted where nothing else is, the day of a week that is
    /// named; else it stays what it was @param weekday_place where it stands
    bool finish(Weekday& weekday, const ByteSpan& weekday_place);
    [[nodiscard]] const std::deque<CountedStep>& steps() const { return steps_; }

private:
    void count_year_of_month();
    void take_missing_kinds();
    void put_halves_behind();
    [[nodiscard]] bool descend() const;

    std::deque<CountedStep> steps_;
    bool do_numbers_follow_ = false;
};

/// @pre of finished words
Step step_of(const CountedStep&);

}  // namespace kalends
