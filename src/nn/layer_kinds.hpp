#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// A layer of which there are several kinds is a std::variant of the kinds' Params, in the order of an enum. Each Params
// says its `Layer`, and each Layer its `name` (the word for the command line and the checkpoint) and its `kind`.
namespace kalends {

/// Calls f with the Layer of each alternative, as a std::type_identity; the results in an array, in their order.
template <class Variant, class F>
constexpr auto for_each_layer(F f) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{f(std::type_identity<typename std::variant_alternative_t<I, Variant>::Layer>())...};
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>());
}

/// Alternative i is of kind i.
template <class Variant>
constexpr bool in_order_of_kinds() {
    std::size_t next = 0;
    for (const std::size_t kind :
         for_each_layer<Variant>([]<class L>(std::type_identity<L>) { return static_cast<std::size_t>(L::kind); })) {
        if (kind != next++) return false;
    }
    return true;
}

template <class Variant>
std::vector<std::string_view> layer_names() {
    const auto names = for_each_layer<Variant>([]<class L>(std::type_identity<L>) { return L::name; });
    return {names.begin(), names.end()};
}

}  // namespace kalends
