#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/lazy.hpp"
#include "core/random.hpp"
#include "generator/locale_names.hpp"
#include "generator/table.hpp"

namespace kalends {

/// The locales a generator draws from. Names are loaded when a locale is first used, by any thread; short names of
/// months and weekdays that a wanted language of data/languages.tsv uses for others are left out (leave_out_homonyms).
class LocaleCatalog {
public:
    /// `wanted`: languages or locales, empty for all; a language stands for all its locales.
    /// @throws Error (usage) naming the first that ICU does not have
    explicit LocaleCatalog(const std::vector<std::string>& wanted);
    LocaleCatalog(const LocaleCatalog&) = delete;
    LocaleCatalog& operator=(const LocaleCatalog&) = delete;

    /// A third of the draws follows data/languages.tsv, a third takes every language alike, a third every locale.
    [[nodiscard]] const LocaleNames& draw(Random&) const;
    /// Every language alike.
    [[nodiscard]] const LocaleNames& draw_alike(Random&) const;
    /// A third by data/languages.tsv, the others every language alike: of words that regions of a language share.
    [[nodiscard]] const LocaleNames& draw_speaker(Random&) const;
    /// Of one language, script or locale; of one that is not there, "*" among them, any.
    [[nodiscard]] const LocaleNames& draw(const std::string& wanted, Random&) const;
    /// Calls `use` with the names of every locale.
    void for_each(const std::function<void(const LocaleNames&)>& use) const;
    [[nodiscard]] bool has_language(const std::string&) const;

private:
    struct Locale {
        std::string id;
        Lazy<LocaleNames> names;
    };
    [[nodiscard]] LocaleNames load(const std::string& id) const;
    [[nodiscard]] const LocaleNames& names(std::size_t locale) const { return *locales_[locale].names; }

    std::vector<Locale> locales_;
    std::map<std::string, std::vector<std::size_t>> by_name_;  ///< sr_Latn_RS stands under sr and sr_Latn, too
    std::map<std::string, Lazy<Lexicon>> lexicons_;            ///< by language and script
    std::vector<std::string> languages_;
    std::vector<std::string> frequent_;  ///< those of data/languages.tsv
    Weights frequent_weights_;           ///< of these
    std::vector<Spelling> spellings_;
    std::shared_ptr<const WidespreadNames> widespread_;  ///< of the languages of data/languages.tsv
};

}  // namespace kalends
