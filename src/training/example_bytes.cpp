#include "training/example_bytes.hpp"

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace kalends {
namespace {

template <class T>
void append_all(const std::vector<T>& values, std::vector<std::byte>& to) {
    static_assert(std::is_trivially_copyable_v<T>);
    const std::uint64_t size = values.size();
    const auto number = std::as_bytes(std::span(&size, 1)), bytes = std::as_bytes(std::span(values));
    to.insert(to.end(), number.begin(), number.end());
    to.insert(to.end(), bytes.begin(), bytes.end());
}

void take_bytes(std::span<const std::byte>& from, std::span<std::byte> to) {
    if (to.empty()) return;
    std::memcpy(to.data(), from.first(to.size()).data(), to.size());
    from = from.subspan(to.size());
}

template <class T>
void take_all(std::span<const std::byte>& from, std::vector<T>& values) {
    std::uint64_t size = 0;
    take_bytes(from, std::as_writable_bytes(std::span(&size, 1)));
    values.resize(size);
    take_bytes(from, std::as_writable_bytes(std::span(values)));
}

}  // namespace

void append(const EncodedExample& example, std::vector<std::byte>& to) {
    append_all(example.source, to);
    append_all(example.target, to);
    append_all(example.focus, to);
}

EncodedExample take_example(std::span<const std::byte>& from) {
    EncodedExample example;
    take_all(from, example.source);
    take_all(from, example.target);
    take_all(from, example.focus);
    return example;
}

}  // namespace kalends
