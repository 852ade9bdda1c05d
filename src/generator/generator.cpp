#include "kalends/generator/generator.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "data/improbable.hpp"
#include "data/improbable_offsets.hpp"
#include "data/improbable_weeks.hpp"
#include "generator/catalog.hpp"
#include "generator/clock_field.hpp"
#include "generator/date_sampling.hpp"
#include "generator/era_year.hpp"
#include "generator/known_months.hpp"
#include "generator/lexicon.hpp"
#include "generator/pattern_tables.hpp"
#include "generator/pattern_words.hpp"
#include "generator/phrase.hpp"
#include "generator/phrase_dates.hpp"
#include "generator/phrase_point.hpp"
#include "generator/phrase_writer.hpp"
#include "generator/renderer.hpp"
#include "generator/table.hpp"
#include "kalends/core/error.hpp"
#include "kalends/language/kind.hpp"
#include "kalends/text/normalized_text.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

/// How often what is written; shares of the rows. Those that say "noise" grow and shrink with GeneratorOptions::noise.
struct Mixture {
    double phrases = 0.62;         ///< data/phrases, whose weights share it out among kinds; the others are lone dates
    double cldr = 0.40;            ///< of these: CLDR styles; the others follow data/patterns
    double wrapped_phrase = 0.10;  ///< of the phrases, noise: inside a text
    double wrapped = 0.14;         ///< of the dates, noise: inside a text
    double impossible = 0.05;      ///< of the dates, noise
    double careless = 0.06;        ///< of all, noise: with spaces doubled or missing
};
constexpr Mixture mixture;

/// Apart enough for seeds of one and the same row.
constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;

Noise sample_noise(const GeneratorOptions& options, Random& random) {
    Noise noise;
    noise.native_digits = random.chance(0.6);
    noise.typing_error = random.chance(options.typing_errors * options.noise) ? 0.5 : 0;
    noise.doubled_space = noise.missing_space = random.chance(mixture.careless * options.noise) ? 0.2 : 0;
    return noise;
}

/// True where the name begins with one of these, or where there are none.
bool is_wanted(std::string_view name, const std::vector<std::string>& beginnings) {
    const auto begins_name = [&](const std::string& beginning) { return name.starts_with(beginning); };
    return beginnings.empty() || std::ranges::any_of(beginnings, begins_name);
}

/// Words around it make a name of it: August Strindberg.
bool is_month_alone(const WrittenDate& written) {
    WrittenDate month;
    month.month = written.month;
    return written == month;
}

/// Patterns to draw from.
struct WeightedPatterns {
    std::vector<PatternRow> rows;
    Weights weights;

    PatternRow& add(const PatternRow& row) {
        weights.add(row.weight);
        return rows.emplace_back(row);
    }
    [[nodiscard]] const PatternRow& draw(Random& random) const { return rows[weights.draw(random)]; }
};

/// Those of data/patterns and data/phrases that are wanted, in languages of the catalog and of eras that some date of
/// the range has.
struct Patterns {
    WeightedPatterns dates;     ///< and those that write none
    WeightedPatterns phrases;   ///< what says more than a lone date
    WeightedPatterns wrappers;  ///< texts around a date; wanted or not

    Patterns(const PatternTables& tables, const LocaleCatalog& catalog, const GeneratorOptions& options) {
        for (const PatternRow& row : tables.rows) {
            const std::optional<DateRange> writable = era_range(row.fields);
            if (!writable || !common_part(*writable, {options.from, options.to})) continue;
            const bool is_wrapper = row.is_wrapper();
            if (!is_wrapper && !is_wanted(row.name, options.patterns)) continue;
            std::vector<std::string> languages;
            std::ranges::copy_if(row.languages, std::back_inserter(languages), [&](const std::string& language) {
                return language == "*" || catalog.has_language(language.substr(0, language.find('_')));
            });
            if (languages.empty() && !row.languages.empty()) continue;
            PatternRow& kept = (is_wrapper ? wrappers : row.fields.has_phrase() ? phrases : dates).add(row);
            kept.languages = std::move(languages);
        }
    }
};

/// With the time of the day, where one is written. Nothing where that makes no sense.
std::optional<Example> example_of(Draft draft, bool says_none, const std::string& locale, const std::string& pattern) {
    if (!says_none && !is_sound(draft.clock)) return std::nullopt;
    if (says_none || !draft.clock.says)
        return Example{std::move(draft.text), expression_of(draft.written), locale, pattern, draft.spans};
    PhrasePoint point;
    point.date = std::move(draft);
    if (!finish(point)) return std::nullopt;
    Expression said;
    said.order = point.date.written.order;
    said.stretches.emplace_back().begin.point = point_of(point);
    return Example{std::move(point.date.text), std::move(said), locale, pattern, spans_of(point, 0)};
}

