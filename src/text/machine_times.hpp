#pragma once

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Times as names of files and PDF have them are written as ISO 8601 does, in place: hyphens and underscores between
/// the numbers of a time of the day, behind a date and t or with seconds (2018-05-09t14-30, 2018-05-09_14-30-05), and
/// in an offset behind them are colons; apostrophes around the minutes of an offset (20180509143000+02'00'; ISO
/// 32000-2:2020, 7.9.4) are one. 2018-05-09t10-05 stays: that may be an offset.
void write_machine_times(NormalizedText&);

}  // namespace kalends
