#include "cli/terminal/console.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "records/input.hpp"

namespace kalends {
namespace {

std::size_t terminal_columns(std::size_t otherwise) {
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
        winsize size{};
        if (::ioctl(stream, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    }
    return otherwise;
}

bool colour_wanted() {
    const char* no_color = std::getenv("NO_COLOR");
    return no_color == nullptr || *no_color == '\0';
}

}  // namespace

void announce_reading(const Console& console, std::string_view row) {
    if (!console.in_is_terminal || !console.err_is_terminal) return;
    console.err << "reading from the terminal, " << row << " a line; end with Ctrl-D, or Ctrl-C to leave\n";
}

Console standard_console() {
    std::ios::sync_with_stdio(false);
    static InputFile input(STDIN_FILENO);  // not std::cin, which cannot be told that nobody waits for it any more
    Console console{input, std::cout, std::cerr};
    console.in_is_terminal = ::isatty(STDIN_FILENO) == 1;
    console.out_is_terminal = ::isatty(STDOUT_FILENO) == 1;
    console.err_is_terminal = ::isatty(STDERR_FILENO) == 1;
    console.colour = console.out_is_terminal && colour_wanted();
    console.columns = terminal_columns(console.columns);
    return console;
}

}  // namespace kalends
