#include "language/layout.hpp"

#include <algorithm>
#include <optional>

namespace kalends {

Role RoleReader::next(symbol::Id id) {
    const std::optional<Role> own = role_of(id);
    if (!own) return of_digit();
    const bool is_over = own == Role::join || own == Role::order || own == Role::end;
    const bool is_in_clock = number_ == Role::clock && !is_over && own != Role::qualifier;
    if (is_in_clock || own == Role::clock) return number_ = Role::clock;
    const bool is_unit = number_ == Role::number && (own == Role::unit || own == Role::form || own == Role::weekday);
    if (is_unit) {
        number_ = Role::year;
        return Role::unit;
    }
    if (own == Role::step) number_ = Role::number;
    if (own == Role::dual) number_ = Role::dual;
    if (is_over) number_ = Role::year;
    return *own;
}

Role RoleReader::of_digit() {
    return number_ == Role::year ? digit_roles[date_digits_++ % digit_roles.size()] : number_;
}

std::vector<Role> layout_of(std::span<const symbol::Id> symbols) {
    std::vector<Role> layout;
    layout.reserve(symbols.size());
    RoleReader reader;
    for (const symbol::Id id : symbols) layout.push_back(reader.next(id));
    return layout;
}

Places places_of(Role role, std::span<const Role> layout) {
    return places_of(role, layout, {0, layout.size()});
}

Places places_of(Role role, std::span<const Role> layout, Places inside) {
    const std::span<const Role> here = layout.subspan(inside.begin, inside.end - inside.begin);
    const auto begin = std::ranges::find(here, role);
    const auto end = std::find_if(begin, here.end(), [role](Role other) { return other != role; });
    return {inside.begin + static_cast<std::size_t>(begin - here.begin()),
            inside.begin + static_cast<std::size_t>(end - here.begin())};
}

std::vector<Places> ends_of(std::span<const Role> layout) {
    std::vector<Places> ends;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= layout.size(); ++i) {
        const Role role = i < layout.size() ? layout[i] : Role::end;
        const bool is_over = role == Role::order || role == Role::none || role == Role::end;
        if (!is_over && role != Role::join) continue;
        if (i > begin) ends.push_back({begin, i});
        if (is_over) break;
        begin = i + 1;
    }
    return ends;
}

}  // namespace kalends
