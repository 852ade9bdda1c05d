#include "model/recurrent/schedule.hpp"

#include <algorithm>

namespace kalends {

void Schedule::assign(std::span<const std::int32_t> reads, std::size_t rows) {
    reads_.assign(reads.begin(), reads.end());
    rows_ = rows;
    ranges_.clear();
    for (std::size_t start = 0; start < reads_.size(); start += rows) {
        const std::span<const std::int32_t> here(reads_.data() + start, rows);
        const auto busy = [](std::int32_t row) { return row >= 0; };
        const auto first = std::find_if(here.begin(), here.end(), busy);
        const auto last = std::find_if(here.rbegin(), std::make_reverse_iterator(first), busy).base();
        ranges_.push_back(
            {static_cast<std::size_t>(first - here.begin()), static_cast<std::size_t>(last - here.begin())});
    }
}

std::span<const std::int32_t> Schedule::reads(std::size_t position) const {
    const RowRange range = ranges_[position];
    return {reads_.data() + position * rows_ + range.first, range.count()};
}

}  // namespace kalends
