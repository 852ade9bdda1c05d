#include "kalends/cli/distinct_files.hpp"

#include <system_error>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

namespace fs = std::filesystem;

/// What the system itself follows at most (Linux, path_resolution(7)).
constexpr int most_links = 40;

/// Where a file is or would be created: a link to nothing is followed, too.
fs::path resolved(const fs::path& path) {
    std::error_code unknown;
    fs::path place = weakly_canonical(absolute(path, unknown), unknown);
    for (int link = 0; link < most_links && is_symlink(place, unknown); ++link)
        place = weakly_canonical(place.parent_path() / read_symlink(place, unknown), unknown);
    return place;
}

bool are_same(const fs::path& a, const fs::path& b) {
    std::error_code unknown;
    return resolved(a) == resolved(b) || fs::equivalent(a, b, unknown);
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
