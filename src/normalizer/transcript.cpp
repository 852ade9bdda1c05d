#include "normalizer/transcript.hpp"

#include "calendar/edtf.hpp"
#include "calendar/epoch.hpp"
#include "data/editors_signs.hpp"
#include "text/trimmed.hpp"

namespace kalends {
namespace {

/// Most texts have none of these.
bool has_sign_of_edtf(std::string_view text) {
    return text.find_first_of("X~%?{[") != std::string_view::npos || text.find("..") != std::string_view::npos;
}

std::shared_ptr<const ResolvedDate> resolved_edtf(std::string_view text) {
    if (!has_sign_of_edtf(text) || !is_unmistakable_edtf(text)) return nullptr;
    const std::optional<Edtf> edtf = parse_edtf(text);
    return edtf ? std::make_shared<const ResolvedDate>(resolve(*edtf)) : nullptr;
}

}  // namespace

Transcript read_by_rule(std::string_view text, const NormalizedText& normalized) {
    Transcript transcript;
    transcript.numbers = number_spans(normalized, text);
    if (const std::string_view whole = trimmed(text); is_bare_number(whole)) transcript.bare_number = whole;
    if (!normalized.truncated) transcript.edtf = resolved_edtf(trimmed(text));
    if (!transcript.edtf) transcript.flags = editors_signs(normalized.code_points);
    transcript.flags.set(Flag::input_repaired, normalized.repaired);
    transcript.flags.set(Flag::truncated, normalized.truncated);
    return transcript;
}

}  // namespace kalends
