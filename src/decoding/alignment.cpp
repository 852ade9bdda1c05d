#include "kalends/decoding/alignment.hpp"

#include <array>
#include <string_view>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr auto symbol_names = std::to_array<std::string_view>(
    {"0",   "1",   "2",   "3",   "4",   "5",   "6",   "7",   "8",    "9",    "X",       "mon", "tue",
     "wed", "thu", "fri", "sat", "sun", "dmy", "mdy", "ymd", "none", "week", "ordinal", "end"});
static_assert(symbol_names.size() == static_cast<std::size_t>(symbol::count));

}  // namespace

std::string symbol_name(symbol::Id s) {
    if (s < 0 || s >= symbol::count)
        throw Error(ErrorKind::internal, "alignment: symbol " + std::to_string(s) + " is never written");
    return std::string(symbol_names[static_cast<std::size_t>(s)]);
}

Alignment alignment(const Hypothesis& hypothesis) {
    if (hypothesis.attention.size() != hypothesis.symbols.size())
        throw Error(ErrorKind::internal, "alignment: the hypothesis has no attention; search with keep_attention");
    Alignment table;
    for (std::size_t i = 0; i < hypothesis.symbols.size(); ++i) {
        if (hypothesis.symbols[i] == symbol::end) break;
        table.outputs.push_back(symbol_name(hypothesis.symbols[i]));
        table.weights.push_back(hypothesis.attention[i]);
    }
    return table;
}

}  // namespace kalends
