#pragma once

#include <cstddef>
#include <filesystem>
#include <istream>
#include <memory>
#include <string_view>
#include <vector>

namespace kalends {

/// A file to read. Who waits for its bytes can be told to give up, which no std::ifstream can.
class InputFile final : public std::istream {
public:
    /// @throws Error (no_input) where it is missing, unreadable or a folder
    explicit InputFile(const std::filesystem::path&);
    /// What is open already, such as standard input; it stays open.
    explicit InputFile(int descriptor);
    ~InputFile() override;

    /// Whoever waits for bytes, in any thread, finds the end of the file, and so does who reads from now on.
    void stop();

private:
    class Buffer;
    std::unique_ptr<Buffer> buffer_;
};

/// U+FEFF in UTF-8, which some programs write before a text.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// @throws Error (data) of what begins as UTF-16 does, and UTF-8 never. @param what it is called in the message
void refuse_utf16(std::string_view beginning, std::string_view what);

/// The bytes of a stream as they arrive, in constant memory.
class ByteStream {
public:
    explicit ByteStream(std::istream&);

    /// What has arrived and is not taken yet; waits only where nothing is there. Empty at the end of the stream.
    /// @throws Error (io) where reading fails
    std::string_view peek();
    /// What peek() would give without waiting: may be empty before the end, too.
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
