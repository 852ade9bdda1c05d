#pragma once

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "kalends/core/error.hpp"

namespace kalends {

/// Opens a file to read. @throws Error (no_input) where it is missing, unreadable or a folder
inline std::ifstream open_input(const std::filesystem::path& path) {
    const auto refuse = [&](const std::string& why) {
        throw Error(ErrorKind::no_input, "cannot read " + path.string() + ": " + why);
    };
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown)) refuse("it is a folder");
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) refuse(std::generic_category().message(errno));
    return file;
}

}  // namespace kalends
