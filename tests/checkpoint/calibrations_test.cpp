#include "checkpoint/calibrations.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace kalends::calibrations_test {
namespace {

Logistic& of(Calibration& calibration, Evidence evidence) {
    return calibration.by_evidence.at(static_cast<std::size_t>(evidence));
}
Logistic& of(Calibration& calibration, Kind kind) {
    return calibration.by_kind.at(static_cast<std::size_t>(kind));
}

}  // namespace

TEST_CASE("calibrations have names of their own, for each evidence and each kind but none") {
    std::set<std::string> names;
    for (const NamedLogistic& one : named({})) names.insert(one.name);
    CHECK(names.size() == evidence_kinds + all_kinds.size() - 1);
    CHECK(names.count("unchecked") == 1);
    CHECK(names.count("several") == 1);
    CHECK(names.count("none") == 0);
}

TEST_CASE("calibrations come back by their names, in any order") {
    Calibration calibration;
    of(calibration, Evidence::shared) = {1.5, -1};
    of(calibration, Kind::interval) = {0.5, 2};
    std::vector<NamedLogistic> all = named(calibration);
    std::ranges::reverse(all);
    Calibration again;
    take(again, all);
    CHECK(again == calibration);
}

TEST_CASE("calibrations that are missing, and others than this program knows") {
    const std::vector<NamedLogistic> some{
        {"unchecked", {2, 1}}, {"shared", {3, 1}}, {"interval", {0.5, 0}}, {"of a later version", {3, 3}}};
    Calibration calibration;
    of(calibration, Evidence::named) = {9, 9};
    take(calibration, some);
    CHECK(of(calibration, Evidence::unchecked) == Logistic{2, 1});
    CHECK(of(calibration, Evidence::named) == Logistic{});
    CHECK(of(calibration, Evidence::shared) == Logistic{3, 1});
    CHECK(of(calibration, Evidence::worded) == Logistic{});
    CHECK(of(calibration, Evidence::invented) == Logistic{2, 1});
    CHECK(of(calibration, Kind::interval) == Logistic{0.5, 0});
    CHECK(of(calibration, Kind::several) == Logistic{2, 1});
    take(calibration, std::vector<NamedLogistic>{{"named", {4, 1}}, {"worded", {5, 1}}});
    CHECK(of(calibration, Evidence::worded) == Logistic{5, 1});
    CHECK(of(calibration, Evidence::leftover) == Logistic{4, 1});
    take(calibration, std::vector<NamedLogistic>{{"named", {4, 1}}});
    CHECK(of(calibration, Evidence::worded) == Logistic{4, 1});
}

}  // namespace kalends::calibrations_test
