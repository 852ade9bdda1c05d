#include "core/thread_pool.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace kalends::thread_pool_test {

using kalends::ThreadPool;

namespace {

std::string message_of_failure(ThreadPool& pool, std::size_t count, const std::function<void(std::size_t)>& task) {
    try {
        pool.for_each(count, task);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "no failure";
}

}  // namespace

TEST_CASE("thread pool: every index once, whatever the number of threads") {
    for (const std::size_t threads : {1U, 2U, 5U}) {
        ThreadPool pool(threads);
        CHECK(pool.size() == threads);
        for (const std::size_t count : {0U, 1U, 3U, 1000U}) {
            std::vector<int> calls(count);
            pool.for_each(count, [&](std::size_t i) { ++calls[i]; });
            CHECK(calls == std::vector<int>(count, 1));
        }
    }
}

TEST_CASE("thread pool: zero means one thread per processor") {
    CHECK(ThreadPool(0).size() >= 1);
}

TEST_CASE("thread pool: one thread is the caller's own") {
    ThreadPool pool(1);
    const std::thread::id caller = std::this_thread::get_id();
    pool.for_each(3, [&](std::size_t) { CHECK(std::this_thread::get_id() == caller); });
}

TEST_CASE("thread pool: threads work side by side") {
    ThreadPool pool(2);
    std::atomic<int> arrived = 0;
    pool.for_each(2, [&](std::size_t) {  // ends only if both run at once
        ++arrived;
        while (arrived < 2) std::this_thread::yield();
    });
    CHECK(arrived == 2);
}

TEST_CASE("thread pool: the failure of the lowest index is rethrown after all have ended") {
    for (const std::size_t threads : {1U, 4U}) {
        ThreadPool pool(threads);
        std::atomic<std::size_t> ended = 0;
        const auto fail_from_10 = [&](std::size_t i) {
            ++ended;
            if (i >= 10) throw std::runtime_error(std::to_string(i));
        };
        CHECK(message_of_failure(pool, 100, fail_from_10) == "10");
        CHECK(ended == 100);
        CHECK(message_of_failure(pool, 10, fail_from_10) == "no failure");
    }
}

TEST_CASE("thread pool: many short loops, some from several callers") {
    ThreadPool pool(3);
    std::atomic<std::size_t> sum = 0;
    const auto add = [&](std::size_t i) { sum += i; };
    std::thread other([&] {
        for (int loop = 0; loop < 2000; ++loop) pool.for_each(5, add);
    });
    for (int loop = 0; loop < 2000; ++loop) pool.for_each(5, add);
    other.join();
    CHECK(sum == 2 * 2000 * 10);
}

}  // namespace kalends::thread_pool_test
