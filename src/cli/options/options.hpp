#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/options/arguments.hpp"

namespace kalends {

/// The words that an option takes, and what help calls such a word.
struct Choice {
    const char* placeholder;
    std::vector<std::string> words;
};

/// Options of a command, each told once: name ("count,n", its letter behind a comma), help, what is allowed and where
/// the value lands.
///
/// Who tells them does it twice with the same function: on an OptionsDescription, which learns their names and takes
/// the settings' own values as defaults, and on Arguments, whose values then are in the settings. A check of several
/// options stands behind them in that function; the defaults have to pass it.
class Options {
public:
    explicit Options(OptionsDescription& declared) : declared_(&declared) {}
    explicit Options(const Arguments& given) : given_(&given) {}

    void flag(const char* name, const char* text, bool& value);
    void file(const char* name, const char* text, std::optional<std::filesystem::path>& path,
              const char* placeholder = "FILE");
    /// A Gregorian date as YYYY-MM-DD.
    void date(const char* name, const char* text, std::chrono::year_month_day& value);
    void real(const char* name, const char* text, double& value, Range<double> range);
    /// From 0 to 1, and nothing unless it is given.
    void probability(const char* name, const char* text, std::optional<double>& value);

    template <class Number>
    void whole(const char* name, const char* text, Number& value, Range<std::uint64_t> range) {
        auto number = static_cast<std::uint64_t>(value);
        whole_number(name, text, number, range);
        value = static_cast<Number>(number);
    }

    /// Parts with commas between them, of which there are none by default.
    template <class Part>
    void list(const char* name, const char* text, std::vector<Part>& parts) {
        const std::vector<std::string> words = list_of(name, text);
        parts.assign(words.begin(), words.end());
    }

    /// One of some words; the value is the number of the word, from 0.
    template <class Value>
    void choice(const char* name, const char* text, Value& value, const Choice& choice) {
        value = static_cast<Value>(index_of(name, text, static_cast<std::size_t>(value), choice));
    }

private:
    void whole_number(const char* name, const char* text, std::uint64_t& value, Range<std::uint64_t> range);
    std::vector<std::string> list_of(const char* name, const char* text);
    std::size_t index_of(const char* name, const char* text, std::size_t index, const Choice& choice);

    OptionsDescription* declared_ = nullptr;  ///< one of both is there
    const Arguments* given_ = nullptr;
};

}  // namespace kalends
