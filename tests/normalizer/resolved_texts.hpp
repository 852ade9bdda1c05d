#pragma once

#include <string_view>

#include "calendar/date.hpp"
#include "calendar/expression_resolution.hpp"
#include "normalizer/resolved_text.hpp"

namespace kalends::made {

inline Meaning meaning(std::string_view written, Order order = Order::none, Weekday weekday = Weekday::unwritten) {
    const Expression made = expression_of(date(written, order, weekday));
    return {made, resolve(made, {})};
}

/// What a text means, by hand: "XX18-05-09", the order of its fields, a weekday.
inline Resolution resolution(std::string_view written, double confidence, Order order = Order::none,
                             Weekday weekday = Weekday::unwritten) {
    Resolution made;
    made.meaning = meaning(written, order, weekday);
    made.confidence = confidence;
    made.confidence_told.fill(confidence);
    return made;
}

/// A row that is not all-numeric.
inline ResolvedText plain(const Resolution& first) {
    ResolvedText row;
    row.first = first;
    return row;
}

/// An all-numeric row: what it means under dmy, mdy and ymd. Without an order it is the first.
inline ResolvedText numeric(const Meaning& dmy, const Meaning& mdy, const Meaning& ymd, double confidence = 0.9) {
    ResolvedText row;
    row.first.meaning = dmy;
    row.first.by_order = {dmy, mdy, ymd};
    row.first.confidence = confidence;
    row.first.confidence_told.fill(confidence);
    return row;
}

/// 05/06/2018: no meaning with the year first, where the first one stays.
inline ResolvedText fifth_or_sixth(Weekday weekday = Weekday::unwritten) {
    return numeric(meaning("2018-06-05", Order::dmy, weekday), meaning("2018-05-06", Order::mdy, weekday),
                   meaning("2018-06-05", Order::dmy, weekday), 0.99);
}

/// 13/05/2018: in every order the day first.
inline ResolvedText thirteenth() {
    return numeric(meaning("2018-05-13", Order::dmy), meaning("2018-05-13", Order::dmy),
                   meaning("2018-05-13", Order::dmy), 0.99);
}

/// 01/02/03
inline ResolvedText three_ways() {
    return numeric(meaning("XX03-02-01", Order::dmy), meaning("XX03-01-02", Order::mdy),
                   meaning("XX01-02-03", Order::ymd), 0.99);
}

}  // namespace kalends::made
