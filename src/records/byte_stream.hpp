#pragma once

#include <cstddef>
#include <istream>
#include <string_view>
#include <vector>

namespace kalends {

/// The bytes of a stream as they arrive, in constant memory.
class ByteStream {
public:
    explicit ByteStream(std::istream&);

    /// What has arrived and is not taken yet; waits only where nothing is there. Empty at the end of the stream.
    /// @throws Error (io) where reading fails
    std::string_view peek();
    /// The same without waiting: may be empty before the end, too.
    [[nodiscard]] std::string_view arrived() const { return {buffer_.data() + begin_, end_ - begin_}; }
    void take(std::size_t count) { begin_ += count; }
    /// Takes `beginning` if the stream goes on with it; waits only as long as it may. True if so.
    bool skip(std::string_view beginning);

private:
    bool refill();

    std::streambuf& source_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0, end_ = 0;  ///< what of the buffer is not taken yet
    bool ended_ = false;               ///< the stream has no more
};

}  // namespace kalends
