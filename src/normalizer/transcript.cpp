#include "normalizer/transcript.hpp"

#include "calendar/edtf.hpp"
#include "data/editors_signs.hpp"

namespace kalends {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// Most texts have none of these.
bool has_sign_of_edtf(std::string_view text) {
    return text.find_first_of("X~%?{[") != std::string_view::npos || text.find("..") != std::string_view::npos;
}

std::optional<ResolvedDate> resolved_edtf(std::string_view text) {
    if (!has_sign_of_edtf(text) || !is_unmistakable_edtf(text)) return std::nullopt;
    const std::optional<Edtf> edtf = parse_edtf(text);
    return edtf ? std::optional(resolve(*edtf)) : std::nullopt;
}

}  // namespace

Transcript read_by_rule(std::string_view text, const NormalizedText& normalized) {
    Transcript transcript;
    transcript.numbers = number_spans(normalized, text);
    if (!normalized.truncated) transcript.edtf = resolved_edtf(trimmed(text));
    if (!transcript.edtf) transcript.flags = editors_signs(normalized.code_points);
    transcript.flags.set(Flag::input_repaired, normalized.repaired);
    transcript.flags.set(Flag::truncated, normalized.truncated);
    return transcript;
}

}  // namespace kalends
