#include "kalends/model/decoder_input.hpp"

#include <algorithm>

namespace kalends {
namespace {

/// f(input, hint part, symbol part) for each input; the symbol part of a first input is `symbol::start`.
template <class F>
void for_each_input(F&& f) {
    for (std::size_t hint = 0; hint < symbol::hint_count; ++hint) {
        for (std::size_t written = 0; written <= symbol::start; ++written)
            f(hint * (symbol::start + 1) + written, symbol::count + hint, written);
    }
}

template <class T>
void add_row(const T* from, std::size_t size, T* to) {
    for (std::size_t e = 0; e < size; ++e) to[e] += from[e];
}

}  // namespace

template <class T>
void embed_inputs(View<const T> parts, View<T> inputs) {
    for_each_input([&](std::size_t input, std::size_t hint, std::size_t written) {
        std::copy_n(parts.row(hint), parts.columns, inputs.row(input));
        if (written != symbol::start) add_row(parts.row(written), parts.columns, inputs.row(input));
    });
}

template <class T>
void embed_inputs_backward(View<const T> d_inputs, View<T> d_parts) {
    for_each_input([&](std::size_t input, std::size_t hint, std::size_t written) {
        add_row(d_inputs.row(input), d_parts.columns, d_parts.row(hint));
        if (written != symbol::start) add_row(d_inputs.row(input), d_parts.columns, d_parts.row(written));
    });
}

template void embed_inputs(View<const float>, View<float>);
template void embed_inputs(View<const double>, View<double>);
template void embed_inputs_backward(View<const float>, View<float>);
template void embed_inputs_backward(View<const double>, View<double>);

}  // namespace kalends
