#include <exception>

#include "cli/application.hpp"
#include "cli/terminal/process.hpp"

int main(int argc, char** argv) {
    kalends::prepare_process(argv);
    kalends::Console console = kalends::standard_console();
    const kalends::Words words(argv + (argc > 0 ? 1 : 0), argv + argc);
    try {
        return kalends::run_application(words, console);
    } catch (const std::exception& error) {
        return kalends::report_error(error, words, console);
    }
}
