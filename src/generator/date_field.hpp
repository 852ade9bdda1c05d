#pragma once

#include <array>
#include <string>
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

/// In the digits of the locale, where the writer uses these.
std::string localised(std::string_view digits, const Writer&);

/// Appends a field that is neither literal nor choice, and notes in the draft what it says and where.
/// @pre none that phrases alone have (trait::of_phrase)
void append_field(const Piece&, const SampledDate&, const Writer&, Random&, CarelessText&, Draft&);

}  // namespace kalends
