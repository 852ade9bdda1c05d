#include "expect.hpp"
#include "kalends/checkpoint/checkpoint.hpp"

// Any bytes are refused as no exported model, or a model that exports to one that imports to the same.
using namespace kalends;
using fuzz::expect;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::done_or_refused(ErrorKind::data, [&] {
        const Checkpoint model = from_safetensors(std::as_bytes(std::span(data, size)), "bytes");
        expect(to_bytes(from_safetensors(to_safetensors(model), "again")) == to_bytes(model), "there and back");
    });
    return 0;
}
