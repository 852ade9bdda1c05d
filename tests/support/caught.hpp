#pragma once

#include <string>

#include "kalends/core/error.hpp"

namespace kalends::test {

/// The kind of error that `action` throws, and its message; 0 and "" if none.
struct Caught {
    int kind = 0;
    std::string message;
};

template <class Action>
Caught caught(Action action) {
    try {
        action();
    } catch (const Error& error) {
        return {static_cast<int>(error.kind()), error.what()};
    }
    return {};
}

}  // namespace kalends::test
