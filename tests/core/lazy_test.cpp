#include "core/lazy.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

namespace kalends::lazy_test {

TEST_CASE("a value is made once, when it is first used, for all copies") {
    int made = 0;
    const Lazy<int> value([&] { return ++made; });
    const Lazy<int> copy = value;
    CHECK(made == 0);
    CHECK(*value == 1);
    CHECK(*copy == 1);
    CHECK(made == 1);
}

TEST_CASE("what could not be made is tried again") {
    int tries = 0;
    const Lazy<int> value([&] {
        if (++tries == 1) throw std::runtime_error("not yet");
        return tries;
    });
    CHECK_THROWS_AS(*value, std::runtime_error);
    CHECK(*value == 2);
}

}  // namespace kalends::lazy_test
