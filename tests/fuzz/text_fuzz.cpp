#include <algorithm>
#include <string>

#include "expect.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/number_spans.hpp"
#include "text/read_text.hpp"

// Normalisation of text: bounded, a way back inside the input, and a normal form is its own; what models read of it has
// a way back, too.
using namespace kalends;
using fuzz::expect;

namespace {

void expect_way_back(const NormalizedText& text, std::size_t size) {
    expect(text.origin.size() == text.code_points.size(), "a way back from each code point");
    ByteSpan last;
    for (const ByteSpan& span : text.origin) {
        expect(span.begin <= span.end && span.end <= size, "ways back end inside the input");
        expect(span.begin >= last.begin && span.end >= last.end, "ways back never go back");
        last = span;
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::as_text(data, size);
    const NormalizedText once = normalize_text(bytes);
    expect(once.code_points.size() <= max_code_points, "no more code points than the limit");
    expect_way_back(once, bytes.size());
    const std::string form = to_utf8(once.code_points);
    const NormalizedText twice = normalize_text(form);
    expect(twice.code_points == once.code_points, "a normal form is its own");
    expect(!twice.repaired, "a normal form is well-formed");
    expect(to_code_points(form) == once.code_points, "UTF-8 there and back");
    const NumberSpans numbers = number_spans(once, bytes);
    expect(numbers.runs == digit_runs(once.code_points), "the numbers of a text are its runs of digits");
    expect(numbers.signs.size() + 1 == std::max<std::size_t>(1, numbers.runs.size()), "a sign between neighbours");
    const ReadText read = read_text(bytes);
    expect_way_back(read.text, bytes.size());
    for (const ByteSpan& span : read.left_out)
        expect(span.begin <= span.end && span.end <= bytes.size(), "what is left out lies inside the input");
    return 0;
}
