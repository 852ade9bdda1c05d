#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "generator/locale_names.hpp"
#include "generator/pattern_tables.hpp"

// What a language says of time, put together from its rules: data/phrases.
namespace kalends {

/// What a phrase is about: the sorts of times that `{@p}` stands for. Each is a rule of that name.
enum class Sort : std::uint8_t { year, month, day, century, decade, season, quarter, halfyear };
constexpr std::size_t sort_count = 8;

/// A phrase in which every choice is made: literals, fields and marks from left to right. They belong to the tables, or
/// to the phrase.
struct Phrase {
    std::vector<const Piece*> pieces;
    bool has_own_words = false;                       ///< of the locale's language, not of all
    std::vector<std::unique_ptr<const Piece>> own{};  ///< those that belong to no table
};

/// A rule, where there is one.
struct FoundRule {
    const Pattern* pattern = nullptr;
    bool is_own = false;  ///< of the language, not of all
};

/// The rules that a locale speaks by: its own, by language and script, and those of all.
class Speech {
public:
    Speech(const PatternTables&, const LocaleNames&);

    /// The rule of that name: "century", "century.of"; where the language has its own as well as all, one of them at
    /// random.
    [[nodiscard]] FoundRule find(std::string_view name, Random&) const;
    /// True where the language has a rule of its own for it.
    [[nodiscard]] bool has_own(std::string_view rule) const;
    [[nodiscard]] bool has_own_rules() const { return own_[0] != nullptr || own_[1] != nullptr; }
    [[nodiscard]] const LocaleNames& names() const { return names_; }

private:
    std::array<const Rules*, 2> own_{};  ///< of language and script, of the language; null where there are none
    const Rules* of_all_ = nullptr;
    const LocaleNames& names_;
};

/// All that a pattern of nothing but literals and choices can write.
std::vector<std::string> all_writings(const Pattern&);

/// Makes all choices of a pattern. Nothing where the language lacks a rule for it. @param inner takes the place of
/// {date}
std::optional<Phrase> expand(const Pattern&, const Speech&, Random&, const Pattern* inner = nullptr);

/// The words of a rule whose alternatives are numbered (tens, months.in) or name one thing (spring); empty where there
/// is none. @param which of the numbered; none: any
std::string words_of(std::string_view rule, Case, const Speech&, Random&, std::optional<std::size_t> which = {});

}  // namespace kalends
