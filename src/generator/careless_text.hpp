#pragma once

#include <string>
#include <string_view>

#include "core/random.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// What becomes of a space of a pattern; probabilities.
struct SpaceNoise {
    double doubled = 0;
    double missing = 0;  ///< never between two digits
};

/// A text that grows from left to right.
class CarelessText {
public:
    CarelessText(const SpaceNoise& noise, Random& random) : noise_(noise), random_(random) {}

    /// Appends as it is; returns where it stands now, in bytes.
    ByteSpan append(std::string_view);
    /// Appends text of a pattern, whose spaces are subject to noise.
    void append_literal(std::string_view);
    std::string take() { return std::move(text_); }

private:
    SpaceNoise noise_;
    Random& random_;
    std::string text_;
    bool space_left_out_ = false;
};

}  // namespace kalends
