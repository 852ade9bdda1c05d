#include "training/feed.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <type_traits>
#include <utility>

#include "core/random.hpp"
#include "training/slices.hpp"

namespace kalends {
namespace {

constexpr std::size_t slice_size = 64;  ///< examples made in one go, about half a millisecond

/// Letters stand in words, which survive the loss of one. Digits do not, nor do ideographs and numerals with a value.
bool is_no_numeral(char32_t code_point) {
    const auto c = static_cast<UChar32>(code_point);
    return u_isalpha(c) != 0 && u_getNumericValue(c) == U_NO_NUMERIC_VALUE;
}

std::vector<bool> letters_of(const Vocabulary& vocabulary) {
    std::vector<bool> letters(Vocabulary::first, false);
    for (const char32_t code_point : vocabulary.code_points()) letters.push_back(is_no_numeral(code_point));
    return letters;
}

template <class T>
void shuffle(std::vector<T>& values, Random random) {
    for (std::size_t left = values.size(); left > 1; --left) std::swap(values[left - 1], values[random.below(left)]);
}

/// Moves examples so that each run of `batch_size` is a batch: of similar lengths inside, in random order outside.
std::vector<EncodedExample> arrange(std::vector<EncodedExample> examples, std::size_t batch_size, Random random) {
    std::ranges::stable_sort(examples, {}, [](const EncodedExample& example) { return example.source.size(); });
    std::vector<std::size_t> batches(examples.size() / batch_size);
    std::iota(batches.begin(), batches.end(), std::size_t{0});
    shuffle(batches, random);
    std::vector<EncodedExample> arranged;
    arranged.reserve(examples.size());
    for (const std::size_t batch : batches) {
        const auto first = examples.begin() + static_cast<std::ptrdiff_t>(batch * batch_size);
        std::move(first, first + static_cast<std::ptrdiff_t>(batch_size), std::back_inserter(arranged));
    }
    return arranged;
}

template <class T>
void append_all(const std::vector<T>& values, std::vector<std::byte>& to) {
    static_assert(std::is_trivially_copyable_v<T>);
    const std::uint64_t size = values.size();
    const auto number = std::as_bytes(std::span(&size, 1)), bytes = std::as_bytes(std::span(values));
    to.insert(to.end(), number.begin(), number.end());
    to.insert(to.end(), bytes.begin(), bytes.end());
}

void take_bytes(std::span<const std::byte>& from, std::span<std::byte> to) {
    if (to.empty()) return;
    std::memcpy(to.data(), from.first(to.size()).data(), to.size());
    from = from.subspan(to.size());
}

template <class T>
void take_all(std::span<const std::byte>& from, std::vector<T>& values) {
    std::uint64_t size = 0;
    take_bytes(from, std::as_writable_bytes(std::span(&size, 1)));
    values.resize(size);
    take_bytes(from, std::as_writable_bytes(std::span(values)));
}

/// Adds an example to what is told to another rank of the same program: no file has this form.
void append(const EncodedExample& example, std::vector<std::byte>& to) {
    append_all(example.source, to);
    append_all(example.target, to);
    append_all(example.focus, to);
}

/// The first example of `from`, which loses it.
EncodedExample take_example(std::span<const std::byte>& from) {
    EncodedExample example;
    take_all(from, example.source);
    take_all(from, example.target);
    take_all(from, example.focus);
    return example;
}

}  // namespace

Feed::Feed(const ExampleSource& source, const Vocabulary& vocabulary, const TrainingOptions& options, Ranks& ranks)
    : source_(source), vocabulary_(vocabulary), options_(options), ranks_(ranks), is_letter_(letters_of(vocabulary)) {}

void Feed::seek(std::uint64_t step, ThreadPool& pool) {
    const std::uint64_t chunk = step / options_.chunk_batches;
    if (empty_ || chunk != step_ / options_.chunk_batches) {
        if (empty_ || chunk != draft_.chunk) begin(chunk);
        finish(pool);
        begin(chunk + 1);
    }
    step_ = step;
    empty_ = false;
}

std::span<const EncodedExample> Feed::batch() const {
    return std::span(present_).subspan(step_ % options_.chunk_batches * options_.batch_size, options_.batch_size);
}

SideWork Feed::side_work() {
    const std::size_t first = step_ % options_.chunk_batches * options_.batch_size;
    return {slice_count(options_.batch_size, slice_size), [this, first](std::size_t slice) {
                const std::size_t end = std::min(options_.batch_size, (slice + 1) * slice_size);
                for (std::size_t i = slice * slice_size; i < end; ++i) make(first + i);
            }};
}

void Feed::begin(std::uint64_t chunk) {
    const std::size_t size = options_.batch_size * options_.chunk_batches;
    draft_.chunk = chunk;
    draft_.examples.assign(size, {});
    draft_.made.assign(size, 0);
}

void Feed::make(std::size_t i) {
    if (draft_.made[i] != 0 || maker(i) != ranks_.rank()) return;
    const std::uint64_t index = draft_.chunk * draft_.examples.size() + i;
    draft_.examples[i] = encode(source_.example(index), vocabulary_);
    hide_letters(index, draft_.examples[i]);
    draft_.made[i] = 1;
}

/// Makes what side work has left, and puts the draft into use.
void Feed::finish(ThreadPool& pool) {
    for_each_sliced(pool, draft_.examples.size(), slice_size, [this](std::size_t i) { make(i); });
    if (ranks_.size() > 1) gather();
    present_ = arrange(std::move(draft_.examples), options_.batch_size, Random(options_.seed, draft_.chunk));
}

std::size_t Feed::maker(std::size_t i) const {
    return i % options_.batch_size * ranks_.size() / options_.batch_size;
}

void Feed::gather() {
    std::vector<EncodedExample>& examples = draft_.examples;
    std::vector<std::byte> own;
    for (std::size_t i = 0; i < examples.size(); ++i)
        if (maker(i) == ranks_.rank()) append(examples[i], own);
    const std::vector<std::vector<std::byte>> told = ranks_.all_gather(own);
    std::vector<std::span<const std::byte>> left(told.begin(), told.end());
    for (std::size_t i = 0; i < examples.size(); ++i) examples[i] = take_example(left[maker(i)]);
}

void Feed::hide_letters(std::uint64_t index, EncodedExample& example) const {
    if (options_.unknown_rate <= 0) return;
    Random random(~options_.seed, index);  // a stream apart from that of the batches
    for (Vocabulary::Id& id : example.source) {
        if (is_letter_[static_cast<std::size_t>(id)] && random.chance(options_.unknown_rate)) id = Vocabulary::unknown;
    }
}

}  // namespace kalends
