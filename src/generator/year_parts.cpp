#include "generator/year_parts.hpp"

#include <cstddef>
#include <vector>

#include "kalends/data/month_names.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

using YearWords = std::vector<std::u32string>;
using Parts = std::map<std::u32string, std::set<int>>;

/// Without "and", where it is a letter by itself.
YearWords words_of(const std::string& year) {
    YearWords words;
    for (FoundWord& found : find_words(normalize_text(year).code_points))
        if (found.word.size() > 1) words.push_back(std::move(found.word));
    return words;
}

YearWords without(const YearWords& words, std::size_t place) {
    YearWords others = words;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(place));
    return others;
}

void add_differences(const std::map<YearWords, int>& years, Parts& parts) {
    for (const auto& [words, year] : years) {
        if (words.size() == 1) parts[words.front()].insert(year);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto smaller = years.find(without(words, i));
            if (smaller != years.end() && smaller->second < year) parts[words[i]].insert(year - smaller->second);
        }
    }
}

/// Of a year of which one word is not known and each other is one number.
void add_rest(const YearWords& words, int year, Parts& parts) {
    const std::u32string* unknown = nullptr;
    for (const std::u32string& word : words) {
        const auto found = parts.find(word);
        if (found != parts.end() && found->second.size() > 1) return;
        if (found == parts.end() && unknown != nullptr) return;
        if (found == parts.end())
            unknown = &word;
        else
            year -= *found->second.begin();
    }
    if (unknown != nullptr && year > 0) parts[*unknown].insert(year);
}

}  // namespace

Parts year_parts(const YearsInWords& list) {
    std::map<YearWords, int> years;
    for (std::size_t i = 0; i < list.texts.size(); ++i)
        if (YearWords words = words_of(list.texts[i]); !words.empty())
            years.emplace(std::move(words), list.first + static_cast<int>(i));
    Parts parts;
    add_differences(years, parts);
    for (const auto& [words, year] : years) add_rest(words, year, parts);
    return parts;
}

}  // namespace kalends
