#pragma once

#include <memory>

#include "kalends/model/inference_model.hpp"
#include "kalends/model/recurrent/model.hpp"
#include "kalends/tensor/precision.hpp"

namespace kalends {

std::unique_ptr<const InferenceModel> make_inference(const RecurrentModel<float>::Params&, Precision);

}  // namespace kalends
