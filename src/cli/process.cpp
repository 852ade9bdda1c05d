#include "cli/process.hpp"

#include <malloc.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string>

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

}  // namespace

void prepare_process(char** words) {
    use_better_kernels(words);
    // Large temporaries otherwise go back to the kernel and cost page faults each time (a factor of four). Those of
    // models that are wider than usual do: kept, holes between them would grow to many times what is in use.
    constexpr int largest_kept_block = 1 << 24, most_kept = 1 << 26;
    ::mallopt(M_MMAP_THRESHOLD, largest_kept_block);
    ::mallopt(M_TRIM_THRESHOLD, most_kept);
    set_blas_threads(1);  // the threads are ours
    // A parent that ignores SIGPIPE must not turn a closed pipe into an error.
    std::signal(SIGPIPE, SIG_DFL);
}

}  // namespace kalends
