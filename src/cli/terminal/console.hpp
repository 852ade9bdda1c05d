#pragma once

#include <cstddef>
#include <istream>
#include <ostream>
#include <string_view>

namespace kalends {

/// The streams a command works on and what is known about them, so that tests run commands without a process.
struct Console {
    std::istream& in;
    std::ostream& out;  ///< results
    std::ostream& err;  ///< messages
    bool in_is_terminal = false;
    bool out_is_terminal = false;
    bool err_is_terminal = false;  ///< progress is shown only then
    bool colour = false;           ///< the output is a terminal and NO_COLOR is not set (https://no-color.org)
    std::size_t columns = 80;      ///< width of the terminal
};

/// Says on a terminal what is waited for, to who might else think that the program hangs. Call before reading from
/// `in`. @param row what a line of it is
void announce_reading(const Console&, std::string_view row = "a date");

/// Standard input, output and error of this process. Call once, before anything is read or written.
Console standard_console();

}  // namespace kalends
