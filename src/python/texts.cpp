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

/// Of a str: half a surrogate pair, which is no character.
bool has_half_a_pair(PyObject* object) {
    if (PyUnicode_KIND(object) == PyUnicode_1BYTE_KIND) return false;
    for (Py_ssize_t i = 0; i < PyUnicode_GET_LENGTH(object); ++i)
        if (Py_UNICODE_IS_SURROGATE(PyUnicode_READ_CHAR(object, i))) return true;
    return false;
}

/// Puts the text of a str, from its beginning, in place of another; false where it holds half a surrogate pair. The str
/// keeps no bytes: of a million they would stay.
bool copy_str(PyObject* object, std::string& text) {
    const auto copy = [&](const char* bytes, Py_ssize_t size) {
        text.assign(bytes, std::min(static_cast<std::size_t>(size), enough_input_bytes));
    };
    if (PyUnicode_IS_COMPACT_ASCII(object)) {
        copy(static_cast<const char*>(PyUnicode_DATA(object)), PyUnicode_GET_LENGTH(object));
        return true;
    }
    const auto bytes = py::reinterpret_steal<py::object>(PyUnicode_AsUTF8String(object));
    if (bytes) copy(PyBytes_AS_STRING(bytes.ptr()), PyBytes_GET_SIZE(bytes.ptr()));
    if (!bytes) PyErr_Clear();
    return static_cast<bool>(bytes);
}

}  // namespace

std::string text_of(const py::handle& object, const std::string& what) {
    PyObject* const pointer = object.ptr();
    if (PyUnicode_Check(pointer)) {
        if (std::string text; copy_str(pointer, text)) return text;
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
        if (!PyUnicode_Check(one) || has_half_a_pair(one)) static_cast<void>(text(row));
    }
}

std::string Texts::text(std::size_t row) const {
    std::string text;
    copy(row, text);
    return text;
}

void Texts::copy(std::size_t row, std::string& text) const {
    PyObject* const one = PyTuple_GET_ITEM(texts_.ptr(), static_cast<Py_ssize_t>(row));
    if (!PyUnicode_Check(one) || !copy_str(one, text)) text = text_of(one, what_ + " " + std::to_string(row));
}

void Texts::copy_block(std::size_t begin, std::vector<std::string>& rows) const {
    std::size_t count = 0;
    for (std::size_t bytes = 0;
         begin + count < size() && count < RowReader::rows_a_block && bytes < RowReader::bytes_a_block; ++count) {
        if (count == rows.size()) rows.emplace_back();
        copy(begin + count, rows[count]);
        bytes += rows[count].size();
    }
    rows.resize(count);
}

std::vector<std::string> Texts::some(std::size_t begin, std::size_t count) const {
    std::vector<std::string> texts;
    for (std::size_t row = begin; row < begin + count; ++row) texts.push_back(text(row));
    return texts;
}

}  // namespace kalends::python
