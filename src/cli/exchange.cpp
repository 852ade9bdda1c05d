#include "cli/exchange.hpp"

#include <string>

#include "cli/distinct_files.hpp"
#include "cli/option_groups.hpp"
#include "core/atomic_file.hpp"
#include "kalends/checkpoint/safetensors.hpp"
#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {
namespace {

void declare_exchange(OptionsDescription& options) {
    add_choice(options, "format", "FORMAT", {"safetensors"}, "safetensors", "of the other file");
    options.add_options()("output,o", option_value("FILE"), "where it goes; needed");
}

std::filesystem::path needed_output(const Arguments& arguments) {
    (void)arguments.choice("format");
    const std::optional<std::filesystem::path> output = output_path(arguments);
    if (!output) throw Error(ErrorKind::usage, "option --output is missing: where shall it go?");
    return *output;
}

}  // namespace

Manual Export::manual() const {
    return {.name = "export",
            .summary = "writes a model for other programs",
            .operands = "[MODEL]",
            .examples = "  kalends export my.kal --output my.safetensors\n",
            .details =
                "safetensors: each tensor by its name and shape, and as JSON texts in the metadata all else that the\n"
                "model needs: configuration, vocabulary, names of months, calibration, facts. Without MODEL: the one\n"
                "inside the program. The state of an unfinished training stays behind.\n"};
}

void Export::declare(OptionsDescription& options) const {
    declare_exchange(options);
}

void Export::setup(const Arguments& arguments) {
    output_ = needed_output(arguments);
    if (arguments.operands().size() > 1) throw Error(ErrorKind::usage, "one MODEL at a time");
    if (!arguments.operands().empty()) model_ = arguments.operands().front();
    refuse_same_file({"--output", output_}, {{"MODEL", model_}});
}

int Export::run(Console&) {
    replace_file(output_, to_safetensors(load_model(model_)));
    return success;
}

Manual Import::manual() const {
    return {.name = "import",
            .summary = "makes a model file of what export wrote",
            .operands = "FILE",
            .examples = "  kalends import my.safetensors --output again.kal\n",
            .details =
                "Tensors may have other values than when they were exported, as after a training elsewhere; names,\n"
                "shapes and metadata are held to what the model's configuration says.\n"};
}

void Import::declare(OptionsDescription& options) const {
    declare_exchange(options);
}

void Import::setup(const Arguments& arguments) {
    output_ = needed_output(arguments);
    if (arguments.operands().size() != 1) throw Error(ErrorKind::usage, "which FILE shall be imported?");
    file_ = arguments.operands().front();
    refuse_same_file({"--output", output_}, {{"FILE", file_}});
}

int Import::run(Console&) {
    const Checkpoint model = load_safetensors(file_);
    try {
        (void)Normalizer(model);  // which notices a tensor that is missing or of another shape
    } catch (const Error& error) {
        throw Error(ErrorKind::data, file_.string() + ": " + error.what());
    }
    save(model, output_);
    return success;
}

}  // namespace kalends
