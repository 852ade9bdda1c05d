#include "columns/year_first_evidence.hpp"

#include <optional>
#include <string>
#include <vector>

#include "calendar/year_first.hpp"
#include "core/digits.hpp"
#include "text/trimmed.hpp"

namespace kalends {
namespace {

/// The numbers of "2014/05/09 10:30" up to the day, with the same sign between them; nothing of another text.
std::vector<std::string> numbers_of_date(std::string_view text) {
    constexpr std::string_view signs = "/-.";
    constexpr std::size_t numbers = 3;
    std::vector<std::string> found(1);
    char sign = 0;
    for (const char c : text) {
        if (is_digit(c)) {
            found.back() += c;
            continue;
        }
        if (found.size() == numbers) break;
        if (signs.find(c) == signs.npos || (sign != 0 && c != sign)) return {};
        sign = c;
        found.emplace_back();
    }
    return found;
}

}  // namespace

void YearFirstEvidence::add(std::string_view text, std::size_t rows) {
    const std::optional<YearFirst> meaning = meaning_of_year_first(numbers_of_date(trimmed(text)));
    if (meaning) summary_.add(*meaning, text, rows);
}

}  // namespace kalends
