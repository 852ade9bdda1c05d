#pragma once

#include "core/random.hpp"
#include "tensor/view.hpp"

namespace kalends {

/// Uniform in [-limit, limit], limit = sqrt(6 / (rows + columns)) (Glorot and Bengio 2010, equation 16). `weight`
/// is [inputs, outputs]; for several gates side by side, initialise each gate's columns.
template <class T>
void glorot_uniform(View<T> weight, Random&);

/// Normal with mean 0, by Box and Muller (1958).
template <class T>
void normal(View<T> weight, double deviation, Random&);

/// Orthonormal rows or columns, whichever are fewer (Saxe, McClelland and Ganguli 2014): keeps the norm of a state
/// through time.
template <class T>
void orthogonal(View<T> weight, Random&);

/// Weights of a recurrent cell, gate by gate: Glorot for the input, orthogonal for the state. [I,G*H] [H,G*H]
template <class T>
void initialize_gates(View<T> input_weight, View<T> recurrent_weight, Random&);

}  // namespace kalends
