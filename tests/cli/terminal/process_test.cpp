#include "cli/terminal/process.hpp"

#include <doctest/doctest.h>

#include <csignal>
#include <initializer_list>

namespace kalends::process_test {

using kalends::StopSignals;

TEST_CASE("a signal asks for an end, and handlers are put back") {
    for (const int signal : {SIGINT, SIGTERM}) {
        const auto before = std::signal(signal, SIG_IGN);
        {
            const StopSignals signals;
            CHECK_FALSE(StopSignals::stop_requested());
            std::raise(signal);
            CHECK(StopSignals::stop_requested());
            CHECK(StopSignals::exit_status() == 128 + signal);
        }
        const bool restored = std::signal(signal, before) == SIG_IGN;
        CHECK(restored);
    }
    const StopSignals again;
    CHECK_FALSE(StopSignals::stop_requested());
}

}  // namespace kalends::process_test
