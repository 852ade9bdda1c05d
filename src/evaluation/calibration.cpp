#include "evaluation/calibration.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "normalizer/confidence.hpp"

namespace kalends {
namespace {

std::size_t bin_of(double confidence, std::size_t bins) {
    const auto bin = static_cast<std::size_t>(confidence * static_cast<double>(bins));
    return std::min(bin, bins - 1);
}

double ratio(double part, std::size_t whole) {
    return whole == 0 ? 0 : part / static_cast<double>(whole);
}

/// Log posterior of a calibration up to a constant, with its gradient and Hessian.
struct Posterior {
    double value = 0;
    double d_slope = 0, d_offset = 0;
    double slope_slope = 0, slope_offset = 0, offset_offset = 0;
};

Posterior posterior(std::span<const Judged> rows, const Logistic& fit, const Logistic& usual) {
    const auto [slope, offset] = fit;
    // Prior: both normal with variance 1, around the usual ones.
    const double more_slope = slope - usual.slope, more_offset = offset - usual.offset;
    Posterior p{-(more_slope * more_slope + more_offset * more_offset) / 2, -more_slope, -more_offset, -1, 0, -1};
    for (const Judged& row : rows) {
        const double x = logit(row.confidence);
        const double z = slope * x + offset;
        const double likely = 1 / (1 + std::exp(-z));
        const double surprise = (row.right ? 1 : 0) - likely;
        const double curve = -likely * (1 - likely);
        p.value -= row.right ? std::log1p(std::exp(-z)) : std::log1p(std::exp(z));
        p.d_slope += surprise * x;
        p.d_offset += surprise;
        p.slope_slope += curve * x * x;
        p.slope_offset += curve * x;
        p.offset_offset += curve;
    }
    return p;
}

struct NewtonStep {
    double slope = 0, offset = 0;
};

/// Newton's: minus the inverse Hessian (negative definite, by the prior) times the gradient. From a slope of 0 it does
/// not go further down.
NewtonStep newton_step(const Posterior& p, double slope) {
    const double determinant = p.slope_slope * p.offset_offset - p.slope_offset * p.slope_offset;
    const NewtonStep step{-(p.offset_offset * p.d_slope - p.slope_offset * p.d_offset) / determinant,
                          -(p.slope_slope * p.d_offset - p.slope_offset * p.d_slope) / determinant};
    return slope <= 0 && step.slope < 0 ? NewtonStep{0, -p.d_offset / p.offset_offset} : step;
}

Logistic after(const Logistic& fit, const NewtonStep& step, double share) {
    return {std::max(0.0, fit.slope + share * step.slope), fit.offset + share * step.offset};
}

/// What is more than a lone date is calibrated by its kind, but not where nothing says its numbers.
bool is_by_kind(const Judged& row) {
    return row.read && row.evidence != Evidence::invented;
}

/// False of none.
bool are_mostly_right(std::span<const Judged> rows) {
    return 2 * static_cast<std::size_t>(std::ranges::count_if(rows, &Judged::right)) > rows.size();
}

}  // namespace

std::vector<ReliabilityBin> reliability(std::span<const Judged> rows, std::size_t bins) {
    std::vector<ReliabilityBin> result(bins);
    for (std::size_t i = 0; i < bins; ++i) {
        result[i].from = static_cast<double>(i) / static_cast<double>(bins);
        result[i].to = static_cast<double>(i + 1) / static_cast<double>(bins);
    }
    for (const Judged& row : rows) {
        ReliabilityBin& bin = result[bin_of(row.confidence, bins)];
        ++bin.rows;
        bin.mean_confidence += row.confidence;
        bin.accuracy += row.right ? 1 : 0;
    }
    for (ReliabilityBin& bin : result) {
        bin.mean_confidence = ratio(bin.mean_confidence, bin.rows);
        bin.accuracy = ratio(bin.accuracy, bin.rows);
    }
    return result;
}

double expected_calibration_error(std::span<const ReliabilityBin> bins) {
    double sum = 0;
    std::size_t rows = 0;
    for (const ReliabilityBin& bin : bins) {
        sum += static_cast<double>(bin.rows) * std::abs(bin.mean_confidence - bin.accuracy);
        rows += bin.rows;
    }
    return ratio(sum, rows);
}

std::vector<CoveragePoint> coverage_curve(std::span<const Judged> rows) {
    constexpr std::array thresholds{0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999};
    std::vector<CoveragePoint> curve;
    for (const double threshold : thresholds) {
        std::size_t answered = 0, wrong = 0;
        for (const Judged& row : rows) {
            if (row.confidence < threshold) continue;
            ++answered;
            wrong += row.right ? 0 : 1;
        }
        curve.push_back({threshold, ratio(static_cast<double>(answered), rows.size()),
                         ratio(static_cast<double>(wrong), answered)});
    }
    return curve;
}

Logistic fit_logistic(std::span<const Judged> raw, const Logistic& usual) {
    constexpr int max_steps = 50;
    constexpr double enough = 1e-10, smallest_share = 1e-6;
    Logistic fit = usual;
    for (int i = 0; i < max_steps; ++i) {
        const Posterior here = posterior(raw, fit, usual);
        const NewtonStep step = newton_step(here, fit.slope);
        double share = 1;  // of the step; halved until it goes uphill
        while (share > smallest_share && posterior(raw, after(fit, step, share), usual).value < here.value) share /= 2;
        const Logistic next = after(fit, step, share);
        const double moved = std::abs(next.slope - fit.slope) + std::abs(next.offset - fit.offset);
        fit = next;
        if (moved < enough) break;
    }
    return fit;
}

std::array<Logistic, evidence_kinds> fit_by_evidence(std::span<const Judged> raw) {
    std::array<std::vector<Judged>, evidence_kinds> rows;
    for (const Judged& row : raw)
        if (!is_by_kind(row)) rows[static_cast<std::size_t>(row.evidence)].push_back(row);
    std::array<Logistic, evidence_kinds> fits;
    rows[static_cast<std::size_t>(Evidence::missing)].clear();
    std::transform(rows.begin(), rows.end(), fits.begin(), [](const auto& some) { return fit_logistic(some); });
    constexpr auto invented = static_cast<std::size_t>(Evidence::invented);
    if (!are_mostly_right(rows[invented])) fits[invented] = disbelief;
    return fits;
}

std::array<Logistic, all_kinds.size()> fit_by_kind(std::span<const Judged> raw) {
    std::array<std::vector<Judged>, all_kinds.size()> rows;
    std::vector<Judged> all;
    for (const Judged& row : raw) {
        if (!is_by_kind(row)) continue;
        rows[static_cast<std::size_t>(*row.read)].push_back(row);
        all.push_back(row);
    }
    const Logistic usual = fit_logistic(all);
    std::array<Logistic, all_kinds.size()> fits;
    std::ranges::transform(rows, fits.begin(), [&](const auto& some) { return fit_logistic(some, usual); });
    return fits;
}

}  // namespace kalends
