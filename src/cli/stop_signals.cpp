#include "kalends/cli/stop_signals.hpp"

#include <atomic>
#include <csignal>

namespace kalends {
namespace {

// A signal handler can reach nothing but a global.
std::atomic<bool> stop_flag = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void request_stop(int signal) {
    stop_flag = true;
    std::signal(signal, SIG_DFL);
}

}  // namespace

StopSignals::StopSignals() {
    stop_flag = false;
    interrupt_before_ = std::signal(SIGINT, request_stop);
    terminate_before_ = std::signal(SIGTERM, request_stop);
}

StopSignals::~StopSignals() {
    std::signal(SIGINT, interrupt_before_);
    std::signal(SIGTERM, terminate_before_);
}

bool StopSignals::stop_requested() {
    return stop_flag;
}

}  // namespace kalends
