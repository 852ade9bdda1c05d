#pragma once

#include <boost/crc.hpp>
#include <cstdint>

namespace kalends {

/// CRC-64 (ECMA-182, reflected, as in xz).
using Crc64 = boost::crc_optimal<64, 0x42F0E1EBA9EA3693U, ~std::uint64_t{0}, ~std::uint64_t{0}, true, true>;

}  // namespace kalends
