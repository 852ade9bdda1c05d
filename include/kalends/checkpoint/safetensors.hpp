#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"

// The format of Hugging Face's safetensors, version 0.4: the size of a header (8 bytes, little-endian), the header
// (JSON), the values of all tensors (F32, little-endian). The rest of a model stands in the header's "__metadata__",
// JSON texts as that wants strings: "format" ("kalends"), "configuration", "vocabulary" (a string of code points, of
// which the first has id 2), "symbols" (names of what the decoder writes, of which the first has id 0; one more id
// stands for the beginning), "month_names" (a list of [phrase, months], January as bit 0), "calibration" and "facts".
// scripts/lib/numpy_model.py shows how to compute with it.
namespace kalends {

/// All but the state of a training.
std::vector<std::byte> to_safetensors(const Checkpoint&);

/// The model that to_safetensors() wrote; `origin` names it in errors.
/// @throws Error (data) where the bytes are not such a file, or what they hold is no model that load() would take
Checkpoint from_safetensors(std::span<const std::byte> bytes, const std::string& origin);
/// The same of a file. @throws Error (no_input) where it cannot be opened, (io), (data)
Checkpoint load_safetensors(const std::filesystem::path& path);

}  // namespace kalends
