#pragma once

#include <string>

#include "kalends/evaluation/metrics.hpp"

namespace kalends {

/// One line of JSON without a line end:
/// {"rows","exact_match","wrong","refused", then breakdowns: "by_due", "by_locale", "by_pattern" (worst first),
/// "statuses", "fields", "alignment", "calibration"}; all shares are fractions.
std::string metrics_json(const Metrics&);

}  // namespace kalends
