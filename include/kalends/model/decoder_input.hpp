#pragma once

#include "kalends/calendar/written_date.hpp"
#include "kalends/tensor/view.hpp"

// E embedding.
namespace kalends {

/// What has an embedding of its own in the decoder: each symbol it can write, then each hint.
constexpr std::size_t input_parts = symbol::count + symbol::hint_count;

/// The embedding of a decoder input is that of its hint plus, unless it is the first, that of the symbol written last.
/// parts [input_parts,E], inputs [symbol::input_count,E]
template <class T>
void embed_inputs(View<const T> parts, View<T> inputs);
/// d_parts += what d_inputs means for them.
template <class T>
void embed_inputs_backward(View<const T> d_inputs, View<T> d_parts);

}  // namespace kalends
