#include "kalends/model/config.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"
#include "model/batches.hpp"

using namespace kalends;

TEST_CASE("kinds are written and read by name") {
    for (const Kinds& kinds : all_kinds()) {
        CHECK(parse_attention_kind(name(kinds.attention)) == kinds.attention);
        CHECK(parse_cell_kind(name(kinds.cell)) == kinds.cell);
        CHECK(parse_encoder_kind(name(kinds.encoder)) == kinds.encoder);
    }
}

TEST_CASE("an unknown kind is a usage error that names the known ones") {
    CHECK_THROWS_WITH_AS(parse_attention_kind("fancy"),
                         "unknown attention 'fancy'; known are: additive, none, dot, general, scaled-dot, multi-head, "
                         "local",
                         Error);
    CHECK_THROWS_WITH_AS(parse_cell_kind(""), "unknown cell ''; known are: gru, lstm", Error);
    CHECK_THROWS_AS(parse_encoder_kind("both"), Error);
}
