#include "kalends/model/seq2seq.hpp"

namespace kalends {
namespace {

template <class T>
typename Decoder<T>::Source source_of(const Batch& batch, typename Encoder<T>::Workspace& encoder, std::size_t hidden) {
    const std::size_t rows = batch.source.rows, cells = batch.source.length * rows, width = 2 * hidden;
    return {batch.source, encoder.values.matrix(cells, width), encoder.last.matrix(rows, width),
            encoder.d_values.zeros(cells, width), encoder.d_last.zeros(rows, width)};
}

}  // namespace

template <class T>
typename Seq2Seq<T>::Params Seq2Seq<T>::make(const ModelConfig& config) {
    return {Encoder<T>::make(config), Decoder<T>::make(config)};
}

template <class T>
typename Seq2Seq<T>::Params Seq2Seq<T>::initialize(const ModelConfig& config, Random& random) {
    Params params = make(config);
    Encoder<T>::initialize(params.encoder, random);
    Decoder<T>::initialize(params.decoder, random);
    return params;
}

template <class T>
LossSums Seq2Seq<T>::forward(const Params& params, const Batch& batch, const LossOptions& options, Workspace& work) {
    Encoder<T>::forward(params.encoder, batch.source, work.encoder);
    const auto source = source_of<T>(batch, work.encoder, params.encoder.forward.hidden());
    return Decoder<T>::forward(params.decoder, batch, source, options, work.decoder);
}

template <class T>
LossSums Seq2Seq<T>::forward_backward(const Params& params, const Batch& batch, const LossOptions& options,
                                      Params& gradient, Workspace& work) {
    const LossSums sums = forward(params, batch, options, work);
    const auto source = source_of<T>(batch, work.encoder, params.encoder.forward.hidden());
    Decoder<T>::backward(params.decoder, batch, source, work.decoder, gradient.decoder);
    Encoder<T>::backward(params.encoder, batch.source, work.encoder, gradient.encoder);
    return sums;
}

template struct Seq2Seq<float>;
template struct Seq2Seq<double>;

}  // namespace kalends
