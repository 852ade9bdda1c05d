#include <span>
#include <vector>

#include "expect.hpp"
#include "kalends/checkpoint/archive.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/checkpoint/container.hpp"
#include "kalends/checkpoint/tensors.hpp"
#include "kalends/model/seq2seq.hpp"

// A model file is refused, or holds a model: first as it is, then with a header that is right, so that what the
// checksums keep away is tried, too.
using namespace kalends;

namespace {

void use(const Checkpoint& model) {
    Seq2Seq<float>::Params weights = Seq2Seq<float>::make(model.config);
    from_tensors(model.weights, weights);
    (void)to_bytes(model);
}

/// The payload as if its header had proved it; of any of the versions, as its byte in the header says.
Payload trusted(std::span<const std::byte> file) {
    if (file.size() < container_header_size) return {};
    constexpr std::size_t version_at = 8;
    const std::uint32_t version = (std::to_integer<std::uint32_t>(file[version_at]) - 1) % container_version + 1;
    return {file.subspan(container_header_size), version};
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::span<const std::byte> bytes = std::as_bytes(std::span(data, size));
    fuzz::done_or_refused(ErrorKind::data, [&] { use(load(bytes, "file")); });
    fuzz::done_or_refused(ErrorKind::data, [&] { use(unarchive(trusted(bytes), "payload")); });
    return 0;
}
