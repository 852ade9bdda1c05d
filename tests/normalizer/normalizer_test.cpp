#include "kalends/normalizer/normalizer.hpp"

#include <doctest/doctest.h>
#include <malloc.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <thread>

#include "calendar/orders.hpp"
#include "kalends/core/error.hpp"
#include "normalizer/confidence.hpp"
#include "normalizer/resolved_text.hpp"
#include "normalizer/tiny_model.hpp"
#include "support/any_bytes.hpp"
#include "support/entries.hpp"
#include "text/number_spans.hpp"

namespace kalends::normalizer_test {
namespace {

/// Texts of many lengths, some empty, some far too long, some not UTF-8.
std::vector<std::string> texts() {
    std::vector<std::string> all{"",  "   ",       "9 May 2018", "05/06/2018", std::string(6000, '7'), "\xff\xfe 9 May",
                                 "a", "二〇一八年"};
    Random random(11);
    for (int i = 0; i < 300; ++i) {
        std::string text;
        for (std::size_t length = random.below(40); length > 0; --length) text += "0123456789/.- may"[random.below(17)];
        all.push_back(text);
    }
    return all;
}

/// Products over rows of another number may round otherwise; nothing else may differ.
void check_same(const ResolvedText& a, const ResolvedText& b) {
    CHECK(a.first.meaning.written == b.first.meaning.written);
    CHECK(a.first.meaning.resolved == b.first.meaning.resolved);
    CHECK(a.first.confidence == doctest::Approx(b.first.confidence).epsilon(1e-3));
    REQUIRE(a.first.by_order.size() == b.first.by_order.size());
    for (std::size_t i = 0; i < a.first.by_order.size(); ++i)
        CHECK(a.first.by_order[i].resolved == b.first.by_order[i].resolved);
}

std::vector<ResolvedText> resolved(const Normalizer& normalizer, std::span<const std::string> texts,
                                   const NormalizerOptions& options = {}) {
    std::vector<ResolvedText> rows;
    for (const Transcript& transcript : normalizer.read(texts, options))
        rows.push_back(normalizer.resolve(transcript, options));
    return rows;
}

TEST_CASE("a row is read alike alone and among others, in order") {
    const Normalizer normalizer(made::tiny_model());
    const std::vector<std::string> all = texts();
    const std::vector<ResolvedText> together = resolved(normalizer, all);
    REQUIRE(together.size() == all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        CAPTURE(all[i]);
        const std::vector<std::string> one{all[i]};
        check_same(together[i], resolved(normalizer, one).front());
    }
}

bool counts_in_an_era(const Expression& written) {
    return std::ranges::any_of(written.stretches, [](const Stretch& stretch) {
        return stretch.begin.point.date.era != Era::common ||
               (stretch.end && stretch.end->point.date.era != Era::common);
    });
}

TEST_CASE("numeric rows are read under three orders, others, and those of an era, under none") {
    const Normalizer normalizer(made::tiny_model());
    std::size_t numeric = 0;
    for (const ResolvedText& row : resolved(normalizer, texts())) {
        const Expression& written = row.first.meaning.written;
        const bool ordered = is_numeric(written) && !counts_in_an_era(written);
        CHECK(row.first.by_order.size() == (ordered ? 3 : 0));
        numeric += ordered ? 1 : 0;
        CHECK(row.next_best.empty());
        CHECK(row.first.confidence <= 1);
    }
    CHECK(numeric > 0);
}

TEST_CASE("a reading is trusted only where its numbers stand in the text") {
    const Normalizer normalizer(made::tiny_model());
    for (const std::string& text : texts()) {
        const Resolution best = resolved(normalizer, std::vector{text}).front().first;
        const Expression& written = best.meaning.written;
        const bool misread = is_numeric(written) && !stands_in(written, number_spans(normalize_text(text), text).runs);
        CHECK((best.confidence == 0) == misread);
        if (misread) CHECK(best.order_in_doubt);
    }
}

TEST_CASE("no text, no date, no doubt") {
    const Normalizer normalizer(made::tiny_model());
    for (const char* text : {"", " \t ", "\xe2\x80\x8b"}) {
        const Answer answer = normalizer.normalize(text);
        CHECK(answer.status == Status::none);
        CHECK(answer.confidence == 1);
    }
    CHECK(normalizer.normalize(std::span<const std::string>()).empty());
}

TEST_CASE("what was done to the input is flagged") {
    const Normalizer normalizer(made::tiny_model());
    CHECK(normalizer.normalize("\xff 9 May 2018").flags.has(Flag::input_repaired));
    CHECK_FALSE(normalizer.normalize("9 May 2018").flags.has(Flag::input_repaired));
    CHECK(normalizer.normalize(std::string(100000, 'x')).flags.has(Flag::truncated));
    CHECK_FALSE(normalizer.normalize("9 May 2018").flags.has(Flag::truncated));
}

TEST_CASE("n-best readings are different, and sorted after the first guess") {
    const Normalizer normalizer(made::tiny_model());
    NormalizerOptions options;
    options.n_best = 3;
    for (const ResolvedText& row :
         resolved(normalizer, std::vector<std::string>{"9 May 2018", "05/06/2018"}, options)) {
        REQUIRE(row.next_best.size() == 2);
        CHECK(row.next_best[0].confidence >= row.next_best[1].confidence);
        CHECK_FALSE(row.first.meaning.written == row.next_best[0].meaning.written);
    }
}

TEST_CASE("the checkpoint's calibration is applied, and its minimum is the default") {
    Checkpoint checkpoint = made::tiny_model();
    const std::vector<std::string> text{"may"};
    const double raw = resolved(Normalizer(checkpoint), text).front().first.confidence;
    REQUIRE(raw > 0);
    for (Logistic& one : checkpoint.calibration.by_evidence) one.offset = 2;
    for (Logistic& one : checkpoint.calibration.by_kind) one.offset = 2;
    checkpoint.calibration.default_min_confidence = 1;
    const Normalizer calibrated(checkpoint);
    CHECK(logit(resolved(calibrated, text).front().first.confidence) == doctest::Approx(logit(raw) + 2));
    const Status status = calibrated.normalize(text.front()).status;
    CHECK((status == Status::unsure || status == Status::none));
}

TEST_CASE("a month that nothing in the text bears out is not answered") {
    Checkpoint checkpoint = made::tiny_model();
    checkpoint.month_names.add(U"xyz", 1);
    const std::vector<std::string> all = texts();
    const std::vector<ResolvedText> checked = resolved(Normalizer(checkpoint), all);
    for (const ResolvedText& row : checked)
        if (row.first.evidence == Evidence::missing) CHECK(row.first.confidence == 0);
}

TEST_CASE("an alignment has a row for each output and a weight for each character") {
    const Normalizer normalizer(made::tiny_model());
    for (const std::string& text : texts()) {
        const AlignedAnswer aligned = normalizer.align(text);
        CHECK(aligned.attention.size() == aligned.outputs.size());
        CHECK(aligned.outputs.empty() == aligned.text.code_points.empty());
        CHECK(aligned.answer.status == normalizer.normalize(text).status);
        for (const std::vector<float>& weights : aligned.attention) {
            REQUIRE(weights.size() == aligned.text.code_points.size());
            CHECK(std::accumulate(weights.begin(), weights.end(), 0.0) == doctest::Approx(1).epsilon(1e-4));
        }
    }
}

TEST_CASE("a model whose sums overflow knows nothing, and says so in numbers") {
    Checkpoint checkpoint = made::tiny_model();
    for (NamedTensor& tensor : checkpoint.weights)
        for (float& value : tensor.values) value = value < 0 ? -3e38F : 3e38F;
    const Normalizer normalizer(checkpoint);
    NormalizerOptions several;
    several.n_best = 4;
    for (const std::string& text : texts()) {
        const AlignedAnswer aligned = normalizer.align(text);
        CHECK((aligned.answer.confidence >= 0 && aligned.answer.confidence <= 1));
        for (const std::vector<float>& weights : aligned.attention)
            for (const float weight : weights) CHECK(std::isfinite(weight));
        for (const Alternative& alternative : normalizer.normalize(text, several).alternatives)
            CHECK((alternative.confidence >= 0 && alternative.confidence <= 1));
    }
}

TEST_CASE("one normalizer serves many threads") {
    const Normalizer normalizer(made::tiny_model());
    const std::vector<std::string> all = texts();
    const std::vector<Answer> expected = normalizer.normalize(all);
    std::vector<std::vector<Answer>> found(3);
    std::vector<std::thread> threads;
    for (std::vector<Answer>& answers : found) threads.emplace_back([&] { answers = normalizer.normalize(all); });
    for (std::thread& thread : threads) thread.join();
    for (const std::vector<Answer>& answers : found) {
        REQUIRE(answers.size() == expected.size());
        for (std::size_t i = 0; i < answers.size(); ++i) CHECK(answers[i].date == expected[i].date);
    }
}

TEST_CASE("any bytes are read alike alone, in any batch and at any place in it") {
    const Normalizer normalizer(made::tiny_model());
    for (const std::uint64_t seed : test::seeds()) {
        CAPTURE(seed);
        Random random(seed);
        std::vector<std::string> all;
        for (int i = 0; i < 300; ++i) all.push_back(test::any_bytes(random, random.below(40), true));
        const std::vector<ResolvedText> together = resolved(normalizer, all);
        for (std::size_t size = 1; size <= all.size(); size += 1 + size / 2) {
            const std::size_t first = random.below(all.size() - size + 1);
            const std::vector<ResolvedText> part = resolved(normalizer, std::span(all).subspan(first, size));
            REQUIRE(part.size() == size);
            for (std::size_t i = 0; i < size; ++i) {
                CAPTURE(all[first + i]);
                check_same(part[i], together[first + i]);
            }
        }
    }
}

TEST_CASE("an alignment of any bytes sums to one and points into them") {
    const Normalizer normalizer(made::tiny_model());
    for (const std::uint64_t seed : test::seeds()) {
        CAPTURE(seed);
        Random random(seed);
        for (int i = 0; i < 100; ++i) {
            const std::string text = test::any_bytes(random, random.below(40), false);
            CAPTURE(text);
            const AlignedAnswer aligned = normalizer.align(text);
            for (const ByteSpan& span : aligned.text.origin) CHECK((span.begin < span.end && span.end <= text.size()));
            for (const std::vector<float>& weights : aligned.attention) {
                REQUIRE(weights.size() == aligned.text.origin.size());
                CHECK(std::accumulate(weights.begin(), weights.end(), 0.0) == doctest::Approx(1).epsilon(1e-4));
            }
        }
    }
}

TEST_CASE("twenty thousand calls leave no memory, file or thread behind") {
    const Checkpoint model = made::tiny_model();
    const Normalizer normalizer(model);
    const std::vector<std::string> all = texts();
    const std::ptrdiff_t files = test::entries("/proc/self/fd"), threads = test::entries("/proc/self/task");
    std::size_t memory = 0;
    for (std::size_t call = 0; call < 20'000; ++call) {
        if (call == 1000) memory = mallinfo2().uordblks;  // what is allocated once and kept is there by now
        if (call % 100 == 0) (void)Normalizer(model).align(all[2]);
        (void)normalizer.normalize(all[call % 4]);
    }
    CHECK(test::entries("/proc/self/fd") == files);
    CHECK(test::entries("/proc/self/task") == threads);
    CHECK(mallinfo2().uordblks < memory + 10'000);  // 0 under sanitizers, which count themselves
}

TEST_CASE("weights that do not fit are refused") {
    Checkpoint checkpoint = made::tiny_model();
    checkpoint.weights.pop_back();
    CHECK_THROWS_AS(Normalizer{checkpoint}, Error);
    checkpoint = made::tiny_model();
    checkpoint.vocabulary = Vocabulary(U"abc");
    CHECK_THROWS_AS(Normalizer{checkpoint}, Error);
}

TEST_CASE("statuses have the names of the contract") {
    CHECK(name(Status::ok) == "ok");
    CHECK(name(Status::partial) == "partial");
    CHECK(name(Status::ambiguous) == "ambiguous");
    CHECK(name(Status::impossible) == "impossible");
    CHECK(name(Status::unsure) == "unsure");
    CHECK(name(Status::none) == "none");
}

}  // namespace

}  // namespace kalends::normalizer_test
