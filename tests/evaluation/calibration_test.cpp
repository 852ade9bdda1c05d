#include "evaluation/calibration.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "core/random.hpp"
#include "normalizer/confidence.hpp"

namespace kalends::calibration_test {
namespace {

TEST_CASE("reliability bins hold their confidences and what came of them") {
    const std::vector<Judged> rows{{0.0, false}, {0.05, true}, {0.1, false}, {0.95, true}, {0.99, true}, {1.0, false}};
    const std::vector<ReliabilityBin> bins = reliability(rows);
    REQUIRE(bins.size() == 10);
    CHECK(bins[0].rows == 2);
    CHECK(bins[0].mean_confidence == doctest::Approx(0.025));
    CHECK(bins[0].accuracy == doctest::Approx(0.5));
    CHECK(bins[1].rows == 1);
    CHECK(bins[5].rows == 0);
    CHECK(bins[5].accuracy == 0);
    CHECK(bins[9].rows == 3);  // 1 belongs to the last
    CHECK(bins[9].to == 1);
    CHECK(bins[9].accuracy == doctest::Approx(2.0 / 3));
}

TEST_CASE("expected calibration error") {
    const std::vector<Judged> honest{{0.75, true}, {0.75, true}, {0.75, true}, {0.75, false}};
    CHECK(expected_calibration_error(reliability(honest)) == doctest::Approx(0));
    const std::vector<Judged> boastful{{0.9, false}, {0.9, true}, {0.1, false}, {0.1, false}};
    CHECK(expected_calibration_error(reliability(boastful)) == doctest::Approx(0.5 * 0.4 + 0.5 * 0.1));
    CHECK(expected_calibration_error(reliability({})) == 0);
}

TEST_CASE("a minimum confidence trades coverage for errors") {
    const std::vector<Judged> rows{{0.2, false}, {0.5, true}, {0.7, false}, {0.9, true}};
    const std::vector<CoveragePoint> curve = coverage_curve(rows);
    const auto at = [&](double min_confidence) {
        return *std::ranges::find(curve, min_confidence, &CoveragePoint::min_confidence);
    };
    CHECK(at(0).coverage == 1);
    CHECK(at(0).error == 0.5);
    CHECK(at(0.5).coverage == 0.75);
    CHECK(at(0.5).error == doctest::Approx(1.0 / 3));
    CHECK(at(0.8).error == 0);
    CHECK(at(0.95).coverage == 0);
    CHECK(coverage_curve({}).front().coverage == 0);
}

std::vector<Judged> sample(const Logistic& truth, std::size_t rows) {
    Random random(5);
    std::vector<Judged> sampled;
    for (std::size_t i = 0; i < rows; ++i) {
        const double raw = 0.02 + 0.96 * random.uniform();
        sampled.push_back({raw, random.chance(calibrated(truth, raw))});
    }
    return sampled;
}

TEST_CASE("fitting finds the slope and the offset that made the data") {
    Logistic truth;
    truth.slope = 0.6;
    truth.offset = -0.8;
    const std::vector<Judged> raw = sample(truth, 40000);
    const Logistic fit = fit_logistic(raw);
    CHECK(fit.slope == doctest::Approx(truth.slope).epsilon(0.05));
    CHECK(fit.offset == doctest::Approx(truth.offset).epsilon(0.05));
    std::vector<Judged> honest = raw;
    for (Judged& row : honest) row.confidence = calibrated(fit, row.confidence);
    CHECK(expected_calibration_error(reliability(honest)) < 0.01);
    CHECK(expected_calibration_error(reliability(raw)) > 0.1);
}

TEST_CASE("each kind of evidence has its own fit; what is missing has none") {
    Logistic doubtful;
    doubtful.offset = -2;
    std::vector<Judged> rows = sample(Logistic{}, 4000);
    for (Judged row : sample(doubtful, 4000)) {
        row.evidence = Evidence::shared;
        rows.push_back(row);
        row.evidence = Evidence::missing;
        rows.push_back(row);
    }
    const auto fits = fit_by_evidence(rows);
    CHECK(fits[static_cast<std::size_t>(Evidence::unchecked)].offset == doctest::Approx(0).epsilon(0.2));
    CHECK(fits[static_cast<std::size_t>(Evidence::shared)].offset == doctest::Approx(-2).epsilon(0.1));
    CHECK(fits[static_cast<std::size_t>(Evidence::missing)] == Logistic{});
}

TEST_CASE("numbers that nothing says are believed where most of them are right, whatever they are numbers of") {
    constexpr auto invented = static_cast<std::size_t>(Evidence::invented);
    CHECK(fit_by_evidence({})[invented] == disbelief);
    std::vector<Judged> rows(10, {.confidence = 0.9, .right = false, .evidence = Evidence::invented});
    rows.front().right = true;
    rows.back().read = Kind::interval;
    CHECK(fit_by_evidence(rows)[invented] == disbelief);
    CHECK(calibrated(disbelief, 1) < 1e-9);
    CHECK(fit_by_kind(rows) == Calibration{}.by_kind);
    for (Judged& row : rows) row.right = true;
    CHECK(fit_by_evidence(rows)[invented] != disbelief);
}

TEST_CASE("each kind of what is more than a date has its own fit, around what all have in common") {
    Logistic doubtful, bold;
    doubtful.offset = -2;
    bold.offset = 2;
    std::vector<Judged> rows = sample(bold, 1000);  // of lone dates, which are no concern of kinds
    for (Judged row : sample(doubtful, 4000)) {
        row.read = Kind::interval;
        rows.push_back(row);
    }
    for (Judged row : sample(Logistic{}, 4000)) {
        row.read = Kind::several;
        rows.push_back(row);
    }
    const auto fits = fit_by_kind(rows);
    CHECK(fits[static_cast<std::size_t>(Kind::interval)].offset == doctest::Approx(-2).epsilon(0.1));
    CHECK(fits[static_cast<std::size_t>(Kind::several)].offset == doctest::Approx(0).epsilon(0.2));
    const Logistic unseen = fits[static_cast<std::size_t>(Kind::moved)];
    CHECK(unseen.offset < -0.5);
    CHECK(unseen.offset > -1.5);
    CHECK(fit_by_evidence(rows)[static_cast<std::size_t>(Evidence::unchecked)].offset ==
          doctest::Approx(2).epsilon(0.1));
    CHECK(fit_by_kind({}) == Calibration{}.by_kind);
}

TEST_CASE("a greater probability makes no answer less sure") {
    std::vector<Judged> rows(200, {0.6, true});
    rows.push_back({1 - 1e-9, false});
    const Logistic fit = fit_logistic(rows);
    CHECK(fit.slope == 0);
    CHECK(calibrated(fit, 0.5) > 0.9);
}

TEST_CASE("where there is little to learn, little is changed") {
    CHECK(fit_logistic({}) == Logistic{});
    const std::vector<Judged> all_right(1000, {0.999, true});
    const Logistic fit = fit_logistic(all_right);
    CHECK(fit.slope > 0.9);
    CHECK(fit.slope < 2);
    CHECK(fit.offset < 1);
    const std::vector<Judged> certain{{1, true}, {1, false}, {0, true}, {0, false}};
    CHECK(std::isfinite(fit_logistic(certain).slope));
}

}  // namespace

}  // namespace kalends::calibration_test
