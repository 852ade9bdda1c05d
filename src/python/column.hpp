#pragma once

#include <pybind11/pybind11.h>

#include <memory>
#include <mutex>
#include <string>

#include "cli/options/arguments.hpp"
#include "kalends/columns/block_normalizer.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "python/answers.hpp"
#include "python/texts.hpp"

namespace kalends::python {

/// How a column is read and what is written of its answers, told as on the command line.
struct ColumnSettings {
    BlockNormalizerOptions normalizer;
    AnswerForm form = AnswerForm::day;
};

/// Of words as `kalends normalize` takes them: --order dmy. @throws Error (usage)
ColumnSettings column_settings(const Words&);
/// The options that there are, by their long names.
Words column_option_names();

/// Of words as `kalends explain` takes them, of one text by itself. @throws Error (usage)
NormalizerOptions text_settings(const Words&);
/// The options that there are, by their long names.
Words text_option_names();

/// A column that is read piece by piece: what its rows have shown decides those that follow.
class Column {
public:
    /// Keeps the normalizer.
    Column(std::shared_ptr<const Normalizer>, const ColumnSettings&);

    /// In blocks, as the command line reads a file. Other threads of Python run meanwhile; two that use one column wait
    /// for each other.
    /// @param references null, or one for each row (see BlockNormalizer)
    /// @throws pybind11::error_already_set where the user interrupts
    Answers normalize(const Texts& texts, const Texts* references);
    /// What the rows have shown so far, as Python has it.
    [[nodiscard]] pybind11::dict evidence() const;

private:
    std::shared_ptr<const Normalizer> normalizer_;
    AnswerForm form_;
    BlockNormalizer normalize_;
    mutable std::mutex busy_;
};

}  // namespace kalends::python
