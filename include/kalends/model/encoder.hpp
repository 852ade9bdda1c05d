#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kalends/core/random.hpp"
#include "kalends/data/batch.hpp"
#include "kalends/model/config.hpp"
#include "kalends/model/recurrence.hpp"
#include "kalends/model/schedule.hpp"
#include "kalends/nn/embedding.hpp"
#include "kalends/nn/gru.hpp"
#include "kalends/tensor/packed_matrix.hpp"

// S source positions, B rows, V symbols, U different symbols of a batch, E embedding, H state in each direction.
namespace kalends {

/// Bidirectional recurrent encoder (Bahdanau, Cho and Bengio 2015, A.2.1). Each direction of each row starts at the
/// row's own end, from zero.
template <class T>
struct Encoder {
    struct Params {
        using Scalar = T;
        typename Embedding<T>::Params embedding;  // [V,E]
        typename Gru<T>::Params forward;          // E to H
        typename Gru<T>::Params backward;         // E to H

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            visit_part("embedding", self.embedding, f);
            visit_part("forward", self.forward, f);
            visit_part("backward", self.backward, f);
        }
    };

    /// Buffers of one direction.
    struct Pass {
        Buffer<T> table, d_table;           // [U,3H] input products of the symbols of the batch
        Buffer<T> gates;                    // [S,B,4H]
        Buffer<T> d_state;                  // [B,H]
        PackedMatrix<T> recurrent;          // U
        PackedMatrix<T> recurrent_reverse;  // U^T
    };
    struct Workspace {
        Schedule schedule;
        std::vector<std::int32_t> symbols;  // [U] the different symbols of the batch
        std::vector<std::int32_t> slots;    // [V] where a symbol stands in `symbols`
        std::vector<std::int32_t> reads;    // [S,B] the symbols of the batch, as rows of `symbols`
        Buffer<T> embedded, d_embedded;     // [U,E]
        Buffer<T> zero;                     // [B,H]
        Buffer<T> values, d_values;         // [S,B,2H] states, forward beside backward; zero past a row's end
        Buffer<T> last, d_last;             // [B,2H] each direction's state after the whole row
        Pass forward, backward;
    };

    static Params make(const ModelConfig&);
    static void initialize(Params&, Random&);

    /// Fills workspace.values and workspace.last.
    static void forward(const Params&, const SourceBatch&, Workspace&);
    /// Takes workspace.d_values (overwritten) and workspace.d_last as gradients of what forward() filled. Adds to
    /// `gradient`.
    static void backward(const Params&, const SourceBatch&, Workspace&, Params& gradient);
};

/// The state after the whole row, of both directions: the forward one where the row ends, the backward one at the
/// start. values [S,B,2H], last [B,2H]
template <class T>
void last_states(std::span<const std::int32_t> lengths, TimeInput<T> values, View<T> last);

}  // namespace kalends
