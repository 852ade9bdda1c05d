#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace kalends {

/// What went wrong, in the classes of BSD's sysexits(3); `main` alone turns a kind into an exit code.
enum class ErrorKind {
    usage = 64,          ///< the command line is wrong
    data = 65,           ///< the input is malformed
    no_input = 66,       ///< an input cannot be opened
    internal = 70,       ///< a promise of this program is broken
    cannot_create = 73,  ///< an output cannot be created
    io = 74,             ///< reading or writing failed half-way
};

/// The one exception of the library: says what is wrong, where, and what to do.
class Error : public std::runtime_error {
public:
    Error(ErrorKind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
    [[nodiscard]] ErrorKind kind() const noexcept { return kind_; }

private:
    ErrorKind kind_;
};

/// What somebody wrote, for a message: between apostrophes, and only the beginning of what is long.
inline std::string quoted(std::string_view text) {
    constexpr std::size_t enough = 60;
    return "'" + std::string(text.substr(0, enough)) + (text.size() > enough ? "...'" : "'");
}

}  // namespace kalends
