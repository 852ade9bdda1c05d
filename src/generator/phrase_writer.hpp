#pragma once

#include <optional>
#include <string>

#include "generator/date_field.hpp"
#include "generator/phrase.hpp"
#include "generator/phrase_dates.hpp"
#include "generator/phrase_target.hpp"

namespace kalends {

/// Writes a phrase about dates, one for each of its ends. Nothing where what it says is no expression: see
/// put_together().
std::optional<WrittenPhrase> write(const Phrase&, const PhraseDates&, const Speech&, const Writer&, Random&);

/// The text alone, of a phrase that says no date whatever stands in it: every Monday at eight. Nothing where words for
/// it are missing.
std::optional<std::string> write_nothing(const Phrase&, const PhraseDates&, const Speech&, const Writer&, Random&);

}  // namespace kalends
