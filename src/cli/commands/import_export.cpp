#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/registry.hpp"
#include "cli/options/files.hpp"
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

/// From a model file to one that other programs read, or back.
class Conversion : public CommandWith<ConversionSettings> {
protected:
    void tell(Options&, ConversionSettings&) const override;
};

/// Writes a model in a format that other programs read.
class Export final : public Conversion {
public:
    [[nodiscard]] Manual manual() const override;
    int run(Console&) override;

private:
    void check(ConversionSettings&, const std::vector<std::string>& operands) const override;
};

/// Makes a model file of what Export wrote, or another program in the same form.
class Import final : public Conversion {
public:
    [[nodiscard]] Manual manual() const override;
    int run(Console&) override;

private:
    void check(ConversionSettings&, const std::vector<std::string>& operands) const override;
};

void Conversion::tell(Options& options, ConversionSettings& settings) const {
    int only_one = 0;
    options.choice("format", "of the other file", only_one, {"FORMAT", {"safetensors"}});
    options.file("output,o", "where it goes; needed", settings.output);
}

void check_output(const ConversionSettings& settings) {
    if (!settings.output) throw Error(ErrorKind::usage, "option --output is missing: where shall it go?");
}

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

void Export::check(ConversionSettings& settings, const std::vector<std::string>& operands) const {
    check_output(settings);
    if (operands.size() > 1) throw Error(ErrorKind::usage, "one MODEL at a time");
    if (!operands.empty()) settings.file = operands.front();
    refuse_same_file({"--output", settings.output}, {{"MODEL", settings.file}});
}

int Export::run(Console&) {
    replace_file(*settings().output, to_safetensors(load_model(settings().file)));
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

void Import::check(ConversionSettings& settings, const std::vector<std::string>& operands) const {
    check_output(settings);
    if (operands.size() != 1) throw Error(ErrorKind::usage, "which FILE shall be imported?");
    settings.file = operands.front();
    refuse_same_file({"--output", settings.output}, {{"FILE", settings.file}});
}

int Import::run(Console&) {
    const Checkpoint model = load_safetensors(*settings().file);
    try {
        (void)Normalizer(model);  // which notices a tensor that is missing or of another shape
    } catch (const Error& error) {
        throw Error(ErrorKind::data, settings().file->string() + ": " + error.what());
    }
    save(model, *settings().output);
    return success;
}

}  // namespace

std::unique_ptr<Command> make_export() {
    return std::make_unique<Export>();
}

std::unique_ptr<Command> make_import() {
    return std::make_unique<Import>();
}

}  // namespace kalends
