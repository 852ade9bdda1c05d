#include "model/seq2seq.hpp"

namespace kalends {
template <class T>
typename Seq2Seq<T>::Params Seq2Seq<T>::make(const ModelConfig& config) {
    check(config);
    if (config.architecture == Architecture::transformer) return {TransformerModel<T>::make(config)};
    return {RecurrentModel<T>::make(config)};
}

template <class T>
typename Seq2Seq<T>::Params Seq2Seq<T>::initialize(const ModelConfig& config, Random& random) {
    Params params = make(config);
    std::visit([&]<class P>(P& model) { P::Model::initialize(model, random); }, params.model);
    return params;
}

template <class T>
LossSums Seq2Seq<T>::forward(const Params& params, const Batch& batch, const LossOptions& options, Workspace& work) {
    return std::visit(
        [&]<class P>(const P& model) {
            return P::Model::forward(model, batch, options, std::get<typename P::Model::Workspace>(work.all));
        },
        params.model);
}

template <class T>
LossSums Seq2Seq<T>::forward_backward(const Params& params, const Batch& batch, const LossOptions& options,
                                      Params& gradient, Workspace& work) {
    return std::visit(
        [&]<class P>(const P& model) {
            return P::Model::forward_backward(model, batch, options, std::get<P>(gradient.model),
                                              std::get<typename P::Model::Workspace>(work.all));
        },
        params.model);
}

template struct Seq2Seq<float>;
template struct Seq2Seq<double>;

}  // namespace kalends
