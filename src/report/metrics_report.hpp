#pragma once

#include <string>

#include "kalends/evaluation/evaluator.hpp"

// What an evaluation found. JSON is one line without a line end.
namespace kalends {

/// The metrics for a reader: percentages in plain text, one line end after each line; of locales and patterns the worst
/// ten.
std::string metrics_table(const Metrics&);

/// {"rows","exact_match","wrong","refused", then breakdowns: "by_due", "by_locale", "by_pattern" (worst first),
/// "statuses", "fields", "alignment", "calibration"}; all shares are fractions.
std::string metrics_json(const Metrics&);

/// {"outcome","due","expected","told","locale","pattern","readings":[{"order","written","confidence"}],"answer"};
/// `expected` and `written` as in the second column of a corpus, `answer` as alignment_json() has it.
std::string miss_json(const Miss&);

}  // namespace kalends
