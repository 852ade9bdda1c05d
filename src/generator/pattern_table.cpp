#include "generator/pattern_table.hpp"

#include <algorithm>

#include "generator/era_year.hpp"
#include "generator/table.hpp"
#include "generator/weighted.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::uint64_t bit(Field field) {
    return std::uint64_t{1} << static_cast<unsigned>(field);
}

constexpr std::uint64_t month_names = bit(Field::month_name) | bit(Field::month_alone) | bit(Field::month_roman) |
                                      bit(Field::month_unknown) | bit(Field::month_han);
constexpr std::uint64_t words = bit(Field::month_unknown) | bit(Field::month_han) | bit(Field::day_ordinal) |
                                bit(Field::day_words) | bit(Field::day_han) | bit(Field::ordinal_day) |
                                bit(Field::week);

void collect(const Pattern& pattern, FieldSet& set) {
    for (const Piece& piece : pattern.pieces) {
        set.bits |= bit(piece.field);
        if (piece.field == Field::year && piece.width != 4) {
            set.has_padded_year = false;
        }
        for (const Pattern& alternative : piece.alternatives) {
            collect(alternative, set);
        }
    }
}

/// Languages of a row; none where any will do. "en,*" draws English half of the time.
std::vector<std::string> languages_of(const std::string& field, const LocaleCatalog& catalog) {
    std::vector<std::string> result = split(field, ',');
    if (field == "*") {
        return {};
    }
    std::erase_if(result, [&](const std::string& language) {
        return language != "*" && !catalog.has_language(language.substr(0, language.find('_')));
    });
    return result;
}

}  // namespace

bool FieldSet::has_any_date() const {
    return (bits & (bit(Field::hour) - bit(Field::year))) != 0;
}
bool FieldSet::has_month_name() const {
    return (bits & month_names) != 0;
}
bool FieldSet::can_be_impossible() const {
    const bool any_month = has(Field::month) || has(Field::month_name) || has(Field::month_alone);
    return any_month && has(Field::day) && (bits & words) == 0;
}

std::optional<DateRange> FieldSet::era_range() const {
    std::optional<DateRange> range = all_dates;
    for (const Field field : era_fields)
        if (range && has(field)) range = common_part(*range, range_of_era(field));
    return range;
}

FieldSet field_set(const Pattern& pattern) {
    FieldSet set;
    set.has_padded_year = true;
    collect(pattern, set);
    return set;
}

bool is_wanted(std::string_view name, const std::vector<std::string>& beginnings) {
    return beginnings.empty() || std::any_of(beginnings.begin(), beginnings.end(),
                                             [&](const std::string& beginning) { return name.starts_with(beginning); });
}

PatternTable::PatternTable(std::string_view tsv, const LocaleCatalog& catalog, const std::vector<std::string>& wanted,
                           const DateRange& range) {
    Macros macros;
    for_each_row(tsv, "data/patterns.tsv", 4, [&](const TableRow& table_row) {
        PatternRow row{table_row.field(0), languages_of(table_row.field(2), catalog), {}, {}};
        try {
            row.pattern = compile_pattern(table_row.field(3), macros);
        } catch (const Error& error) {
            throw Error(ErrorKind::data, table_row.place() + ": " + error.what());
        }
        row.fields = field_set(row.pattern);
        const bool any_language = table_row.field(2) == "*" || table_row.field(2) == "-";
        if (row.name.starts_with('@')) {
            macros[row.name.substr(1)] = std::move(row.pattern);
            return;
        }
        const std::optional<DateRange> era_range = row.fields.era_range();
        if (!era_range || !common_part(*era_range, range)) return;
        const bool wrapper = row.name.starts_with("wrap:");
        if ((any_language || !row.languages.empty()) && (wrapper || is_wanted(row.name, wanted))) {
            (wrapper ? wrappers_ : rows_).push_back(std::move(row));
            add_weight(wrapper ? wrapper_weights_ : weights_, table_row.weight(1));
        }
    });
}

const PatternRow& PatternTable::draw(Random& random) const {
    return rows_[draw_weighted(weights_, random)];
}
const PatternRow& PatternTable::draw_wrapper(Random& random) const {
    return wrappers_[draw_weighted(wrapper_weights_, random)];
}

}  // namespace kalends
