#pragma once

#include "core/random.hpp"
#include "generator/date_field.hpp"
#include "generator/draft.hpp"
#include "generator/pattern.hpp"
#include "generator/sampled_date.hpp"

namespace kalends {

/// Fills a pattern with a date. @param inner takes the place of {date}
Draft render(const Pattern&, const SampledDate&, const Writer&, Random&, const Pattern* inner = nullptr);

}  // namespace kalends
