#include "python/texts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "kalends/columns/table.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends::python {
namespace {

namespace py = pybind11;

/// None, NaN, and what pandas and numpy have in their place.
bool stands_for_no_text(PyObject* object) {
    if (object == Py_None) return true;
    if (PyFloat_Check(object)) return std::isnan(PyFloat_AS_DOUBLE(object));
    constexpr std::array<std::string_view, 2> missing{"NaTType", "NAType"};
    return std::ranges::find(missing, Py_TYPE(object)->tp_name) != missing.end();
}

/// The first byte that is no UTF-8; nothing where all are.
std::optional<Py_ssize_t> first_bad_byte(const std::string_view bytes) {
    const auto size = static_cast<Py_ssize_t>(bytes.size());
    const auto decoded = py::reinterpret_steal<py::object>(PyUnicode_DecodeUTF8(bytes.data(), size, nullptr));
    if (decoded) return std::nullopt;
    py::object type, value, trace;
    PyErr_Fetch(&type.ptr(), &value.ptr(), &trace.ptr());
    PyErr_NormalizeException(&type.ptr(), &value.ptr(), &trace.ptr());
    Py_ssize_t start = 0;
    if (PyUnicodeDecodeError_GetStart(value.ptr(), &start) != 0) PyErr_Clear();
    return start;
}

std::string text_of_bytes(std::string_view bytes, const std::string& what) {
    if (const std::optional<Py_ssize_t> place = first_bad_byte(bytes))
        throw Error(ErrorKind::data, what + ": the bytes are no UTF-8 from position " + std::to_string(*place) +
                                         " on; decode them as what they are, as with .decode('latin-1')");
    return std::string(bytes.substr(0, enough_input_bytes));
}

/// Of a str; nothing where it holds half a surrogate pair, which is no character.
std::optional<std::string> text_of_str(PyObject* object) {
    Py_ssize_t size = 0;
    if (const char* const bytes = PyUnicode_AsUTF8AndSize(object, &size))
        return std::string(bytes, std::min(static_cast<std::size_t>(size), enough_input_bytes));
    PyErr_Clear();
    return std::nullopt;
}

}  // namespace

std::string text_of(const py::handle& object, const std::string& what) {
    PyObject* const pointer = object.ptr();
    if (PyUnicode_Check(pointer)) {
        if (std::optional<std::string> text = text_of_str(pointer)) return std::move(*text);
        throw Error(ErrorKind::data, what + ": it holds half a surrogate pair, which is no character");
    }
    const auto size = [](Py_ssize_t count) { return static_cast<std::size_t>(count); };
    if (PyBytes_Check(pointer))
        return text_of_bytes({PyBytes_AS_STRING(pointer), size(PyBytes_GET_SIZE(pointer))}, what);
    if (PyByteArray_Check(pointer))
        return text_of_bytes({PyByteArray_AS_STRING(pointer), size(PyByteArray_GET_SIZE(pointer))}, what);
    if (stands_for_no_text(pointer)) return "";
    throw py::type_error(what + ": a text is wanted, as str or bytes, and not " +
                         std::string(Py_TYPE(pointer)->tp_name));
}

Texts::Texts(const py::list& texts, std::string_view what) : texts_(texts), what_(what) {
    for (std::size_t row = 0; row < size(); ++row) {
        PyObject* const one = PyTuple_GET_ITEM(texts_.ptr(), static_cast<Py_ssize_t>(row));
        if (!PyUnicode_Check(one) || PyUnicode_AsUTF8AndSize(one, nullptr) == nullptr) static_cast<void>(text(row));
    }
}

std::string Texts::text(std::size_t row) const {
    PyObject* const one = PyTuple_GET_ITEM(texts_.ptr(), static_cast<Py_ssize_t>(row));
    if (PyUnicode_Check(one))
        if (std::optional<std::string> text = text_of_str(one)) return std::move(*text);
    return text_of(one, what_ + " " + std::to_string(row));
}

std::vector<std::string> Texts::block(std::size_t begin) const {
    std::vector<std::string> texts;
    for (std::size_t bytes = 0;
         begin + texts.size() < size() && texts.size() < RowReader::rows_a_block && bytes < RowReader::bytes_a_block;) {
        texts.push_back(text(begin + texts.size()));
        bytes += texts.back().size();
    }
    return texts;
}

std::vector<std::string> Texts::some(std::size_t begin, std::size_t count) const {
    std::vector<std::string> texts;
    for (std::size_t row = begin; row < begin + count; ++row) texts.push_back(text(row));
    return texts;
}

}  // namespace kalends::python
