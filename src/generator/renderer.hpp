#pragma once

#include <string>
#include <vector>

#include "core/random.hpp"
#include "generator/draft.hpp"
#include "generator/locale_names.hpp"
#include "generator/noise.hpp"
#include "generator/pattern.hpp"
#include "generator/sampled_date.hpp"

namespace kalends {

/// Fills a pattern with a date. One object a text.
class Renderer {
public:
    Renderer(const LocaleNames& names, const std::vector<std::string>& words, const Noise& noise, Random& random)
        : names_(names), words_(words), noise_(noise), random_(random), text_(noise.spaces, random) {}

    /// Appends `pattern`; `inner` takes the place of {date}.
    void append(const Pattern& pattern, const SampledDate& date, const Pattern* inner = nullptr);
    Draft take();

private:
    void append(const Piece& piece, const SampledDate& date, const Pattern* inner);
    void append_date_field(const Piece& piece, const SampledDate& date);
    void append_iso_field(const Piece& piece, const SampledDate& date);
    void append_year(int year, std::size_t width);
    void append_year_in_words(Field field, int year);
    void append_era_year(const Piece& piece, const SampledDate& date);
    void append_month_number(int month, std::size_t width);
    void append_month(std::string_view text, int month);
    void append_day_number(int day, std::size_t width);
    void append_day(std::string_view text, int day);
    void append_weekday(const NameSet<7>& set, const Piece& piece, int weekday);
    [[nodiscard]] std::string day_in_words(Field field, int day);
    [[nodiscard]] std::string month_name(const NameSet<12>& set, const Piece& piece, const SampledDate& date);
    template <std::size_t N>
    [[nodiscard]] std::string name_form(const NameSet<N>& set, std::size_t index, bool wide);
    [[nodiscard]] std::string localised(const std::string& digits) const;

    const LocaleNames& names_;
    const std::vector<std::string>& words_;
    const Noise& noise_;
    Random& random_;
    CarelessText text_;
    Draft draft_;  ///< its text is in text_ until take()
};

}  // namespace kalends
