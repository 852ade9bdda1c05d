#include "generator/renderer.hpp"

#include <utility>

#include "generator/clock_field.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

/// Renders one text.
class Renderer {
public:
    Renderer(const Writer& writer, Random& random) : writer_(writer), random_(random), text_(writer.noise, random) {}

    void append(const Pattern& pattern, const SampledDate& date, const Pattern* inner) {
        for (const Piece& piece : pattern.pieces) append(piece, date, inner);
    }

    Draft take() {
        draft_.text = text_.take();
        return std::move(draft_);
    }

private:
    void append(const Piece& piece, const SampledDate& date, const Pattern* inner) {
        if (piece.field == Field::literal) {
            const auto begin = static_cast<std::uint32_t>(text_.view().size());
            text_.append_literal(piece.text);
            clock().extend({begin, static_cast<std::uint32_t>(text_.view().size())});
            draft_.has_words = draft_.has_words || (inner == nullptr && piece.has_word);
        } else if (piece.field == Field::choice) {
            append(random_.pick(piece.alternatives), date, inner);
        } else if (piece.field == Field::date) {
            if (inner == nullptr) throw Error(ErrorKind::internal, "a pattern of a date holds a date");
            append(*inner, date, nullptr);
        } else if (piece.field == Field::clock_mark) {
            clock().mark(static_cast<ClockMark>(piece.width));
        } else if (piece.field == Field::mark) {
            draft_.written.era = Era::anno_domini;  // no other stands in a pattern of a lone date
        } else {
            append_field(piece, date, writer_, random_, text_, draft_);
        }
    }

    ClockWriter clock() { return {writer_, random_, text_, draft_.clock}; }

    const Writer& writer_;
    Random& random_;
    CarelessText text_;
    Draft draft_;  ///< its text is in text_ until take()
};

}  // namespace

Draft render(const Pattern& pattern, const SampledDate& date, const Writer& writer, Random& random,
             const Pattern* inner) {
    Renderer renderer(writer, random);
    renderer.append(pattern, date, inner);
    return renderer.take();
}

}  // namespace kalends
