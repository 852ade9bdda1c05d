#include "generator/catalog.hpp"

#include <algorithm>
#include <mutex>

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

/// Which locales are wanted: those named, or all; without those named with a minus in front.
struct Selection {
    std::vector<std::string> with, without;
};

Selection parse(const std::vector<std::string>& wanted, const std::vector<std::string>& all) {
    Selection selection;
    for (std::string name : wanted) {
        std::vector<std::string>& list = name.starts_with('-') ? selection.without : selection.with;
        name.erase(0, name.starts_with('-') ? 1 : 0);
        std::replace(name.begin(), name.end(), '-', '_');
        if (std::none_of(all.begin(), all.end(), [&](const std::string& id) { return stands_for(name, id); })) {
            throw Error(ErrorKind::usage, "no locale '" + name + "'; name a language (de) or a locale (de_AT) of CLDR");
        }
        list.push_back(name);
    }
    return selection;
}

std::vector<std::string> select(const std::vector<std::string>& wanted) {
    std::vector<std::string> all = available_locales();
    const Selection selection = parse(wanted, all);
    const auto is_in = [](const std::vector<std::string>& names, const std::string& id) {
        return std::any_of(names.begin(), names.end(), [&](const std::string& name) { return stands_for(name, id); });
    };
    std::erase_if(all, [&](const std::string& id) {
        return is_in(selection.without, id) || (!selection.with.empty() && !is_in(selection.with, id));
    });
    if (all.empty()) {
        throw Error(ErrorKind::usage, "no locale is left; leave out fewer");
    }
    return all;
}

}  // namespace

struct LocaleCatalog::Entry {
    std::string id;
    std::once_flag loaded;
    std::unique_ptr<const LocaleNames> names;
};

struct LocaleCatalog::SharedLexicon {
    std::once_flag loaded;
    std::shared_ptr<const Lexicon> lexicon;
};

struct LocaleCatalog::Language {
    std::string name;
    std::vector<std::size_t> entries;
};

LocaleCatalog::LocaleCatalog(const std::vector<std::string>& wanted)
    : spellings_(read_spellings(embedded_table("data/spellings.tsv"))) {
    for (const std::string& id : select(wanted)) {
        const std::string language = language_of(id);
        if (languages_.empty() || languages_.back().name != language) {
            languages_.push_back({language, {}});
        }
        languages_.back().entries.push_back(entries_.size());
        entries_.push_back(std::make_unique<Entry>());
        entries_.back()->id = id;
        lexicons_.emplace(lexicon_key(id), nullptr);
    }
    for (auto& [key, shared] : lexicons_) {
        shared = std::make_unique<SharedLexicon>();
    }
    for_each_row(embedded_table("data/languages.tsv"), 2, [&](const TableRow& row) {
        for (std::size_t i = 0; i < languages_.size(); ++i) {
            if (languages_[i].name == row.field(0)) {
                frequent_.push_back(i);
                frequent_weights_.add(row.weight(1));
            }
        }
    });
    MonthsByName months;
    for (const std::size_t language : frequent_)
        add_month_names(entries_[languages_[language].entries.front()]->id, spellings_, months);
    widespread_ = std::make_shared<const MonthsByName>(std::move(months));
}

LocaleCatalog::~LocaleCatalog() = default;

const LocaleNames& LocaleCatalog::names(std::size_t index) const {
    Entry& entry = *entries_[index];
    std::call_once(entry.loaded, [&] {
        LocaleNames loaded = load_locale_names(entry.id, spellings_);
        loaded.lexicon = lexicon(entry.id);
        loaded.widespread = widespread_;
        if (!is_frequent(loaded.language)) leave_out_homonyms(loaded);
        entry.names = std::make_unique<const LocaleNames>(std::move(loaded));
    });
    return *entry.names;
}

bool LocaleCatalog::is_frequent(const std::string& language) const {
    return std::any_of(frequent_.begin(), frequent_.end(),
                       [&](std::size_t i) { return languages_[i].name == language; });
}

std::shared_ptr<const Lexicon> LocaleCatalog::lexicon(const std::string& locale) const {
    const std::string key = lexicon_key(locale);
    SharedLexicon& shared = *lexicons_.at(key);
    std::call_once(shared.loaded, [&] { shared.lexicon = std::make_shared<const Lexicon>(load_lexicon(key)); });
    return shared.lexicon;
}

const LocaleNames& LocaleCatalog::draw(const Language& language, Random& random) const {
    return names(random.pick(language.entries));
}

const LocaleNames& LocaleCatalog::draw(Random& random) const {
    const std::size_t way = random.below(3);
    if (way == 0 && !frequent_.empty()) {
        return draw(languages_[frequent_[frequent_weights_.draw(random)]], random);
    }
    return way == 1 ? draw(random.pick(languages_), random) : names(random.below(entries_.size()));
}

const LocaleNames& LocaleCatalog::draw(const std::string& wanted, Random& random) const {
    const std::string name = language_of(wanted);
    const auto found =
        std::find_if(languages_.begin(), languages_.end(), [&](const Language& l) { return l.name == name; });
    std::vector<std::size_t> fitting = found == languages_.end() ? std::vector<std::size_t>() : found->entries;
    std::erase_if(fitting, [&](std::size_t entry) { return !stands_for(wanted, entries_[entry]->id); });
    return fitting.empty() ? draw(random) : names(random.pick(fitting));
}

void LocaleCatalog::for_each(const std::function<void(const LocaleNames&)>& use) const {
    for (std::size_t i = 0; i < entries_.size(); ++i) use(names(i));
}

bool LocaleCatalog::has_language(const std::string& wanted) const {
    return std::any_of(languages_.begin(), languages_.end(), [&](const Language& l) { return l.name == wanted; });
}

}  // namespace kalends
