#include "columns/year_first_evidence.hpp"

#include <optional>

#include "calendar/year_first.hpp"

namespace kalends {

void YearFirstEvidence::add(const NumberSpans& numbers, std::string_view text, std::size_t rows) {
    const std::optional<YearFirst> meaning = meaning_of_year_first(numbers);
    if (meaning) summary_.add(*meaning, text, rows);
}

}  // namespace kalends
