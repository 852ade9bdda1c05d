#include "python/column.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "cli/options/groups.hpp"
#include "cli/options/options.hpp"
#include "python/one_blas_thread.hpp"

namespace kalends::python {
namespace {

namespace py = pybind11;

void tell(Options& options, NormalizerOptions& settings) {
    order_option(options, settings.order);
    reading_options(options, settings);
}

void tell(Options& options, ColumnSettings& settings) {
    column_options(options, settings.normalizer);
    std::optional<std::string> references;
    options.word("reference-column", "rows have a reference each", references, "NAME");
    options.whole("n-best", "the N best readings", settings.normalizer.normalizer.n_best, {1, 100});
    answer_form_option(options, settings.form);
    threads_option(options, settings.normalizer.threads);
    settings.normalizer.normalizer.resolution.tells_time = settings.form == AnswerForm::datetime;
}

template <class Settings>
OptionList declared() {
    OptionList list;
    Options options(list);
    Settings defaults;
    tell(options, defaults);
    return list;
}

template <class Settings>
Settings told(const Words& words) {
    const Arguments arguments(declared<Settings>(), words);
    Options options(arguments);
    Settings settings;
    tell(options, settings);
    return settings;
}

template <class Settings>
Words option_names() {
    Words names;
    std::ranges::transform(declared<Settings>(), std::back_inserter(names), &OptionInfo::long_name);
    return names;
}

/// Rows that speak for a meaning, with the first of them; None where there is none.
py::object speaking(std::size_t rows, const std::string& example) {
    if (rows == 0) return py::none();
    return py::dict(py::arg("rows") = rows, py::arg("example") = example);
}

template <class Meaning>
py::dict told_of(const FormSummary<Meaning>& summary, const std::array<const char*, 3>& names) {
    py::dict told;
    for (std::size_t i = 1; i < names.size(); ++i) told[names[i]] = speaking(summary.rows[i], summary.example[i]);
    return told;
}

}  // namespace

ColumnSettings column_settings(const Words& words) {
    return told<ColumnSettings>(words);
}

Words column_option_names() {
    return option_names<ColumnSettings>();
}

NormalizerOptions text_settings(const Words& words) {
    return told<NormalizerOptions>(words);
}

Words text_option_names() {
    return option_names<NormalizerOptions>();
}

Column::Column(std::shared_ptr<const Normalizer> normalizer, const ColumnSettings& settings)
    : normalizer_(std::move(normalizer)), form_(settings.form), normalize_(*normalizer_, settings.normalizer) {}

Answers Column::normalize(const Texts& texts, const Texts* references) {
    Answers answers(form_, texts.size());
    std::vector<std::string> rows;
    for (std::size_t begin = 0; begin < texts.size();) {
        texts.copy_block(begin, rows);
        const std::vector<std::string> from = references ? references->some(begin, rows.size()) : Words();
        {
            const py::gil_scoped_release others_run;
            const std::scoped_lock alone(busy_);
            const OneBlasThread small_products;
            answers.add(rows, normalize_(rows, from));
        }
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
        begin += rows.size();
    }
    return answers;
}

py::dict Column::evidence() const {
    const ColumnSummary shown = [&] {
        const py::gil_scoped_release others_run;
        const std::scoped_lock alone(busy_);
        return normalize_.evidence();
    }();
    py::dict order, calendar;
    for (const Order one : told_orders) {
        const auto place = static_cast<std::size_t>(one);
        order[py::str(std::string(name(one)))] = speaking(shown.order.rows[place], shown.order.example[place]);
    }
    for (std::size_t i = 1; i < told_calendar_count; ++i)
        if (shown.calendar.rows[i] > 0)
            calendar[py::str(std::string(name(static_cast<ToldCalendar>(i))))] =
                speaking(shown.calendar.rows[i], shown.calendar.example[i]);
    return py::dict(py::arg("order") = order, py::arg("calendar") = calendar,
                    py::arg("year_hyphen") = told_of(shown.year_hyphen, {"", "month", "range"}),
                    py::arg("month_hyphen") = told_of(shown.month_hyphen, {"", "day", "year"}),
                    py::arg("year_first") = told_of(shown.year_first, {"", "month", "day"}),
                    py::arg("edtf") = shown.edtf.decide());
}

}  // namespace kalends::python
