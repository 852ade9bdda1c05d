#include "model/inference.hpp"

#include <variant>

namespace kalends {

Encoded Encoded::gather(std::span<const std::size_t> rows) const {
    Encoded some{{}, gather_rows(state, rows)};
    for (const Memory<float>& one : memory)
        some.memory.push_back(
            {gather_rows(one.values, rows), gather_rows(one.keys, rows), gather_columns(one.mask, rows)});
    return some;
}

Inference::Inference(const Seq2Seq<float>::Params& params, Precision precision)
    : model_(std::visit([gemm = Gemm<float>(precision)](const auto& model) { return make_inference(model, gemm); },
                        params.model)) {}

}  // namespace kalends
