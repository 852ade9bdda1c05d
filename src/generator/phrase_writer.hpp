#pragma once

#include <optional>

#include "generator/date_field.hpp"
#include "generator/phrase.hpp"
#include "generator/phrase_dates.hpp"
#include "generator/phrase_target.hpp"

namespace kalends {

/// Writes a phrase about dates, one for each of its ends. Nothing where what it says is no expression: see
/// put_together().
std::optional<WrittenPhrase> write(const Phrase&, const PhraseDates&, const Speech&, const Writer&, Random&);

}  // namespace kalends
