#include "model/seq2seq.hpp"

namespace kalends {
namespace {

template <class T>
auto& workspace_of(const typename RecurrentModel<T>::Params&, typename Seq2Seq<T>::Workspace& work) {
    return work.recurrent;
}
template <class T>
auto& workspace_of(const typename TransformerModel<T>::Params&, typename Seq2Seq<T>::Workspace& work) {
    return work.transformer;
}

}  // namespace

template <class T>
typename Seq2Seq<T>::Params Seq2Seq<T>::make(const ModelConfig& config) {
    check(config);
    if (config.architecture == Architecture::transformer) return {TransformerModel<T>::make(config)};
    return {RecurrentModel<T>::make(config)};
}

template <class T>
typename Seq2Seq<T>::Params Seq2Seq<T>::initialize(const ModelConfig& config, Random& random) {
    check(config);
    if (config.architecture == Architecture::transformer) return {TransformerModel<T>::initialize(config, random)};
    return {RecurrentModel<T>::initialize(config, random)};
}

template <class T>
LossSums Seq2Seq<T>::forward(const Params& params, const Batch& batch, const LossOptions& options, Workspace& work) {
    return std::visit(
        [&]<class P>(const P& model) { return P::Model::forward(model, batch, options, workspace_of<T>(model, work)); },
        params.model);
}

template <class T>
LossSums Seq2Seq<T>::forward_backward(const Params& params, const Batch& batch, const LossOptions& options,
                                      Params& gradient, Workspace& work) {
    return std::visit(
        [&]<class P>(const P& model) {
            return P::Model::forward_backward(model, batch, options, std::get<P>(gradient.model),
                                              workspace_of<T>(model, work));
        },
        params.model);
}

template struct Seq2Seq<float>;
template struct Seq2Seq<double>;

}  // namespace kalends
