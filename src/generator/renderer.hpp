#pragma once

#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "generator/draft.hpp"
#include "generator/locale_names.hpp"
#include "generator/noise.hpp"
#include "generator/pattern.hpp"
#include "generator/sampled_date.hpp"

namespace kalends {

/// Who writes: in the language of a locale, with English words beside it.
struct Writer {
    const LocaleNames& names;
    const std::vector<std::string_view>& words;
    Noise noise{};
};

/// Fills a pattern with a date. @param inner takes the place of {date}
Draft render(const Pattern&, const SampledDate&, const Writer&, Random&, const Pattern* inner = nullptr);

}  // namespace kalends
