#include "tensor/packed_factor.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <type_traits>
#include <utility>

#include "tensor/bfloat16_tiles.hpp"
#include "tensor/simd.hpp"

namespace kalends {
namespace {

// A tile of c, its rows times one panel's width, is summed up in registers: two for each row, two for the panel and one
// for the factor must fit. Processors with 64-byte registers have 32 of them, others 16.
template <class T>
constexpr std::size_t panel_width = 2 * lane_count<T>;
template <class T>
constexpr std::size_t tile_rows = sizeof(Lanes<T>) >= 64 ? 12 : 6;

template <class T>
struct Tile {
    const T* a;
    std::size_t a_stride;
    const T* panel;     // [K, panel_width]
    std::size_t depth;  // K
    T* c;
    std::size_t c_stride;
    std::size_t width;  // columns of c, at most panel_width
};

// Adds the two halves of one row's sums to c.
template <class T>
inline void add_sums(T* to, std::size_t width, Lanes<T> left, Lanes<T> right) {
    const WholeLanes<T> whole;
    if (width == panel_width<T>) {
        whole.store(to, whole.load(to) + left);
        whole.store(to + lane_count<T>, whole.load(to + lane_count<T>) + right);
        return;
    }
    alignas(Lanes<T>) std::array<T, panel_width<T>> sums;
    left.store_aligned(sums.data());
    right.store_aligned(sums.data() + lane_count<T>);
    for (std::size_t i = 0; i < width; ++i) to[i] += sums[i];
}

template <class T, std::size_t Rows>
void multiply_tile(const Tile<T>& tile) {
    std::array<Lanes<T>, Rows> left, right;
    left.fill(Lanes<T>(T{0}));
    right.fill(Lanes<T>(T{0}));
    const T* panel = tile.panel;
    for (std::size_t k = 0; k < tile.depth; ++k, panel += panel_width<T>) {
        const Lanes<T> panel_left = Lanes<T>::load_unaligned(panel);
        const Lanes<T> panel_right = Lanes<T>::load_unaligned(panel + lane_count<T>);
        for (std::size_t i = 0; i < Rows; ++i) {
            const Lanes<T> factor(tile.a[i * tile.a_stride + k]);
            left[i] = xsimd::fma(factor, panel_left, left[i]);
            right[i] = xsimd::fma(factor, panel_right, right[i]);
        }
    }
    for (std::size_t i = 0; i < Rows; ++i) add_sums<T>(tile.c + i * tile.c_stride, tile.width, left[i], right[i]);
}

template <class T, std::size_t... Rows>
constexpr auto tile_functions(std::index_sequence<Rows...>) {
    return std::array{&multiply_tile<T, Rows + 1>...};
}

// functions[i] multiplies i + 1 rows.
template <class T>
constexpr auto functions = tile_functions<T>(std::make_index_sequence<tile_rows<T>>());

// Lays a factor [depth,columns] out in panels; at(k, column) reads it.
template <class T, class At>
void fill_panels(View<T> panels, std::size_t depth, std::size_t columns, At at) {
    if (columns % panel_width<T> != 0) fill(panels.row_window(panels.rows - 1, 1), T{0});
    for (std::size_t p = 0; p < panels.rows; ++p) {
        const std::size_t first = p * panel_width<T>;
        const std::size_t width = std::min(panel_width<T>, columns - first);
        for (std::size_t k = 0; k < depth; ++k) {
            T* to = panels.row(p) + k * panel_width<T>;
            for (std::size_t j = 0; j < width; ++j) to[j] = at(k, first + j);
        }
    }
}

// c += a times the factor.
template <class T>
void multiply_panels(View<const T> a, View<const T> panels, View<T> c) {
    for (std::size_t p = 0; p < panels.rows; ++p) {
        const std::size_t first = p * panel_width<T>;
        const std::size_t width = std::min(panel_width<T>, c.columns - first);
        for (std::size_t i = 0; i < c.rows; i += tile_rows<T>) {
            const std::size_t rows = std::min(tile_rows<T>, c.rows - i);
            functions<T>[rows - 1]({a.row(i), a.stride, panels.row(p), a.columns, c.row(i) + first, c.stride, width});
        }
    }
}

/// The panels of a factor [depth,columns]: a row each.
template <class T>
View<T> panel_view(T* data, std::size_t depth, std::size_t columns) {
    constexpr std::size_t width = panel_width<std::remove_const_t<T>>;
    return {data, (columns + width - 1) / width, depth * width, depth * width};
}

FloatRows float_rows(View<const float> view) {
    return {view.data, view.rows, view.columns, view.stride};
}

}  // namespace

template <class T>
void PackedFactor<T>::resize(std::size_t rows, std::size_t columns, bool is_rounded) {
    rows_ = rows;
    columns_ = columns;
    is_rounded_ = is_rounded;
    if (is_rounded) return rounded_.resize(bfloat16_panels_size(rows, columns));
    const View<T> needed = panel_view<T>(nullptr, rows, columns);
    if (panels_.size() < needed.rows * needed.columns)
        panels_ = Tensor<T, 1>::from_shape({needed.rows * needed.columns});
}

template <class T>
void PackedFactor<T>::pack(View<const T> b, bool is_rounded) {
    resize(b.rows, b.columns, is_rounded);
    if (!is_rounded)
        return fill_panels(panel_view(panels_.data(), rows_, columns_), rows_, columns_,
                           [&](std::size_t k, std::size_t column) { return b.row(k)[column]; });
    if constexpr (std::is_same_v<T, float>) to_bfloat16_panels(float_rows(b), rounded_.data());
}

template <class T>
void PackedFactor<T>::pack_transposed(View<const T> b, bool is_rounded) {
    resize(b.columns, b.rows, is_rounded);
    if (!is_rounded)
        return fill_panels(panel_view(panels_.data(), rows_, columns_), rows_, columns_,
                           [&](std::size_t k, std::size_t column) { return b.row(column)[k]; });
    if constexpr (std::is_same_v<T, float>) to_bfloat16_panels_transposed(float_rows(b), rounded_.data());
}

template <class T>
void PackedFactor<T>::multiply_add(View<const T> a, View<T> c) const {
    assert(a.rows == c.rows && a.columns == rows_ && c.columns == columns_);
    if (!is_rounded_) return multiply_panels<T>(a, panel_view(panels_.data(), rows_, columns_), c);
    if constexpr (std::is_same_v<T, float>)
        multiply_add_bfloat16(bfloat16_unit(), float_rows(a), rounded_.data(), c.columns, {c.data, c.stride});
}

template class PackedFactor<float>;
template class PackedFactor<double>;

}  // namespace kalends
