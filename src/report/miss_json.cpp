#include "report/miss_json.hpp"

#include <nlohmann/json.hpp>

#include "evaluation/due.hpp"
#include "kalends/report/json.hpp"
#include "normalizer/by_order.hpp"

namespace kalends {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const Reading& reading, Order order) {
    return {{"order", name(order)}, {"written", to_string(reading.written)}, {"confidence", reading.confidence}};
}

Json to_json(const Readings& readings) {
    Json list = Json::array({to_json(readings.best, Order::none)});
    if (readings.by_order.empty()) return list;
    for (const Order told : told_orders) list.push_back(to_json(reading_under(readings, told), told));
    return list;
}

}  // namespace

std::string miss_json(const Miss& miss) {
    const Json head{{"outcome", name(miss.outcome)},
                    {"due", name(due(miss.example, miss.told))},
                    {"expected", to_string(miss.example.target)},
                    {"told", name(miss.told)},
                    {"locale", miss.example.locale},
                    {"pattern", miss.example.pattern},
                    {"readings", to_json(miss.readings)}};
    std::string line = head.dump(-1, ' ', false, Json::error_handler_t::replace);
    line.pop_back();
    return line + ",\"answer\":" + alignment_json(miss.example.text, miss.aligned) + "}";
}

}  // namespace kalends
