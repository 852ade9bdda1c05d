#include "calendar/filled_point.hpp"

#include "calendar/shared_steps.hpp"

namespace kalends {
namespace {

bool move_by(FilledPoint& item, int direction) {
    switch (item.finest) {
        case Copied::shift:
            shift(item.point, direction);
            return true;
        case Copied::month:
            item.months_moved += direction;
            return true;
        case Copied::year:
            item.years_moved += direction;
            return true;
        case Copied::decade:
            item.years_moved += 10 * direction;
            return true;
        case Copied::century:
            item.years_moved += 100 * direction;
            return true;
        default:
            return false;
    }
}

}  // namespace

bool move_start_down(FilledPoint& start) {
    return move_by(start, -1);
}

bool move_end_up(FilledPoint& end) {
    return move_by(end, 1);
}

}  // namespace kalends
