#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "generator/noise.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Where what a phrase says stands in its text: each place is that of the literals between the mark that opens it and
/// the next field.
class PhrasePlaces {
public:
    explicit PhrasePlaces(CarelessText& text) : text_(text) {}

    /// @param is_word else the literal before the mark it is, if it has letters @pre place stays where it is
    void open(ByteSpan& place, bool is_word = false);
    void open(const std::vector<ByteSpan*>& places);
    /// Of all that is open. Where no literal followed, it is the one before.
    void close();

    /// A literal was written here.
    void extend(const ByteSpan& literal) { last_literal_ = literal; }
    /// True where something was written since the places were opened.
    [[nodiscard]] bool has_begun() const;

private:
    CarelessText& text_;
    std::vector<std::pair<ByteSpan*, bool>> open_;
    std::uint32_t opened_at_ = 0;
    ByteSpan last_literal_, before_field_;
};

}  // namespace kalends
