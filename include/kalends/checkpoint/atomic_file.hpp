#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace kalends {

/// Replaces the whole content of `path`, or creates it: at any moment, crashes included, the path holds the old bytes
/// or the new. A new file gets the permissions the umask leaves, an old one keeps its own; a symbolic link is followed.
/// The bytes go to ".NAME.PID-N.tmp" in the same folder, which an error removes; one that a killed process left
/// behind (its process is gone, or it is over an hour old) goes with the next replacement of the same path.
/// @throws Error cannot_create (no such folder, no permission, not a regular file) or io (disk full), naming the path
void replace_file(const std::filesystem::path& path, std::span<const std::byte> bytes);

}  // namespace kalends
