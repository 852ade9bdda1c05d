#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "checkpoint/container.hpp"
#include "kalends/checkpoint/checkpoint.hpp"

namespace kalends {

/// A checkpoint as a Boost.Serialization binary archive, the container's payload: numbers of fixed width and blocks of
/// bytes, nothing that depends on the run. Equal checkpoints give equal bytes.
/// @throws Error (internal) where unarchive() would refuse the result
std::vector<std::byte> archive(const Checkpoint&);

/// Reads what archive() wrote, in this version of the format or an earlier one, and checks it. Asks for no more
/// memory than a small multiple of the bytes given, whatever they claim.
/// @throws Error (data), naming `origin`
Checkpoint unarchive(const Payload&, const std::string& origin);

}  // namespace kalends
