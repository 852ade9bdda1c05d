#include "cli/average.hpp"

#include <optional>
#include <sstream>
#include <string>

#include "cli/option_groups.hpp"
#include "cli/options/files.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "kalends/fitting/fitting.hpp"

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
    options.add_options()("calibration-examples", option_value("N", std::to_string(options_.calibration_examples)),
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
    if (describes_generator(arguments)) options_.generator = generator_options(arguments);
    options_.calibration_examples = arguments.whole("calibration-examples", {0, most_unseen_examples});
    if (arguments.has("min-confidence")) options_.min_confidence = arguments.real("min-confidence", {0, 1});
    options_.threads = thread_count(arguments);
}

int Average::run(Console&) {
    std::vector<WeightedModel> models;
    for (std::size_t i = 0; i < models_.size(); ++i)
        models.push_back({load(models_[i]), shares_[i], models_[i].string()});
    save(average(models, options_), output_);
    return success;
}

}  // namespace kalends
