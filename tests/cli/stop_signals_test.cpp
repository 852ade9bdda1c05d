#include "kalends/cli/stop_signals.hpp"

#include <doctest/doctest.h>

#include <csignal>
#include <initializer_list>

using kalends::StopSignals;

TEST_CASE("a signal asks for an end, and handlers are put back") {
    for (const int signal : {SIGINT, SIGTERM}) {
        {
            const StopSignals signals;
            CHECK_FALSE(StopSignals::stop_requested());
            std::raise(signal);
            CHECK(StopSignals::stop_requested());
        }
        const bool restored = std::signal(signal, SIG_DFL) == SIG_DFL;
        CHECK(restored);
    }
    const StopSignals again;
    CHECK_FALSE(StopSignals::stop_requested());
}
