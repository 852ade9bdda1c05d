#include "cli/terminal/process.hpp"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <string>

#include "core/freed_memory.hpp"
#include "tensor/blas.hpp"

namespace kalends {
namespace {

/// OpenBLAS reads its setting when it is loaded, before main(). Whoever has set it knows why.
void use_better_kernels(char** words) {
    constexpr const char* setting = "OPENBLAS_CORETYPE";
    const std::string better = better_blas_kernels();
    if (better.empty() || std::getenv(setting) != nullptr) return;
    ::setenv(setting, better.c_str(), 1);
    ::execv("/proc/self/exe", words);  // returns only where that cannot be done; then the slow ones must do
}

// A signal handler can reach nothing but a global.
std::atomic<int> stop_signal = 0;  // none yet
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void request_stop(int signal) {
    stop_signal = signal;
    std::signal(signal, SIG_DFL);
}

}  // namespace

void prepare_process(char** words) {
    use_better_kernels(words);
    keep_freed_memory();
    set_blas_threads(1);  // the threads are ours
    // A parent that ignores SIGPIPE must not turn a closed pipe into an error.
    std::signal(SIGPIPE, SIG_DFL);
}

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
