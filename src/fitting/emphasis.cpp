#include "fitting/emphasis.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

#include "core/number_text.hpp"
#include "core/random.hpp"
#include "kalends/core/error.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

constexpr char between_parts = '/', between_words = ',', between_emphases = ' ';

std::vector<std::string> parts_of(const std::string& text, char separator) {
    std::vector<std::string> parts;
    if (!text.empty()) for_each_part(text, separator, [&](std::string_view part) { parts.emplace_back(part); });
    return parts;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : std::string(1, between_words)) + word;
    return text;
}

/// Rows of several generators, each drawn by its share; the rest are of the first.
class EmphasizedSource final : public ExampleSource {
public:
    using Source = std::shared_ptr<const ExampleSource>;
    struct Part {
        double share;
        Source source;
    };
    EmphasizedSource(Source all, std::vector<Part> parts, std::uint64_t seed)
        : all_(std::move(all)), parts_(std::move(parts)), seed_(seed) {}

    [[nodiscard]] Example example(std::uint64_t index) const override {
        double drawn = Random(Random(seed_, index)()).uniform();  // not the stream that MixedSource draws from
        for (const Part& part : parts_) {
            if (drawn < part.share) return part.source->example(index);
            drawn -= part.share;
        }
        return all_->example(index);
    }
    [[nodiscard]] std::optional<std::uint64_t> epoch() const override { return std::nullopt; }

private:
    Source all_;
    std::vector<Part> parts_;
    std::uint64_t seed_;
};

}  // namespace

Emphasis parse_emphasis(const std::string& text) {
    constexpr std::size_t count = 3;
    const std::vector<std::string> parts = parts_of(text, between_parts);
    const std::optional<double> share = parts.empty() ? std::nullopt : parse_number<double>(parts.front());
    if (parts.size() != count || !share || *share <= 0 || *share > 1)
        throw Error(ErrorKind::usage, "'" + text +
                                          "' is no emphasis; write SHARE/LOCALES/PATTERNS, a share up to 1 and lists "
                                          "that may be empty: 0.1/ha,ig/clock");
    return {*share, parts_of(parts[1], between_words), parts_of(parts[2], between_words)};
}

std::string to_text(const std::vector<Emphasis>& emphases) {
    std::string text;
    for (const Emphasis& one : emphases) {
        if (!text.empty()) text += between_emphases;
        text += to_text(one.share) + between_parts + joined(one.locales) + between_parts + joined(one.patterns);
    }
    return text;
}

std::vector<Emphasis> parse_emphases(const std::string& text) {
    std::vector<Emphasis> emphases;
    for (const std::string& one : parts_of(text, between_emphases)) emphases.push_back(parse_emphasis(one));
    return emphases;
}

void check(const std::vector<Emphasis>& emphases) {
    const double sum = std::accumulate(emphases.begin(), emphases.end(), 0.0,
                                       [](double before, const Emphasis& one) { return before + one.share; });
    if (sum > 1)
        throw Error(ErrorKind::usage, "the shares of " + to_text(emphases) + " are together more than 1; lower them");
}

std::shared_ptr<const ExampleSource> with_emphasis(std::shared_ptr<const ExampleSource> generated,
                                                   const GeneratorOptions& options,
                                                   const std::vector<Emphasis>& emphases) {
    if (emphases.empty()) return generated;
    std::vector<EmphasizedSource::Part> parts;
    for (const Emphasis& one : emphases) {
        GeneratorOptions part = options;
        if (!one.locales.empty()) part.locales = one.locales;
        if (!one.patterns.empty()) part.patterns = one.patterns;
        parts.push_back({one.share, std::make_shared<GeneratorSource>(Generator(part))});
    }
    return std::make_shared<EmphasizedSource>(std::move(generated), std::move(parts), options.seed);
}

}  // namespace kalends
