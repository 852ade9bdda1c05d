#include "model/recurrent/model.hpp"

namespace kalends {
namespace {

template <class T>
typename Decoder<T>::Source source_of(const Batch& batch, typename Encoder<T>::Workspace& encoder, std::size_t width) {
    const std::size_t rows = batch.source.rows, cells = batch.source.length * rows;
    return {encoder.values.matrix(cells, width), encoder.last.matrix(rows, width), encoder.d_values.zeros(cells, width),
            encoder.d_last.zeros(rows, width)};
}

}  // namespace

template <class T>
typename RecurrentModel<T>::Params RecurrentModel<T>::make(const ModelConfig& config) {
    return {Encoder<T>::make(config), Decoder<T>::make(config)};
}

template <class T>
void RecurrentModel<T>::initialize(Params& params, Random& random) {
    Encoder<T>::initialize(params.encoder, random);
    Decoder<T>::initialize(params.decoder, random);
}

template <class T>
LossSums RecurrentModel<T>::forward(const Params& params, const Batch& batch, const LossOptions& options,
                                    Workspace& work) {
    Encoder<T>::forward(params.encoder, batch.source, work.encoder);
    const auto source = source_of<T>(batch, work.encoder, params.encoder.states());
    return Decoder<T>::forward(params.decoder, batch, source, options, work.decoder);
}

template <class T>
LossSums RecurrentModel<T>::forward_backward(const Params& params, const Batch& batch, const LossOptions& options,
                                             Params& gradient, Workspace& work) {
    LossSums sums = forward(params, batch, options, work);
    const auto source = source_of<T>(batch, work.encoder, params.encoder.states());
    Decoder<T>::backward(params.decoder, batch, source, work.decoder, gradient.decoder);
    Encoder<T>::backward(params.encoder, batch.source, work.encoder, gradient.encoder);
    const std::size_t forward_states = params.encoder.forward.hidden();
    add_state_gradients<T>(batch.source.lengths,
                           time_major(source.d_states, batch.source.rows).column_window(0, forward_states), sums);
    return sums;
}

template struct RecurrentModel<float>;
template struct RecurrentModel<double>;

}  // namespace kalends
