#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "cli/options/arguments.hpp"

namespace kalends {

template <class Number>
struct Range {
    Number lowest;
    Number highest;
};

/// The words that an option takes, and what help calls such a word.
struct Choice {
    const char* placeholder;
    Words words;
};

/// Whether help shows what stands in the settings. It does not where that depends on other options: the text tells it.
enum class Default { shown, told };

/// Options of a command, each told once: name ("count,n", its letter behind a comma), help, what is allowed and where
/// the value lands. Where an option was not written, its place stays as it was.
///
/// Who tells them does it twice with the same function: on an OptionList, which learns their names and takes the
/// settings' own values as defaults, and on Arguments, whose values then are in the settings. A check of several
/// options stands behind them in that function; the defaults have to pass it.
///
/// A value that is not allowed throws Error (usage) that names the option, the value and what would be right.
class Options {
public:
    explicit Options(OptionList& declared) : declared_(&declared) {}
    explicit Options(const Arguments& given) : given_(&given) {}

    template <class Value>
    void flag(std::string_view name, const std::string& text, Value& value, std::type_identity_t<Value> given = true) {
        if (told(name, {.text = text}) != nullptr) value = given;
    }

    template <class Place>
    void file(std::string_view name, const std::string& text, std::optional<Place>& path,
              const char* placeholder = "FILE") {
        if (const std::string* word = told(name, {.placeholder = placeholder, .text = text}))
            path = std::filesystem::path(*word);
    }
    /// A file without which there is no work. @throws Error (usage) with this question where it is missing
    void needed_file(std::string_view name, const std::string& text, std::optional<std::filesystem::path>& path,
                     const std::string& question);

    /// A Gregorian date as YYYY-MM-DD.
    void date(std::string_view name, const std::string& text, std::chrono::year_month_day& value);
    void real(std::string_view name, const std::string& text, double& value, Range<double>, Default = Default::shown);
    void real(std::string_view name, const std::string& text, std::optional<double>& value, Range<double>,
              const char* placeholder = "X");

    template <class Number>
    void whole(std::string_view name, const std::string& text, Number& value, Range<std::uint64_t> range,
               Default help = Default::shown) {
        value = static_cast<Number>(whole_number(name, text, static_cast<std::uint64_t>(value), range, help));
    }

    void word(std::string_view name, const std::string& text, std::optional<std::string>& value,
              const char* placeholder);
    /// An option that may be given several times.
    void words(std::string_view name, const std::string& text, Words& values, const char* placeholder);

    /// Parts with commas between them. @param known what completions offer; they may be others
    template <class Part>
    void list(std::string_view name, const std::string& text, std::vector<Part>& parts, const Words& known = {}) {
        const std::string* word = told(name, {.placeholder = "LIST", .text = text, .choices = known, .is_list = true});
        if (word == nullptr) return;
        const Words words = split(*word);
        parts.assign(words.begin(), words.end());
    }

    /// One of some words; the value is the number of the word, from 0.
    template <class Value>
    void choice(std::string_view name, const std::string& text, Value& value, const Choice& choice) {
        const auto usual = static_cast<std::size_t>(value);
        value = static_cast<Value>(index_of(name, text, choice.words.at(usual), choice).value_or(usual));
    }
    /// The same where nothing holds unless it is told: that is the value 0, and the words count from 1.
    template <class Value>
    void choice_if_told(std::string_view name, const std::string& text, Value& value, const Choice& choice) {
        if (const auto index = index_of(name, text, "", choice)) value = static_cast<Value>(*index + 1);
    }
    /// One of some words that parse() and name() know.
    template <class Kind>
    void kind(std::string_view option, const std::string& text, Kind& value, const Words& words,
              Default help = Default::shown) {
        const std::string usual = help == Default::shown ? name(value) : "";
        if (const std::string* word = told_choice(option, text, usual, {"KIND", words})) parse(*word, value);
    }

    /// What was written; nothing while options are declared.
    [[nodiscard]] std::set<std::string> given() const;
    [[nodiscard]] bool has(const std::string& option) const {
        return given_ != nullptr && !given_->values(option).empty();
    }
    /// The value that was written, the first of several; nothing where there is none.
    [[nodiscard]] std::optional<std::string> written(const std::string& option) const {
        return has(option) ? std::optional(given_->values(option).front()) : std::nullopt;
    }
    /// How many of the options told so far were written.
    [[nodiscard]] std::size_t count() const { return count_; }
    /// @throws Error (usage) "option --OPTION: WHY" where one of these was written
    void refuse(const Words& options, const std::string& why) const;

private:
    /// Declares an option, or gives the value that was written; nothing where none was.
    const std::string* told(std::string_view name, OptionInfo);
    const std::string* told_choice(std::string_view name, const std::string& text, const std::string& usual,
                                   const Choice&);
    std::uint64_t whole_number(std::string_view name, const std::string& text, std::uint64_t value,
                               Range<std::uint64_t>, Default);
    /// Of the word that was written; nothing where none was.
    std::optional<std::size_t> index_of(std::string_view name, const std::string& text, const std::string& usual,
                                        const Choice&);
    static Words split(const std::string& list);

    OptionList* declared_ = nullptr;  ///< one of both is there
    const Arguments* given_ = nullptr;
    std::size_t count_ = 0;
};

}  // namespace kalends
