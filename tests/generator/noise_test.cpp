#include "generator/noise.hpp"

#include <doctest/doctest.h>

#include "text/edits.hpp"

namespace kalends::noise_test {

TEST_CASE("a typing error is one edit, and short words and numbers have none") {
    Random random(7);
    for (int i = 0; i < 2000; ++i) {
        const std::u32string wrong = with_typing_error(U"september", random);
        CHECK((within_one_edit(wrong, U"september") || wrong == U"septernber"));
        CHECK(with_typing_error(U"sept.", random) == U"sept.");
        CHECK(with_typing_error(U"tháng 12", random) == U"tháng 12");
    }
}

}  // namespace kalends::noise_test
