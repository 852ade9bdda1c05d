#include "kalends/checkpoint/checkpoint.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "checkpoint/archive.hpp"
#include "checkpoint/sample.hpp"
#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

namespace kalends::checkpoint_test {
namespace {

using test::caught;
using test::sample_checkpoint;
using test::TemporaryFolder;

TEST_CASE("a saved checkpoint is loaded") {
    const TemporaryFolder folder;
    const Checkpoint checkpoint = sample_checkpoint();
    save(checkpoint, folder / "m.kal");
    CHECK(to_bytes(load(folder / "m.kal")) == to_bytes(checkpoint));
    CHECK(std::filesystem::file_size(folder / "m.kal") == to_bytes(checkpoint).size());
    CHECK(folder.file_count() == 1);
}

TEST_CASE("a file of the first format is read, and saved in this one") {
    const Checkpoint old = load("checkpoint/format-1.kal");
    CHECK(old.config.attention == AttentionKind::additive);
    CHECK(old.config.hidden == 2);
    CHECK(old.config.heads == ModelConfig{}.heads);
    CHECK(old.config.encoder == EncoderKind::bidirectional);
    CHECK(old.weights.size() == 21);
    CHECK(to_bytes(load(to_bytes(old), "again")) == to_bytes(old));
}

TEST_CASE("a file of the second format is read, and saved in this one") {
    const Checkpoint old = load("checkpoint/format-2.kal");
    CHECK(old.config.attention == AttentionKind::multi_head);
    CHECK(old.config.heads == 2);
    CHECK(old.config.encoder == EncoderKind::bidirectional);
    CHECK(to_bytes(load(to_bytes(old), "again")) == to_bytes(old));
}

TEST_CASE("a file of the third format is read, and saved in this one") {
    const Checkpoint old = load("checkpoint/format-3.kal");
    CHECK(old.config.architecture == Architecture::rnn);
    CHECK(old.config.layers == 1);
    CHECK(old.config.cell == CellKind::lstm);
    CHECK(old.config.encoder == EncoderKind::unidirectional);
    CHECK(to_bytes(load(to_bytes(old), "again")) == to_bytes(old));
}

TEST_CASE("a file of the fourth format is read, and saved in this one") {
    const Checkpoint old = load("checkpoint/format-4.kal");
    CHECK(old.config.architecture == Architecture::transformer);
    CHECK(old.config.feed_forward == 4);
    CHECK(old.month_names.empty());
    CHECK(old.calibration == Calibration{});
    CHECK(to_bytes(load(to_bytes(old), "again")) == to_bytes(old));
}

TEST_CASE("a file of the fifth format is read with the symbols that it has, and saved in this one") {
    const Checkpoint old = load("checkpoint/format-5.kal");
    CHECK_FALSE(old.month_names.empty());
    CHECK(old.calibration != Calibration{});
    const auto shape_of = [&](std::string_view name) {
        return std::ranges::find(old.weights, name, &NamedTensor::name)->shape;
    };
    CHECK(shape_of("decoder.embedding.weight") == std::vector<std::size_t>{26, 2});
    CHECK(shape_of("decoder.output.bias") == std::vector<std::size_t>{25});
    CHECK(old.symbols.names().back() == "end");
    CHECK((old.symbols.known() & symbols_of(Role::era)).none());
    CHECK(to_bytes(load(to_bytes(old), "again")) == to_bytes(old));
}

TEST_CASE("a file of the sixth format has symbols for eras, and names for none") {
    const Checkpoint old = load("checkpoint/format-6.kal");
    CHECK(old.symbols == TargetVocabulary::first(34));
    CHECK(old.config.symbols == 34);
    CHECK(to_bytes(load(to_bytes(old), "again")) == to_bytes(old));
}

TEST_CASE("a file of the seventh format has no calibrations of kinds: they are those of what nothing bears out") {
    const Checkpoint old = load("checkpoint/format-7.kal");
    CHECK(old.symbols == TargetVocabulary());
    const Logistic unchecked = old.calibration.by_evidence[static_cast<std::size_t>(Evidence::unchecked)];
    CHECK(unchecked != Logistic{});
    CHECK(std::ranges::all_of(old.calibration.by_kind, [&](const Logistic& one) { return one == unchecked; }));
    CHECK(load(to_bytes(old), "again").calibration.by_kind[2] == unchecked);
    CHECK(to_bytes(load(to_bytes(old), "again")) == to_bytes(old));
}

TEST_CASE("a file of the eighth format does not know what words say") {
    const Checkpoint old = load("checkpoint/format-8.kal");
    CHECK_FALSE(old.month_names.empty());
    CHECK(old.words.empty());
    CHECK(to_bytes(load(to_bytes(old), "again")) == to_bytes(old));
}

TEST_CASE("a model may know fewer symbols than the program, in another order") {
    Checkpoint some = sample_checkpoint();
    std::vector<std::string> names = some.symbols.names();
    std::erase(names, "ordinal");
    std::swap(names.front(), names.back());
    some.symbols = TargetVocabulary(names);
    CHECK(caught([&] { to_bytes(some); }).kind == 70);  // its configuration says otherwise
    some.config.symbols = names.size();
    CHECK(load(to_bytes(some), "again").symbols.names() == names);
}

TEST_CASE("a configuration that no attention can work with is damage, not wrong usage") {
    Checkpoint broken = sample_checkpoint();
    broken.config.heads = 5;  // attention_size is no multiple of it
    CHECK(caught([&] { to_bytes(broken); }).kind == 70);
    Checkpoint old = load("checkpoint/format-1.kal");
    old.config.attention = AttentionKind::dot;
    old.config.decoder_hidden = 2 * old.config.hidden;
    CHECK_NOTHROW(unarchive({archive(old), container_version}, "m.kal"));
    CHECK(caught([&] { load("checkpoint/format-1-dot.kal"); }).kind == 65);
}

TEST_CASE("equal checkpoints give equal bytes") {
    CHECK(to_bytes(sample_checkpoint()) == to_bytes(sample_checkpoint()));
}

TEST_CASE("every flipped bit and every truncation is refused") {
    const std::vector<std::byte> file = to_bytes(sample_checkpoint());
    for (std::size_t bit = 0; bit < 8 * file.size(); ++bit) {
        std::vector<std::byte> damaged = file;
        damaged[bit / 8] ^= static_cast<std::byte>(1U << (bit % 8));
        CHECK(caught([&] { load(damaged, "m.kal"); }).kind == 65);
    }
    for (std::size_t length = 0; length < file.size(); ++length) {
        CHECK(caught([&] { load(std::span(file).first(length), "m.kal"); }).kind == 65);
    }
}

TEST_CASE("a file that is missing, a folder or foreign is named") {
    const TemporaryFolder folder;
    const auto missing = caught([&] { load(folder / "missing.kal"); });
    CHECK(missing.kind == 66);
    CHECK(missing.message.starts_with((folder / "missing.kal").string() + ": cannot read the model: No such file"));
    CHECK(caught([&] { load(folder.path()); }).kind == 66);
    std::ofstream(folder / "text") << "text";
    CHECK(caught([&] { load(folder / "text"); }).kind == 65);
}

TEST_CASE("an endless file is refused by its first bytes") {
    CHECK(caught([] { load("/dev/zero"); }).kind == 65);
}

TEST_CASE("bytes after the end are refused") {
    const TemporaryFolder folder;
    save(sample_checkpoint(), folder / "m.kal");
    std::ofstream(folder / "m.kal", std::ios::app) << "\n";
    CHECK(caught([&] { load(folder / "m.kal"); }).message.find("bytes follow the end") != std::string::npos);
}

TEST_CASE("a checkpoint that cannot be saved leaves the old file as it was") {
    const TemporaryFolder folder;
    save(sample_checkpoint(), folder / "m.kal");
    Checkpoint broken = sample_checkpoint();
    broken.weights[0].values.clear();
    CHECK(caught([&] { save(broken, folder / "m.kal"); }).kind == 70);
    CHECK(to_bytes(load(folder / "m.kal")) == to_bytes(sample_checkpoint()));
    CHECK(folder.file_count() == 1);
}

}  // namespace

}  // namespace kalends::checkpoint_test
