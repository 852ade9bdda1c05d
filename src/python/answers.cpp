#include "python/answers.hpp"

#include <utility>

#include "columns/answer_detail.hpp"
#include "kalends/report/answer.hpp"

namespace kalends::python {
namespace {

namespace py = pybind11;

py::object text_or_none(const std::string& text) {
    return text.empty() ? py::object(py::none()) : py::object(py::str(text));
}

}  // namespace

/// What a column has shown may have changed the answer to a text since it was given.
void Answers::add(std::span<const std::string> texts, BlockAnswers answers) {
    constexpr auto unknown = static_cast<std::size_t>(-1);
    std::vector<std::size_t> places(answers.answers.size(), unknown);
    for (std::size_t row = 0; row < texts.size(); ++row) {
        std::size_t& place = places[answers.row[row]];
        if (place == unknown) place = place_of(texts[row], std::move(answers.answers[answers.row[row]]));
        rows_.push_back(place);
    }
}

std::size_t Answers::place_of(const std::string& text, Answer&& answer) {
    const auto latest = latest_.find(text);
    if (latest != latest_.end() && said_[latest->second].answer == answer) return latest->second;
    said_.push_back({text, std::move(answer)});
    if (latest == latest_.end()) {
        latest_.emplace(said_.back().text, said_.size() - 1);
    } else {
        latest->second = said_.size() - 1;
    }
    return said_.size() - 1;
}

std::string Answers::json(std::size_t row) const {
    const Said& said = said_[rows_[row]];
    std::string line;
    append_json(line, said.text, said.answer);
    return line;
}

template <class Make>
py::list Answers::objects(Make make) const {
    std::vector<py::object> made(said_.size());
    py::list list(size());
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        py::object& object = made[rows_[row]];
        if (!object) object = make(said_[rows_[row]].text, said_[rows_[row]].answer);
        list[row] = object;
    }
    return list;
}

py::list Answers::written() const {
    return objects(
        [&](const std::string&, const Answer& answer) { return text_or_none(kalends::written(answer, form_)); });
}

py::list Answers::dates() const {
    return objects([](const std::string&, const Answer& answer) { return text_or_none(answer.date); });
}

py::list Answers::confidences() const {
    return objects([](const std::string& text, const Answer& answer) {
        return py::float_(py::str(detail_text(text, answer, AnswerDetail::confidence)));
    });
}

py::list Answers::cells(AnswerDetail detail) const {
    return objects(
        [&](const std::string& text, const Answer& answer) { return text_or_none(detail_text(text, answer, detail)); });
}

}  // namespace kalends::python
