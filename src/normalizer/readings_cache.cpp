#include "normalizer/readings_cache.hpp"

#include <utility>

namespace kalends {
namespace {

std::size_t bytes_of(const std::string& text, const Readings& readings) {
    std::size_t bytes = text.size() + sizeof(Readings) + readings.by_order.size() * sizeof(Reading);
    for (const OpenReading& next : readings.next_best)
        bytes += sizeof(OpenReading) + next.by_order.size() * sizeof(Reading);
    return bytes;
}

}  // namespace

const Readings* ReadingsCache::find(const std::string& text) {
    if (const auto found = young_.find(text); found != young_.end()) return &found->second;
    Generation::node_type node = old_.extract(text);
    if (node.empty()) return nullptr;
    young_bytes_ += bytes_of(text, node.mapped());
    return &young_.insert(std::move(node)).position->second;
}

const Readings* ReadingsCache::add(const std::string& text, Readings readings) {
    young_bytes_ += bytes_of(text, readings);
    return &young_.insert_or_assign(text, std::move(readings)).first->second;
}

void ReadingsCache::age() {
    if (young_.size() < limits_.texts && young_bytes_ < limits_.bytes) return;
    old_ = std::exchange(young_, {});
    young_bytes_ = 0;
}

}  // namespace kalends
