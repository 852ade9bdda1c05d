#pragma once

#include <unistd.h>

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <utility>

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
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }

    [[nodiscard]] int get() const { return number_; }

private:
    int number_;
};

/// @throws Error (io), as on a full disk
void write_all(int file, const std::filesystem::path&, std::span<const std::byte>);

/// Takes the file for this process alone, until it is closed. `process`: who may have it, where that is known.
/// @throws Error (cannot_create) naming the path, where another has it
void lock(int file, const std::filesystem::path&, const std::string& process = {});

/// False where the file that is open is not the one of that name any more: somebody has removed or replaced it.
bool is_still(int file, const std::filesystem::path&);

/// Where the bytes of a file to be written go: an absolute path, links followed.
/// @throws Error (cannot_create) where that is no place for a regular file
std::filesystem::path resolve_target(const std::filesystem::path&);

}  // namespace kalends
