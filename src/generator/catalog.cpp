#include "generator/catalog.hpp"

#include <algorithm>

#include "generator/icu_locale.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

std::string language_of(const std::string& id) {
    return id.substr(0, id.find('_'));
}

/// Language, and script where the identifier names one: sr_Latn of sr_Latn_RS, de of de_AT.
std::string lexicon_key(const std::string& id) {
    const std::size_t language = id.find('_');
    const bool has_script =
        language != std::string::npos && std::min(id.find('_', language + 1), id.size()) == language + 5;
    return has_script ? id.substr(0, language + 5) : id.substr(0, language);
}

/// ICU writes sr_Latn_RS; a wanted "sr" or "sr_Latn" stands for it too.
bool stands_for(const std::string& wanted, const std::string& id) {
    return id == wanted || (id.size() > wanted.size() && id.starts_with(wanted) && id[wanted.size()] == '_');
}

/// Of all locales those that are named, or all; without those named with a minus in front.
std::vector<std::string> select(const std::vector<std::string>& wanted) {
    std::vector<std::string> all = available_locales(), with, without;
    for (std::string name : wanted) {
        std::vector<std::string>& list = name.starts_with('-') ? without : with;
        name.erase(0, name.starts_with('-') ? 1 : 0);
        std::ranges::replace(name, '-', '_');
        if (std::ranges::none_of(all, [&](const std::string& id) { return stands_for(name, id); }))
            throw Error(ErrorKind::usage, "no locale '" + name + "'; name a language (de) or a locale (de_AT) of CLDR");
        list.push_back(name);
    }
    std::erase_if(all, [&](const std::string& id) {
        const auto stands = [&](const std::string& name) { return stands_for(name, id); };
        return std::ranges::any_of(without, stands) || (!with.empty() && std::ranges::none_of(with, stands));
    });
    if (all.empty()) throw Error(ErrorKind::usage, "no locale is left; leave out fewer");
    return all;
}

}  // namespace

LocaleCatalog::LocaleCatalog(const std::vector<std::string>& wanted)
    : spellings_(read_spellings(embedded_table("data/spellings.tsv"))) {
    for (const std::string& id : select(wanted)) {
        const std::string language = language_of(id);
        if (!has_language(language)) languages_.push_back(language);
        for (std::size_t end = id.find('_'); end != std::string::npos; end = id.find('_', end + 1))
            by_name_[id.substr(0, end)].push_back(locales_.size());
        by_name_[id].push_back(locales_.size());
        locales_.push_back({id, Lazy<LocaleNames>([this, id] { return load(id); })});
        const std::string key = lexicon_key(id);
        lexicons_.try_emplace(key, [key] { return load_lexicon(key); });
    }
    WidespreadNames widespread;
    for_each_row(embedded_table("data/languages.tsv"), 2, [&](const TableRow& row) {
        const auto language = by_name_.find(std::string(row.fields[0]));
        if (language == by_name_.end()) return;
        frequent_.push_back(language->first);
        frequent_weights_.add(number_at(row.place, row.fields[1]));
        add_names(locales_[language->second.front()].id, spellings_, widespread);
    });
    widespread_ = std::make_shared<const WidespreadNames>(std::move(widespread));
}

LocaleNames LocaleCatalog::load(const std::string& id) const {
    LocaleNames loaded = load_locale_names(id, spellings_);
    loaded.lexicon = lexicons_.at(lexicon_key(id)).shared();
    loaded.widespread = widespread_;
    if (std::ranges::find(frequent_, loaded.language) == frequent_.end()) leave_out_homonyms(loaded);
    return loaded;
}

const LocaleNames& LocaleCatalog::draw(Random& random) const {
    const std::size_t way = random.below(3);
    if (way == 0 && !frequent_.empty()) return draw(frequent_[frequent_weights_.draw(random)], random);
    return way == 1 ? draw_alike(random) : names(random.below(locales_.size()));
}

const LocaleNames& LocaleCatalog::draw_alike(Random& random) const {
    return draw(random.pick(languages_), random);
}

const LocaleNames& LocaleCatalog::draw_speaker(Random& random) const {
    return random.below(3) == 0 && !frequent_.empty() ? draw(frequent_[frequent_weights_.draw(random)], random)
                                                      : draw_alike(random);
}

const LocaleNames& LocaleCatalog::draw(const std::string& wanted, Random& random) const {
    const auto fitting = by_name_.find(wanted);
    return fitting == by_name_.end() ? draw(random) : names(random.pick(fitting->second));
}

void LocaleCatalog::for_each(const std::function<void(const LocaleNames&)>& use) const {
    for (std::size_t i = 0; i < locales_.size(); ++i) use(names(i));
}

bool LocaleCatalog::has_language(const std::string& wanted) const {
    return by_name_.contains(wanted);
}

}  // namespace kalends
