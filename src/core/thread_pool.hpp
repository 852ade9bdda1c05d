#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace kalends {

/// Processors that this process may run on: where taskset, mpirun or a container binds it, fewer than there are.
std::size_t usable_processors();

/// A fixed number of threads that run the iterations of a loop. The calling thread works too, so a pool of one
/// starts no thread at all. Which thread runs which index is left open: results must be put in place by index.
class ThreadPool {
public:
    /// threads >= 1; 0 means one for each of usable_processors().
    explicit ThreadPool(std::size_t threads);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    [[nodiscard]] std::size_t size() const;
    /// Calls task(0) ... task(count - 1) and returns when all have ended; rethrows the exception of the lowest index.
    /// Loops of several callers run one after the other. A task must not start a loop on its own pool.
    void for_each(std::size_t count, const std::function<void(std::size_t)>& task);

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace kalends
