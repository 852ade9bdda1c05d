#include "generator/phrase_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "generator/noise.hpp"
#include "generator/plain_letters.hpp"

namespace kalends {
namespace {

std::string misspelt(const std::string& literal, Random& random) {
    std::u32string words = to_code_points(literal);
    std::vector<std::size_t> begins;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] != U' ' && (i == 0 || words[i - 1] == U' ')) begins.push_back(i);
    if (begins.empty()) return literal;
    const std::size_t begin = random.pick(begins), end = std::min(words.find(U' ', begin), words.size());
    return to_utf8(words.replace(begin, end - begin, with_typing_error(words.substr(begin, end - begin), random)));
}

}  // namespace

std::string_view rule_of_season(int season) {
    constexpr std::array<std::string_view, 4> rules{"spring", "summer", "autumn", "winter"};
    return rules.at(static_cast<std::size_t>(season - spring));
}

PhraseWords::PhraseWords(const Speech& speech, const Writer& writer, Random& random)
    : speech_(speech), writer_(writer), random_(random) {
    constexpr double plain_share = 0.35;
    has_accents_ = !random.chance(writer.noise.typing_error * plain_share);
    is_of_neighbours_ = random.chance(writer.noise.typing_error * plain_share);
}

std::string PhraseWords::as_typed(const std::string& words) const {
    const std::string typed = has_accents_ ? words : without_accents(words);
    return is_of_neighbours_ ? with_letters_of_neighbours(typed, random_) : typed;
}

std::string PhraseWords::literal(const std::string& words) const {
    constexpr double misspelt_share = 0.5;
    const std::string typed = as_typed(words);
    return random_.chance(writer_.noise.typing_error * misspelt_share) ? misspelt(typed, random_) : typed;
}

std::string PhraseWords::of(std::string_view rule, const Piece& piece, std::optional<std::size_t> which) const {
    return as_typed(words_of(rule, static_cast<Case>(piece.width), speech_, random_, which));
}

}  // namespace kalends
