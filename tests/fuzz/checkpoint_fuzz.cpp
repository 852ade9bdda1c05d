#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "checkpoint/archive.hpp"
#include "checkpoint/container.hpp"
#include "expect.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "kalends/report/alignment.hpp"
#include "kalends/report/answer.hpp"
#include "kalends/training/options.hpp"

// A model file is refused, or holds a model: first as it is, then with a header that is right, so that what the
// checksums keep away is tried, too.
using namespace kalends;
using fuzz::expect;

namespace {

/// All that a model that was let in is used for, on little.
void use(const Checkpoint& model) {
    expect(load(to_bytes(model), "again").weights == model.weights, "a model is read as it was written");
    if (model.training)
        fuzz::done_or_refused(ErrorKind::data, [&] { (void)training_options(model.training->settings); });
    const Normalizer normalizer(model);
    constexpr std::string_view text = "9 May 2018";
    const AlignedAnswer aligned = normalizer.align(text);
    (void)alignment_table(text, aligned);
    (void)nlohmann::json::parse(alignment_json(text, aligned));
    NormalizerOptions several;
    several.n_best = 2;
    std::string line;
    append_json(line, text, normalizer.normalize(text, several));
    (void)nlohmann::json::parse(line);
    const AlignmentFigure figures[]{{"model", text, aligned}};
    (void)alignment_svg(figures);
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
