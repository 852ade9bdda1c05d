#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kalends/normalizer/normalizer.hpp"
#include "support/named_roles.hpp"

namespace kalends::made {

/// A text whose outputs each look at one code point of it as it is normalised.
inline AlignedAnswer aligned(std::string_view text, const std::vector<std::string>& outputs,
                             const std::vector<std::size_t>& positions) {
    AlignedAnswer made;
    made.text = normalize_text(text);
    made.outputs = outputs;
    made.roles = roles_of(outputs);
    for (const std::size_t position : positions) {
        made.attention.emplace_back(made.text.code_points.size(), 0.0F);
        made.attention.back().at(position) = 1;
    }
    return made;
}

inline AlignedAnswer ninth_of_may() {
    AlignedAnswer made = aligned("9 May 2018", {"2", "0", "1", "8", "0", "5", "0", "9"}, {6, 7, 8, 9, 2, 4, 0, 0});
    made.answer.status = Status::ok;
    made.answer.date = "2018-05-09";
    made.answer.confidence = 0.99;
    return made;
}

}  // namespace kalends::made
