// The extension kalends._core: what the package in src/python/kalends is made of.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/options/groups.hpp"
#include "core/freed_memory.hpp"
#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "kalends/report/alignment.hpp"
#include "kalends/report/answer.hpp"
#include "kalends/report/explanation.hpp"
#include "python/answers.hpp"
#include "python/column.hpp"
#include "python/one_blas_thread.hpp"
#include "python/texts.hpp"
#include "tensor/blas.hpp"

namespace kalends::python {
namespace {

namespace py = pybind11;

/// A class of exceptions, of Python's own bases. It lives as long as the process: who raises it needs no module.
PyObject* new_exception(py::module_& module, const char* name, const char* text, const py::tuple& bases) {
    const std::string full = std::string("kalends.") + name;
    PyObject* const type = PyErr_NewExceptionWithDoc(full.c_str(), text, bases.ptr(), nullptr);
    if (type == nullptr) throw py::error_already_set();
    module.attr(name) = py::handle(type);
    return type;
}

struct Exceptions {
    PyObject *any, *usage, *data, *input;
};

/// Of which kind an Error is. Made when the module is loaded.
Exceptions& exceptions() {
    static Exceptions made{};
    return made;
}

void make_exceptions(py::module_& module) {
    const auto bases = [](PyObject* first, PyObject* second) {
        return py::make_tuple(py::handle(first), py::handle(second));
    };
    Exceptions& made = exceptions();
    made.any = new_exception(module, "Error", "What kalends raises: what is wrong, where, and what to do.",
                             py::make_tuple(py::handle(PyExc_Exception)));
    made.usage = new_exception(module, "UsageError", "An option is wrong.", bases(made.any, PyExc_ValueError));
    made.data = new_exception(module, "DataError", "A text or a file is malformed.", bases(made.any, PyExc_ValueError));
    made.input = new_exception(module, "InputError", "A file cannot be read.", bases(made.any, PyExc_OSError));
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const Error& error) {
            const Exceptions& known = exceptions();
            const ErrorKind kind = error.kind();
            PyObject* const type = kind == ErrorKind::usage                               ? known.usage
                                   : kind == ErrorKind::data                              ? known.data
                                   : kind == ErrorKind::no_input || kind == ErrorKind::io ? known.input
                                                                                          : known.any;
            PyErr_SetString(type, error.what());
        }
    });
}

std::shared_ptr<Normalizer> load_normalizer(const std::optional<std::string>& model, bool in_full) {
    const py::gil_scoped_release others_run;
    const OneBlasThread small_products;  // a normalizer begins with some of its own
    const std::optional<std::filesystem::path> path(model);
    return std::make_shared<Normalizer>(load_model(path), in_full ? Precision::full : Precision::bfloat16);
}

/// What was looked at in a text, and ways to show it.
struct Alignment {
    std::string text;
    AlignedAnswer aligned;

    [[nodiscard]] std::string answer() const {
        std::string line;
        append_json(line, text, aligned.answer);
        return line;
    }
    [[nodiscard]] std::string json() const { return alignment_json(text, aligned); }
    [[nodiscard]] std::string table() const {
        return alignment_heading(text, aligned.answer) + "\n" + alignment_table(text, aligned);
    }
    [[nodiscard]] std::string explanation() const { return kalends::explanation(text, aligned); }
    [[nodiscard]] std::string svg() const {
        const AlignmentFigure figure{"", text, aligned};
        return alignment_svg({&figure, 1});
    }
};

std::unique_ptr<Alignment> align(const Normalizer& normalizer, const py::object& text, const Words& words) {
    const std::string read = text_of(text, "text");
    const NormalizerOptions options = text_settings(words);
    const py::gil_scoped_release others_run;
    const OneBlasThread small_products;
    return std::make_unique<Alignment>(Alignment{read, normalizer.align(read, options)});
}

void bind_answers(py::module_& module) {
    py::class_<Answers>(module, "Answers")
        .def("__len__", &Answers::size)
        .def("json",
             [](const Answers& answers, std::size_t row) {
                 if (row >= answers.size())
                     throw py::index_error("there are " + std::to_string(answers.size()) + " rows");
                 return answers.json(row);
             })
        .def("written", &Answers::written)
        .def("dates", &Answers::dates)
        .def("confidences", &Answers::confidences)
        .def("cells", [](const Answers& answers, const std::string& detail) {
            for (const AnswerDetail one : all_details)
                if (name(one) == detail) return answers.cells(one);
            throw py::key_error(detail);
        });
}

void bind_normalizer(py::module_& module) {
    py::class_<Normalizer, std::shared_ptr<Normalizer>>(module, "Normalizer").def(py::init(&load_normalizer));
    py::class_<Column>(module, "Column")
        .def(py::init([](const std::shared_ptr<Normalizer>& normalizer, const Words& words) {
            return std::make_unique<Column>(normalizer, column_settings(words));
        }))
        .def("normalize",
             [](Column& column, const py::list& texts, const std::optional<py::list>& references) {
                 const Texts rows(texts, "row");
                 if (!references) return column.normalize(rows, nullptr);
                 const Texts from(*references, "reference");
                 return column.normalize(rows, &from);
             })
        .def("evidence", &Column::evidence);
    py::class_<Alignment>(module, "Alignment")
        .def("answer", &Alignment::answer)
        .def("json", &Alignment::json)
        .def("table", &Alignment::table)
        .def("explanation", &Alignment::explanation)
        .def("svg", &Alignment::svg);
    module.def("align", &align);
}

}  // namespace
}  // namespace kalends::python

PYBIND11_MODULE(_core, module) {
    using namespace kalends;
    module.doc() = "What kalends is made of; use the package kalends.";
    keep_freed_memory();
    python::make_exceptions(module);
    python::bind_answers(module);
    python::bind_normalizer(module);
    module.def("column_options", &python::column_option_names);
    module.def("text_options", &python::text_option_names);
    module.def("detail_names", [] {
        Words names;
        for (const AnswerDetail detail : all_details) names.emplace_back(name(detail));
        return names;
    });
    module.def("better_blas_kernels", [] { return better_blas_kernels(); });
    module.attr("version") = KALENDS_VERSION;
}
