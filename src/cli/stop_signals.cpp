#include "cli/stop_signals.hpp"

#include <atomic>
#include <csignal>

namespace kalends {
namespace {

// A signal handler can reach nothing but a global.
std::atomic<int> stop_signal = 0;  // none yet
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void request_stop(int signal) {
    stop_signal = signal;
    std::signal(signal, SIG_DFL);
}

}  // namespace

StopSignals::StopSignals() {
    stop_signal = 0;
    interrupt_before_ = std::signal(SIGINT, request_stop);
    terminate_before_ = std::signal(SIGTERM, request_stop);
}

StopSignals::~StopSignals() {
    std::signal(SIGINT, interrupt_before_);
    std::signal(SIGTERM, terminate_before_);
}

bool StopSignals::stop_requested() {
    return stop_signal != 0;
}

int StopSignals::exit_status() {
    return 128 + (stop_requested() ? stop_signal.load() : SIGTERM);
}

}  // namespace kalends
