#pragma once

#include "data/evidence.hpp"
#include "kalends/data/word_sayings.hpp"

namespace kalends {

/// True where a text has a time of the day, and the expression says none, or one that may be another: hours that may be
/// an offset (04:09-08:00) and offsets that may be hours (09:00-10:00 EST), numbers of the time or of its offset that
/// are not read, a Z that is joined to a word, or an hour from one to twelve beside a word for the half of the day that
/// it does not say.
bool leaves_time_out(const Expression&, TextEvidence&, const WordSayings&);

}  // namespace kalends
