#pragma once

#include <functional>
#include <future>
#include <utility>

namespace kalends {

/// Two blocks: while one is at work the next is read, in a thread of its own.
template <class Block>
class ReadAhead {
public:
    /// Reads a block; false where there is nothing to read behind it.
    using Read = std::function<bool(Block&)>;

    explicit ReadAhead(Read read) : read_(std::move(read)) {}

    /// Makes the next block the one at work. @throws what reading it has thrown
    void next() {
        if (!reading_.valid()) start();
        const bool goes_on = reading_.get();
        std::swap(at_work_, ahead_);
        if (goes_on) start();
    }
    /// The next block, read only now.
    void read_now() { read_(at_work_); }
    [[nodiscard]] const Block& block() const { return at_work_; }

private:
    void start() {
        reading_ = std::async(std::launch::async, [this] { return read_(ahead_); });
    }

    Read read_;
    Block at_work_, ahead_;
    std::future<bool> reading_;  ///< waits where it ends
};

}  // namespace kalends
