#include "kalends/evaluation/evaluator.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "normalizer/resolved_text.hpp"

namespace kalends {
namespace {

Order told_order(const Example& example, const EvaluationOptions& options) {
    return options.told == ToldOrder::target ? example.target.order : options.normalizer.order;
}

bool has_spans(const Example& example) {
    return !(example.spans == FieldSpans{});
}

}  // namespace

Evaluator::Evaluator(const Normalizer& normalizer, const EvaluationOptions& options, MissObserver on_miss)
    : normalizer_(normalizer), options_(options), on_miss_(std::move(on_miss)) {}

void Evaluator::add(std::span<const Example> examples) {
    std::vector<std::string> texts(examples.size());
    std::transform(examples.begin(), examples.end(), texts.begin(),
                   [](const Example& example) { return example.text; });
    const std::vector<Transcript> transcripts = normalizer_.read(texts, options_.normalizer.n_best);
    for (std::size_t i = 0; i < examples.size(); ++i)
        add(examples[i], normalizer_.resolve(transcripts[i], options_.normalizer));
}

void Evaluator::add(const Example& example, const ResolvedText& row) {
    NormalizerOptions told = options_.normalizer;
    told.order = told_order(example, options_);
    const Answer answer = normalizer_.decide(row, told);
    const Outcome outcome = kalends::add(metrics_, example, told.order, row, answer, told.resolution);
    if (on_miss_ && outcome != Outcome::exact)
        on_miss_({example, told.order, outcome, row, normalizer_.align(example.text, told)});
    if (aligned_rows_ < options_.align_rows && has_spans(example)) align(example, told);
}

void Evaluator::align(const Example& example, const NormalizerOptions& told) {
    add_alignment(metrics_, example, normalizer_.align(example.text, told));
    ++aligned_rows_;
}

}  // namespace kalends
