#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "kalends/columns/block_normalizer.hpp"
#include "kalends/columns/table.hpp"

namespace kalends::python {

/// Answers to texts, in order; what equal texts are answered stands here once, and is a Python object only when asked
/// for.
class Answers {
public:
    /// @param form what is written of an answer where there is room for one text @param rows that will be added
    Answers(AnswerForm form, std::size_t rows) : form_(form) { rows_.reserve(rows); }

    /// The answers to the next texts.
    void add(std::span<const std::string> texts, BlockAnswers);

    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    /// As `kalends normalize --output-format jsonl` writes a line. @pre row < size()
    [[nodiscard]] std::string json(std::size_t row) const;
    /// What is written of each answer; None where there is nothing.
    [[nodiscard]] pybind11::list written() const;
    /// The ISO date of each; None where there is none.
    [[nodiscard]] pybind11::list dates() const;
    [[nodiscard]] pybind11::list confidences() const;
    /// As a cell of a table has it, as --with writes it; None where there is nothing to say.
    [[nodiscard]] pybind11::list cells(AnswerDetail) const;

private:
    struct Said {
        std::string text;
        Answer answer;
    };

    /// Where it stands, as it stood or new.
    std::size_t place_of(const std::string& text, Answer&&);
    /// An object for each row, made once for all that share an answer.
    template <class Make>
    pybind11::list objects(Make make) const;

    AnswerForm form_;
    std::deque<Said> said_;                                     ///< which stay where they are
    std::vector<std::size_t> rows_;                             ///< for each row its place there
    std::unordered_map<std::string_view, std::size_t> latest_;  ///< of each text the place of what it was last answered
};

}  // namespace kalends::python
