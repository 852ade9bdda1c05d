#pragma once

#include <pybind11/pybind11.h>

#include <string>
#include <string_view>
#include <vector>

namespace kalends::python {

/// Texts of a list of Python: str, bytes in UTF-8, or what stands for no text there (None, NaN, NaT, NA), which is
/// empty. Of a longer text than is read the beginning.
/// @param what what messages call one of them, such as "row"
/// @throws pybind11::type_error where one is no text; Error (data) where one holds bytes that are no UTF-8, or half a
/// surrogate: which, and where
std::vector<std::string> texts_of(const pybind11::list&, std::string_view what);

/// One text.
std::string text_of(const pybind11::handle&, const std::string& what);

}  // namespace kalends::python
