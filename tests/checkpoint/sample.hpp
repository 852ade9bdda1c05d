#pragma once

#include <unistd.h>

#include <filesystem>
#include <limits>
#include <string>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/core/error.hpp"

namespace kalends::test {

/// A small checkpoint with something in every field.
inline Checkpoint sample_checkpoint() {
    const float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
    Checkpoint checkpoint;
    checkpoint.vocabulary = Vocabulary(U"ab\u5E74");
    checkpoint.config.vocabulary = checkpoint.vocabulary.size();
    checkpoint.config.hidden = 3;
    checkpoint.config.attention = AttentionKind::dot;
    checkpoint.weights = {
        {"encoder.weight", {2, 3}, {1, -2, nan, infinity, -infinity, 0}}, {"bias", {1}, {-0.0F}}, {"none", {0, 4}, {}}};
    checkpoint.calibration = {.slope = 1.5, .offset = -0.25, .default_min_confidence = 0.75};
    checkpoint.facts = {{"seed", "1"}, {"locales", ""}};
    TrainingState& state = checkpoint.training.emplace();
    state.step = 12;
    state.examples = 3072;
    state.seconds = 1.25;
    state.best_score = 0.5;
    state.weights = {{"bias", {1}, {0.125F}}};
    state.average = {{"bias", {1}, {0.0625F}}};
    state.first_moments = {{"bias", {1}, {1e-30F}}};
    state.second_moments = {{"bias", {1}, {1e-40F}}};
    state.settings = {{"batch_size", "256"}};
    return checkpoint;
}

/// An empty folder that goes with this object.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "kalends-test-XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    ~TemporaryFolder() {
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
        std::filesystem::remove_all(path_);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::ptrdiff_t file_count() const {
        return std::distance(std::filesystem::directory_iterator(path_), std::filesystem::directory_iterator());
    }

private:
    std::filesystem::path path_;
};

/// The kind of error that `action` throws, and its message; 0 and "" if none.
struct Caught {
    int kind = 0;
    std::string message;
};

template <class Action>
Caught caught(Action action) {
    try {
        action();
    } catch (const Error& error) {
        return {static_cast<int>(error.kind()), error.what()};
    }
    return {};
}

}  // namespace kalends::test
