#pragma once

#include <string_view>

#include "calendar/date.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends::made {

/// A reading by hand: "XX18-05-09", the order of its fields, a weekday.
inline Reading reading(std::string_view written, double confidence, Order order = Order::none,
                       Weekday weekday = Weekday::unwritten) {
    Reading made;
    made.written = date(written, order, weekday);
    made.resolved = resolve(made.written);
    made.confidence = confidence;
    made.confidence_told.fill(confidence);
    return made;
}

/// A row that is not all-numeric.
inline Readings plain(const Reading& best) {
    Readings readings;
    readings.best = best;
    return readings;
}

/// An all-numeric row: what is read under dmy, mdy and ymd. Without an order it is the first.
inline Readings numeric(const Reading& dmy, const Reading& mdy, const Reading& ymd) {
    Readings readings;
    readings.best = dmy;
    readings.by_order = {dmy, mdy, ymd};
    return readings;
}

/// 05/06/2018: no reading with the year first, where the first one stays.
inline Readings fifth_or_sixth(Weekday weekday = Weekday::unwritten) {
    return numeric(reading("2018-06-05", 0.99, Order::dmy, weekday), reading("2018-05-06", 0.98, Order::mdy, weekday),
                   reading("2018-06-05", 0.6, Order::dmy, weekday));
}

/// 13/05/2018: in every order the day first.
inline Readings thirteenth() {
    return numeric(reading("2018-05-13", 0.99, Order::dmy), reading("2018-05-13", 0.97, Order::dmy),
                   reading("2018-05-13", 0.95, Order::dmy));
}

/// 01/02/03
inline Readings three_ways() {
    return numeric(reading("XX03-02-01", 0.99, Order::dmy), reading("XX03-01-02", 0.98, Order::mdy),
                   reading("XX01-02-03", 0.97, Order::ymd));
}

}  // namespace kalends::made
