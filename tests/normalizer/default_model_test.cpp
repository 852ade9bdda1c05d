#include <doctest/doctest.h>

#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends::default_model_test {
namespace {

TEST_CASE("the default model is there and answers, or says that it is not") {
    if (default_model_bytes().empty()) {
        CHECK_THROWS_AS(load_default_model(), Error);
        return;
    }
    CHECK_NOTHROW(load(default_model_bytes(), "the default model"));  // its checksum too
    const Normalizer normalizer(load_default_model());
    CHECK(normalizer.normalize("9 May 2018").date == "2018-05-09");
}

/// Rows of a file of this folder.
template <std::size_t Fields>
std::vector<std::array<std::string, Fields>> rows_of(const std::string& name) {
    std::ifstream file("normalizer/" + name);
    REQUIRE(file);
    std::vector<std::array<std::string, Fields>> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::array<std::string, Fields>& row = rows.emplace_back();
        std::istringstream fields(line);
        for (std::string& field : row) std::getline(fields, field, '\t');
    }
    return rows;
}

TEST_CASE("the default model reads what people write, in many languages") {
    if (default_model_bytes().empty()) return;
    const Normalizer normalizer(load_default_model());
    int right = 0, wrong = 0;
    const auto rows = rows_of<3>("texts.tsv");  // language, text, date
    for (const auto& [language, text, date] : rows) {
        const Answer answer = normalizer.normalize(text);
        const bool is_right = answer.date == (date == "-" ? "" : date);
        right += is_right ? 1 : 0;
        wrong += !is_right && !answer.date.empty() ? 1 : 0;
        CAPTURE(text);
        WARN(answer.date == (date == "-" ? "" : date));
    }
    CHECK(right >= 0.98 * static_cast<double>(rows.size()));
    CHECK(wrong <= 0.01 * static_cast<double>(rows.size()));
}

TEST_CASE("and what catalogues say of time") {
    if (default_model_bytes().empty()) return;
    const Normalizer normalizer(load_default_model());
    NormalizerOptions options;
    options.order = Order::dmy;
    const auto rows = rows_of<2>("catalogues.tsv");
    int right = 0, wrong = 0;
    for (const auto& [text, edtf] : rows) {
        const std::string answer = normalizer.normalize(text, options).edtf;
        right += answer == edtf ? 1 : 0;
        wrong += answer != edtf && !answer.empty() ? 1 : 0;
        CAPTURE(text);
        WARN(answer == edtf);
    }
    CHECK(right >= 0.97 * static_cast<double>(rows.size()));
    CHECK(wrong <= 0.012 * static_cast<double>(rows.size()));
}

TEST_CASE("a misspelt month that needs a second look is read alone as among others, and in an alignment") {
    if (default_model_bytes().empty()) return;
    const Normalizer normalizer(load_default_model());
    const std::string text = "Po\u02BBakahi, 17 tulai 1978";  // Monday, July in Hawaiian and Tongan
    const Answer alone = normalizer.normalize(text);
    CHECK(alone.date == "1978-07-17");
    std::vector<std::string> all(40, "9 Xandikos 2018");
    all[7] = text;
    const std::vector<Answer> together = normalizer.normalize(all);
    CHECK(together[7].date == alone.date);
    CHECK(together[7].confidence == doctest::Approx(alone.confidence).epsilon(1e-6));
    CHECK(together[8].date.empty());
    const AlignedAnswer aligned = normalizer.align(text);
    CHECK(aligned.answer.date == alone.date);
    CHECK(aligned.outputs[5] == "7");
    for (const std::size_t n_best : {2, 4, 10}) {
        NormalizerOptions options;
        options.n_best = n_best;
        CHECK(normalizer.normalize(text, options).date == alone.date);
    }
}

}  // namespace

}  // namespace kalends::default_model_test
