// Makes texts and what they say: what the default model learned from.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "kalends/data/example.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/kind.hpp"

namespace kalends {

constexpr double max_noise = 5;

struct GeneratorOptions {
    std::uint64_t seed = 1;
    /// Languages or locales ("en", "de_AT"); a language means all its locales. With a
    /// minus in front, without it ("-de"). Empty: all that ICU has.
    std::vector<std::string> locales{};
    std::chrono::year_month_day from{std::chrono::year{1} / 1 / 1};
    std::chrono::year_month_day to{std::chrono::year{9999} / 12 / 31};
    /// Beginnings of pattern names ("cldr", "iso:", "log:ctime"): only these are written. Empty: all.
    std::vector<std::string> patterns{};
    /// Only texts that say these are written. Empty: all.
    std::vector<Kind> kinds{};
    /// How much goes wrong: typing errors, careless spaces, texts around a date, impossible dates. 1: as often as the
    /// generator means it; 0: never; at most max_noise
    double noise = 1;
    /// Share of the texts whose names of months and weekdays may hold a typing error, times `noise`; 0..1. Training
    /// takes more of them than people make, because they are what is hardest to learn.
    double typing_errors = 0.08;
    friend bool operator==(const GeneratorOptions&, const GeneratorOptions&) = default;
};

/// Settings for the checkpoint, and back. @throws Error (data) on a value that cannot be read
std::map<std::string, std::string> to_settings(const GeneratorOptions&);
GeneratorOptions generator_options(const std::map<std::string, std::string>&);

/// An endless corpus of synthetic pairs. Example i depends on the options and on i alone, so any thread may make any
/// of them in any order, and a resumed training goes on where it stopped. Immutable, safe to share between threads.
class Generator {
public:
    /// Loads locales (ICU) and pattern tables (compiled in from data/).
    /// @throws Error (usage) on an unknown locale, a pattern name that none begins with, an empty range or a noise or
    /// share out of its range
    explicit Generator(const GeneratorOptions& = {});
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    [[nodiscard]] Example operator()(std::uint64_t index) const;
    [[nodiscard]] const GeneratorOptions& options() const;
    /// All names of months that it writes, as normalize_text leaves them. Loads every locale.
    [[nodiscard]] MonthNames month_names() const;
    /// What the other words that it writes say, but for those around dates. Loads every locale.
    [[nodiscard]] WordSayings word_sayings() const;

private:
    struct Implementation;
    std::unique_ptr<const Implementation> implementation_;
};

}  // namespace kalends