/// Of those that are wanted, as long as the locale has one of them.
const PatternRow& sample_style(const std::vector<PatternRow>& styles, const std::vector<std::string>& wanted,
                               Random& random) {
    if (wanted.empty()) return random.pick(styles);
    std::vector<const PatternRow*> fitting;
    for (const PatternRow& style : styles)
        if (is_wanted(style.name, wanted)) fitting.push_back(&style);
    return fitting.empty() ? random.pick(styles) : *random.pick(fitting);
}

}  // namespace

struct Generator::Implementation {
    explicit Implementation(GeneratorOptions wanted)
        : options(std::move(wanted)),
          catalog(options.locales),
          tables(embedded_pattern_tables()),
          patterns(tables, catalog, options),
          words(split_at(embedded_table("data/words.txt").text, '\n')) {
        const auto demand = [](bool is_so, const char* else_wrong) {
            if (!is_so) throw Error(ErrorKind::usage, else_wrong);
        };
        demand(options.noise >= 0 && options.noise <= max_noise,
               "the noise must lie between 0 and 5; 1 is the usual amount");
        demand(options.typing_errors >= 0 && options.typing_errors <= 1,
               "the share of texts with typing errors must lie between 0 and 1");
        demand(options.from <= options.to, "the range of dates ends before it begins; give the earlier date first");
        words.pop_back();
        writes_cldr = std::ranges::any_of(cldr_styles, [&](auto name) { return is_wanted(name, options.patterns); });
        demand(writes_cldr || !patterns.dates.rows.empty() || !patterns.phrases.rows.empty(),
               "no pattern's name begins as was asked for, or none writes dates of that range; names are in the fourth "
               "column of what generate writes");
    }

    /// Nothing where what came out says something else to a reader.
    [[nodiscard]] std::optional<Example> lone_date(Random&) const;
    /// Nothing where the language lacks words for it, or what came out is no expression.
    [[nodiscard]] std::optional<Example> phrase(Random&) const;
    [[nodiscard]] std::optional<Example> draw(Random&) const;
    [[nodiscard]] bool wants(const Example&) const;
    /// A text around a date, in any language or in this one.
    [[nodiscard]] const Pattern& wrapper(const LocaleNames&, Random&) const;
    /// A locale to write in; most often one whose language has phrases of its own.
    [[nodiscard]] const LocaleNames& speaker(const PatternRow&, Random&) const;

    GeneratorOptions options;
    LocaleCatalog catalog;
    const PatternTables& tables;
    Patterns patterns;
    std::vector<std::string_view> words;
    bool writes_cldr = false;
};

Generator::Generator(const GeneratorOptions& options) : implementation_(std::make_unique<Implementation>(options)) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;
const GeneratorOptions& Generator::options() const {
    return implementation_->options;
}

MonthNames Generator::month_names() const {
    return known_months(implementation_->catalog, implementation_->tables.rules);
}

WordSayings Generator::word_sayings() const {
    PatternWords words;
    const Implementation& self = *implementation_;
    for (const WeightedPatterns* some : {&self.patterns.dates, &self.patterns.phrases, &self.patterns.wrappers})
        for (const PatternRow& row : some->rows) words.add(row);
    for (const auto& [language, rules] : self.tables.rules)
        if (language == "*" || self.catalog.has_language(language)) words.add(rules);
    self.catalog.for_each([&](const LocaleNames& names) { words.add(names); });
    words.add_zones();
    return words.all();
}

std::optional<Example> Generator::Implementation::lone_date(Random& random) const {
    const bool drawn = random.chance(mixture.cldr);
    const bool cldr = writes_cldr && (drawn || patterns.dates.rows.empty());
    if (!cldr && patterns.dates.rows.empty()) return std::nullopt;
    const PatternRow* row = cldr ? nullptr : &patterns.dates.draw(random);
    const bool is_native = !cldr && !row->languages.empty();
    const LocaleNames& names = is_native ? catalog.draw(random.pick(row->languages), random) : catalog.draw(random);
    if (cldr) row = &sample_style(names.patterns, options.patterns, random);
    const double impossible = mixture.impossible * options.noise;
    const SampledDate date = sample_date_for(row->fields, {options.from, options.to}, impossible, random);
    const Writer writer{names, words, sample_noise(options, random)};
    const bool wrapped = row->fields.has_any_date() && random.chance(mixture.wrapped * options.noise);
    const Pattern& outer = wrapped ? wrapper(names, random) : row->pattern;
    Draft draft = render(outer, date, writer, random, wrapped ? &row->pattern : nullptr);
    draft.day_first = names.lexicon->day_first && (draft.has_weekday || (is_native && draft.has_words));
    label_order(draft);
    label_year_and_month(draft);
    label_lone_number(draft);
    label_thai_year(draft);
    if ((wrapped && is_month_alone(draft.written)) || may_be_no_month(draft)) return std::nullopt;
    return example_of(std::move(draft), row->name.starts_with("none:"), names.id, row->name);
}

