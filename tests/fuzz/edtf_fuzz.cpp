#include <string>

#include "calendar/edtf.hpp"
#include "expect.hpp"

// EDTF: any bytes are nothing, or a value that its text gives back, with a first day that is not after the last.
using namespace kalends;
using fuzz::expect;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::as_text(data, size);
    const std::optional<Edtf> edtf = parse_edtf(bytes);
    const bool has_sign = is_unmistakable_edtf(bytes);
    expect(edtf || !has_sign, "a sign only of what is EDTF");
    if (!edtf) return 0;
    const std::string text = to_string(*edtf);
    expect(text == bytes || text.size() < bytes.size(), "the same text, or one without unwritten parts");
    const std::optional<Edtf> again = parse_edtf(text);
    expect(again.has_value(), "its text is EDTF");
    expect(to_string(*again) == text, "a text comes back");
    const ResolvedDate resolved = resolve(*edtf);
    expect(resolve(*again) == resolved, "its text means the same");
    const auto& [earliest, latest] = resolved.bounds;
    expect(!earliest || !latest || *earliest <= *latest, "the first day is not after the last");
    return 0;
}
