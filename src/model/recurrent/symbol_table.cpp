#include "model/recurrent/symbol_table.hpp"

#include <algorithm>

#include "tensor/row_kernels.hpp"

namespace kalends {

SymbolTable::SymbolTable(View<const float> embedding, const Cell<float>::Params& cell)
    : embedding_(embedding),
      weight_(Gemm<float>().packed(matrix(cell.input_weight))),
      bias_(cell.bias),
      // NOLINTNEXTLINE(modernize-avoid-c-arrays)
      rows_(std::make_unique_for_overwrite<float[]>(embedding.rows * weight_.columns())),
      is_there_(embedding.rows) {}

View<const float> SymbolTable::with(std::span<const std::int32_t> symbols) const {
    const bool are_all_there = std::ranges::all_of(symbols, [&](std::int32_t symbol) {
        return is_there_[static_cast<std::size_t>(symbol)].load(std::memory_order_acquire);
    });
    if (!are_all_there) add(symbols);
    return {rows_.get(), embedding_.rows, weight_.columns(), weight_.columns()};
}

void SymbolTable::add(std::span<const std::int32_t> symbols) const {
    const std::scoped_lock lock(adding_);
    for (const std::int32_t symbol : symbols) {
        const auto i = static_cast<std::size_t>(symbol);
        if (is_there_[i].load(std::memory_order_relaxed)) continue;
        const View<float> row{rows_.get() + i * weight_.columns(), 1, weight_.columns(), weight_.columns()};
        broadcast(bias_.data(), row);
        weight_.multiply_add(embedding_.row_window(i, 1), row);
        is_there_[i].store(true, std::memory_order_release);
    }
}

}  // namespace kalends
