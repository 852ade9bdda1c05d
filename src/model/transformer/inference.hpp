#pragma once

#include <memory>

#include "kalends/tensor/precision.hpp"
#include "model/inference_model.hpp"
#include "model/transformer/model.hpp"

namespace kalends {

std::unique_ptr<const InferenceModel> make_inference(const TransformerModel<float>::Params&, Precision);

}  // namespace kalends
