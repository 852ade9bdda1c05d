#pragma once

#include <memory>

#include "kalends/model/inference_model.hpp"
#include "kalends/model/transformer/model.hpp"
#include "kalends/tensor/precision.hpp"

namespace kalends {

std::unique_ptr<const InferenceModel> make_inference(const TransformerModel<float>::Params&, Precision);

}  // namespace kalends