const Pattern& Generator::Implementation::wrapper(const LocaleNames& names, Random& random) const {
    constexpr int tries = 100;
    const auto names_it = [&](std::string_view wanted) {
        return wanted == "*" ||
               (names.id.starts_with(wanted) && (names.id.size() == wanted.size() || names.id[wanted.size()] == '_'));
    };
    for (int i = 1; i < tries; ++i) {
        const PatternRow& row = patterns.wrappers.draw(random);
        if (row.languages.empty() || std::ranges::any_of(row.languages, names_it)) return row.pattern;
    }
    return patterns.wrappers.draw(random).pattern;
}

const LocaleNames& Generator::Implementation::speaker(const PatternRow& row, Random& random) const {
    if (!row.languages.empty()) return catalog.draw(random.pick(row.languages), random);
    constexpr double alike = 0.3, few_words = 0.7;
    const bool is_clock = row.name.starts_with("clock:");
    const auto draw = [&]() -> const LocaleNames& {
        if (is_clock) return catalog.draw_speaker(random);
        return random.chance(alike) ? catalog.draw_alike(random) : catalog.draw(random);
    };
    // CLDR's own words need no rules of ours: most of these rows go to the languages that have no other words.
    const bool is_of_cldr = row.fields.has(Field::relative) || row.fields.has(Field::weekday_alone);
    const bool has_few_words = is_of_cldr && random.chance(few_words);
    constexpr int tries = 3;
    for (int i = 1; i < tries; ++i) {
        const LocaleNames& names = has_few_words ? catalog.draw_alike(random) : draw();
        if (Speech(tables, names).has_own_rules() != has_few_words) return names;
    }
    return draw();
}

std::optional<Example> Generator::Implementation::phrase(Random& random) const {
    if (patterns.phrases.rows.empty()) return std::nullopt;
    const PatternRow& row = patterns.phrases.draw(random);
    const LocaleNames& names = speaker(row, random);
    const Writer writer{names, words, sample_noise(options, random)};
    const Speech speech(tables, names);
    const bool says_none = row.name.starts_with("none:");
    const bool wrapped = !says_none && random.chance(mixture.wrapped_phrase * options.noise);
    const Pattern& outer = wrapped ? wrapper(names, random) : row.pattern;
    const std::optional<Phrase> said = expand(outer, speech, random, wrapped ? &row.pattern : nullptr);
    if (!said) return std::nullopt;
    const std::optional<PhraseDates> dates = sample_dates(*said, {options.from, options.to}, random);
    if (!dates) return std::nullopt;
    if (says_none) {
        std::optional<std::string> text = write_nothing(*said, *dates, speech, writer, random);
        if (!text) return std::nullopt;
        return Example{std::move(*text), Expression(), names.id, row.name, {}};
    }
    std::optional<WrittenPhrase> written = write(*said, *dates, speech, writer, random);
    if (!written || is_homonym(written->text, names)) return std::nullopt;
    return Example{std::move(written->text), std::move(written->target), names.id, row.name, std::move(written->spans)};
}

/// Nothing where the text has a likelier reading, by which it would be answered.
std::optional<Example> Generator::Implementation::draw(Random& random) const {
    const bool has_others = writes_cldr || !patterns.dates.rows.empty();
    const bool is_phrase = !patterns.phrases.rows.empty() && (!has_others || random.chance(mixture.phrases));
    std::optional<Example> example = is_phrase ? phrase(random) : lone_date(random);
    if (!example) return std::nullopt;
    const std::u32string text = normalize_text(example->text).code_points;
    const std::vector<Numeral> numerals = find_numerals(text);
    const bool has_likelier = is_improbable(example->target, text, numerals) ||
                              is_improbable_offset(example->target, text, numerals) ||
                              is_improbable_week(example->target, text);
    return has_likelier ? std::nullopt : std::move(example);
}

bool Generator::Implementation::wants(const Example& example) const {
    return options.kinds.empty() || std::ranges::find(options.kinds, kind_of(example.target)) != options.kinds.end();
}

/// What cannot be written in the language that was drawn, or is of another kind than is wanted, is drawn once more.
Example Generator::operator()(std::uint64_t index) const {
    const Implementation& self = *implementation_;
    constexpr std::uint64_t most_draws = 20'000;
    for (std::uint64_t i = 0; i < most_draws; ++i) {
        Random random(self.options.seed + i * golden, index);
        std::optional<Example> example = self.draw(random);
        if (example && self.wants(*example)) return std::move(*example);
    }
    throw Error(ErrorKind::usage,
                "of these patterns and languages none is of the kinds that are wanted; ask for more of them");
}

}  // namespace kalends
