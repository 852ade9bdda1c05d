#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace kalends {

/// What a text may leave open, beside the order of its numbers.
enum class Question : unsigned char {
    year_hyphen,   ///< a month, or the end of a range
    month_hyphen,  ///< a day, or a year
    bare_hours,    ///< 8h: ago, or of the day
    slash,         ///< from one day to another, or one day by two calendars
    first_week,    ///< of a month
    weekday,       ///< which Friday
    next_weekday,  ///< which next Friday
    last_day,      ///< which last fifth of May, of a day in May
    decade,        ///< 1800s: a decade, or a century
    century,       ///< of a two-digit year, where several fit
    half_of_day    ///< five in the morning, or in the afternoon; before a day's midnight, or behind it
};

/// One way to answer all questions that a text asks, after another. What resolves a text asks here as it goes; equal
/// questions have equal answers. After it, next() takes the next way, until all have been tried.
class Choices {
public:
    /// The number of the answer, below `count`. @pre count > 0
    std::size_t ask(Question, std::size_t count);
    /// The answer to what has been asked.
    [[nodiscard]] std::optional<std::size_t> answer(Question) const;
    /// True where there is another way to answer; then all is asked again.
    bool next();
    /// True where nothing has been asked.
    [[nodiscard]] bool is_empty() const { return asked_.empty(); }
    /// The options that give the answers as they are now, such as "--prefer past"; empty where an answer has none.
    [[nodiscard]] std::string by() const;

private:
    struct Asked {
        Question question;
        std::size_t count, answer;
    };
    std::vector<Asked> asked_;
};

}  // namespace kalends
