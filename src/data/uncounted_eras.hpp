#pragma once

#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// True of a year that the text counts from where this program does not, read as one of ours or of another calendar: of
/// Nepal (2075/02/12 BS), Burma, Korea's founding (개국 504년), the Armenians, the Seleucids (of the Greeks), the
/// shahs and the Kurds; from 1912 back (民國前3年); of the Buddha in Chinese letters
/// as ours (佛曆2561年); and of a fiscal year as a whole one (令和6年度).
bool is_of_uncounted_era(const Expression&, std::u32string_view text);

}  // namespace kalends
