#include <span>
#include <vector>

#include "expect.hpp"
#include "kalends/checkpoint/archive.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/checkpoint/container.hpp"
#include "kalends/checkpoint/tensors.hpp"
#include "kalends/model/seq2seq.hpp"

// A model file is refused, or holds a model: first as it is, then behind a header that is right, so that what the
// checksums keep away is tried, too.
using namespace kalends;

namespace {

void use(const Checkpoint& model) {
    Seq2Seq<float>::Params weights = Seq2Seq<float>::make(model.config);
    from_tensors(model.weights, weights);
    (void)to_bytes(model);
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::span<const std::byte> bytes = std::as_bytes(std::span(data, size));
    fuzz::done_or_refused(ErrorKind::data, [&] { use(load(bytes, "file")); });
    for (std::uint32_t version = 1; version <= container_version; ++version)
        fuzz::done_or_refused(ErrorKind::data, [&] { use(unarchive({bytes, version}, "payload")); });
    return 0;
}
