#include "text/edits.hpp"

#include <algorithm>
#include <utility>

namespace kalends {

bool within_one_edit(std::u32string_view a, std::u32string_view b) {
    if (a.size() > b.size()) {
        std::swap(a, b);
    }
    if (b.size() - a.size() > 1) {
        return false;
    }
    const auto head = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin());
    const std::u32string_view a_rest = a.substr(head);
    const std::u32string_view b_rest = b.substr(head);
    if (a.size() < b.size()) {
        return a_rest == b_rest.substr(1);
    }
    if (a_rest.size() < 2 || a_rest.substr(1) == b_rest.substr(1)) {
        return true;
    }
    return a_rest[0] == b_rest[1] && a_rest[1] == b_rest[0] && a_rest.substr(2) == b_rest.substr(2);
}

}  // namespace kalends
