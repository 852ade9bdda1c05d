#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

#include "kalends/core/error.hpp"

// What the files of this folder share.
namespace kalends {

/// @throws Error "PATH: WHAT: what the code of errno means"
[[noreturn]] void fail(ErrorKind, const std::filesystem::path&, const std::string& what, int code);

/// An open file descriptor.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] int get() const { return number_; }

private:
    int number_;
};

/// False where the file that is open is not the one of that name any more: somebody has removed or replaced it.
bool is_still(int file, const std::filesystem::path&);

/// Where the bytes of a file to be written go: an absolute path, links followed.
/// @throws Error (cannot_create) where that is no place for a regular file
std::filesystem::path resolve_target(const std::filesystem::path&);

}  // namespace kalends
