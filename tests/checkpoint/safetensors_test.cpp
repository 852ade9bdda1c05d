#include <doctest/doctest.h>

#include <cstring>
#include <string>

#include "kalends/checkpoint/checkpoint.hpp"
#include "sample.hpp"
#include "support/caught.hpp"

namespace kalends::safetensors_test {

using test::caught;

namespace {

/// One that load() takes.
Checkpoint small_model() {
    Checkpoint model = test::sample_checkpoint();
    model.training.reset();
    return model;
}

std::vector<std::byte> file(const std::string& header, const std::string& values = "") {
    const std::uint64_t size = header.size();
    std::vector<std::byte> bytes(sizeof size);
    std::memcpy(bytes.data(), &size, sizeof size);
    for (const std::string& part : {header, values})
        for (const char c : part) bytes.push_back(static_cast<std::byte>(c));
    return bytes;
}

test::Caught refused(const std::vector<std::byte>& bytes) {
    return caught([&] { from_safetensors(bytes, "x.safetensors"); });
}

std::string header_of(const std::vector<std::byte>& bytes) {
    std::uint64_t size = 0;
    std::memcpy(&size, bytes.data(), sizeof size);
    return {reinterpret_cast<const char*>(bytes.data()) + sizeof size, size};
}

}  // namespace

TEST_CASE("what was exported is imported to the same bytes") {
    const Checkpoint model = small_model();
    const Checkpoint again = from_safetensors(to_safetensors(model), "x");
    CHECK(to_bytes(again) == to_bytes(model));
    Checkpoint with_state = test::sample_checkpoint();
    CHECK(to_bytes(from_safetensors(to_safetensors(with_state), "x")) == to_bytes(model));
}

TEST_CASE("the file is what the format says") {
    const std::vector<std::byte> bytes = to_safetensors(small_model());
    const std::string header = header_of(bytes);
    CHECK((sizeof(std::uint64_t) + header.size()) % 8 == 0);
    CHECK(header.find(R"("encoder.weight":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]})") != std::string::npos);
    CHECK(header.find(R"("none":{"dtype":"F32","shape":[0,4],"data_offsets":[28,28]})") != std::string::npos);
    CHECK(bytes.size() == sizeof(std::uint64_t) + header.size() + (6 + 1 + 64) * sizeof(float));
}

TEST_CASE("what is no such file is refused as damaged data, naming it") {
    const std::vector<std::byte> whole = to_safetensors(small_model());
    for (const auto& bytes : {std::vector<std::byte>(), std::vector<std::byte>(7), std::vector<std::byte>(100),
                              file("no JSON"), file("{}"), file("[]"), file(R"({"__metadata__":{"format":"pt"}})"),
                              std::vector<std::byte>(whole.begin(), whole.end() - 1)}) {
        const test::Caught error = refused(bytes);
        CHECK(error.kind == 65);
        CHECK(error.message.starts_with("x.safetensors: is no model in safetensors that kalends exported: "));
    }
}

TEST_CASE("a header that says something else is refused") {
    const std::vector<std::byte> whole = to_safetensors(small_model());
    const std::string header = header_of(whole);
    const std::string values(71 * sizeof(float), '\0');
    const auto with = [&](const std::string& old, const std::string& changed) {
        std::string text = header;
        const std::size_t place = text.find(old);
        REQUIRE(place != std::string::npos);
        return refused(file(text.replace(place, old.size(), changed), values)).kind;
    };
    CHECK(refused(file(header, values)).kind == 0);
    CHECK(with("[0,24]", "[0,25]") == 65);
    CHECK(with("[0,24]", "[24,0]") == 65);
    CHECK(with("[0,24]", "[-8,24]") == 65);
    CHECK(with("[0,24]", "[0,9999999999999]") == 65);
    CHECK(with("[2,3]", "[3,3]") == 65);
    CHECK(with("F32", "F16") == 65);
    CHECK(with("transformer", "rnn2") == 65);
    CHECK(with("multi-head", "none-such") == 65);
    CHECK(with("\\\"hidden\\\":4", "\\\"hidden\\\":0") == 65);
    CHECK(with("\\\"hidden\\\":4", "\\\"hidden\\\":-4") == 65);
    CHECK(with("\\\"hidden\\\":4", "\\\"hidden\\\":8000") == 65);
    CHECK(with("0.75", "7.5") == 65);
    CHECK(with("\\\"mar\\\"", "\\\"\\\"") == 65);
}

TEST_CASE("a file that cannot be read is told") {
    CHECK(caught([] { load_safetensors("/no/such/file"); }).kind == 66);
    CHECK(caught([] { load_safetensors("/dev/zero"); }).kind == 66);
}

}  // namespace kalends::safetensors_test
