#include "kalends/evaluation/calibrate.hpp"

#include "kalends/evaluation/evaluator.hpp"

namespace kalends {

void calibrate(Checkpoint& checkpoint, std::span<const Example> examples) {
    if (examples.empty()) return;
    checkpoint.calibration.slope = 1;
    checkpoint.calibration.offset = 0;
    const Normalizer raw(checkpoint, Precision::full);  // the same on every processor
    EvaluationOptions options;
    options.align_rows = 0;
    Evaluator evaluator(raw, options);
    evaluator.add(examples);
    const Calibration fitted = fit_calibration(evaluator.metrics().judged);
    checkpoint.calibration.slope = fitted.slope;
    checkpoint.calibration.offset = fitted.offset;
}

}  // namespace kalends
