#include "tensor/packed_matrix.hpp"

#include <array>
#include <utility>

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

// Copies columns [first, first + width) of the factor into a panel; at(k, column) reads the factor.
template <class T, class At>
void pack_panels(View<T> panels, std::size_t depth, std::size_t columns, At at) {
    for (std::size_t p = 0; p < panels.rows; ++p) {
        const std::size_t first = p * panel_width<T>;
        const std::size_t width = std::min(panel_width<T>, columns - first);
        for (std::size_t k = 0; k < depth; ++k) {
            T* to = panels.row(p) + k * panel_width<T>;
            for (std::size_t j = 0; j < width; ++j) to[j] = at(k, first + j);
        }
    }
}

}  // namespace

template <class T>
void PackedMatrix<T>::resize(std::size_t rows, std::size_t columns) {
    rows_ = rows;
    columns_ = columns;
    const std::size_t panels = (columns + panel_width<T> - 1) / panel_width<T>;
    view_ = panels_.matrix(panels, rows * panel_width<T>);
    if (columns % panel_width<T> != 0) fill(view_.row_window(panels - 1, 1), T{0});
}

template <class T>
void PackedMatrix<T>::pack(View<const T> b) {
    resize(b.rows, b.columns);
    pack_panels(view_, rows_, columns_, [&](std::size_t k, std::size_t column) { return b.row(k)[column]; });
}

template <class T>
void PackedMatrix<T>::pack_transposed(View<const T> b) {
    resize(b.columns, b.rows);
    pack_panels(view_, rows_, columns_, [&](std::size_t k, std::size_t column) { return b.row(column)[k]; });
}

template <class T>
void PackedMatrix<T>::multiply_add(View<const T> a, View<T> c) const {
    for (std::size_t p = 0; p < view_.rows; ++p) {
        const std::size_t first = p * panel_width<T>;
        const std::size_t width = std::min(panel_width<T>, columns_ - first);
        for (std::size_t i = 0; i < c.rows; i += tile_rows<T>) {
            const std::size_t rows = std::min(tile_rows<T>, c.rows - i);
            functions<T>[rows - 1]({a.row(i), a.stride, view_.row(p), rows_, c.row(i) + first, c.stride, width});
        }
    }
}

template class PackedMatrix<float>;
template class PackedMatrix<double>;

}  // namespace kalends
