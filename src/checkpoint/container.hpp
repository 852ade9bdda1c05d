#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace kalends {

/// The envelope of a model file: a header that proves itself and the payload, then the payload, then nothing.
///
/// - bytes 0-7: magic, 0x89 "KAL" CR LF 0x1A LF; like PNG's it breaks when a transfer rewrites line ends or drops bit 7
/// - bytes 8-11: format version
/// - bytes 12-15: length of the header, 40 in this version
/// - bytes 16-23: length of the payload
/// - bytes 24-31: checksum of the payload, CRC-64 (ECMA-182, as in xz)
/// - last 8: checksum of all header bytes before it
///
/// Numbers are little-endian. Every later version keeps the magic, the version, the header's length and the checksum
/// at the header's end where they are, so that a reader can tell a newer file from a damaged one. Files of earlier
/// versions are read; what they lack is what it was before there was a choice. Version 2 added the number of
/// heads, version 3 the directions of the encoder, version 4 the architecture and the sizes of a Transformer,
/// version 5 the names of months and a calibration for each kind of evidence, version 6 the eras of years,
/// version 7 the names of the symbols that the model writes, version 8 calibrations by name: whatever is added to these
/// needs no further version; version 9 what words say, by name, too.
constexpr std::uint32_t container_version = 10;
constexpr std::size_t container_header_size = 40;

/// No payload is longer than this; a longer one is refused, whatever its checksums say.
constexpr std::uint64_t max_payload_size = std::uint64_t{4} << 30U;

/// Header and payload. @throws Error (data) where the payload is longer than that
std::vector<std::byte> wrap(std::span<const std::byte> payload);

/// Length of the payload that belongs to a header, once the header has proved itself. `start` is the first
/// container_header_size bytes of a file, or all it has.
/// @throws Error (data) where it is foreign, truncated, damaged or of a newer version, naming `origin`
std::uint64_t payload_size(std::span<const std::byte> start, const std::string& origin);

/// The payload of a file, and the version that it is written in.
struct Payload {
    std::span<const std::byte> bytes;
    std::uint32_t version = container_version;
};

/// `unchecked`: of bytes that are a part of the program, and as whole as it is.
enum class PayloadChecksum { checked, unchecked };

/// The payload inside a whole file, verified. @throws Error (data) as above, and where bytes are missing, changed or
/// left over
Payload unwrap(std::span<const std::byte> file, const std::string& origin, PayloadChecksum = PayloadChecksum::checked);

}  // namespace kalends
