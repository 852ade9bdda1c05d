#pragma once

#include <algorithm>
#include <string>

#include "cli/options/groups.hpp"

// The groups of options, for commands that declare options in one place and read them in another.
namespace kalends {

template <class Value>
void declare_group(OptionsDescription& description, void (*group)(Options&, Value&), Value defaults = {}) {
    Options options(description);
    group(options, defaults);
}

template <class Value>
Value value_of_group(const Arguments& arguments, void (*group)(Options&, Value&)) {
    Value value{};
    Options options(arguments);
    group(options, value);
    return value;
}

/// The value of any option that names a file; nothing where it is not given.
inline std::optional<std::filesystem::path> path_option(const Arguments& arguments, const std::string& option) {
    return arguments.text(option);
}

inline void declare_model(OptionsDescription& description) {
    declare_group(description, model_option);
}
inline std::optional<std::filesystem::path> model_path(const Arguments& arguments) {
    return value_of_group(arguments, model_option);
}

inline void declare_precision(OptionsDescription& description) {
    declare_group(description, precision_option, Precision::bfloat16);
}
inline Precision precision_option(const Arguments& arguments) {
    return value_of_group<Precision>(arguments, precision_option);
}

inline void declare_threads(OptionsDescription& description) {
    declare_group(description, threads_option);
}
inline std::size_t thread_count(const Arguments& arguments) {
    return value_of_group(arguments, threads_option);
}

inline void declare_generator(OptionsDescription& description) {
    declare_group<GeneratorOptions>(description, generator_options);
}
inline GeneratorOptions generator_options(const Arguments& arguments) {
    return value_of_group<GeneratorOptions>(arguments, generator_options);
}
/// Any of them is given.
inline bool describes_generator(const Arguments& arguments) {
    OptionsDescription description;
    declare_generator(description);
    return std::ranges::any_of(options_of(description),
                               [&](const OptionInfo& option) { return arguments.given().count(option.long_name) > 0; });
}

inline void declare_reading(OptionsDescription& description) {
    declare_group(description, reading_options);
}
inline NormalizerOptions reading_options(const Arguments& arguments) {
    return value_of_group<NormalizerOptions>(arguments, reading_options);
}

inline void declare_output(OptionsDescription& description) {
    declare_group(description, output_option);
}
inline std::optional<std::filesystem::path> output_path(const Arguments& arguments) {
    return value_of_group(arguments, output_option);
}

}  // namespace kalends
