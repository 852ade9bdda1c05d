#pragma once

#include <string>

#include "kalends/core/error.hpp"

namespace kalends {

/// What `read` makes of the settings that a model file holds. What is wrong with them is wrong with the file, not with
/// a command line. @throws Error (data) for any Error
template <class Read>
auto read_from_file(Read read) {
    try {
        return read();
    } catch (const Error& error) {
        throw Error(ErrorKind::data, std::string("the settings in the model file make no sense: ") + error.what());
    }
}

}  // namespace kalends
