#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kalends {

using OptionsDescription = boost::program_options::options_description;
using OptionValue = boost::program_options::value_semantic;

/// An option with a value, for OptionsDescription::add_options(); freed by Boost. Values are kept as they were written
/// and get their types in Command::setup.
OptionValue* option_value(const char* placeholder);
OptionValue* option_value(const char* placeholder, const std::string& default_value);
/// An option with a value that may be given several times.
OptionValue* option_values(const char* placeholder);

/// An option that takes one of some words, which its text goes on to list: "TEXT: none, dmy or mdy". Without a default
/// it may be left out.
void add_choice(OptionsDescription&, const char* name, const char* placeholder, const std::vector<std::string>& words,
                const std::optional<std::string>& default_word, const std::string& text);

/// What help pages and completions say of an option.
struct OptionInfo {
    std::string long_name;    ///< without dashes
    std::string short_name;   ///< one letter, or empty
    std::string placeholder;  ///< of its value; empty: it takes none
    std::string text;
    std::string default_text;          ///< empty: none
    std::vector<std::string> choices;  ///< of add_choice(); else empty
};
std::vector<OptionInfo> options_of(const OptionsDescription&);

template <class Number>
struct Range {
    Number lowest;
    Number highest;
};

/// The words after a command's name, told apart: options with their values, and operands.
/// Every conversion throws Error (usage) that names the option, the value and what would be right.
class Arguments {
public:
    /// No abbreviations; "--" ends the options. @throws Error (usage) on an unknown option (with the nearest known
    /// one), a missing value, or a repeated option
    Arguments(const OptionsDescription&, const std::vector<std::string>& words);

    [[nodiscard]] bool has(const std::string& option) const;
    /// Names of the options that were written, not defaulted.
    [[nodiscard]] std::set<std::string> given() const;
    /// Nothing where the option was not given and has no default.
    [[nodiscard]] std::optional<std::string> text(const std::string& option) const;

    // For options that are given or have a default.
    [[nodiscard]] std::uint64_t whole(const std::string& option, Range<std::uint64_t> range) const;
    [[nodiscard]] double real(const std::string& option, Range<double> range) const;
    /// Index of the value among the words of add_choice().
    [[nodiscard]] std::size_t choice(const std::string& option) const;
    /// A Gregorian date as YYYY-MM-DD.
    [[nodiscard]] std::chrono::year_month_day date(const std::string& option) const;

    /// All values of an option of option_values(), in order.
    [[nodiscard]] std::vector<std::string> texts(const std::string& option) const;
    /// The parts of a comma-separated value; none where the option was not given.
    [[nodiscard]] std::vector<std::string> list(const std::string& option) const;

    [[nodiscard]] const std::vector<std::string>& operands() const { return operands_; }

private:
    [[nodiscard]] std::string required(const std::string& option) const;

    boost::program_options::variables_map values_;
    std::map<std::string, std::vector<std::string>> choices_;
    std::vector<std::string> operands_;
};

}  // namespace kalends
