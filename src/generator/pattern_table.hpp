#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "generator/catalog.hpp"
#include "generator/pattern.hpp"
#include "generator/sampled_date.hpp"

namespace kalends {

/// The fields that a pattern may write.
struct FieldSet {
    std::uint64_t bits = 0;
    bool has_padded_year = false;  ///< every year it writes has four digits or comes from a week date

    [[nodiscard]] bool has(Field field) const { return (bits >> static_cast<unsigned>(field) & 1U) != 0; }
    [[nodiscard]] bool has_any_date() const;
    [[nodiscard]] bool has_month_name() const;
    /// The dates that all its eras can write; nothing where there is none.
    [[nodiscard]] std::optional<DateRange> era_range() const;
    /// True where day and month are written so that any number can stand there, or the month by name.
    [[nodiscard]] bool can_be_impossible() const;
};
FieldSet field_set(const Pattern&);

struct PatternRow {
    std::string name;
    std::vector<std::string> languages;  ///< empty: any
    Pattern pattern;
    FieldSet fields;
};

/// True where the name begins with one of these, or where there are none.
bool is_wanted(std::string_view name, const std::vector<std::string>& beginnings);

/// data/patterns.tsv, compiled; rows in languages that the catalog does not have, rows that are not wanted, and those
/// of eras that no date of the range has, are left out.
class PatternTable {
public:
    /// @throws Error (data) naming line and reason
    PatternTable(std::string_view tsv, const LocaleCatalog&, const std::vector<std::string>& wanted = {},
                 const DateRange& range = all_dates);

    /// @pre rows() is not empty
    [[nodiscard]] const PatternRow& draw(Random&) const;
    [[nodiscard]] const PatternRow& draw_wrapper(Random&) const;
    [[nodiscard]] const std::vector<PatternRow>& rows() const { return rows_; }

private:
    std::vector<PatternRow> rows_, wrappers_;
    std::vector<double> weights_, wrapper_weights_;  ///< cumulated
};

}  // namespace kalends
