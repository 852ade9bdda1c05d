#pragma once

#include "core/random.hpp"
#include "data/batch.hpp"
#include "kalends/model/config.hpp"
#include "model/loss.hpp"
#include "model/recurrent/recurrence.hpp"
#include "nn/attention/attention.hpp"
#include "nn/cell.hpp"
#include "nn/embedding.hpp"
#include "nn/linear.hpp"
#include "tensor/gemm.hpp"

// S source positions, B rows, T target positions, E embedding, D decoder state, M encoder states, K what the
// attention compares, C its context, G gates that the input writes, Y symbols.
namespace kalends {

/// Recurrent decoder with attention (Bahdanau, Cho and Bengio 2015, A.2.2), one step for each output symbol:
///   c_t = attention(query s_{t-1});  s_t = cell([embedding(y_{t-1}); c_t], s_{t-1});
///   logits_t = [s_t; c_t] W_o + b_o
/// with s_{-1} = tanh(W_s [last state of each direction] + b_s) and y_{-1} the start; the cell state
/// of an LSTM starts from zero.
template <class T>
struct Decoder {
    struct Params {
        using Scalar = T;
        typename Linear<T>::Params start;         // M to D
        typename Embedding<T>::Params embedding;  // [Y+1,E], the start last
        typename Attention<T>::Params attention;  // query D, states M
        typename Cell<T>::Params cell;            // E + C to D
        typename Linear<T>::Params output;        // D + C to Y

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            visit_part("start", self.start, f);
            visit_part("embedding", self.embedding, f);
            visit_part("attention", self.attention, f);
            visit_part("cell", self.cell, f);
            visit_part("output", self.output, f);
        }
    };

    /// The factors of the loop over time, laid out for it; `reverse` for the way back.
    struct Factors {
        PackedFactor<T> query, mix, context, recurrent;
        PackedFactor<T> query_reverse, mix_reverse, context_reverse, recurrent_reverse;
    };
    struct Workspace {
        Schedule schedule;
        Factors factors;
        Gemm<T> gemm;                     // of the attention and the cell
        Gemm<T> full;                     // of the embeddings, the start and the output
        Buffer<T> mask;                   // [S,B * heads]
        Buffer<T> keys, d_keys;           // [S,B,K] where they are projections
        Buffer<T> values, d_values;       // [S,B,C] the same
        Buffer<T> table, d_table;         // [Y+1,G*D] input products of the embeddings
        Buffer<T> gates;                  // [T,B,4D]
        Buffer<T> cells, d_cell, zero;    // [T,B,D], [B,D], [B,D] cell states, where the cell has them
        Buffer<T> query, d_query;         // [T,B,K]
        Buffer<T> weights, d_weights;     // [T,S,B * heads]
        Buffer<T> found, d_found;         // [T,B,C] what several heads found, before it becomes the context
        Buffer<T> start, d_state;         // [B,D]
        Buffer<T> features, d_features;   // [T,B,D+C] states beside contexts
        Buffer<T> logits;                 // [T,B,Y]
        std::vector<std::uint8_t> right;  // [T*B]
    };

    /// What the encoder made of the batch, and where its gradient goes.
    struct Source {
        View<const T> states;  // [S*B,M]
        View<const T> last;    // [B,M]
        View<T> d_states;      // [S*B,M] added to
        View<T> d_last;        // [B,M] added to
    };

    static Params make(const ModelConfig&);
    static void initialize(Params&, Random&);

    /// Teacher-forced losses of a batch. The workspace keeps what backward() needs, the losses' own gradients included.
    static LossSums forward(const Params&, const Batch&, const Source&, const LossOptions&, Workspace&);
    /// After forward() on the same batch. Adds to `gradient` and to source.d_states and source.d_last.
    static void backward(const Params&, const Batch&, const Source&, Workspace&, Params& gradient);
};

}  // namespace kalends
