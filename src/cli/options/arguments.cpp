#include "cli/options/arguments.hpp"

#include <algorithm>
#include <boost/program_options/errors.hpp>
#include <boost/program_options/parsers.hpp>
#include <boost/program_options/positional_options.hpp>
#include <boost/program_options/value_semantic.hpp>
#include <cmath>
#include <memory>
#include <sstream>
#include <tuple>
#include <utility>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "text/edits.hpp"

namespace kalends {
namespace {

namespace po = boost::program_options;

constexpr const char* operands_key = "operand";

std::vector<std::string> long_names(const OptionsDescription& options) {
    std::vector<std::string> names;
    for (const auto& option : options.options()) names.push_back("--" + option->long_name());
    return names;
}

[[noreturn]] void refuse(const std::string& option, const std::string& value, const std::string& wanted) {
    throw Error(ErrorKind::usage, "option --" + option + ": '" + value + "' is not " + wanted);
}

template <class Number>
std::string between(Range<Number> range) {
    std::ostringstream text;
    text << "between " << range.lowest << " and " << range.highest;
    return text.str();
}

po::variables_map parse(const OptionsDescription& options, const std::vector<std::string>& words) {
    using namespace po::command_line_style;
    OptionsDescription all;
    all.add(options).add_options()(operands_key, po::value<std::vector<std::string>>());
    po::positional_options_description positional;
    positional.add(operands_key, -1);
    po::variables_map values;
    po::store(
        po::command_line_parser(words).options(all).positional(positional).style(unix_style & ~allow_guessing).run(),
        values);
    return values;
}

/// A word out of some.
class ChoiceValue final : public po::typed_value<std::string> {
public:
    explicit ChoiceValue(std::vector<std::string> words)
        : po::typed_value<std::string>(nullptr), words_(std::move(words)) {}
    [[nodiscard]] const std::vector<std::string>& words() const { return words_; }

private:
    std::vector<std::string> words_;
};

/// "a, b or c".
std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return list;
}

/// "FORMAT (=plain)" into both of its parts.
std::pair<std::string, std::string> placeholder_and_default(const std::string& parameter) {
    const std::size_t begin = parameter.find(" (=");
    if (begin == std::string::npos) return {parameter, ""};
    const std::size_t value = begin + 3;
    return {parameter.substr(0, begin), parameter.substr(value, parameter.rfind(')') - value)};
}

}  // namespace

void add_choice(OptionsDescription& options, const char* name, const char* placeholder,
                const std::vector<std::string>& words, const std::optional<std::string>& default_word,
                const std::string& text) {
    auto value = std::make_unique<ChoiceValue>(words);
    value->value_name(placeholder);
    if (default_word) value->default_value(*default_word);
    options.add_options()(name, value.release(), (text + ": " + listed(words)).c_str());
}

std::vector<OptionInfo> options_of(const OptionsDescription& description) {
    std::vector<OptionInfo> options;
    for (const auto& option : description.options()) {
        OptionInfo info;
        info.long_name = option->long_name();
        const std::string shortest = option->canonical_display_name(po::command_line_style::allow_dash_for_short);
        if (shortest.size() == 2) info.short_name = shortest.substr(1);
        info.text = option->description();
        const OptionValue& value = *option->semantic();
        if (value.max_tokens() > 0)
            std::tie(info.placeholder, info.default_text) = placeholder_and_default(value.name());
        if (const auto* choice = dynamic_cast<const ChoiceValue*>(&value)) info.choices = choice->words();
        options.push_back(std::move(info));
    }
    return options;
}

OptionValue* option_value(const char* placeholder) {
    return po::value<std::string>()->value_name(placeholder);
}

OptionValue* option_value(const char* placeholder, const std::string& default_value) {
    return po::value<std::string>()->value_name(placeholder)->default_value(default_value);
}

OptionValue* option_values(const char* placeholder) {
    return po::value<std::vector<std::string>>()->value_name(placeholder)->composing();
}

Arguments::Arguments(const OptionsDescription& options, const std::vector<std::string>& words) {
    try {
        values_ = parse(options, words);
    } catch (const po::unknown_option& error) {
        const std::string& name = error.get_option_name();
        throw Error(ErrorKind::usage, "unknown option '" + name + "'" + did_you_mean(name, long_names(options)));
    } catch (const po::error& error) {
        throw Error(ErrorKind::usage, error.what());
    }
    for (const OptionInfo& option : options_of(options))
        if (!option.choices.empty()) choices_[option.long_name] = option.choices;
    if (values_.count(operands_key) > 0) operands_ = values_[operands_key].as<std::vector<std::string>>();
}

bool Arguments::has(const std::string& option) const {
    return values_.count(option) > 0;
}

std::set<std::string> Arguments::given() const {
    std::set<std::string> names;
    for (const auto& [name, value] : values_) {
        if (!value.defaulted()) names.insert(name);
    }
    return names;
}

std::optional<std::string> Arguments::text(const std::string& option) const {
    if (!has(option)) return std::nullopt;
    return values_[option].as<std::string>();
}

std::string Arguments::required(const std::string& option) const {
    const std::optional<std::string> value = text(option);
    if (!value) throw Error(ErrorKind::usage, "option --" + option + " is missing");
    return *value;
}

std::uint64_t Arguments::whole(const std::string& option, Range<std::uint64_t> range) const {
    const std::string value = required(option);
    const std::optional<std::uint64_t> number = parse_number<std::uint64_t>(value);
    if (!number || *number < range.lowest || *number > range.highest) {
        refuse(option, value, "a whole number " + between(range));
    }
    return *number;
}

double Arguments::real(const std::string& option, Range<double> range) const {
    const std::string value = required(option);
    const std::optional<double> number = parse_number<double>(value);
    if (!number || !(*number >= range.lowest && *number <= range.highest))
        refuse(option, value, "a number " + between(range));
    return *number;
}

std::size_t Arguments::choice(const std::string& option) const {
    const std::string value = required(option);
    const std::vector<std::string>& words = choices_.at(option);
    const auto found = std::find(words.begin(), words.end(), value);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    std::string wanted = "one of";
    for (const std::string& word : words) wanted += " " + word;
    refuse(option, value, wanted);
}

std::chrono::year_month_day Arguments::date(const std::string& option) const {
    const std::string value = required(option);
    const std::optional<std::chrono::year_month_day> date = parse_iso(value);
    if (!date) refuse(option, value, "a date as YYYY-MM-DD");
    return *date;
}

std::vector<std::string> Arguments::texts(const std::string& option) const {
    if (!has(option)) return {};
    return values_[option].as<std::vector<std::string>>();
}

std::vector<std::string> Arguments::list(const std::string& option) const {
    std::vector<std::string> parts;
    std::istringstream text(this->text(option).value_or(""));
    for (std::string part; std::getline(text, part, ',');) {
        if (!part.empty()) parts.push_back(part);
    }
    return parts;
}

}  // namespace kalends
