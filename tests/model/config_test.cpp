#include "kalends/model/config.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"
#include "model/batches.hpp"
#include "model/seq2seq.hpp"

namespace kalends::config_test {
namespace {

template <class Kind>
Kind parsed(const std::string& word) {
    Kind kind{};
    parse(word, kind);
    return kind;
}

}  // namespace

TEST_CASE("kinds are written and read by name") {
    for (const Kinds& kinds : all_models()) {
        CHECK(parsed<Architecture>(name(kinds.architecture)) == kinds.architecture);
        CHECK(parsed<AttentionKind>(name(kinds.attention)) == kinds.attention);
        CHECK(parsed<CellKind>(name(kinds.cell)) == kinds.cell);
        CHECK(parsed<EncoderKind>(name(kinds.encoder)) == kinds.encoder);
    }
}

TEST_CASE("an unknown kind is a usage error that names the known ones") {
    CHECK_THROWS_WITH_AS(parsed<AttentionKind>("fancy"),
                         "unknown attention 'fancy'; known are: additive, none, dot, general, scaled-dot, multi-head, "
                         "local",
                         Error);
    CHECK_THROWS_WITH_AS(parsed<CellKind>(""), "unknown cell ''; known are: gru, lstm", Error);
    CHECK_THROWS_AS(parsed<EncoderKind>("both"), Error);
}

TEST_CASE("sizes that a Transformer can't have are a usage error") {
    ModelConfig config =
        tiny_config({.attention = AttentionKind::multi_head, .architecture = Architecture::transformer});
    CHECK_NOTHROW(check(config));
    config.attention = AttentionKind::additive;  // finds the states themselves, however wide its projections
    config.attention_size = 5;
    CHECK_NOTHROW(check(config));
    config.attention = AttentionKind::scaled_dot;
    CHECK_THROWS_AS(check(config), Error);
    config.attention = AttentionKind::multi_head;
    config.attention_size = config.hidden;
    config.heads = 4;
    CHECK_THROWS_WITH_AS(check(config), "--hidden 6 is no multiple of --heads 4", Error);
    config.heads = 3;
    config.layers = 0;
    CHECK_THROWS_AS(check(config), Error);
    config.architecture = Architecture::rnn;
    config.layers = 2;
    CHECK_THROWS_AS(check(config), Error);
}

TEST_CASE("a size of nothing, or one that no machine holds, is a usage error") {
    for (std::size_t ModelConfig::*size :
         {&ModelConfig::embedding, &ModelConfig::hidden, &ModelConfig::decoder_hidden, &ModelConfig::attention_size,
          &ModelConfig::heads, &ModelConfig::layers, &ModelConfig::feed_forward}) {
        ModelConfig config = tiny_config();
        config.*size = 0;
        CHECK_THROWS_AS(check(config), Error);
        config.*size = largest_size + 1;
        CHECK_THROWS_AS(check(config), Error);
    }
}

TEST_CASE("sizes that the weights do not explain are refused, those of a whole model are not") {
    for (const Kinds& kinds : all_models()) {
        CAPTURE(name(kinds));
        const ModelConfig whole = tiny_config(kinds);
        auto params = Seq2Seq<float>::make(whole);
        std::size_t weights = 0;
        for (const auto& tensor : tensors(params)) weights += tensor.values.size();
        CHECK_NOTHROW(check_size(whole, weights));
        for (std::size_t ModelConfig::*size : {&ModelConfig::vocabulary, &ModelConfig::hidden}) {
            ModelConfig forged = whole;
            forged.*size *= 1'000'000;
            CHECK_THROWS_WITH_AS(check_size(forged, weights), doctest::Contains("of a larger model"), Error);
        }
    }
}

TEST_CASE("what is kept of a position grows with width and depth") {
    ModelConfig config = tiny_config({.architecture = Architecture::transformer});
    config.feed_forward = 8192;
    config.layers = 1;
    CHECK(position_width(config) == 8192);
    config.layers = 64;
    CHECK(position_width(config) == 64 * 8192);
}

}  // namespace kalends::config_test
