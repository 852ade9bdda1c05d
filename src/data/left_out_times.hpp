#pragma once

#include <span>
#include <string>

#include "data/evidence.hpp"
#include "kalends/data/word_sayings.hpp"

namespace kalends {

/// True where a text has a time of the day, and the expression says none, or one that may be another: hours that may be
/// an offset (04:09-08:00), numbers of the time or of its offset that are not read, a Z that is joined to a word, or an
/// hour from one to twelve beside a word for the half of the day that it does not say.
bool leaves_time_out(const Expression&, TextEvidence&, const WordSayings&);

/// True where an expression with times of the day says fewer zones than its text names: one, whose words an
/// abbreviation stands for, and none is read, or each end's (10:00 PDT to 15:00 EDT). @param named by
/// calendar/zones.hpp
bool leaves_named_zone_out(const Expression&, std::span<const std::string> named, bool has_one_in_words);

}  // namespace kalends
