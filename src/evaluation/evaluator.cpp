#include "kalends/evaluation/evaluator.hpp"

#include <string>
#include <utility>
#include <vector>

#include "normalizer/resolved_text.hpp"

namespace kalends {

Evaluator::Evaluator(const Normalizer& normalizer, const EvaluationOptions& options, MissObserver on_miss)
    : normalizer_(normalizer), options_(options), on_miss_(std::move(on_miss)) {}

void Evaluator::add(std::span<const Example> examples) {
    std::vector<std::string> texts;
    for (const Example& example : examples) texts.push_back(example.text);
    const std::vector<Transcript> transcripts = normalizer_.read(texts, options_.normalizer.n_best);
    for (std::size_t i = 0; i < examples.size(); ++i)
        add(examples[i], normalizer_.resolve(transcripts[i], options_.normalizer));
}

void Evaluator::add(const Example& example, const ResolvedText& row) {
    NormalizerOptions told = options_.normalizer;
    if (options_.told == ToldOrder::target) told.order = example.target.order;
    const Answer answer = normalizer_.decide(row, told);
    const Outcome outcome = kalends::add(metrics_, example, told.order, row, answer, told.resolution);
    if (on_miss_ && outcome != Outcome::exact)
        on_miss_({example, told.order, outcome, row, normalizer_.align(example.text, told)});
    if (aligned_rows_ >= options_.align_rows || example.spans == FieldSpans{}) return;
    add_alignment(metrics_, example, normalizer_.align(example.text, told));
    ++aligned_rows_;
}

}  // namespace kalends
