#include "cli/options/arguments.hpp"

#include <boost/program_options/errors.hpp>
#include <boost/program_options/options_description.hpp>
#include <boost/program_options/parsers.hpp>
#include <boost/program_options/positional_options.hpp>
#include <boost/program_options/value_semantic.hpp>
#include <boost/program_options/variables_map.hpp>
#include <sstream>

#include "kalends/core/error.hpp"
#include "text/edits.hpp"

namespace kalends {
namespace {

namespace po = boost::program_options;

constexpr const char* operands_key = "operand";

/// Freed by Boost.
po::value_semantic* value_of(const OptionInfo& option) {
    const std::string name =
        option.placeholder + (option.default_text.empty() ? "" : " (=" + option.default_text + ")");
    if (option.placeholder.empty()) return new po::untyped_value(true);
    if (option.repeats) return po::value<Words>()->value_name(name);
    return po::value<std::string>()->value_name(name);
}

po::options_description description(const OptionList& options) {
    constexpr unsigned columns = 100;
    po::options_description all("Options", columns, columns / 2);
    for (const OptionInfo& option : options) {
        const std::string names = option.long_name + (option.short_name.empty() ? "" : "," + option.short_name);
        all.add_options()(names.c_str(), value_of(option), option.text.c_str());
    }
    return all;
}

po::variables_map parse(const OptionList& options, const Words& words) {
    using namespace po::command_line_style;
    po::options_description all = description(options);
    all.add_options()(operands_key, po::value<Words>());
    po::positional_options_description positional;
    positional.add(operands_key, -1);
    po::variables_map values;
    po::store(
        po::command_line_parser(words).options(all).positional(positional).style(unix_style & ~allow_guessing).run(),
        values);
    return values;
}

/// @throws Error (usage)
po::variables_map parse_or_refuse(const OptionList& options, const Words& words) {
    try {
        return parse(options, words);
    } catch (const po::unknown_option& error) {
        Words known;
        for (const OptionInfo& option : options) known.push_back("--" + option.long_name);
        const std::string& name = error.get_option_name();
        throw Error(ErrorKind::usage, "unknown option '" + name + "'" + did_you_mean(name, known));
    } catch (const po::error& error) {
        throw Error(ErrorKind::usage, error.what());
    }
}

}  // namespace

std::string help_text(const OptionList& options) {
    std::ostringstream text;
    text << description(options);
    return text.str();
}

Arguments::Arguments(const OptionList& options, const Words& words) {
    const po::variables_map values = parse_or_refuse(options, words);
    for (const OptionInfo& option : options) {
        const po::variable_value& value = values[option.long_name];
        if (value.empty()) continue;
        values_[option.long_name] = option.repeats ? value.as<Words>() : Words{value.as<std::string>()};
    }
    if (values.count(operands_key) > 0) operands_ = values[operands_key].as<Words>();
}

const Words& Arguments::values(const std::string& option) const {
    static const Words none;
    const auto found = values_.find(option);
    return found == values_.end() ? none : found->second;
}

std::set<std::string> Arguments::given() const {
    std::set<std::string> names;
    for (const auto& [name, values] : values_) names.insert(name);
    return names;
}

}  // namespace kalends
