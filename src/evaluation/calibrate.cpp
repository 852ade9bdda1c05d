#include "evaluation/calibrate.hpp"

#include "kalends/evaluation/evaluator.hpp"

namespace kalends {

void calibrate(Checkpoint& checkpoint, std::span<const Example> examples) {
    if (examples.empty()) return;
    checkpoint.calibration.by_evidence = {};
    const Normalizer raw(checkpoint, Precision::full);  // the same on every processor
    EvaluationOptions options;
    options.align_rows = 0;
    Evaluator evaluator(raw, options);
    evaluator.add(examples);
    checkpoint.calibration.by_evidence = fit_by_evidence(evaluator.metrics().judged);
}

}  // namespace kalends
