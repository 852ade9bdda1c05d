#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "nn/cell.hpp"
#include "tensor/gemm.hpp"
#include "tensor/row_kernels.hpp"

namespace kalends {

/// What a cell's input weight and bias make of each symbol, Cell::tabulate(), a row worked out when its symbol is first
/// read: who reads one date needs a dozen rows of thousands. A row by itself, so that its numbers do not depend on
/// which symbols came together. Threads may share it.
class SymbolTable {
public:
    /// @param embedding [V,E], whose memory the caller keeps
    SymbolTable(View<const float> embedding, const Cell<float>::Params& cell)
        : embedding_(embedding),
          weight_(Gemm<float>().packed(matrix(cell.input_weight))),
          bias_(cell.bias),
          // NOLINTNEXTLINE(modernize-avoid-c-arrays)
          rows_(std::make_unique_for_overwrite<float[]>(embedding.rows * weight_.columns())),
          is_there_(embedding.rows) {}

    /// [V, cell.table_columns()]; only the rows of `symbols`, and of those asked for before, hold anything.
    /// @param symbols 0..V-1
    [[nodiscard]] View<const float> with(std::span<const std::int32_t> symbols) const {
        const bool are_all_there = std::ranges::all_of(symbols, [&](std::int32_t symbol) {
            return is_there_[static_cast<std::size_t>(symbol)].load(std::memory_order_acquire);
        });
        if (!are_all_there) add(symbols);
        return all();
    }

private:
    void add(std::span<const std::int32_t> symbols) const {
        const std::scoped_lock lock(adding_);
        for (const std::int32_t symbol : symbols) {
            const auto i = static_cast<std::size_t>(symbol);
            if (is_there_[i].load(std::memory_order_relaxed)) continue;
            const View<float> row = all().row_window(i, 1);
            broadcast(bias_.data(), row);
            weight_.multiply_add(embedding_.row_window(i, 1), row);
            is_there_[i].store(true, std::memory_order_release);
        }
    }
    [[nodiscard]] View<float> all() const {
        return {rows_.get(), embedding_.rows, weight_.columns(), weight_.columns()};
    }

    View<const float> embedding_;
    PackedFactor<float> weight_;  // [E, columns]
    Tensor<float, 1> bias_;
    // Memory that nobody touches is never there; a vector would touch it.
    std::unique_ptr<float[]> rows_;  // NOLINT(modernize-avoid-c-arrays)
    mutable std::vector<std::atomic<bool>> is_there_;
    mutable std::mutex adding_;
};

}  // namespace kalends
