#include "kalends/cli/process.hpp"

#include <malloc.h>

#include <csignal>

#include "kalends/tensor/blas.hpp"

namespace kalends {

void prepare_process() {
    // Large temporaries otherwise go back to the kernel and cost page faults each time (a factor of four).
    constexpr int keep_below = 1 << 28;
    ::mallopt(M_MMAP_THRESHOLD, keep_below);
    ::mallopt(M_TRIM_THRESHOLD, keep_below);
    set_blas_threads(1);  // the threads are ours
    // A parent that ignores SIGPIPE must not turn a closed pipe into an error.
    std::signal(SIGPIPE, SIG_DFL);
}

}  // namespace kalends
