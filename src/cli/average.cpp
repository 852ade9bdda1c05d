#include "cli/average.hpp"

#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "checkpoint/average.hpp"
#include "cli/from_file.hpp"
#include "cli/option_groups.hpp"
#include "cli/options/files.hpp"
#include "cli/train_settings.hpp"
#include "cli/training_task.hpp"
#include "core/number_text.hpp"
#include "evaluation/calibrate.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

double parse_share(const std::string& word) {
    const std::optional<double> share = parse_number<double>(word);
    if (share && *share > 0 && *share <= 1e6) return *share;
    throw Error(ErrorKind::usage, "option --shares: '" + word + "' is no number above 0");
}

/// "0.3,0.7"; equal shares where nothing is said.
std::vector<double> parse_shares(const std::optional<std::string>& text, std::size_t models) {
    if (!text) return std::vector<double>(models, 1);
    std::vector<double> shares;
    std::istringstream words(*text);
    for (std::string word; std::getline(words, word, ',');) shares.push_back(parse_share(word));
    if (text->ends_with(',')) parse_share("");
    if (shares.size() == models) return shares;
    throw Error(ErrorKind::usage, "option --shares: " + std::to_string(shares.size()) + " shares for " +
                                      std::to_string(models) + " models; give one each, with commas between them");
}

std::string shares_in_words(const std::vector<double>& shares, const std::vector<std::filesystem::path>& models) {
    std::string words;
    for (std::size_t i = 0; i < models.size(); ++i)
        words += (i == 0 ? "" : ", ") + to_text(shares[i]) + " " + models[i].filename().string();
    return words;
}

}  // namespace

Manual Average::manual() const {
    return {
        .name = "average",
        .summary = "makes one model of several that come from one another, or calibrates one anew",
        .operands = "MODEL...",
        .examples =
            "  kalends average --output better.kal parent.kal child.kal\n"
            "  kalends average --output own.kal --shares 0.3,0.7 general.kal fine-tuned.kal\n"
            "  kalends average --output honest.kal --calibration-examples 40000 old.kal\n",
        .details =
            "The mean of the weights of a model and of those trained on from it (train --initialize-from) often\n"
            "reads better than each of them, and gives a fine-tuned model back some of what it forgot. Confidences\n"
            "are calibrated anew, on rows of the generator that the models learned from unless options describe\n"
            "another; all other settings are those of the model that knows most characters. One model alone is\n"
            "calibrated anew, and given the names of months that models of earlier formats did not keep.\n"};
}

void Average::declare(OptionsDescription& options) const {
    options.add_options()("output,o", option_value("FILE"), "where the model goes; needed");
    options.add_options()("shares", option_value("LIST"),
                          "how much each model counts, with commas between them (default: all the same)");
    options.add_options()("calibration-examples", option_value("N", "20000"),
                          "rows of the generator to make confidences honest by; 0: not");
    options.add_options()("min-confidence", option_value("P"),
                          "what normalize refuses unless told otherwise (default: the model's own)");
    declare_generator(options);
    declare_threads(options);
}

void Average::setup(const Arguments& arguments) {
    const std::optional<std::filesystem::path> output = output_path(arguments);
    if (!output) throw Error(ErrorKind::usage, "option --output is missing: where shall the model go?");
    output_ = *output;
    models_.assign(arguments.operands().begin(), arguments.operands().end());
    for (const std::filesystem::path& model : models_) refuse_same_file({"--output", output_}, {{"a MODEL", model}});
    shares_ = parse_shares(arguments.text("shares"), models_.size());
    if (describes_generator(arguments)) generator_ = generator_options(arguments);
    calibration_examples_ = arguments.whole("calibration-examples", {0, most_unseen_examples});
    if (arguments.has("min-confidence")) min_confidence_ = arguments.real("min-confidence", {0, 1});
    threads_ = thread_count(arguments);
}

/// The one that the models learned from, unless the command line describes another.
GeneratorOptions Average::generator(const Checkpoint& model) const {
    if (generator_) return *generator_;
    if (!has_learned_from_generator(model)) return {};
    return generator_of(models_.front(), model.facts).options();
}

int Average::run(Console&) {
    std::vector<Weighted> weighted;
    for (std::size_t i = 0; i < models_.size(); ++i)
        weighted.push_back({load_with_names(models_[i]), shares_[i], models_[i].string()});
    Checkpoint model = average(weighted);
    const GeneratorOptions rows = generator(model);

    ThreadPool pool(threads_);
    calibrate(model, calibration_examples(rows, calibration_examples_, pool));
    model.calibration.default_min_confidence = min_confidence_.value_or(model.calibration.default_min_confidence);
    model.facts["data.min_confidence"] = to_text(model.calibration.default_min_confidence);
    for (const auto& [setting, value] : to_settings(rows)) model.facts["calibration." + setting] = value;
    model.facts["data.calibration_examples"] = std::to_string(calibration_examples_);
    if (models_.size() > 1) model.facts["average"] = shares_in_words(shares_, models_);
    model.facts["version"] = KALENDS_VERSION;
    save(model, output_);
    return success;
}

}  // namespace kalends
