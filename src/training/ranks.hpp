#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace kalends {

/// The processes that train one model together ("ranks", as MPI says). Each has the same task and the same weights and
/// takes every step; each call below `size` is made by all of them, in the same order, and returns when all have made
/// it. Rank 0 alone writes files.
class Ranks {
public:
    virtual ~Ranks() = default;
    [[nodiscard]] virtual std::size_t rank() const = 0;
    [[nodiscard]] virtual std::size_t size() const = 0;
    /// How many of them run on the machine of this one.
    [[nodiscard]] virtual std::size_t size_here() const = 0;

    /// Part i of `own` goes to rank i; `arrived` has what each rank has for this one, in their order. Parts are of the
    /// same size everywhere: own.size() == arrived.size() == size() * part.
    virtual void all_to_all(std::span<const float> own, std::span<float> arrived) = 0;
    /// `all` has what each rank has, in their order. all.size() == size() * own.size(), the same everywhere
    virtual void all_gather(std::span<const float> own, std::span<float> all) = 0;
    virtual void all_gather(std::span<const std::byte> own, std::span<std::byte> all) = 0;
    /// What each rank has, in their order; of any size.
    [[nodiscard]] std::vector<std::vector<std::byte>> all_gather(std::span<const std::byte> own);
    /// What rank 0 has.
    virtual double of_first(double number) = 0;
    virtual std::vector<std::byte> of_first(std::vector<std::byte> bytes) = 0;
    /// True where it is on any rank.
    virtual bool any(bool one) = 0;
};

/// A process by itself.
class Alone final : public Ranks {
public:
    [[nodiscard]] std::size_t rank() const override { return 0; }
    [[nodiscard]] std::size_t size() const override { return 1; }
    [[nodiscard]] std::size_t size_here() const override { return 1; }
    void all_to_all(std::span<const float> own, std::span<float> arrived) override {
        std::ranges::copy(own, arrived.begin());
    }
    void all_gather(std::span<const float> own, std::span<float> all) override { std::ranges::copy(own, all.begin()); }
    void all_gather(std::span<const std::byte> own, std::span<std::byte> all) override {
        std::ranges::copy(own, all.begin());
    }
    double of_first(double number) override { return number; }
    std::vector<std::byte> of_first(std::vector<std::byte> bytes) override { return bytes; }
    bool any(bool one) override { return one; }
};

/// The ranks of the MPI job in which this process was started (`mpirun -n 4 kalends train ...`); a process by itself
/// where it was started without. The job ends with the returned object; where that goes away by an exception the job is
/// left unfinished, so that mpirun ends the other ranks with this one. To be called once, before there are threads.
/// @throws Error (usage) in a job of several processes where the program was built without MPI, or for another one
std::unique_ptr<Ranks> join_ranks();

}  // namespace kalends
