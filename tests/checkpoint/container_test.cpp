#include "checkpoint/container.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <boost/crc.hpp>
#include <cstring>
#include <span>

#include "checkpoint/sample.hpp"
#include "support/caught.hpp"

namespace kalends::container_test {
namespace {

using Bytes = std::vector<std::byte>;

Bytes bytes_of(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

test::Caught unwrapping(const Bytes& file) {
    return test::caught([&] { unwrap(file, "m.kal"); });
}

bool refused(const Bytes& file) {
    return unwrapping(file).kind == 65;
}

const std::string_view text = "forty-two bytes of payload, more or less..";

TEST_CASE("what is wrapped is unwrapped") {
    for (const std::string_view payload : {text, std::string_view()}) {
        const Bytes file = wrap(bytes_of(payload));
        CHECK(std::ranges::equal(unwrap(file, "m.kal").bytes, bytes_of(payload)));
        CHECK(payload_size(std::span(file).first(container_header_size), "m.kal") == payload.size());
    }
}

TEST_CASE("every flipped bit is refused") {
    const Bytes file = wrap(bytes_of(text));
    for (std::size_t bit = 0; bit < 8 * file.size(); ++bit) {
        Bytes damaged = file;
        damaged[bit / 8] ^= static_cast<std::byte>(1U << (bit % 8));
        CAPTURE(bit);
        CHECK(refused(damaged));
    }
}

TEST_CASE("every other length is refused") {
    Bytes file = wrap(bytes_of(text));
    for (std::size_t length = 0; length < file.size(); ++length) {
        CAPTURE(length);
        CHECK(refused(Bytes(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(length))));
    }
    file.push_back(std::byte{0});
    CHECK(unwrapping(file).message == "m.kal: bytes follow the end of the model; copy or train it again");
}

TEST_CASE("splices of two files are refused") {
    const Bytes one = wrap(bytes_of(text)), other = wrap(bytes_of(std::string(text.rbegin(), text.rend())));
    for (std::size_t cut = 32; cut < one.size(); ++cut) {
        Bytes spliced = one;
        std::copy(other.begin() + static_cast<std::ptrdiff_t>(cut), other.end(),
                  spliced.begin() + static_cast<std::ptrdiff_t>(cut));
        CAPTURE(cut);
        CHECK((spliced == one || refused(spliced)));
    }
}

TEST_CASE("of a part of the program the payload's checksum is left out, and nothing else") {
    Bytes file = wrap(bytes_of(text));
    file.back() ^= std::byte{1};
    CHECK(refused(file));
    CHECK(unwrap(file, "m.kal", PayloadChecksum::unchecked).bytes.size() == bytes_of(text).size());
    file.pop_back();
    CHECK_THROWS_AS(unwrap(file, "m.kal", PayloadChecksum::unchecked), Error);
}

TEST_CASE("errors say what is wrong") {
    CHECK(unwrapping({}).message == "m.kal: the file is empty, not a kalends model");
    CHECK(unwrapping(bytes_of("PK\x03\x04 something else, long enough for a header"))
              .message.find("not a kalends model") != std::string::npos);
    Bytes file = wrap(bytes_of(text));
    file.resize(20);
    CHECK(unwrapping(file).message.find("truncated") != std::string::npos);
}

std::string newer_format() {
    return "written by a newer kalends (format " + std::to_string(container_version + 1);
}

TEST_CASE("a newer format is named as such, a damaged version number is not") {
    Bytes file = wrap({});
    file[8] = static_cast<std::byte>(container_version + 1);
    CHECK(unwrapping(file).message.find("damaged") != std::string::npos);
    const Bytes longer_header(60);  // a later version may have one; here it cannot be verified yet
    file.insert(file.end(), longer_header.begin(), longer_header.end());
    file[12] = std::byte{150};
    CHECK(unwrapping(file).message.find(newer_format()) != std::string::npos);
}

/// The file with a header checksum that fits, whatever was changed.
Bytes sealed(Bytes file) {
    boost::crc_optimal<64, 0x42F0E1EBA9EA3693U, ~std::uint64_t{0}, ~std::uint64_t{0}, true, true> crc;
    crc.process_bytes(file.data(), 32);
    const std::uint64_t checksum = crc.checksum();
    std::memcpy(file.data() + 32, &checksum, sizeof(checksum));
    return file;
}

TEST_CASE("an earlier format is read, a format before the first is damage") {
    Bytes file = wrap(bytes_of(text));
    file[8] = std::byte{1};
    CHECK(unwrap(sealed(file), "m.kal").version == 1);
    file[8] = std::byte{0};
    CHECK(unwrapping(sealed(file)).message.find("damaged") != std::string::npos);
}

TEST_CASE("a newer format with an intact header of our size is named as such") {
    Bytes file = wrap(bytes_of(text));
    file[8] = static_cast<std::byte>(container_version + 1);
    CHECK(unwrapping(sealed(file)).message.find(newer_format()) != std::string::npos);
}

TEST_CASE("a payload of impossible size is refused by the header alone") {
    Bytes file = wrap(bytes_of(text));
    file[21] = std::byte{1};  // 2^40 bytes more
    file = sealed(file);
    const auto error = test::caught([&] { payload_size(std::span(file).first(container_header_size), "m.kal"); });
    CHECK(error.message.find("more than any model has") != std::string::npos);
}

}  // namespace

}  // namespace kalends::container_test
