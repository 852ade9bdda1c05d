#pragma once

#include <algorithm>
#include <barrier>
#include <cstddef>
#include <functional>
#include <span>
#include <thread>
#include <vector>

#include "training/ranks.hpp"

namespace kalends::test {

/// Ranks that are threads of this process and look into each other's memory.
class ThreadRanks {
public:
    /// Calls task(ranks) as each of `count` ranks, and returns when all have ended. A task must not throw.
    static void run(std::size_t count, const std::function<void(Ranks&)>& task) {
        ThreadRanks job(count);
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < count; ++i)
            threads.emplace_back([&, i] {
                Rank rank(job, i);
                task(rank);
            });
        for (std::thread& thread : threads) thread.join();
    }

private:
    explicit ThreadRanks(std::size_t count)
        : barrier_(static_cast<std::ptrdiff_t>(count)), told_(count), size_(count) {}

    class Rank final : public Ranks {
    public:
        Rank(ThreadRanks& job, std::size_t rank) : job_(job), rank_(rank) {}
        [[nodiscard]] std::size_t rank() const override { return rank_; }
        [[nodiscard]] std::size_t size() const override { return job_.size_; }
        [[nodiscard]] std::size_t size_here() const override { return job_.size_; }

        void all_to_all(std::span<const float> own, std::span<float> arrived) override {
            const std::size_t part = own.size() / size() * sizeof(float);
            meet(std::as_bytes(own), [&] {
                for (std::size_t i = 0; i < size(); ++i)
                    std::ranges::copy(job_.told_[i].subspan(rank_ * part, part),
                                      std::as_writable_bytes(arrived).subspan(i * part).begin());
            });
        }
        void all_gather(std::span<const float> own, std::span<float> all) override {
            all_gather(std::as_bytes(own), std::as_writable_bytes(all));
        }
        void all_gather(std::span<const std::byte> own, std::span<std::byte> all) override {
            meet(own, [&] {
                for (std::size_t i = 0; i < size(); ++i)
                    std::ranges::copy(job_.told_[i], all.subspan(i * own.size()).begin());
            });
        }
        double of_first(double number) override {
            std::vector<double> all(size());
            all_gather(std::as_bytes(std::span(&number, 1)), std::as_writable_bytes(std::span(all)));
            return all.front();
        }
        std::vector<std::byte> of_first(std::vector<std::byte> bytes) override {
            std::vector<std::byte> first;
            meet(bytes, [&] { first.assign(job_.told_.front().begin(), job_.told_.front().end()); });
            return first;
        }
        bool any(bool one) override {
            bool result = false;
            meet(std::as_bytes(std::span(&one, 1)), [&] {
                for (const auto told : job_.told_) result = result || told.front() != std::byte{0};
            });
            return result;
        }

    private:
        /// Shows `own` to the others, who look at it until all have.
        template <class Look>
        void meet(std::span<const std::byte> own, Look&& look) {
            job_.told_[rank_] = own;
            job_.barrier_.arrive_and_wait();
            look();
            job_.barrier_.arrive_and_wait();
        }

        ThreadRanks& job_;
        std::size_t rank_;
    };

    std::barrier<> barrier_;
    std::vector<std::span<const std::byte>> told_;
    std::size_t size_;
};

}  // namespace kalends::test
