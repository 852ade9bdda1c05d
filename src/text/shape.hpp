#pragma once

#include <string>
#include <string_view>

namespace kalends {

/// What a text looks like, for counting texts that look alike: digits of any script are 9, a run of letters is a,
/// white space is a blank, all else is itself: "Saturday, 09 May 2018" is "a, 99 a 9999". Of long texts the beginning.
std::string shape(std::string_view utf8);

}  // namespace kalends
