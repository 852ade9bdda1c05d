#include "text/number_spans.hpp"

#include <cstddef>

namespace kalends {
namespace {

/// The character that a code point came from.
char32_t as_written(const NormalizedText& text, std::size_t index, std::string_view bytes) {
    const ByteSpan& origin = text.origin[index];
    if (origin.end - origin.begin == 1) return text.code_points[index];
    const std::u32string written = to_code_points(bytes.substr(origin.begin, origin.end - origin.begin));
    return written.size() == 1 ? written.front() : text.code_points[index];
}

}  // namespace

NumberSpans number_spans(const NormalizedText& text, std::string_view bytes) {
    NumberSpans spans;
    std::size_t end = 0;  // of the last run
    for (std::size_t i = 0; i < text.code_points.size(); ++i) {
        const char32_t c = text.code_points[i];
        if (c < U'0' || c > U'9') continue;
        if (spans.runs.empty() || i > end) {
            if (!spans.runs.empty()) spans.signs += i - end == 1 ? as_written(text, end, bytes) : U'\0';
            spans.runs.emplace_back();
        }
        spans.runs.back() += static_cast<char>(c);
        end = i + 1;
    }
    return spans;
}

}  // namespace kalends
