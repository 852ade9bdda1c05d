#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "kalends/fitting/fitting.hpp"

namespace kalends {
namespace {

struct AverageSettings {
    std::vector<std::filesystem::path> models;
    std::optional<std::string> share_list;
    std::vector<double> shares;  ///< as many as models
    std::optional<std::filesystem::path> output;
    AverageOptions average;
};

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

/// Makes one model of several that come from one another.
constexpr Manual manual_of_average{
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

void tell(Options& options, AverageSettings& settings) {
    options.needed_file("output,o", "where the model goes; needed", settings.output, "where shall the model go?");
    options.word("shares", "how much each model counts, with commas between them (default: all the same)",
                 settings.share_list, "LIST");
    AverageOptions& to = settings.average;
    options.whole("calibration-examples", "rows of the generator to make confidences honest by; 0: not",
                  to.calibration_examples, {0, most_unseen_examples});
    options.real("min-confidence", "what normalize refuses unless told otherwise (default: the model's own)",
                 to.min_confidence, {0, 1}, "P");
    const std::size_t before = options.count();
    GeneratorOptions generator;
    generator_options(options, generator);
    if (options.count() > before) to.generator = generator;
    threads_option(options, to.threads);
}

void check(AverageSettings& settings, const Words& operands) {
    settings.models.assign(operands.begin(), operands.end());
    for (const std::filesystem::path& model : settings.models)
        refuse_same_file({"--output", settings.output}, {{"a MODEL", model}});
    settings.shares = parse_shares(settings.share_list, settings.models.size());
}

int run(const AverageSettings& settings, Console&) {
    std::vector<WeightedModel> models;
    for (std::size_t i = 0; i < settings.models.size(); ++i)
        models.push_back({load(settings.models[i]), settings.shares[i], settings.models[i].string()});
    save(average(models, settings.average), *settings.output);
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_average() {
    return make_command<AverageSettings>({.manual = manual_of_average, .tell = tell, .check = check, .run = run});
}

}  // namespace kalends
