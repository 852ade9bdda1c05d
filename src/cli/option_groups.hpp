#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "cli/arguments.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/generator/generator.hpp"
#include "kalends/normalizer/normalizer.hpp"

// Options that several commands share: each group is declared by one function and read by another.
namespace kalends {

/// The value of any option that names a file; nothing where it is not given.
std::optional<std::filesystem::path> path_option(const Arguments&, const std::string& option);

/// --model FILE; nothing: the model inside the program.
void declare_model(OptionsDescription&);
std::optional<std::filesystem::path> model_path(const Arguments&);
/// @throws Error no_input or data, naming the file
Checkpoint load_model(const std::optional<std::filesystem::path>&);

/// --precision full|bfloat16
void declare_precision(OptionsDescription&);
Precision precision_option(const Arguments&);

/// --threads N; 0, the default, is one for each processor.
void declare_threads(OptionsDescription&);
std::size_t thread_count(const Arguments&);

/// --seed --locales --from --to
void declare_generator(OptionsDescription&);
GeneratorOptions generator_options(const Arguments&);
/// Any of them is given.
bool describes_generator(const Arguments&);

/// --century-pivot --min-confidence; all but the order and the number of alternatives of a NormalizerOptions.
void declare_reading(OptionsDescription&);
NormalizerOptions reading_options(const Arguments&);

/// --order none|dmy|mdy|ymd
void declare_order(OptionsDescription&);
Order order_option(const Arguments&);

/// -o/--output FILE; nothing: standard output.
void declare_output(OptionsDescription&);
std::optional<std::filesystem::path> output_path(const Arguments&);

}  // namespace kalends
