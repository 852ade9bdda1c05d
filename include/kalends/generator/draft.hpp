#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kalends/data/example.hpp"

namespace kalends {

/// A date field as digits in the text.
struct NumericField {
    char role = 'd';  ///< 'd', 'm' or 'y': what the pattern means by it
    std::string digits;
    ByteSpan span;
};

/// An example under construction: text, what it says, and where.
struct Draft {
    std::string text;
    WrittenDate written;
    FieldSpans spans;
    std::vector<NumericField> numbers;  ///< in the order of the text
};

/// The order of an all-numeric date is a convention where day, month and, if written, the year are digits, no letter
/// stands between them and the year does not stand first with four digits. Then the hint decides among the readings
/// that the calendar allows; where it names none of these, the reading that the pattern means stays. Sets digits, spans
/// and order.
void label_order(Draft&, Order hint);

/// The order in which the pattern writes an all-numeric date; none where the order is no convention.
Order meant_order(const Draft&);

}  // namespace kalends
