#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace kalends {

/// Of a command line.
using Words = std::vector<std::string>;

/// What the parser, help pages and completions know of an option.
struct OptionInfo {
    std::string long_name{};     ///< without dashes
    std::string short_name{};    ///< one letter, or empty
    std::string placeholder{};   ///< of its value; empty: it takes none
    std::string text{};          ///< for people
    std::string default_text{};  ///< empty: none
    Words choices{};             ///< where the value is one of these; else empty
    bool is_list = false;        ///< the value is some of them, with commas between
    bool repeats = false;        ///< it may be given several times
};
using OptionList = std::vector<OptionInfo>;

/// "Options:" and what there is to say of each, in lines of at most 100 columns.
std::string help_text(const OptionList&);

/// The words after a command's name, told apart: options with their values as they were written, and operands.
class Arguments {
public:
    /// No abbreviations; "--" ends the options. @throws Error (usage) on an unknown option (with the nearest known
    /// one), a missing value, or a repeated option
    Arguments(const OptionList&, const Words&);

    /// The values of an option, in order; none where it was not written. A flag has an empty one.
    [[nodiscard]] const Words& values(const std::string& option) const;
    /// Names of the options that were written.
    [[nodiscard]] std::set<std::string> given() const;
    [[nodiscard]] const Words& operands() const { return operands_; }

private:
    std::map<std::string, Words> values_;
    Words operands_;
};

}  // namespace kalends
