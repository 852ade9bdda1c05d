#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "core/atomic_file.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {
namespace {

struct ConversionSettings {
    std::optional<std::filesystem::path> file;  ///< of export: nothing is the default model
    std::optional<std::filesystem::path> output;
};

void tell(Options& options, ConversionSettings& settings) {
    int only_one = 0;
    options.choice("format", "of the other file", only_one, {"FORMAT", {"safetensors"}});
    options.needed_file("output,o", "where it goes; needed", settings.output, "where shall it go?");
}

/// Writes a model in a format that other programs read.
constexpr Manual manual_of_export{
    .name = "export",
    .summary = "writes a model for other programs",
    .operands = "[MODEL]",
    .examples = "  kalends export my.kal --output my.safetensors\n",
    .details =
        "safetensors: each tensor by its name and shape, and as JSON texts in the metadata all else that the\n"
        "model needs: configuration, vocabulary, names of months, calibration, facts. Without MODEL: the one\n"
        "inside the program. The state of an unfinished training stays behind.\n"};

void check_export(ConversionSettings& settings, const Words& operands) {
    if (operands.size() > 1) throw Error(ErrorKind::usage, "one MODEL at a time");
    if (!operands.empty()) settings.file = operands.front();
    refuse_same_file({"--output", settings.output}, {{"MODEL", settings.file}});
}

int run_export(const ConversionSettings& settings, Console&) {
    replace_file(*settings.output, to_safetensors(load_model(settings.file)));
    return Command::success;
}

/// Makes a model file of what export wrote, or another program in the same form.
constexpr Manual manual_of_import{
    .name = "import",
    .summary = "makes a model file of what export wrote",
    .operands = "FILE",
    .examples = "  kalends import my.safetensors --output again.kal\n",
    .details =
        "Tensors may have other values than when they were exported, as after a training elsewhere; names,\n"
        "shapes and metadata are held to what the model's configuration says.\n"};

void check_import(ConversionSettings& settings, const Words& operands) {
    if (operands.size() != 1) throw Error(ErrorKind::usage, "which FILE shall be imported?");
    settings.file = operands.front();
    refuse_same_file({"--output", settings.output}, {{"FILE", settings.file}});
}

int run_import(const ConversionSettings& settings, Console&) {
    const Checkpoint model = load_safetensors(*settings.file);
    try {
        (void)Normalizer(model);  // which notices a tensor that is missing or of another shape
    } catch (const Error& error) {
        throw Error(ErrorKind::data, settings.file->string() + ": " + error.what());
    }
    save(model, *settings.output);
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_export() {
    return make_command<ConversionSettings>(
        {.manual = manual_of_export, .tell = tell, .check = check_export, .run = run_export});
}

std::unique_ptr<Command> make_import() {
    return make_command<ConversionSettings>(
        {.manual = manual_of_import, .tell = tell, .check = check_import, .run = run_import});
}

}  // namespace kalends
