#include "kalends/evaluation/evaluator.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "normalizer/resolved_text.hpp"

namespace kalends {

Evaluator::Evaluator(const Normalizer& normalizer, const EvaluationOptions& options, MissObserver on_miss)
    : normalizer_(normalizer), options_(options), on_miss_(std::move(on_miss)) {}

template <class Row>
void Evaluator::add_all(std::span<const Row> rows) {
    std::vector<std::string> texts;
    for (const Row& row : rows) texts.push_back(row.text);
    NormalizerOptions options = options_.normalizer;
    options.tells_unread = false;
    const std::vector<Transcript> transcripts = normalizer_.read(texts, options);
    for (std::size_t i = 0; i < rows.size(); ++i) add(rows[i], normalizer_.resolve(transcripts[i], options));
}

void Evaluator::add(std::span<const Example> examples) {
    const auto counts = [this](const Example& example) {
        return options_.kinds.empty() ||
               std::ranges::find(options_.kinds, kind_of(example.target)) != options_.kinds.end();
    };
    if (std::ranges::all_of(examples, counts)) return add_all(examples);
    std::vector<Example> some;
    std::ranges::copy_if(examples, std::back_inserter(some), counts);
    add_all(std::span<const Example>(some));
}

void Evaluator::add(std::span<const AnsweredText> rows) {
    add_all(rows);
}

void Evaluator::add(const Example& example, const ResolvedText& row) {
    NormalizerOptions told = options_.normalizer;
    if (options_.told == ToldOrder::target) told.order = example.target.order;
    const Answer answer = normalizer_.decide(row, told);
    const Outcome outcome = kalends::add(metrics_, example, told.order, row, answer, told.resolution);
    if (on_miss_ && outcome != Outcome::exact)
        on_miss_({example.text, example.locale, example.pattern, to_string(example.target),
                  due(example, told.order, told.resolution), outcome, told.order, row,
                  normalizer_.align(example.text, told)});
    if (aligned_rows_ >= options_.align_rows || example.spans == FieldSpans{}) return;
    add_alignment(metrics_, example, normalizer_.align(example.text, told));
    ++aligned_rows_;
}

void Evaluator::add(const AnsweredText& known, const ResolvedText& row) {
    const NormalizerOptions& told = options_.normalizer;
    const Outcome outcome = kalends::add(metrics_, known, normalizer_.decide(row, told));
    if (on_miss_ && outcome != Outcome::exact)
        on_miss_({known.text, known.locale, known.pattern, known.edtf.empty() ? "none" : known.edtf, due(known),
                  outcome, told.order, row, normalizer_.align(known.text, told)});
}

}  // namespace kalends
