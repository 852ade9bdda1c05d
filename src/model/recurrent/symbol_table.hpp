#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "nn/cell.hpp"
#include "tensor/gemm.hpp"

namespace kalends {

/// What a cell's input weight and bias make of each symbol, Cell::tabulate(), a row worked out when its symbol is first
/// read: who reads one date needs a dozen rows of thousands. A row by itself, so that its numbers do not depend on
/// which symbols came together. Threads may share it.
class SymbolTable {
public:
    /// @param embedding [V,E], whose memory the caller keeps
    SymbolTable(View<const float> embedding, const Cell<float>::Params& cell);

    /// [V, cell.table_columns()]; only the rows of `symbols`, and of those asked for before, hold anything.
    /// @param symbols 0..V-1
    [[nodiscard]] View<const float> with(std::span<const std::int32_t> symbols) const;

private:
    void add(std::span<const std::int32_t> symbols) const;

    View<const float> embedding_;
    PackedFactor<float> weight_;  // [E, columns]
    Tensor<float, 1> bias_;
    // Memory that nobody touches is never there; a vector would touch it.
    std::unique_ptr<float[]> rows_;  // NOLINT(modernize-avoid-c-arrays)
    mutable std::vector<std::atomic<bool>> is_there_;
    mutable std::mutex adding_;
};

}  // namespace kalends
