#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/evaluation/metrics.hpp"

namespace kalends {

/// Readings of about the same confidence.
struct ReliabilityBin {
    double from = 0, to = 0;  ///< [from, to); the last one includes 1
    std::size_t rows = 0;
    double mean_confidence = 0;  ///< what the model promises; 0 where the bin is empty
    double accuracy = 0;         ///< what it keeps
};

/// Bins of equal width over [0,1]. bins > 0
std::vector<ReliabilityBin> reliability(std::span<const Judged>, std::size_t bins = 10);

/// Mean of |confidence - accuracy| over the bins, weighted by their rows (Naeini, Cooper and Hauskrecht 2015).
double expected_calibration_error(std::span<const ReliabilityBin>);

/// What a minimum confidence costs and gains.
struct CoveragePoint {
    double min_confidence = 0;
    double coverage = 0;  ///< share of the rows that are answered
    double error = 0;     ///< share of the answered ones that are wrong
};

/// At minimum confidences of 0, 0.1 .. 0.9, 0.95, 0.99, 0.999; an empty set of rows gives coverage and error 0.
std::vector<CoveragePoint> coverage_curve(std::span<const Judged>);

/// Slope and offset that make confidences honest: logistic regression of `right` on the logit of the confidence (Platt
/// 1999), with a unit normal prior around `usual`: where there is little to learn from, or no mistake at all, little
/// is changed. The slope is never negative: a greater probability makes no answer less sure. The confidences
/// must be the model's raw ones (slope 1, offset 0).
Logistic fit_logistic(std::span<const Judged> raw, const Logistic& usual = {});
/// fit_logistic() of lone dates and of none, each kind of evidence by itself; the identity where it is missing, as
/// nothing is answered then. Of what holds numbers that nothing in the text says all kinds together; they are not
/// believed unless most of these rows are right, as where a model is taught what a calendar alone knows.
std::array<Logistic, evidence_kinds> fit_by_evidence(std::span<const Judged> raw);
/// Of what is more than a lone date, each kind by itself, around what all have in common: of some kinds there are few.
std::array<Logistic, all_kinds.size()> fit_by_kind(std::span<const Judged> raw);

}  // namespace kalends
