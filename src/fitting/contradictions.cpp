#include "fitting/contradictions.hpp"

#include <algorithm>
#include <unordered_map>

#include "core/in_quotes.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

struct Taught {
    const Example* first;
    bool is_told = false;  ///< as contradicted
};

}  // namespace

std::optional<Contradictions> contradictions(std::span<const Example> pairs) {
    constexpr std::size_t most = 100'000;
    Contradictions found{.of = std::min(pairs.size(), most)};
    std::unordered_map<std::u32string, Taught> taught;
    for (const Example& pair : pairs.first(found.of)) {
        Taught& before = taught.try_emplace(normalize_text(pair.text).code_points, Taught{&pair}).first->second;
        if (before.is_told || pair.target == before.first->target) continue;
        before.is_told = true;
        if (found.texts++ > 0) continue;
        found.text = pair.text;
        found.expression = to_string(before.first->target);
        found.another = to_string(pair.target);
    }
    return found.texts == 0 ? std::nullopt : std::optional(found);
}

std::string to_string(const Contradictions& found) {
    return std::to_string(found.texts) + (found.texts == 1 ? " text" : " texts") + " of the first " +
           std::to_string(found.of) + " pairs " + (found.texts == 1 ? "is" : "are") +
           " taught to say different things, the first " + in_quotes(found.text) + ", " + found.expression + " and " +
           found.another + "; what is learned of them is chance: keep one of each";
}

}  // namespace kalends
