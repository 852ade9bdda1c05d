#pragma once

#include <boost/crc.hpp>
#include <cstddef>
#include <cstdint>
#include <span>

namespace kalends {

/// CRC-64 (ECMA-182, reflected, as in xz).
using Crc64 = boost::crc_optimal<64, 0x42F0E1EBA9EA3693U, ~std::uint64_t{0}, ~std::uint64_t{0}, true, true>;

inline std::uint64_t crc64(std::span<const std::byte> bytes) {
    Crc64 crc;
    crc.process_bytes(bytes.data(), bytes.size());
    return crc.checksum();
}

}  // namespace kalends
