#include "generator/relative_text.hpp"

#include <unicode/plurrule.h>
#include <unicode/reldatefmt.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include "generator/icu_locale.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

/// Numbers from here on take the plurals of those a hundred before.
constexpr int most_forms = 300, hundred = 100;

struct NamedUnit {
    URelativeDateTimeUnit of_icu;
    Unit unit;
};
constexpr std::array units{
    NamedUnit{UDAT_REL_UNIT_SECOND, Unit::second},   NamedUnit{UDAT_REL_UNIT_MINUTE, Unit::minute},
    NamedUnit{UDAT_REL_UNIT_HOUR, Unit::hour},       NamedUnit{UDAT_REL_UNIT_DAY, Unit::day},
    NamedUnit{UDAT_REL_UNIT_WEEK, Unit::week},       NamedUnit{UDAT_REL_UNIT_MONTH, Unit::month},
    NamedUnit{UDAT_REL_UNIT_QUARTER, Unit::quarter}, NamedUnit{UDAT_REL_UNIT_YEAR, Unit::year}};
constexpr std::array weekdays{UDAT_REL_UNIT_MONDAY,   UDAT_REL_UNIT_TUESDAY, UDAT_REL_UNIT_WEDNESDAY,
                              UDAT_REL_UNIT_THURSDAY, UDAT_REL_UNIT_FRIDAY,  UDAT_REL_UNIT_SATURDAY,
                              UDAT_REL_UNIT_SUNDAY};

std::optional<Step::Kind> direction_of(double offset) {
    if (offset == 0) return std::nullopt;
    return offset < 0 ? Step::Kind::earlier : Step::Kind::later;
}

/// One style of a locale beside the root's.
class Formats {
public:
    Formats(const icu::Locale& locale, UDateRelativeDateTimeFormatterStyle style)
        : own_(make(locale, style)), root_(make(icu::Locale::getRoot(), style)) {
        keeps_root_ = std::string_view(locale.getLanguage()) == "en" || locale == icu::Locale::getRoot();
    }

    /// With the number in digits; empty where it is the root's.
    [[nodiscard]] std::string numeric(double offset, URelativeDateTimeUnit unit) const {
        return unless_of_root(formatted(*own_, &icu::RelativeDateTimeFormatter::formatNumeric, offset, unit),
                              formatted(*root_, &icu::RelativeDateTimeFormatter::formatNumeric, offset, unit));
    }
    /// In words where there are such; empty where there are none, or they are the root's.
    [[nodiscard]] std::string in_words(double offset, URelativeDateTimeUnit unit) const {
        const auto format = static_cast<Format>(&icu::RelativeDateTimeFormatter::format);
        const std::string text = formatted(*own_, format, offset, unit);
        if (text == formatted(*own_, &icu::RelativeDateTimeFormatter::formatNumeric, offset, unit)) return "";
        return unless_of_root(text, formatted(*root_, format, offset, unit));
    }

private:
    using Format = icu::UnicodeString& (icu::RelativeDateTimeFormatter::*)(double, URelativeDateTimeUnit,
                                                                           icu::UnicodeString&, UErrorCode&) const;

    static std::unique_ptr<icu::RelativeDateTimeFormatter> make(const icu::Locale& locale,
                                                                UDateRelativeDateTimeFormatterStyle style) {
        UErrorCode status = U_ZERO_ERROR;
        icu::Locale latin(locale);
        latin.setKeywordValue("numbers", "latn", status);
        auto format = std::make_unique<icu::RelativeDateTimeFormatter>(latin, nullptr, style,
                                                                       UDISPCTX_CAPITALIZATION_NONE, status);
        check(status, std::string("relative dates of ") + locale.getName());
        return format;
    }

    static std::string formatted(const icu::RelativeDateTimeFormatter& format, Format how, double offset,
                                 URelativeDateTimeUnit unit) {
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString text;
        (format.*how)(offset, unit, text, status);
        return U_SUCCESS(status) ? utf8(text) : "";
    }

    [[nodiscard]] std::string unless_of_root(const std::string& own, const std::string& root) const {
        return own == root && !keeps_root_ ? "" : own;
    }

    std::unique_ptr<icu::RelativeDateTimeFormatter> own_, root_;
    bool keeps_root_ = false;
};

/// "in 3 days" as "in " and " days"; the number is 3 where no digits stand there.
RelativeText split_at_number(const std::string& text, int number, Plural plural) {
    RelativeText result{.before = text};
    const std::string digits = std::to_string(number);
    const std::size_t place = text.find(digits);
    if (place == std::string::npos) {
        result.number = number == 1 ? 0 : number;
        return result;
    }
    result.before = text.substr(0, place);
    result.behind = text.substr(place + digits.size());
    result.plural = plural;
    return result;
}

