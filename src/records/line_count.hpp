#pragma once

#include <cstdint>
#include <string_view>

namespace kalends {

/// Numbers of lines that end in LF, CR LF or CR.
class LineCount {
public:
    void count(std::string_view bytes) {
        for (const char c : bytes) {
            if (c == '\r' || (c == '\n' && last_ != '\r')) ++line_;
            last_ = c;
        }
    }
    /// Of the line that the next byte stands in, from 1.
    [[nodiscard]] std::uint64_t line() const { return line_; }

private:
    std::uint64_t line_ = 1;
    char last_ = '\0';
};

}  // namespace kalends
