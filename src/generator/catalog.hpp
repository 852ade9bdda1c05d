#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "generator/locale_names.hpp"
#include "generator/table.hpp"

namespace kalends {

/// The locales a generator draws from. Names are loaded when a locale is first used, by any thread; short names of
/// months that a wanted language of data/languages.tsv uses for another month are left out (leave_out_homonyms).
class LocaleCatalog {
public:
    /// `wanted`: languages or locales, empty for all; a language stands for all its locales.
    /// @throws Error (usage) naming the first that ICU does not have
    explicit LocaleCatalog(const std::vector<std::string>& wanted);
    ~LocaleCatalog();

    /// A third of the draws follows data/languages.tsv, a third takes every language alike, a third every locale.
    [[nodiscard]] const LocaleNames& draw(Random&) const;
    /// The same for one language; for one that is not there, "*" among them, any.
    [[nodiscard]] const LocaleNames& draw(const std::string& wanted, Random&) const;
    /// Calls `use` with the names of every locale.
    void for_each(const std::function<void(const LocaleNames&)>& use) const;
    [[nodiscard]] bool has_language(const std::string&) const;

private:
    struct Entry;
    struct SharedLexicon;
    struct Language;
    [[nodiscard]] const LocaleNames& names(std::size_t index) const;
    [[nodiscard]] const LocaleNames& draw(const Language&, Random&) const;

    [[nodiscard]] std::shared_ptr<const Lexicon> lexicon(const std::string& locale) const;
    [[nodiscard]] bool is_frequent(const std::string& language) const;

    std::vector<std::unique_ptr<Entry>> entries_;
    std::map<std::string, std::unique_ptr<SharedLexicon>> lexicons_;  ///< by language and script
    std::vector<Language> languages_;
    std::vector<std::size_t> frequent_;  ///< languages of data/languages.tsv
    Weights frequent_weights_;           ///< of these
    std::vector<Spelling> spellings_;
    std::shared_ptr<const MonthsByName> widespread_;  ///< of the languages of data/languages.tsv
};

}  // namespace kalends
