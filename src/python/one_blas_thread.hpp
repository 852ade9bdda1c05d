#pragma once

namespace kalends::python {

/// While there is one, BLAS works with one thread: kalends has its own. numpy uses the same BLAS, so that afterwards it
/// works with as many as before.
class OneBlasThread {
public:
    OneBlasThread();
    ~OneBlasThread();
    OneBlasThread(const OneBlasThread&) = delete;
    OneBlasThread& operator=(const OneBlasThread&) = delete;
};

}  // namespace kalends::python
