#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <string>
#include <vector>

#include "kalends/columns/block_normalizer.hpp"
#include "kalends/columns/table.hpp"

namespace kalends::python {

/// Answers to texts, in order; what equal texts share stands here once, and is a Python object only when asked for.
class Answers {
public:
    /// @param form what is written of an answer where there is room for one text
    explicit Answers(AnswerForm form) : form_(form) {}

    /// The answers to the next texts.
    void add(std::vector<std::string> texts, BlockAnswers);

    [[nodiscard]] std::size_t size() const { return places_.size(); }
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
    struct Block {
        std::vector<std::string> texts;
        BlockAnswers answers;
    };
    struct Place {
        std::size_t block, row;
    };

    /// An object for each answer, made once for all rows that share it.
    template <class Make>
    pybind11::list objects(Make make) const;

    AnswerForm form_;
    std::vector<Block> blocks_;
    std::vector<Place> places_;  ///< of the rows
};

}  // namespace kalends::python
