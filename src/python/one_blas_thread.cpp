#include "python/one_blas_thread.hpp"

#include <mutex>

#include "tensor/blas.hpp"

namespace kalends::python {
namespace {

/// The setting belongs to the process, and so does who has changed it.
struct Changed {
    std::mutex mutex;
    int holders = 0;
    int threads_before = 1;
};

Changed& changed() {
    static Changed once;
    return once;
}

}  // namespace

OneBlasThread::OneBlasThread() {
    const std::scoped_lock alone(changed().mutex);
    if (changed().holders++ > 0) return;
    changed().threads_before = blas_threads();
    set_blas_threads(1);
}

OneBlasThread::~OneBlasThread() {
    const std::scoped_lock alone(changed().mutex);
    if (--changed().holders == 0) set_blas_threads(changed().threads_before);
}

}  // namespace kalends::python
