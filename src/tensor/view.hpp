#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>

#include "tensor/tensor.hpp"

namespace kalends {

/// A half-open range of the rows of a batch.
struct RowRange {
    std::size_t first = 0;
    std::size_t last = 0;
    [[nodiscard]] std::size_t count() const { return last - first; }
    /// Of the same rows once each is cut into `parts`.
    [[nodiscard]] RowRange split(std::size_t parts) const { return {first * parts, last * parts}; }
};

/// A matrix in someone else's memory: `rows` rows of `columns` contiguous elements, `stride` elements from row to row.
/// All kernels take views, so that a step of a time-major buffer, a block of columns or a whole tensor cost no copy.
template <class T>
struct View {
    T* data = nullptr;
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t stride = 0;

    [[nodiscard]] T* row(std::size_t i) const { return data + i * stride; }
    [[nodiscard]] bool empty() const { return rows == 0 || columns == 0; }

    [[nodiscard]] View row_window(std::size_t first, std::size_t count) const {
        return {row(first), count, columns, stride};
    }
    [[nodiscard]] View row_window(RowRange range) const { return row_window(range.first, range.count()); }
    [[nodiscard]] View column_window(std::size_t first, std::size_t count) const {
        return {data + first, rows, count, stride};
    }
    operator View<const T>() const  // NOLINT(google-explicit-constructor): as T* to const T*
        requires(!std::is_const_v<T>) {
        return {data, rows, columns, stride};
    }
};

/// A view to read from, in a place where T is deduced from another argument.
template <class T>
using Input = std::type_identity_t<View<const T>>;

/// All of a tensor as a matrix: its last axis are the columns, all axes before it the rows.
template <class T, std::size_t N>
View<T> matrix(Tensor<T, N>& tensor) {
    const std::size_t columns = tensor.shape(N - 1);
    return {tensor.data(), columns == 0 ? 0 : tensor.size() / columns, columns, columns};
}
template <class T, std::size_t N>
View<const T> matrix(const Tensor<T, N>& tensor) {
    const std::size_t columns = tensor.shape(N - 1);
    return {tensor.data(), columns == 0 ? 0 : tensor.size() / columns, columns, columns};
}

/// A time-major block in someone else's memory: `length` matrices of `rows` x `columns`, one after the other.
template <class T>
struct TimeView {
    T* data = nullptr;
    std::size_t length = 0;
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t stride = 0;  ///< elements from row to row
    std::size_t step = 0;    ///< elements from position to position

    [[nodiscard]] T* at(std::size_t position, std::size_t row) const { return data + position * step + row * stride; }
    View<T> operator[](std::size_t position) const { return {at(position, 0), rows, columns, stride}; }
    /// All positions of one row [length, columns].
    [[nodiscard]] View<T> of_row(std::size_t row) const { return {at(0, row), length, columns, step}; }

    [[nodiscard]] TimeView window(std::size_t first, std::size_t count) const {
        return {at(first, 0), count, rows, columns, stride, step};
    }
    [[nodiscard]] TimeView row_window(std::size_t first, std::size_t count) const {
        return {at(0, first), length, count, columns, stride, step};
    }
    [[nodiscard]] TimeView row_window(RowRange range) const { return row_window(range.first, range.count()); }
    [[nodiscard]] TimeView column_window(std::size_t first, std::size_t count) const {
        return {data + first, length, rows, count, stride, step};
    }
    /// All positions as one matrix [length * rows, columns]; only where no rows are left out.
    [[nodiscard]] View<T> flat() const { return {data, length * rows, columns, stride}; }

    operator TimeView<const T>() const  // NOLINT(google-explicit-constructor)
        requires(!std::is_const_v<T>) {
        return {data, length, rows, columns, stride, step};
    }
};

template <class T>
using TimeInput = std::type_identity_t<TimeView<const T>>;

/// A matrix [length * rows, columns] as a time-major block, and a tensor [length, rows, columns].
template <class T>
TimeView<T> time_major(View<T> flat, std::size_t rows) {
    return {flat.data, rows == 0 ? 0 : flat.rows / rows, rows, flat.columns, flat.stride, rows * flat.stride};
}
template <class T>
TimeView<T> time_major(Tensor<T, 3>& tensor) {
    return time_major(matrix(tensor), tensor.shape(1));
}
template <class T>
TimeView<const T> time_major(const Tensor<T, 3>& tensor) {
    return time_major(matrix(tensor), tensor.shape(1));
}

/// Each row cut into `parts` rows, one behind the other. In more than one only where rows are contiguous.
template <class T>
View<T> split_rows(View<T> view, std::size_t parts) {
    if (parts == 1) return view;
    return {view.data, view.rows * parts, view.columns / parts, view.columns / parts};
}
template <class T>
TimeView<T> split_rows(TimeView<T> view, std::size_t parts) {
    if (parts == 1) return view;
    return {view.data, view.length, view.rows * parts, view.columns / parts, view.columns / parts, view.step};
}

/// Sets every element.
template <class T>
void fill(View<T> view, std::type_identity_t<T> value) {
    for (std::size_t i = 0; i < view.rows; ++i) std::fill_n(view.row(i), view.columns, value);
}

/// y = x, same shape.
template <class T>
void copy(Input<T> x, View<T> y) {
    for (std::size_t i = 0; i < y.rows; ++i) std::copy_n(x.row(i), y.columns, y.row(i));
}

/// Zeroes the rows that are not in the range.
template <class T>
void clear_outside(View<T> view, RowRange range) {
    fill(view.row_window(0, range.first), T{0});
    fill(view.row_window(range.last, view.rows - range.last), T{0});
}

/// Memory that grows to the largest matrix asked of it and stays. What a view holds at first is left open.
template <class T>
class Buffer {
public:
    View<T> matrix(std::size_t rows, std::size_t columns) {
        if (storage_.size() < rows * columns) storage_ = Tensor<T, 1>::from_shape({rows * columns});
        return {storage_.data(), rows, columns, columns};
    }
    View<T> zeros(std::size_t rows, std::size_t columns) {
        const View<T> view = matrix(rows, columns);
        fill(view, T{0});
        return view;
    }
    TimeView<T> time_major(std::size_t length, std::size_t rows, std::size_t columns) {
        return kalends::time_major(matrix(length * rows, columns), rows);
    }

private:
    Tensor<T, 1> storage_ = Tensor<T, 1>::from_shape({0});
};

}  // namespace kalends
