#include "text/edits.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>

namespace kalends {
namespace {

/// Letters replaced, left out, put in, or swapped with the next (optimal string alignment, after Damerau 1964).
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last, last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            row[j + 1] = std::min({last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
                row[j + 1] = std::min(row[j + 1], before_last[j - 1] + 1);
        }
        before_last = std::exchange(last, row);
    }
    return last.back();
}

/// Of letters of ASCII.
std::string in_lower_case(std::string_view word) {
    std::string lower(word);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

/// Abbreviations count as near; else a third of the letters may be wrong.
bool is_near(std::string_view word, std::string_view candidate, std::size_t distance) {
    const bool abbreviated = word.size() >= 3 && candidate.starts_with(word);
    return abbreviated || distance <= std::max<std::size_t>(1, word.size() / 3);
}

}  // namespace

bool within_one_edit(std::u32string_view a, std::u32string_view b) {
    if (a.size() > b.size()) {
        std::swap(a, b);
    }
    if (b.size() - a.size() > 1) {
        return false;
    }
    const auto head = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin());
    const std::u32string_view a_rest = a.substr(head);
    const std::u32string_view b_rest = b.substr(head);
    if (a.size() < b.size()) {
        return a_rest == b_rest.substr(1);
    }
    if (a_rest.size() < 2 || a_rest.substr(1) == b_rest.substr(1)) {
        return true;
    }
    return a_rest[0] == b_rest[1] && a_rest[1] == b_rest[0] && a_rest.substr(2) == b_rest.substr(2);
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
    const std::string lower = in_lower_case(word);
    std::string_view best;
    std::size_t best_distance = 0;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = edit_distance(lower, in_lower_case(candidate));
        if (!is_near(word, candidate, distance)) continue;
        if (best.empty() || distance < best_distance) {
            best = candidate;
            best_distance = distance;
        }
    }
    return best.empty() ? "" : "; did you mean '" + std::string(best) + "'?";
}

}  // namespace kalends
