#pragma once

#include <cstddef>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"
#include "nn/parameters.hpp"

// Between the named tensors of a checkpoint and the typed ones of any layer's parameters (nn/parameters.hpp).
namespace kalends {

std::vector<NamedTensor> copy_tensors(const std::vector<NamedValues<const float>>&);
/// Values of all tensors together.
std::size_t value_count(const std::vector<NamedTensor>&);
/// Finds each of `to` in `from` and copies its values. Errors as from_tensors().
void restore_tensors(const std::vector<NamedTensor>& from, const std::vector<NamedValues<float>>& to);

/// Copies of all tensors of `parameters`, in the order they are visited.
template <class Params>
std::vector<NamedTensor> to_tensors(const Params& parameters) {
    return copy_tensors(tensors(parameters));
}

/// Fills the tensors of `parameters`, which have their shapes already.
/// @throws Error (data) naming the tensor that is missing, of another shape, or not one of `parameters`
template <class Params>
void from_tensors(const std::vector<NamedTensor>& stored, Params& parameters) {
    restore_tensors(stored, tensors(parameters));
}

}  // namespace kalends
