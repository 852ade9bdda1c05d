#include "cli/options/options.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

/// "count" of "count,n".
std::string long_name(std::string_view name) {
    return std::string(name.substr(0, name.find(',')));
}

[[noreturn]] void refuse_value(std::string_view name, const std::string& value, const std::string& wanted) {
    throw Error(ErrorKind::usage, "option --" + long_name(name) + ": '" + value + "' is not " + wanted);
}

/// @param kind what such a number is called
template <class Number>
Number number_in(Range<Number> range, std::string_view name, const std::string& value, const char* kind) {
    const std::optional<Number> number = parse_number<Number>(value);
    if (number && *number >= range.lowest && *number <= range.highest) return *number;
    std::ostringstream wanted;
    wanted << kind << " between " << range.lowest << " and " << range.highest;
    refuse_value(name, value, wanted.str());
}

double real_in(Range<double> range, std::string_view name, const std::string& value) {
    return number_in(range, name, value, "a number");
}

/// "a, b or c".
std::string listed(const Words& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return list;
}

}  // namespace

const std::string* Options::told(std::string_view name, OptionInfo option) {
    option.long_name = long_name(name);
    if (given_ != nullptr) {
        const Words& values = given_->values(option.long_name);
        count_ += values.empty() ? 0 : 1;
        return values.empty() ? nullptr : &values.front();
    }
    option.short_name = name.substr(std::min(option.long_name.size() + 1, name.size()));
    declared_->push_back(std::move(option));
    return nullptr;
}

void Options::needed_file(std::string_view name, const std::string& text, std::optional<std::filesystem::path>& path,
                          const std::string& question) {
    file(name, text, path);
    if (given_ != nullptr && !path)
        throw Error(ErrorKind::usage, "option --" + long_name(name) + " is missing: " + question);
}

void Options::date(std::string_view name, const std::string& text, std::chrono::year_month_day& value) {
    const std::string* word = told(name, {.placeholder = "DATE", .text = text, .default_text = to_iso(value)});
    if (word == nullptr) return;
    const std::optional<std::chrono::year_month_day> date = parse_iso(*word);
    if (!date) refuse_value(name, *word, "a date as YYYY-MM-DD");
    value = *date;
}

void Options::real(std::string_view name, const std::string& text, double& value, Range<double> range, Default help) {
    const std::string usual = help == Default::shown ? to_text(value) : "";
    if (const std::string* word = told(name, {.placeholder = "X", .text = text, .default_text = usual}))
        value = real_in(range, name, *word);
}

void Options::real(std::string_view name, const std::string& text, std::optional<double>& value, Range<double> range,
                   const char* placeholder) {
    if (const std::string* word = told(name, {.placeholder = placeholder, .text = text}))
        value = real_in(range, name, *word);
}

std::uint64_t Options::whole_number(std::string_view name, const std::string& text, std::uint64_t value,
                                    Range<std::uint64_t> range, Default help) {
    const std::string usual = help == Default::shown ? std::to_string(value) : "";
    const std::string* word = told(name, {.placeholder = "N", .text = text, .default_text = usual});
    return word == nullptr ? value : number_in(range, name, *word, "a whole number");
}

void Options::word(std::string_view name, const std::string& text, std::optional<std::string>& value,
                   const char* placeholder) {
    if (const std::string* word = told(name, {.placeholder = placeholder, .text = text})) value = *word;
}

void Options::words(std::string_view name, const std::string& text, Words& values, const char* placeholder) {
    if (told(name, {.placeholder = placeholder, .text = text, .repeats = true}) != nullptr)
        values = given_->values(long_name(name));
}

Words Options::split(const std::string& list) {
    Words parts;
    std::istringstream text(list);
    for (std::string part; std::getline(text, part, ',');)
        if (!part.empty()) parts.push_back(part);
    return parts;
}

const std::string* Options::told_choice(std::string_view name, const std::string& text, const std::string& usual,
                                        const Choice& choice) {
    return told(name, {.placeholder = choice.placeholder,
                       .text = text + ": " + listed(choice.words),
                       .default_text = usual,
                       .choices = choice.words});
}

std::optional<std::size_t> Options::index_of(std::string_view name, const std::string& text, const std::string& usual,
                                             const Choice& choice) {
    const std::string* word = told_choice(name, text, usual, choice);
    if (word == nullptr) return std::nullopt;
    const auto found = std::find(choice.words.begin(), choice.words.end(), *word);
    if (found != choice.words.end()) return static_cast<std::size_t>(found - choice.words.begin());
    std::string wanted = "one of";
    for (const std::string& known : choice.words) wanted += " " + known;
    refuse_value(name, *word, wanted);
}

std::set<std::string> Options::given() const {
    return given_ == nullptr ? std::set<std::string>() : given_->given();
}

void Options::refuse(const Words& options, const std::string& why) const {
    for (const std::string& option : options)
        if (has(option)) throw Error(ErrorKind::usage, "option --" + option + ": " + why);
}

}  // namespace kalends
