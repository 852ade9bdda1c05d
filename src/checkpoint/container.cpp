#include "checkpoint/container.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "core/crc64.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

static_assert(std::endian::native == std::endian::little, "model files are little-endian");

using Bytes = std::span<const std::byte>;

constexpr std::array<unsigned char, 8> magic{0x89, 'K', 'A', 'L', '\r', '\n', 0x1A, '\n'};

struct Header {
    std::array<unsigned char, 8> magic;
    std::uint32_t version;
    std::uint32_t size;
    std::uint64_t payload_size;
    std::uint64_t payload_checksum;
    std::uint64_t checksum;  ///< of all bytes of the header before this one
};
static_assert(sizeof(Header) == container_header_size);

constexpr std::uint32_t max_header_size = 4096;

[[noreturn]] void refuse(const std::string& origin, const std::string& reason) {
    throw Error(ErrorKind::data, origin + ": " + reason);
}

/// A header of this version or a later one, as far as `start` reaches.
bool header_is_intact(Bytes start, std::uint32_t size) {
    std::uint64_t stored = 0;
    if (size < sizeof(Header) || size > max_header_size || start.size() < size) return false;
    std::memcpy(&stored, start.data() + size - sizeof(stored), sizeof(stored));
    return stored == crc64(start.first(size - sizeof(stored)));
}

void check_magic(Bytes start, const std::string& origin) {
    if (start.empty()) refuse(origin, "the file is empty, not a kalends model");
    const std::size_t common = std::min(start.size(), magic.size());
    if (std::memcmp(start.data(), magic.data(), common) != 0)
        refuse(origin, "not a kalends model (foreign or damaged file)");
    if (start.size() < sizeof(Header))
        refuse(origin, "the model is truncated: its header is incomplete; copy or train it again");
}

/// A longer header than ours belongs to a newer version; whether it is intact cannot always be told from `start`.
void check_version(Bytes start, const Header& header, const std::string& origin) {
    const bool out_of_sight = header.size > start.size() && header.size <= max_header_size;
    const bool credible = out_of_sight || header_is_intact(start, header.size);
    if (credible && header.version > container_version) {
        refuse(origin, "written by a newer kalends (format " + std::to_string(header.version) +
                           ", this program reads up to " + std::to_string(container_version) + "); update kalends");
    }
    if (!credible || header.version == 0 || header.size != sizeof(Header)) {
        refuse(origin, "the model's header is damaged; copy or train it again");
    }
}

Header read_header(Bytes start, const std::string& origin) {
    check_magic(start, origin);
    Header header{};
    std::memcpy(&header, start.data(), sizeof(header));
    check_version(start, header, origin);
    if (header.payload_size > max_payload_size) {
        refuse(origin, "the model claims " + std::to_string(header.payload_size) + " bytes, more than any model has");
    }
    return header;
}

}  // namespace

std::vector<std::byte> wrap(Bytes payload) {
    if (payload.size() > max_payload_size)
        throw Error(ErrorKind::data, "the model takes " + std::to_string(payload.size()) +
                                         " bytes, more than a model file can hold; train one of smaller sizes");
    Header header{magic, container_version, sizeof(Header), payload.size(), crc64(payload), 0};
    header.checksum = crc64(std::as_bytes(std::span(&header, 1)).first(offsetof(Header, checksum)));
    std::vector<std::byte> file(sizeof(header) + payload.size());
    std::memcpy(file.data(), &header, sizeof(header));
    std::ranges::copy(payload, file.begin() + sizeof(header));
    return file;
}

std::uint64_t payload_size(Bytes start, const std::string& origin) {
    return read_header(start, origin).payload_size;
}

Payload unwrap(Bytes file, const std::string& origin, PayloadChecksum wanted) {
    const Header header = read_header(file, origin);
    const Bytes payload = file.subspan(sizeof(Header));
    if (payload.size() < header.payload_size) {
        refuse(origin, "the model is truncated: " + std::to_string(payload.size()) + " of " +
                           std::to_string(header.payload_size) + " bytes are there; copy or train it again");
    }
    if (payload.size() > header.payload_size)
        refuse(origin, "bytes follow the end of the model; copy or train it again");
    if (wanted == PayloadChecksum::checked && crc64(payload) != header.payload_checksum) {
        refuse(origin, "the model is damaged (its checksum does not match); copy or train it again");
    }
    return {payload, header.version};
}

}  // namespace kalends
