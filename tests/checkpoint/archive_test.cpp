#include "checkpoint/archive.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "checkpoint/sample.hpp"
#include "core/random.hpp"
#include "support/caught.hpp"

namespace kalends::archive_test {
namespace {

using test::caught;
using test::sample_checkpoint;

TEST_CASE("every field comes back") {
    const Checkpoint before = sample_checkpoint();
    const std::vector<std::byte> bytes = archive(before);
    const Checkpoint after = unarchive({bytes}, "m.kal");
    CHECK(after.config == before.config);
    CHECK(after.vocabulary.code_points() == before.vocabulary.code_points());
    CHECK(after.month_names == before.month_names);
    CHECK(after.words == before.words);
    CHECK(after.calibration == before.calibration);
    CHECK(after.facts == before.facts);
    CHECK(after.training == before.training);
    CHECK(after.weights[0].name == "encoder.weight");
    CHECK(after.weights[2].shape == std::vector<std::size_t>{0, 4});
    CHECK(archive(after) == bytes);
}

TEST_CASE("a model without training state has none") {
    Checkpoint checkpoint = sample_checkpoint();
    checkpoint.training.reset();
    CHECK_FALSE(unarchive({archive(checkpoint)}, "m.kal").training.has_value());
}

TEST_CASE("every truncation is refused") {
    const std::vector<std::byte> bytes = archive(sample_checkpoint());
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        CAPTURE(length);
        CHECK(caught([&] { unarchive({std::span(bytes).first(length)}, "m.kal"); }).kind == 65);
    }
}

TEST_CASE("bytes left over are refused") {
    std::vector<std::byte> bytes = archive(sample_checkpoint());
    bytes.push_back(std::byte{0});
    CHECK(caught([&] { unarchive({bytes}, "m.kal"); }).message ==
          "m.kal: the model does not hold together: bytes are left over");
}

TEST_CASE("names of months without months are refused") {
    const Checkpoint checkpoint = sample_checkpoint();
    std::vector<std::byte> bytes = archive(checkpoint);
    const std::string line = "mar\n";
    const auto found = std::ranges::search(bytes, std::as_bytes(std::span(line)));
    REQUIRE_FALSE(found.empty());
    found[3] = std::byte{'x'};  // one name less than sets of months
    CHECK(caught([&] { unarchive({bytes}, "m.kal"); }).message ==
          "m.kal: the model does not hold together: its names of months do not hold together");
}

TEST_CASE("names of months out of order are refused") {
    std::vector<std::byte> bytes = archive(sample_checkpoint());
    const std::string line = "mar\n";
    const auto found = std::ranges::search(bytes, std::as_bytes(std::span(line)));
    REQUIRE_FALSE(found.empty());
    const std::span<std::byte> name(found.begin(), 3);
    std::ranges::fill(name, std::byte{0x7F});  // still before the Arabic name
    CHECK(unarchive({bytes}, "m.kal").month_names.all().size() == 2);
    std::ranges::copy(std::as_bytes(std::span("\uFFFD", 3)), name.begin());  // behind it
    CHECK(caught([&] { unarchive({bytes}, "m.kal"); }).kind == 65);
    std::ranges::fill(name, std::byte{0x80});  // no UTF-8
    CHECK(caught([&] { unarchive({bytes}, "m.kal"); }).kind == 65);
}

TEST_CASE("damage past the checksum neither crashes nor asks for memory without bound") {
    const std::vector<std::byte> bytes = archive(sample_checkpoint());
    Random random(1);
    for (int round = 0; round < 20000; ++round) {
        std::vector<std::byte> damaged = bytes;
        for (std::size_t i = 0; i <= random.below(3); ++i)
            damaged[random.below(damaged.size())] = static_cast<std::byte>(random.below(256));
        const int kind = caught([&] { unarchive({damaged}, "m.kal"); }).kind;
        CHECK((kind == 0 || kind == 65));
    }
}

TEST_CASE("what does not hold together is not written") {
    const auto refused = [](auto change) {
        Checkpoint checkpoint = sample_checkpoint();
        change(checkpoint);
        return caught([&] { archive(checkpoint); }).kind == 70;
    };
    CHECK(refused([](Checkpoint& c) { c.config.vocabulary = 99; }));
    CHECK(refused([](Checkpoint& c) { c.config.hidden = 0; }));
    CHECK(refused([](Checkpoint& c) { c.config.layers = std::size_t{1} << 22U; }));
    CHECK(refused([](Checkpoint& c) { c.weights[0].values[0] = std::numeric_limits<float>::quiet_NaN(); }));
    CHECK(refused([](Checkpoint& c) { c.training->average[0].values[0] = std::numeric_limits<float>::infinity(); }));
    CHECK(refused([](Checkpoint& c) { c.training->seconds = std::numeric_limits<double>::quiet_NaN(); }));
    CHECK(
        refused([](Checkpoint& c) { c.calibration.by_evidence[1].offset = std::numeric_limits<double>::infinity(); }));
    CHECK(refused([](Checkpoint& c) { c.calibration.default_min_confidence = 1.5; }));
    CHECK(refused([](Checkpoint& c) { c.weights[0].values.pop_back(); }));
    CHECK(refused([](Checkpoint& c) { c.weights[1].name = c.weights[0].name; }));
    CHECK(refused([](Checkpoint& c) { c.training->average[0].shape = {SIZE_MAX, 3}; }));
}

}  // namespace

}  // namespace kalends::archive_test
