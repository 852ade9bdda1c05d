#include "records/byte_stream.hpp"

#include <doctest/doctest.h>

#include <streambuf>
#include <string>

using namespace kalends;

namespace {

/// Goes on behind its end, as a terminal does.
class Terminal : public std::streambuf {
protected:
    int_type underflow() override {
        if (++asked_ == 2) return traits_type::eof();
        setg(text_.data(), text_.data(), text_.data() + text_.size());
        return traits_type::to_int_type(*gptr());
    }

private:
    std::string text_ = "text";
    int asked_ = 0;
};

}  // namespace

TEST_CASE("what has ended once has ended") {
    Terminal terminal;
    std::istream stream(&terminal);
    ByteStream bytes(stream);
    CHECK(bytes.peek() == "text");
    bytes.take(4);
    CHECK(bytes.peek().empty());
    CHECK(bytes.peek().empty());
}
