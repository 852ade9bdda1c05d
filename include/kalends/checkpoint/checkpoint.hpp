// A model as a whole: loaded, saved, exchanged with other programs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/kind.hpp"
#include "kalends/language/symbols.hpp"
#include "kalends/model/config.hpp"
#include "kalends/text/vocabulary.hpp"

namespace kalends {

/// A tensor without its type: name as in the layer ("encoder.forward.recurrent_weight"), shape, values in row-major
/// order.
struct NamedTensor {
    std::string name;
    std::vector<std::size_t> shape;
    std::vector<float> values;
    friend bool operator==(const NamedTensor&, const NamedTensor&) = default;
};

/// What `--resume` needs beside the weights. Absent from a model that is shipped.
struct TrainingState {
    std::uint64_t step = 0;            ///< optimiser steps taken
    std::uint64_t examples = 0;        ///< examples seen
    double seconds = 0;                ///< time spent so far, all runs together; 0 unless time is the budget
    std::vector<NamedTensor> weights;  ///< the weights as training left them (the checkpoint's own are the best so far)
    std::vector<NamedTensor> average;  ///< running average of the weights; empty unless averaging
    std::vector<NamedTensor> first_moments;
    std::vector<NamedTensor> second_moments;
    std::map<std::string, std::string>
        settings;            ///< the training and generator options, as typed settings write themselves
    double best_score = -1;  ///< validation score of Checkpoint::weights
    friend bool operator==(const TrainingState&, const TrainingState&) = default;
};

/// sigmoid(slope * logit(raw) + offset) (Platt 1999); slope 1 and offset 0 leave a confidence as it is.
struct Logistic {
    double slope = 1;
    double offset = 0;
    friend bool operator==(const Logistic&, const Logistic&) = default;
};

/// What makes confidences honest: of a lone date, and of none, for each kind of evidence its own; of what says more for
/// each kind of expression.
struct Calibration {
    std::array<Logistic, evidence_kinds> by_evidence{};
    std::array<Logistic, all_kinds.size()> by_kind{};
    double default_min_confidence = 0.5;
    friend bool operator==(const Calibration&, const Calibration&) = default;
};

/// All that a model needs, in one file. Knows no layer class.
struct Checkpoint {
    ModelConfig config;
    Vocabulary vocabulary;     ///< letters that it reads
    TargetVocabulary symbols;  ///< that it writes
    MonthNames month_names;    ///< that were taught; empty: not known
    WordSayings words;         ///< what other words say that were taught; empty: not known
    std::vector<NamedTensor> weights;
    Calibration calibration;
    std::map<std::string, std::string>
        facts;  ///< for `inspect`: version, seed, examples seen, scores, generator settings
    std::optional<TrainingState> training;
};

/// Writes to a temporary file beside `path`, fsync, rename, fsync of the folder: `path` holds the old bytes or the new.
/// @throws Error cannot_create (folder or file not writable) or io (disk full), naming the path; no temporary file
/// stays
void save(const Checkpoint&, const std::filesystem::path& path);

/// Verifies magic, version, sizes and checksums of the container before anything is deserialised.
/// @throws Error no_input (missing, unreadable), data (truncated, damaged, foreign, of a newer version), naming `path`
Checkpoint load(const std::filesystem::path& path);
/// The same from memory; `origin` names it in errors.
Checkpoint load(std::span<const std::byte> bytes, const std::string& origin);
/// The same of a part of the program, as whole as it is: the checksum of millions of weights takes a fifth of a start.
Checkpoint load_embedded(std::span<const std::byte> bytes, const std::string& origin);

/// The bytes that save() writes; the same for equal checkpoints.
std::vector<std::byte> to_bytes(const Checkpoint&);

// The format of Hugging Face's safetensors, version 0.4: the size of a header (8 bytes, little-endian), the header
// (JSON), the values of all tensors (F32, little-endian). The rest of a model stands in the header's "__metadata__",
// JSON texts as that wants strings: "format" ("kalends"), "configuration", "vocabulary" (a string of code points, of
// which the first has id 2), "symbols" (names of what the decoder writes, of which the first has id 0; one more id
// stands for the beginning), "month_names" (a list of [phrase, months], January as bit 0), "words" (by what they say,
// "about decade", those that say so, with spaces between them), "calibration" and "facts".
// scripts/lib/numpy_model.py shows how to compute with it.

/// All but the state of a training.
std::vector<std::byte> to_safetensors(const Checkpoint&);

/// The model that to_safetensors() wrote; `origin` names it in errors.
/// @throws Error (data) where the bytes are not such a file, or what they hold is no model that load() would take
Checkpoint from_safetensors(std::span<const std::byte> bytes, const std::string& origin);
/// The same of a file. @throws Error (no_input) where it cannot be opened, (io), (data)
Checkpoint load_safetensors(const std::filesystem::path& path);

}  // namespace kalends
