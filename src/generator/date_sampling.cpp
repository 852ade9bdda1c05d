#include "generator/date_sampling.hpp"

#include <chrono>

#include "generator/era_year.hpp"
#include "generator/years_in_words.hpp"

namespace kalends {
namespace {

using std::chrono::year;

constexpr int last_roman_year = 3999;

/// The part of a range in which every year can be written the way the pattern writes it.
DateRange writable(const DateRange& range, FieldSet fields) {
    const DateRange of_era = era_range(fields).value_or(range);
    if (of_era != all_dates) return common_part(range, of_era).value_or(range);
    const bool in_words = fields.has(Field::year_words);
    const bool padded = fields.has_padded_year && !fields.has_month_name();  // "9 May 0815" is a time of day
    const bool is_roman = fields.has(Field::year_roman);
    const bool is_lone_signed = fields.has(Field::year_signed) && !fields.has(Field::month);  // "-1950" is until then
    if (is_lone_signed) return common_part(range, {all_dates.from, year{999} / 12 / 31}).value_or(range);
    const auto first = year{in_words ? first_year_in_words : padded ? 1 : 1000} / 1 / 1;
    const auto last = year{in_words ? last_year_in_words : is_roman ? last_roman_year : 9999} / 12 / 31;
    return common_part(range, {first, last}).value_or(range);
}

/// Most years in Roman numerals stand on title pages.
constexpr DateRange title_pages{year{1450} / 1 / 1, year{1899} / 12 / 31};
constexpr double title_page_share = 0.7;

/// Of days in words and ordinals: many languages have a word of its own for the first.
constexpr double first_day_share = 0.2;

SampledDate sample_possible(FieldSet fields, const DateRange& years, Random& random) {
    const SampledDate date = sample_date(years, random);
    const bool may_be_first = fields.has(Field::day_words) || fields.has(Field::day_ordinal);
    if (!may_be_first || !random.chance(first_day_share)) return date;
    const auto first = year{date.year} / date.month / 1;
    return first < years.from ? date : sampled(std::chrono::sys_days(first), random);
}

}  // namespace

SampledDate sample_date_for(FieldSet fields, const DateRange& range, double impossible, Random& random) {
    const bool is_on_title_page = fields.has(Field::year_roman) && random.chance(title_page_share);
    const DateRange all = writable(range, fields);
    const DateRange years = is_on_title_page ? common_part(all, title_pages).value_or(all) : all;
    const bool is_possible = !fields.can_be_impossible() || !random.chance(impossible);
    return is_possible ? sample_possible(fields, years, random)
                       : sample_impossible_date(years, !fields.has_month_name(), random);
}

}  // namespace kalends
