#include "text/digit_runs.hpp"

namespace kalends {

std::vector<std::string> digit_runs(std::u32string_view text) {
    std::vector<std::string> runs;
    bool inside = false;
    for (const char32_t c : text) {
        const bool is_digit = c >= U'0' && c <= U'9';
        if (is_digit && !inside) runs.emplace_back();
        if (is_digit) runs.back() += static_cast<char>(c);
        inside = is_digit;
    }
    return runs;
}

}  // namespace kalends