/// One text with two meanings: Hindi kal is yesterday and tomorrow.
bool are_homonyms(const RelativeText& one, const RelativeText& other) {
    return one.before == other.before && one.behind == other.behind &&
           (one.direction != other.direction || one.number != other.number || one.unit != other.unit ||
            one.is_whole != other.is_whole || one.weekday != other.weekday);
}

class Loader {
public:
    Loader(const Formats& formats, const PluralForms& plurals, std::vector<RelativeText>& texts)
        : formats_(formats), plurals_(plurals), texts_(texts) {}

    void add_all() {
        for (const NamedUnit& unit : units) {
            for (const int number : numbers_of_each_plural()) {
                add_numeric(-number, unit);
                add_numeric(number, unit);
            }
            for (const int offset : {-2, -1, 0, 1, 2}) add_in_words(offset, unit);
        }
        for (std::size_t day = 0; day < weekdays.size(); ++day)
            for (const int offset : {-1, 0, 1}) add_weekday(offset, day);
    }

private:
    /// The first from 1 on of each plural, and a greater one: "1 day" may be a word.
    [[nodiscard]] std::vector<int> numbers_of_each_plural() const {
        constexpr int greatest = 35;
        std::vector<int> numbers;
        std::array<int, plural_names.size()> found{};
        for (int number = 1; number <= greatest; ++number)
            if (++found.at(static_cast<std::size_t>(plurals_.of(number))) <= 2) numbers.push_back(number);
        return numbers;
    }

    void add_numeric(int offset, const NamedUnit& unit) {
        const std::string text = formats_.numeric(offset, unit.of_icu);
        if (text.empty()) return;
        RelativeText said = split_at_number(text, std::abs(offset), plurals_.of(std::abs(offset)));
        said.direction = direction_of(offset);
        said.unit = unit.unit;
        add(std::move(said));
    }

    void add_in_words(int offset, const NamedUnit& unit) {
        if (unit.unit == Unit::minute) return;  // "this minute" is "within a minute" in some languages
        const std::string text = formats_.in_words(offset, unit.of_icu);
        if (text.empty()) return;
        RelativeText said{.before = text, .direction = direction_of(offset), .unit = unit.unit};
        said.is_whole = unit.unit != Unit::day;
        if (std::abs(offset) > 1) said.number = std::abs(offset);
        if (offset == 0 && unit.unit == Unit::day) said.unit.reset();
        add(std::move(said));
    }

    void add_weekday(int offset, std::size_t day) {
        const std::string text = formats_.in_words(offset, weekdays.at(day));
        if (text.empty()) return;
        RelativeText said{.before = text, .direction = direction_of(offset)};
        if (offset == 0) {
            said.weekday = static_cast<Weekday>(day + 1);
            said.unit = Unit::week;
            said.is_whole = true;
        } else {
            said.unit = static_cast<Unit>(static_cast<std::size_t>(Unit::monday) + day);
        }
        add(std::move(said));
    }

    void add(RelativeText text) { texts_.push_back(std::move(text)); }

    const Formats& formats_;
    const PluralForms& plurals_;
    std::vector<RelativeText>& texts_;
};

}  // namespace

PluralForms::PluralForms(const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(locale, status));
    check(status, std::string("plurals of ") + locale.getName());
    for (int number = 0; number < most_forms; ++number) {
        const std::string name = utf8(rules->select(number));
        const auto* const found = std::ranges::find(plural_names, name);
        forms_.push_back(found == plural_names.end() ? Plural::other
                                                     : static_cast<Plural>(found - plural_names.begin()));
    }
}

Plural PluralForms::of(int number) const {
    if (number < most_forms) return forms_[static_cast<std::size_t>(number)];
    return forms_[static_cast<std::size_t>(most_forms - hundred + number % hundred)];
}

std::vector<RelativeText> load_relative_texts(const icu::Locale& locale, const PluralForms& plurals,
                                              const std::vector<std::string>& homonyms) {
    std::vector<RelativeText> texts;
    for (const UDateRelativeDateTimeFormatterStyle style : {UDAT_STYLE_LONG, UDAT_STYLE_SHORT})
        Loader(Formats(locale, style), plurals, texts).add_all();
    std::vector<RelativeText> all = texts;
    Loader(Formats(icu::Locale::getRoot(), UDAT_STYLE_SHORT), plurals, all).add_all();
    std::erase_if(texts, [&](const RelativeText& text) {
        return std::ranges::find(homonyms, text.before) != homonyms.end() ||
               std::ranges::any_of(all, [&](const RelativeText& other) { return are_homonyms(text, other); });
    });
    return texts;
}

}  // namespace kalends
