#include "kalends/checkpoint/checkpoint.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "checkpoint/archive.hpp"
#include "checkpoint/container.hpp"
#include "core/atomic_file.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

/// Appends up to `count` bytes of the stream. Grows by what the file delivers, not by what its header claims.
void read_more(std::ifstream& file, std::uint64_t count, std::vector<std::byte>& bytes) {
    constexpr std::uint64_t block = std::uint64_t{1} << 20U;
    while (count > 0 && file) {
        const std::size_t old = bytes.size();
        bytes.resize(old + std::min(count, block));
        file.read(reinterpret_cast<char*>(bytes.data() + old), static_cast<std::streamsize>(bytes.size() - old));
        bytes.resize(old + static_cast<std::size_t>(file.gcount()));
        count -= bytes.size() - old;
    }
}

std::ifstream open(const std::filesystem::path& path) {
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored)) {
        throw Error(ErrorKind::no_input, path.string() + ": is a folder, not a model");
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw Error(ErrorKind::no_input,
                    path.string() + ": cannot read the model: " + std::generic_category().message(errno));
    }
    return file;
}

}  // namespace

std::vector<std::byte> to_bytes(const Checkpoint& checkpoint) {
    return wrap(archive(checkpoint));
}

void save(const Checkpoint& checkpoint, const std::filesystem::path& path) {
    replace_file(path, to_bytes(checkpoint));
}

Checkpoint load(std::span<const std::byte> bytes, const std::string& origin) {
    return unarchive(unwrap(bytes, origin), origin);
}

Checkpoint load_embedded(std::span<const std::byte> bytes, const std::string& origin) {
    return unarchive(unwrap(bytes, origin, PayloadChecksum::unchecked), origin);
}

Checkpoint load(const std::filesystem::path& path) {
    std::ifstream file = open(path);
    std::vector<std::byte> bytes;
    read_more(file, container_header_size, bytes);
    const std::uint64_t size = payload_size(bytes, path.string());
    read_more(file, size + 1, bytes);  // one more, to notice what follows the end
    if (file.bad()) throw Error(ErrorKind::io, path.string() + ": cannot read the model to its end");
    return load(bytes, path.string());
}

}  // namespace kalends
