#pragma once

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>

namespace kalends {

/// A file of a command line. `name` is what messages call it: its option, or its own name where it is an operand.
struct NamedFile {
    std::string name;
    std::optional<std::filesystem::path> path;
};

/// What is written must not replace what the same command reads or writes elsewhere. Pipes and devices may be named
/// twice.
/// @throws Error (usage) where `output` is one of `others`, by whatever name, link or path
void refuse_same_file(const NamedFile& output, std::initializer_list<NamedFile> others);

}  // namespace kalends
