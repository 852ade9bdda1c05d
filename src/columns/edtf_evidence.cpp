#include "columns/edtf_evidence.hpp"

#include <optional>
#include <variant>

#include "calendar/edtf.hpp"
#include "calendar/edtf_days.hpp"
#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"
#include "text/trimmed.hpp"

namespace kalends {
namespace {

/// 2021-21 or 1998-24: what stands behind the year is no month, and not above its last digits.
bool is_grouping_alone(const Edtf& edtf) {
    constexpr unsigned first_grouping = 21;
    const edtf::Date* const date = std::get_if<edtf::Date>(&edtf.value);
    if (!date || !date->month || date->year.is_negative) return false;
    const std::optional<unsigned> month = edtf::number(*date->month), year = parse_number<unsigned>(date->year.digits);
    return month && year && *month >= first_grouping && *month <= *year % 100;
}

}  // namespace

void EdtfEvidence::add(std::string_view cell, std::size_t rows) {
    const std::string_view text = trimmed(cell);
    if (text.empty() || summary_.others > 0) return;
    summary_.rows += rows;
    if (parse_iso(text)) return;  // the most frequent ones
    const std::optional<Edtf> edtf = parse_edtf(text);
    if (!edtf) {
        summary_.others += rows;
    } else if (is_unmistakable_edtf(text) || is_grouping_alone(*edtf)) {
        if (summary_.proofs == 0) summary_.example = text;
        summary_.proofs += rows;
    }
}

}  // namespace kalends
