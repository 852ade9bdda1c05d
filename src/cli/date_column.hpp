#pragma once

#include <array>
#include <cstddef>
#include <ostream>
#include <span>
#include <string>

#include "kalends/columns/block_normalizer.hpp"

namespace kalends {

/// A column of dates at work: its answers, block by block, and what --strict and --summary want to know in the end.
class DateColumn {
public:
    /// @param name empty where the column has none. The normalizer must outlive this object.
    DateColumn(std::string name, const Normalizer&, const BlockNormalizerOptions&);

    BlockAnswers answer(std::span<const std::string> texts);
    [[nodiscard]] bool all_dated() const { return without_date_ == 0; }
    /// Rows by status, and the order of all-numeric dates that they show.
    void print_summary(std::ostream&) const;

private:
    void count(const Answer&);
    void print_order(std::ostream&) const;

    std::string name_;
    bool infers_order_;
    BlockNormalizer normalize_;
    std::size_t rows_ = 0, without_date_ = 0;
    std::array<std::size_t, all_statuses.size()> by_status_{};
};

}  // namespace kalends
