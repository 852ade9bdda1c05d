#pragma once

#include <cmath>
#include <string>
#include <string_view>

#include "core/random.hpp"
#include "kalends/core/error.hpp"
#include "nn/attention/score.hpp"
#include "nn/parameters.hpp"

// S source positions, B rows, K what is compared.
namespace kalends {

/// scores[s,b] = scale query[b] . keys[s,b]. Scores [S,B]
template <class T>
void inner_products(T scale, const Comparison<T>&, View<T> scores);
template <class T>
void inner_products_backward(T scale, const Comparison<T>&, const ComparisonBackward<T>&);

/// A score that is an inner product and has no weights of its own. `Kind` is the score itself and says the scale, by
/// scale(K).
template <class T, class Kind>
struct InnerProductScore {
    struct Params {
        using Layer = Kind;
        using Scalar = T;
        template <class Self, class F>
        static void visit(Self&, F&&) {}
    };

    static Params make(const AttentionSizes&) { return {}; }
    static void initialize(Params&, Random&) {}

    static void forward(const Params&, const Comparison<T>& c, View<T> scores) {
        inner_products(Kind::scale(c.query.columns), c, scores);
    }
    static void backward(const Params&, const Comparison<T>& c, const ComparisonBackward<T>& d, Params&) {
        inner_products_backward(Kind::scale(c.query.columns), c, d);
    }
};

/// score(h, s) = h . s (Luong, Pham and Manning 2015, section 3.1): the plain soft look-up, in which keys and values
/// are the encoder's states and the query is the decoder's, with no weights at all.
template <class T>
struct DotScore : InnerProductScore<T, DotScore<T>> {
    static constexpr std::string_view name = "dot";
    static constexpr AttentionKind kind = AttentionKind::dot;

    /// @throws Error (usage) where the two states are not of one size
    static AttentionShape shape(const AttentionSizes& sizes) {
        if (sizes.query != sizes.value) {
            throw Error(ErrorKind::usage, "dot attention compares states as they are: --decoder-hidden must be " +
                                              std::to_string(sizes.value) +
                                              ", as wide as the encoder's, or take "
                                              "another --attention, such as general");
        }
        return {};
    }
    static T scale(std::size_t) { return T{1}; }
};

/// score(h, s) = h W . s (Luong, Pham and Manning 2015, section 3.1): bilinear; keys and values are the encoder's
/// states.
template <class T>
struct GeneralScore : InnerProductScore<T, GeneralScore<T>> {
    static constexpr std::string_view name = "general";
    static constexpr AttentionKind kind = AttentionKind::general;

    static AttentionShape shape(const AttentionSizes& sizes) {
        return {.query = sizes.value, .keys = {}, .values = {}};
    }
    static T scale(std::size_t) { return T{1}; }
};

/// score(q, k) = q . k / sqrt(A), with queries, keys and values each a projection of their own (Vaswani et al. 2017,
/// eq. 1).
template <class T>
struct ScaledDotScore : InnerProductScore<T, ScaledDotScore<T>> {
    static constexpr std::string_view name = "scaled-dot";
    static constexpr AttentionKind kind = AttentionKind::scaled_dot;

    static AttentionShape shape(const AttentionSizes& sizes) {
        return {.query = sizes.attention, .keys = sizes.attention, .values = sizes.attention};
    }
    static T scale(std::size_t width) { return T{1} / std::sqrt(static_cast<T>(width)); }
};

/// n scaled dot-product attentions side by side, each on its A/n columns of queries, keys and values, and a projection
/// of all that they found (Vaswani et al. 2017, 3.2.2). The alignment shown is the heads' mean.
template <class T>
struct MultiHeadScore : InnerProductScore<T, MultiHeadScore<T>> {
    static constexpr std::string_view name = "multi-head";
    static constexpr AttentionKind kind = AttentionKind::multi_head;

    /// @throws Error (usage) where the heads can't share the columns
    static AttentionShape shape(const AttentionSizes& sizes) {
        if (sizes.heads == 0 || sizes.attention % sizes.heads != 0) {
            throw Error(ErrorKind::usage, "--attention-size " + std::to_string(sizes.attention) +
                                              " is no multiple of --heads " + std::to_string(sizes.heads));
        }
        return {.query = sizes.attention,
                .keys = sizes.attention,
                .values = sizes.attention,
                .heads = sizes.heads,
                .mixes = true};
    }
    static T scale(std::size_t width) { return T{1} / std::sqrt(static_cast<T>(width)); }
};

}  // namespace kalends
