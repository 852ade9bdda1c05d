#include "core/thread_pool.hpp"

#include <sched.h>

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace kalends {

/// Indices are claimed under the mutex, in order; a loop is over when none is left and none is running. A thread that
/// wakes late therefore finds nothing to claim and sleeps again: loops need no numbers of their own.
struct ThreadPool::State {
    std::mutex one_loop;  // held by the caller for the whole of its loop
    std::mutex mutex;     // guards all that follows
    std::condition_variable work;
    std::condition_variable idle;
    const std::function<void(std::size_t)>* task = nullptr;
    std::size_t count = 0;
    std::size_t next = 0;
    std::size_t running = 0;
    std::size_t failed_index = 0;
    std::exception_ptr failure;
    bool stopping = false;
    std::vector<std::thread> threads;

    State() = default;
    ~State();
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    void serve();
    void drain(std::unique_lock<std::mutex>& lock);
    void run_next(std::unique_lock<std::mutex>& lock);
};

ThreadPool::State::~State() {
    {
        const std::lock_guard lock(mutex);
        stopping = true;
    }
    work.notify_all();
    for (std::thread& thread : threads) thread.join();
}

void ThreadPool::State::serve() {
    std::unique_lock lock(mutex);
    while (true) {
        work.wait(lock, [this] { return stopping || next < count; });
        if (stopping) return;
        drain(lock);
        if (running == 0) idle.notify_all();
    }
}

void ThreadPool::State::drain(std::unique_lock<std::mutex>& lock) {
    while (next < count) run_next(lock);
}

/// Runs one index with the mutex released and keeps the failure of the lowest index.
void ThreadPool::State::run_next(std::unique_lock<std::mutex>& lock) {
    const std::size_t index = next++;
    ++running;
    lock.unlock();
    std::exception_ptr caught;
    try {
        (*task)(index);
    } catch (...) {
        caught = std::current_exception();
    }
    lock.lock();
    --running;
    if (caught && (!failure || index < failed_index)) {
        failure = caught;
        failed_index = index;
    }
}

std::size_t usable_processors() {
    cpu_set_t processors;
    if (sched_getaffinity(0, sizeof processors, &processors) == 0)
        return static_cast<std::size_t>(std::max(1, CPU_COUNT(&processors)));
    return std::max(1U, std::thread::hardware_concurrency());  // of a machine with more than 1,024
}

ThreadPool::ThreadPool(std::size_t threads) : state_(std::make_unique<State>()) {
    if (threads == 0) threads = usable_processors();
    for (std::size_t i = 1; i < threads; ++i) state_->threads.emplace_back(&State::serve, state_.get());
}

ThreadPool::~ThreadPool() = default;

std::size_t ThreadPool::size() const {
    return state_->threads.size() + 1;
}

void ThreadPool::for_each(std::size_t count, const std::function<void(std::size_t)>& task) {
    const std::lock_guard alone(state_->one_loop);
    std::unique_lock lock(state_->mutex);
    state_->task = &task;
    state_->count = count;
    state_->next = 0;
    if (count > 1) state_->work.notify_all();
    state_->drain(lock);
    state_->idle.wait(lock, [this] { return state_->running == 0; });
    if (state_->failure) std::rethrow_exception(std::exchange(state_->failure, nullptr));
}

}  // namespace kalends
