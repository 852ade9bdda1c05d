#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "checkpoint/archive.hpp"
#include "checkpoint/container.hpp"
#include "checkpoint/sample.hpp"
#include "checkpoint/tensors.hpp"
#include "core/random.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "model/batches.hpp"
#include "model/seq2seq.hpp"
#include "support/caught.hpp"

namespace kalends::attack_test {

// Damaged and forged model files, a few thousand here; scripts/attack asks for 200,000 (KALENDS_ATTACKS).
namespace {

using Bytes = std::vector<std::byte>;

std::size_t attacks() {
    const char* wanted = std::getenv("KALENDS_ATTACKS");
    return wanted == nullptr ? 4000 : static_cast<std::size_t>(std::atoll(wanted));
}

/// A whole model, small: its weights are of the shapes that its configuration says.
Checkpoint small_model(const std::u32string& letters, const Kinds& kinds = {}) {
    Checkpoint model = test::sample_checkpoint();
    model.vocabulary = Vocabulary(letters);
    model.config = tiny_config(kinds);
    model.config.vocabulary = model.vocabulary.size();
    Random random(1);
    model.weights = to_tensors(Seq2Seq<float>::initialize(model.config, random));
    return model;
}

/// What a program does with a model that it was given.
void use(const Checkpoint& model) {
    Seq2Seq<float>::Params weights = Seq2Seq<float>::make(model.config);
    from_tensors(model.weights, weights);
}

void flip_bits(Bytes& bytes, Random& random) {
    for (std::size_t left = 1 + random.below(8); left > 0; --left)
        bytes[random.below(bytes.size())] ^= static_cast<std::byte>(1U << random.below(8));
}
void change_length(Bytes& bytes, Random& random) {
    bytes.resize(random.below(2 * bytes.size()));
}
/// A number of eight bytes becomes one that asks for much, or for next to nothing.
void write_extreme(Bytes& bytes, Random& random) {
    constexpr std::array<std::uint64_t, 8> extremes{
        0, 1, 0x7FFFFFFF, 0xFFFFFFFF, 0x100000000, std::uint64_t{1} << 40U, std::uint64_t{1} << 61U, ~std::uint64_t{0}};
    const std::uint64_t number = extremes[random.below(extremes.size())];
    if (bytes.size() < sizeof(number)) return;
    std::memcpy(bytes.data() + random.below(bytes.size() - sizeof(number) + 1), &number, sizeof(number));
}
/// The end of another file, or a piece of this one once more.
void splice(Bytes& bytes, const Bytes& other, Random& random) {
    const Bytes& from = random.below(2) == 0 ? other : Bytes(bytes);
    const std::size_t cut = random.below(bytes.size()), start = random.below(from.size());
    bytes.resize(cut);
    bytes.insert(bytes.end(), from.begin() + static_cast<std::ptrdiff_t>(start), from.end());
}

void damage(Bytes& bytes, const Bytes& other, Random& random) {
    if (bytes.empty()) return;
    switch (random.below(4)) {
        case 0:
            return flip_bits(bytes, random);
        case 1:
            return change_length(bytes, random);
        case 2:
            return write_extreme(bytes, random);
        default:
            return splice(bytes, other, random);
    }
}

std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("attack: a damaged file is refused before it is read, or is the file that it was") {
    const Bytes whole = to_bytes(small_model(U"abc")), other = to_bytes(small_model(U"xyzäöü"));
    Random random(7);
    for (std::size_t i = 0; i < attacks(); ++i) {
        CAPTURE(i);
        Bytes bytes = whole;
        damage(bytes, other, random);
        const test::Caught refused = test::caught([&] { (void)unwrap(bytes, "m.kal"); });
        CHECK((refused.kind == 65 || bytes == whole || bytes == other));
    }
}

/// Payloads with the version that they are of: models of all kinds, and stored files of all formats.
std::vector<std::pair<Bytes, std::uint32_t>> payloads() {
    std::vector<std::pair<Bytes, std::uint32_t>> all;
    for (const Kinds& kinds : all_models()) all.emplace_back(archive(small_model(U"abc", kinds)), container_version);
    for (const char* name : {"format-1", "format-2", "format-3", "format-4", "format-5", "format-6"}) {
        const std::string file = content("checkpoint/" + std::string(name) + ".kal");
        const Payload payload = unwrap(std::as_bytes(std::span(file)), name);
        all.emplace_back(Bytes(payload.bytes.begin(), payload.bytes.end()), payload.version);
    }
    return all;
}

TEST_CASE("attack: a forged file, whose checksums are right, is refused or holds a model that can be used") {
    const std::vector<std::pair<Bytes, std::uint32_t>> whole = payloads();
    Random random(8);
    for (std::size_t i = 0; i < attacks(); ++i) {
        CAPTURE(i);
        auto [payload, version] = random.pick(whole);
        damage(payload, random.pick(whole).first, random);
        if (random.chance(0.05)) version = static_cast<std::uint32_t>(1 + random.below(container_version));
        const test::Caught refused = test::caught([&] { use(unarchive({payload, version}, "m.kal")); });
        CHECK((refused.kind == 65 || refused.message.empty()));
    }
}

}  // namespace kalends::attack_test
