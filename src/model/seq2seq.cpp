#include "kalends/model/seq2seq.hpp"

#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>

namespace kalends {
namespace {

template <class T>
typename Decoder<T>::Source source_of(const Batch& batch, typename Encoder<T>::Workspace& encoder, std::size_t width) {
    const std::size_t rows = batch.source.rows, cells = batch.source.length * rows;
    return {batch.source, encoder.values.matrix(cells, width), encoder.last.matrix(rows, width),
            encoder.d_values.zeros(cells, width), encoder.d_last.zeros(rows, width)};
}

template <class T>
double norm(std::span<const T> values) {
    return std::sqrt(std::inner_product(values.begin(), values.end(), values.begin(), 0.0));
}

// After the encoder's way back. d_values [S,B,M]
template <class T>
void add_norms(std::span<const std::int32_t> lengths, TimeInput<T> d_values, std::size_t hidden, LossSums& sums) {
    for (std::size_t b = 0; b < lengths.size(); ++b) {
        sums.first_state_gradient += norm(std::span(d_values.at(0, b), hidden));
        sums.last_state_gradient += norm(std::span(d_values.at(static_cast<std::size_t>(lengths[b]) - 1, b), hidden));
    }
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
    const auto source = source_of<T>(batch, work.encoder, params.encoder.states());
    return Decoder<T>::forward(params.decoder, batch, source, options, work.decoder);
}

template <class T>
LossSums Seq2Seq<T>::forward_backward(const Params& params, const Batch& batch, const LossOptions& options,
                                      Params& gradient, Workspace& work) {
    LossSums sums = forward(params, batch, options, work);
    const auto source = source_of<T>(batch, work.encoder, params.encoder.states());
    Decoder<T>::backward(params.decoder, batch, source, work.decoder, gradient.decoder);
    Encoder<T>::backward(params.encoder, batch.source, work.encoder, gradient.encoder);
    add_norms<T>(batch.source.lengths, time_major(source.d_states, batch.source.rows), params.encoder.forward.hidden(),
                 sums);
    return sums;
}

template struct Seq2Seq<float>;
template struct Seq2Seq<double>;

}  // namespace kalends
