#pragma once

#include <cstddef>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>

#include "cli/options/options.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/columns/block_normalizer.hpp"
#include "kalends/generator/generator.hpp"
#include "kalends/normalizer/normalizer.hpp"

// Options that several commands share. A group is one function: it tells its options (see Options) and checks them.
namespace kalends {

/// -m/--model FILE; nothing: the model inside the program.
void model_option(Options&, std::optional<std::filesystem::path>&);
/// @throws Error no_input or data, naming the file
Checkpoint load_model(const std::optional<std::filesystem::path>&);

/// --precision full|bfloat16
void precision_option(Options&, Precision&);

/// --threads N; 0 is one for each processor.
void threads_option(Options&, std::size_t&);

/// --seed --locales --from --to --patterns --kinds --noise --typing-errors
void generator_options(Options&, GeneratorOptions&);

/// resolution_options() and --min-confidence; all but the order and the number of alternatives of a NormalizerOptions.
void reading_options(Options&, NormalizerOptions&);

/// --order none|dmy|mdy|ymd|auto, and reading_options(): how a column is read.
void column_options(Options&, BlockNormalizerOptions&);

/// --order none|dmy|mdy|ymd
void order_option(Options&, Order&);

/// --as day|edtf
void answer_form_option(Options&, AnswerForm&);

/// -o/--output FILE; nothing: standard output.
void output_option(Options&, std::optional<std::filesystem::path>&);

/// A file of a command line. `name` is what messages call it: its option, or its own name where it is an operand.
struct NamedFile {
    std::string name;
    std::optional<std::filesystem::path> path;
};
/// What is written must not replace what the same command reads or writes elsewhere. Pipes and devices may be named
/// twice.
/// @throws Error (usage) where `output` is one of `others`, by whatever name, link or path
void refuse_same_file(const NamedFile& output, std::initializer_list<NamedFile> others);

}  // namespace kalends
