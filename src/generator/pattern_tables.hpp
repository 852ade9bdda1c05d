#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "generator/pattern.hpp"
#include "generator/table.hpp"

namespace kalends {

/// One pattern of data/patterns or data/phrases.
struct PatternRow {
    std::string name;
    double weight = 0;
    std::vector<std::string> languages;  ///< empty: any; a "*" among others stands for one of all
    Pattern pattern;
    FieldSet fields;

    /// A text around any date.
    [[nodiscard]] bool is_wrapper() const { return name.starts_with("wrap:"); }
};

/// Patterns that say in one language what phrases refer to by name: `{@about}`.
using Rules = std::map<std::string, Pattern, std::less<>>;
/// By language, or language and script; "*" of all.
using LanguageRules = std::map<std::string, Rules, std::less<>>;

/// What files of patterns and phrases hold.
struct PatternTables {
    std::vector<PatternRow> rows;
    LanguageRules rules;
};
/// Files in the notation that data/patterns/README.md and data/phrases/README.md explain. Macros hold in all that
/// follows, rules everywhere. @throws Error (data) naming file and line
PatternTables read_patterns(const std::vector<TableFile>&);
/// Of the files that are embedded; read once.
const PatternTables& embedded_pattern_tables();

}  // namespace kalends
