#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "checkpoint/calibrations.hpp"
#include "checkpoint/tensors.hpp"
#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "kalends/core/error.hpp"
#include "report/display_width.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

using Json = nlohmann::ordered_json;

Json sizes_of_transformer(const ModelConfig& config) {
    return {{"layers", config.layers}, {"hidden", config.hidden}, {"feed_forward", config.feed_forward}};
}

Json sizes_of_rnn(const ModelConfig& config) {
    return {{"encoder", name(config.encoder)},
            {"cell", name(config.cell)},
            {"embedding", config.embedding},
            {"hidden", config.hidden},
            {"decoder_hidden", config.decoder_hidden}};
}

Json configuration(const ModelConfig& config) {
    const bool is_transformer = config.architecture == Architecture::transformer;
    Json result{{"architecture", name(config.architecture)}, {"vocabulary", config.vocabulary}};
    result.update(is_transformer ? sizes_of_transformer(config) : sizes_of_rnn(config));
    result["attention"] = name(config.attention);
    result["attention_size"] = config.attention_size;
    if (is_transformer || config.attention == AttentionKind::multi_head) result["heads"] = config.heads;
    return result;
}

Json tensors(const std::vector<NamedTensor>& list) {
    Json result = Json::object();
    for (const NamedTensor& tensor : list) result[tensor.name] = tensor.shape;
    return result;
}

Json progress(const std::optional<TrainingState>& state) {
    if (!state) return nullptr;
    return {{"step", state->step},
            {"examples", state->examples},
            {"seconds", state->seconds},
            {"best_score", state->best_score},
            {"settings", state->settings}};
}

/// Slope and offset for each kind of evidence, and of expressions.
Json calibrations(const Calibration& calibration) {
    Json result = Json::object();
    for (const auto& [name, fit] : named(calibration)) result[name] = {fit.slope, fit.offset};
    return result;
}

/// What it can write, by the role that a symbol plays.
Json symbols(const TargetVocabulary& vocabulary) {
    Json result{{"count", vocabulary.size()}};
    for (std::size_t column = 0; column < vocabulary.size(); ++column) {
        const symbol::Id id = vocabulary.symbol(column);
        const std::optional<Role> role = role_of(id);
        const std::string_view group = role ? name(*role) : "digit";
        result[std::string(group.empty() ? "other" : group)].push_back(symbol_name(id));
    }
    return result;
}

Json description(const Checkpoint& checkpoint) {
    const Calibration& calibration = checkpoint.calibration;
    return {{"configuration", configuration(checkpoint.config)},
            {"symbols", symbols(checkpoint.symbols)},
            {"weights", value_count(checkpoint.weights)},
            {"tensors", tensors(checkpoint.weights)},
            {"month_names", checkpoint.month_names.all().size()},
            {"calibration", calibrations(calibration)},
            {"default_min_confidence", calibration.default_min_confidence},
            {"facts", checkpoint.facts},
            {"training", progress(checkpoint.training)}};
}

std::string plain(const Json& value) {
    return printable(value.is_string() ? value.get<std::string>() : value.dump());
}

/// One "name  value" line for each member; objects as indented sections.
void print(const Json& object, std::ostream& out, std::size_t indent = 0) {
    constexpr std::size_t widest = 60;  // what is longer stands out
    std::size_t width = 0;
    for (const auto& [name, value] : object.items())
        width = std::max(width, std::min(display_width(printable(name)), widest));
    for (const auto& [key, value] : object.items()) {
        const std::string name = printable(key);
        out << std::string(indent, ' ') << name;
        if (value.is_object()) {
            out << (value.empty() ? ": -\n" : ":\n");
            print(value, out, indent + 2);
        } else {
            out << std::string(width + 2 - std::min(display_width(name), width), ' ')
                << (value.is_null() ? "-" : plain(value)) << '\n';
        }
    }
}

struct InspectSettings {
    std::optional<std::filesystem::path> model;
    bool json = false;
};

/// Tells what a model file holds.
constexpr Manual manual_of_inspect{
    .name = "inspect",
    .summary = "tells what a model file holds",
    .operands = "[FILE]",
    .examples =
        "  kalends inspect\n"
        "  kalends inspect --json my.kal\n",
    .details =
        "Without FILE: the model inside the program. Symbols are what it can write, by the role\n"
        "that they play: it answers no text that needs another.\n"};

void tell(Options& options, InspectSettings& settings) {
    model_option(options, settings.model);
    options.flag("json", "one JSON object", settings.json);
}

void check(InspectSettings& settings, const Words& operands) {
    if (operands.empty()) return;
    if (settings.model || operands.size() > 1) throw Error(ErrorKind::usage, "takes one model file");
    settings.model = operands.front();
}

int run(const InspectSettings& settings, Console& console) {
    const Json object = description(load_model(settings.model));
    if (settings.json) {
        console.out << object.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    } else {
        print(object, console.out);
    }
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_inspect() {
    return make_command<InspectSettings>({.manual = manual_of_inspect, .tell = tell, .check = check, .run = run});
}

}  // namespace kalends
