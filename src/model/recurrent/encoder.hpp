#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "data/batch.hpp"
#include "kalends/model/config.hpp"
#include "model/recurrent/recurrence.hpp"
#include "nn/cell.hpp"
#include "nn/embedding.hpp"
#include "tensor/gemm.hpp"

// S source positions, B rows, V symbols, U different symbols of a batch, E embedding, H state in each direction, M the
// states of all directions, G gates that the input writes.
namespace kalends {

/// Recurrent encoder, bidirectional (Bahdanau, Cho and Bengio 2015, A.2.1) or forward only. Each direction of each row
/// starts at the row's own end, from zero.
template <class T>
struct Encoder {
    struct Params {
        using Scalar = T;
        typename Embedding<T>::Params embedding;           // [V,E]
        typename Cell<T>::Params forward;                  // E to H
        std::optional<typename Cell<T>::Params> backward;  // E to H

        template <class Self, class F>
        static void visit(Self& self, F&& f) {
            visit_part("embedding", self.embedding, f);
            visit_part("forward", self.forward, f);
            if (self.backward) visit_part("backward", *self.backward, f);
        }
        [[nodiscard]] std::size_t directions() const { return backward ? 2 : 1; }
        [[nodiscard]] std::size_t states() const { return directions() * forward.hidden(); }  // M
    };

    /// Buffers of one direction.
    struct Pass {
        Buffer<T> table, d_table;           // [U,G*H] input products of the symbols of the batch
        Buffer<T> gates;                    // [S,B,4H]
        Buffer<T> cells;                    // [S,B,H] cell states
        Buffer<T> d_state, d_cell;          // [B,H]
        PackedFactor<T> recurrent;          // U
        PackedFactor<T> recurrent_reverse;  // U^T
    };
    struct Workspace {
        Schedule schedule;
        std::vector<std::int32_t> symbols;  // [U] the different symbols of the batch
        std::vector<std::int32_t> slots;    // [V] where a symbol stands in `symbols`
        std::vector<std::int32_t> reads;    // [S,B] the symbols of the batch, as rows of `symbols`
        Buffer<T> embedded, d_embedded;     // [U,E]
        Buffer<T> zero;                     // [B,H]
        Buffer<T> values, d_values;         // [S,B,M] states, forward beside backward; zero past a row's end
        Buffer<T> last, d_last;             // [B,M] each direction's state after the whole row
        Pass forward, backward;
        Gemm<T> gemm;  // of the recurrent products
        Gemm<T> full;  // of the input products
    };

    static Params make(const ModelConfig&);
    static void initialize(Params&, Random&);

    /// Fills workspace.values and workspace.last.
    static void forward(const Params&, const SourceBatch&, Workspace&);
    /// Takes workspace.d_values and workspace.d_last as gradients of what forward() filled. Leaves in d_values all that
    /// reaches each state, by way of the states after it, too, but for an LSTM's cell states (left open past a row's
    /// end). Adds to `gradient`.
    static void backward(const Params&, const SourceBatch&, Workspace&, Params& gradient);
};

/// The state after the whole row, of each direction: the forward one where the row ends, the backward one at the
/// start. values [S,B,M], last [B,M]
template <class T>
void last_states(std::span<const std::int32_t> lengths, TimeInput<T> values, std::size_t hidden, View<T> last);

}  // namespace kalends
