#include "training/progress.hpp"

#include <algorithm>

namespace kalends {
namespace {

double mean(double sum, std::size_t count) {
    return sum / static_cast<double>(std::max<std::size_t>(count, 1));
}

}  // namespace

double Progress::loss() const {
    return mean(losses.cross_entropy, losses.symbols);
}
double Progress::rows_right() const {
    return mean(static_cast<double>(losses.rows_correct), losses.rows);
}

}  // namespace kalends
