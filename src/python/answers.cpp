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

void Answers::add(std::vector<std::string> texts, BlockAnswers answers) {
    for (std::size_t row = 0; row < texts.size(); ++row) places_.push_back({blocks_.size(), row});
    blocks_.push_back({std::move(texts), std::move(answers)});
}

std::string Answers::json(std::size_t row) const {
    const Block& block = blocks_[places_[row].block];
    std::string line;
    append_json(line, block.texts[places_[row].row], block.answers.of(places_[row].row));
    return line;
}

template <class Make>
py::list Answers::objects(Make make) const {
    py::list list(size());
    std::size_t at = 0;
    for (const Block& block : blocks_) {
        std::vector<py::object> made(block.answers.answers.size());
        for (std::size_t row = 0; row < block.texts.size(); ++row) {
            py::object& object = made[block.answers.row[row]];
            if (!object) object = make(block.texts[row], block.answers.of(row));
            list[at++] = object;
        }
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
