#include "cli/options/files.hpp"

#include <system_error>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

namespace fs = std::filesystem;

/// A pipe or a device has nothing to lose.
bool is_stream(const fs::path& path) {
    std::error_code unknown;
    return exists(path, unknown) && !is_regular_file(path, unknown);
}

/// Where a file is or would be created; empty where that cannot be made out, and using it will say why.
fs::path resolved(const fs::path& path) {
    std::error_code unknown;
    return weakly_canonical(absolute(path, unknown), unknown);
}

bool are_same(const fs::path& a, const fs::path& b) {
    if (is_stream(a) || is_stream(b)) return false;
    std::error_code unknown;
    if (fs::equivalent(a, b, unknown)) return true;
    const fs::path place = resolved(a);
    return !place.empty() && place == resolved(b);
}

}  // namespace

void refuse_same_file(const NamedFile& output, std::initializer_list<NamedFile> others) {
    for (const NamedFile& other : others) {
        if (output.path && other.path && are_same(*output.path, *other.path))
            throw Error(ErrorKind::usage, output.name + " and " + other.name + " are the same file, " +
                                              output.path->string() + "; name another");
    }
}

}  // namespace kalends
