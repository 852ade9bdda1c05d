#include "generator/pattern_tables.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "kalends/core/error.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

/// Reads the lines of data/patterns: a head, and below it, indented, the pattern.
class PatternReader {
public:
    void read(const TableFile& file) {
        for_each_line(file, [&](std::string_view line, const std::string& place) {
            const std::size_t begin = line.find_first_not_of(" \t");
            place_ = place;
            if (begin == std::string_view::npos) {
                alternatives_ = nullptr;
            } else if (begin == 0) {
                finish();
                head(line);
            } else {
                body(line.substr(begin));
            }
        });
        finish();
    }
    /// @throws Error (data) where a pattern refers to a rule that no language has
    PatternTables take() {
        for (const auto& wanted : wanted_) {
            if (std::ranges::none_of(tables_.rules,
                                     [&](const auto& rules) { return knows(rules.second, wanted.first); }))
                throw Error(ErrorKind::data,
                            wanted.second + ": no macro above this line and no rule is named '@" + wanted.first + "'");
        }
        put_rules_around_dates();
        return std::move(tables_);
    }

private:
    /// A macro has its name alone, a rule its languages, too, a pattern name, weight and languages.
    void head(std::string_view line) {
        const std::vector<std::string_view> words = split_at(line, ' ');
        const bool is_named = line.starts_with('@');
        if (is_named ? words.size() > 2 : words.size() != 3)
            fail(
                "a pattern begins with its name, its weight and its languages, a macro with @ and its name alone, a "
                "rule with @, its name and its languages");
        row_ = {std::string(words[0]), is_named ? 0 : number_at(place_, words[1]), {}, {}, {}};
        if (words.size() == 1 || (!is_named && words.back() == "*")) return;
        for_each_part(words.back(), ',', [&](std::string_view language) { row_->languages.emplace_back(language); });
    }

    /// A rule of another case stands for it, and p and q for the sorts of times.
    static bool knows(const Rules& rules, const std::string& name) {
        const std::string base = name.substr(0, name.find('.'));
        return base == "p" || base == "q" || base == "cldr-interval" || base == "cldr-calendar" ||
               rules.contains(base) || rules.contains(name);
    }

    void want_rules(const Pattern& pattern) {
        for (const Piece& piece : pattern.pieces) {
            if (piece.field == Field::rule) wanted_.emplace(piece.text, place_);
            for (const Pattern& alternative : piece.alternatives) want_rules(alternative);
        }
    }

    void add_rule(const std::string& name) {
        const std::vector<Piece>& pieces = row_->pattern.pieces;
        if (pieces.size() != 1 || pieces.front().field != Field::choice)
            fail("the rule that ends here is not a list of alternatives, each behind a |");
        for (const std::string& language : row_->languages) {
            const auto [rule, is_new] = tables_.rules[language].emplace(name, row_->pattern);
            if (is_new) continue;
            std::vector<Pattern>& known = rule->second.pieces.front().alternatives;
            known.insert(known.end(), pieces.front().alternatives.begin(), pieces.front().alternatives.end());
        }
    }

    /// A text around a date is written where no rules are at hand: one that refers to some becomes a row for each
    /// language that has them.
    void put_rules_around_dates() {
        std::vector<PatternRow> rows;
        for (PatternRow& row : tables_.rows) {
            if (!row.is_wrapper() || !row.fields.has(Field::rule)) {
                rows.push_back(std::move(row));
                continue;
            }
            for (const auto& [language, rules] : tables_.rules) {
                Pattern spoken = row.pattern;
                if (!put_rules(spoken, rules)) continue;
                rows.push_back({row.name, row.weight, {language}, spoken, field_set(spoken)});
            }
        }
        tables_.rows = std::move(rows);
    }

    /// What the rules say in the place of their names. False where one is not among them.
    static bool put_rules(Pattern& pattern, const Rules& rules) {
        return std::ranges::all_of(pattern.pieces, [&](Piece& piece) {
            if (piece.field == Field::choice)
                return std::ranges::all_of(piece.alternatives, [&](Pattern& one) { return put_rules(one, rules); });
            if (piece.field != Field::rule) return true;
            const auto rule = rules.find(piece.text);
            if (rule == rules.end()) return false;
            piece = rule->second.pieces.front();
            return true;
        });
    }

    /// "|text" is one of the alternatives beside it; other text stands by itself. A bar at the end bears a space.
    void body(std::string_view text) {
        if (!row_) fail("no name stands above this pattern");
        if (text.ends_with(' ')) fail("a space at the end needs a | behind it");
        if (!text.starts_with('|')) {
            alternatives_ = nullptr;
            std::ranges::move(compiled(without_end(text)).pieces, std::back_inserter(row_->pattern.pieces));
            return;
        }
        if (alternatives_ == nullptr) {
            row_->pattern.pieces.emplace_back().field = Field::choice;
            alternatives_ = &row_->pattern.pieces.back().alternatives;
        }
        alternatives_->push_back(compiled(without_end(text.substr(1))));
    }

    static std::string_view without_end(std::string_view text) {
        return text.substr(0, text.size() - (text.ends_with('|') && !text.ends_with("\\|") ? 1 : 0));
    }

    Pattern compiled(std::string_view text) {
        try {
            Pattern pattern = compile_pattern(text, macros_);
            want_rules(pattern);
            return pattern;
        } catch (const Error& error) {
            fail(error.what());
        }
    }

    void finish() {
        alternatives_ = nullptr;
        if (!row_) return;
        row_->fields = field_set(row_->pattern);
        if (!row_->name.starts_with('@')) {
            tables_.rows.push_back(std::move(*row_));
        } else if (row_->languages.empty()) {
            macros_[row_->name.substr(1)] = std::move(row_->pattern);
        } else {
            add_rule(row_->name.substr(1));
        }
        row_.reset();
    }

    [[noreturn]] void fail(const std::string& why) const { throw Error(ErrorKind::data, place_ + ": " + why); }

    Macros macros_;
    PatternTables tables_;
    std::map<std::string, std::string> wanted_;     ///< rules that patterns refer to, and where
    std::optional<PatternRow> row_;                 ///< the one that is being read
    std::vector<Pattern>* alternatives_ = nullptr;  ///< where another alternative goes
    std::string place_;                             ///< of the line that is being read
};

}  // namespace

PatternTables read_patterns(const std::vector<TableFile>& files) {
    PatternReader reader;
    for (const TableFile& file : files) reader.read(file);
    return reader.take();
}

const PatternTables& embedded_pattern_tables() {
    static const PatternTables tables = read_patterns(embedded_patterns());
    return tables;
}

}  // namespace kalends
