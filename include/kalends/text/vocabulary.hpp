// The letters that a model reads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kalends {

/// The code points a model knows, as ids. 0 pads a batch, 1 stands for every code point that is not known.
class Vocabulary {
public:
    using Id = std::int32_t;
    static constexpr Id padding = 0;
    static constexpr Id unknown = 1;
    static constexpr Id first = 2;

    Vocabulary() = default;
    /// Known code points in the order of their ids, from `first` on. @throws Error (data) on a duplicate
    explicit Vocabulary(std::u32string code_points);

    /// Number of ids, padding and unknown included.
    [[nodiscard]] std::size_t size() const { return code_points_.size() + first; }
    [[nodiscard]] Id id(char32_t) const;
    [[nodiscard]] std::vector<Id> encode(std::u32string_view) const;
    [[nodiscard]] const std::u32string& code_points() const { return code_points_; }

private:
    std::u32string code_points_;
    std::unordered_map<char32_t, Id> ids_;
};

/// Counts code points and keeps those seen at least `minimum_count` times, sorted by code point, so that the same texts
/// in any order give the same vocabulary. Rarer ones train the unknown symbol.
class VocabularyBuilder {
public:
    void add(std::u32string_view normalized);
    [[nodiscard]] Vocabulary build(std::size_t minimum_count) const;

private:
    std::map<char32_t, std::size_t> counts_;
};

}  // namespace kalends
