#pragma once

#include "kalends/evaluation/metrics.hpp"

namespace kalends::made {

inline Metrics some_metrics() {
    Metrics metrics;
    metrics.all = {4, 2, 1, 1};
    metrics.by_due[Due::complete] = {3, 1, 1, 1};
    metrics.by_due[Due::none] = {1, 1, 0, 0};
    metrics.by_locale = {{"de", {2, 1, 1, 0}}, {"en", {2, 1, 0, 1}}};
    metrics.by_pattern = {{"all", {4, 2, 1, 1}}};
    metrics.statuses = {{Status::ok, 2}, {Status::none, 2}};
    metrics.fields.year = {3, 4};
    metrics.judged = {{0.9, true, Evidence::named},
                      {0.8, true, Evidence::named},
                      {0.7, false, Evidence::resembling},
                      {0.2, false, Evidence::unchecked}};
    metrics.aligned = metrics.aligned_day = {19, 20};
    return metrics;
}

}  // namespace kalends::made
