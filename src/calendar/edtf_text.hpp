#pragma once

#include <optional>
#include <span>
#include <string>

#include "calendar/point_time.hpp"

// Times as EDTF has them (ISO 8601-2:2019, levels 0 to 2). Each gives nothing where EDTF cannot say it.
namespace kalends {

/// Alone: 2018-05-09, 186X, 1849-21, 2018-34, 1850~, 1850/1899. What has digits unwritten, and a season or part of a
/// year, becomes from-to where it has a mark.
std::optional<std::string> edtf_alone(const PointTime&);

/// The first day, month or year of a time with its mark, and the last, as the ends of an interval have them.
std::optional<std::string> edtf_begin(const PointTime&);
std::optional<std::string> edtf_end(const PointTime&);

/// One end or both of an item of a list; nothing in `begin` or `end` is open.
struct ListItem {
    const PointTime* begin = nullptr;
    const PointTime* end = nullptr;  ///< the same where the item is one time
    bool is_unknown = false;         ///< an end is unknown
};

/// [1863,1864], {1851..1852,1853}: marks stand before, and not beside "..". Open is only the beginning of the first
/// item and the end of the last.
std::optional<std::string> edtf_list(std::span<const ListItem>, bool is_one_of);

}  // namespace kalends
