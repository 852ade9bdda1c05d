#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "kalends/core/error.hpp"
#include "kalends/generator/generator.hpp"

namespace kalends {

/// What `read` makes of the settings that the model file `path` holds. What is wrong with them is wrong with the file,
/// not with a command line. @throws Error (data) for any Error
template <class Read>
auto read_from_file(const std::filesystem::path& path, Read read) {
    try {
        return read();
    } catch (const Error& error) {
        throw Error(ErrorKind::data, path.string() + ": the settings in it make no sense: " + error.what());
    }
}

/// The generator that settings of the model file `path` describe. @throws Error (data)
inline Generator generator_of(const std::filesystem::path& path, const std::map<std::string, std::string>& settings) {
    return read_from_file(path, [&] { return Generator(generator_options(settings)); });
}

}  // namespace kalends
