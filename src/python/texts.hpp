#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kalends::python {

/// A text of Python: str, bytes in UTF-8, or what stands for no text there (None, NaN, NaT, NA), which is empty. Of a
/// longer text than is read the beginning. @param what what messages call it
/// @throws pybind11::type_error where it is no text; Error (data) where it holds bytes that are no UTF-8, or half a
/// surrogate: which, and where
std::string text_of(const pybind11::handle&, const std::string& what);

/// The texts of a list, which are copied from Python block by block: of a million, memory for all would be slow to get.
class Texts {
public:
    /// @param what what messages call one of them, such as "row" @throws as text_of, of any of them
    Texts(const pybind11::list&, std::string_view what);

    [[nodiscard]] std::size_t size() const { return texts_.size(); }
    /// As many as the command line reads at once, in place of those of another block, whose memory they take.
    /// @pre begin < size()
    void copy_block(std::size_t begin, std::vector<std::string>& rows) const;
    /// @pre begin + count <= size()
    [[nodiscard]] std::vector<std::string> some(std::size_t begin, std::size_t count) const;

private:
    [[nodiscard]] std::string text(std::size_t row) const;
    void copy(std::size_t row, std::string& text) const;

    pybind11::tuple texts_;  ///< which nobody else changes
    std::string what_;
};

}  // namespace kalends::python
