#include "report/field_name.hpp"

#include "decoding/alignment.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends {

std::string_view field_name(std::span<const std::string> outputs, std::size_t index) {
    constexpr std::size_t month_begin = 4, day_begin = 6, date_end = 8;
    if (outputs.size() < date_end) return "";
    const std::size_t first = first_digit(outputs);
    if (index < first) return "era";
    if (index == first) return "year";
    if (index == first + month_begin) return "month";
    if (index == first + day_begin) return "day";
    if (index < first + date_end) return "";
    if (outputs[index] == "week" || outputs[index] == "ordinal") return "form";
    const bool is_order =
        outputs[index] == name(Order::dmy) || outputs[index] == name(Order::mdy) || outputs[index] == name(Order::ymd);
    return is_order ? "order" : "weekday";
}

}  // namespace kalends
