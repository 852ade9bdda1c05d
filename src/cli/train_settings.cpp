#include "cli/train_settings.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "cli/from_file.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

using Settings = std::map<std::string, std::string>;

Settings to_settings(const ModelConfig& config) {
    return {{"model.architecture", name(config.architecture)},
            {"model.layers", std::to_string(config.layers)},
            {"model.feed_forward", std::to_string(config.feed_forward)},
            {"model.embedding", std::to_string(config.embedding)},
            {"model.hidden", std::to_string(config.hidden)},
            {"model.decoder_hidden", std::to_string(config.decoder_hidden)},
            {"model.attention", name(config.attention)},
            {"model.attention_size", std::to_string(config.attention_size)},
            {"model.heads", std::to_string(config.heads)},
            {"model.cell", name(config.cell)},
            {"model.encoder", name(config.encoder)}};
}

template <class Number>
Number number(const Settings& settings, const std::string& key, Number most) {
    const auto found = settings.find(key);
    const std::string text = found == settings.end() ? "" : found->second;
    const std::optional<Number> value = parse_number<Number>(text);
    if (value && *value >= 0 && *value <= most) return *value;
    throw Error(ErrorKind::data,
                "the model's setting " + key + " is '" + text + "', no number from 0 to " + to_text(most));
}

std::size_t examples(const Settings& settings, const std::string& key) {
    return number<std::size_t>(settings, key, most_unseen_examples);
}

/// "training.batch_size" is set by --batch-size.
std::string option_of(const std::string& setting) {
    std::string option = setting.substr(setting.find('.') + 1);
    std::replace(option.begin(), option.end(), '_', '-');
    return option;
}

/// How much a training takes of what, as the settings of its file say.
void take_amounts(TrainSettings& settings, const Settings& before) {
    settings.generator_share = number<double>(before, "data.generator_share", 1);
    settings.vocabulary.examples =
        number<std::size_t>(before, "data.vocabulary_examples", std::numeric_limits<std::size_t>::max());
    settings.validation_examples = examples(before, "data.validation_examples");
    settings.calibration_examples = examples(before, "data.calibration_examples");
    if (settings.given.count("min-confidence") == 0)
        settings.min_confidence = number<double>(before, "data.min_confidence", 1);
}

/// What must not change between a training and its resumption.
Settings fixed_settings(const TrainSettings& settings) {
    Settings all = to_settings(settings.training);
    all.erase("training.examples");
    all.erase("training.minutes");
    all.merge(to_settings(settings));
    all.merge(to_settings(settings.config));
    all.erase("data.min_confidence");
    return all;
}

}  // namespace

Settings to_settings(const TrainSettings& settings) {
    Settings all{{"data.source", settings.train_data ? "corpus" : "generator"},
                 {"data.generator_share", to_text(settings.generator_share)},
                 {"data.vocabulary_examples", std::to_string(settings.vocabulary.examples)},
                 {"data.validation_examples", std::to_string(settings.validation_examples)},
                 {"data.calibration_examples", std::to_string(settings.calibration_examples)},
                 {"data.min_confidence", to_text(settings.min_confidence)}};
    if (settings.generator_share > 0) all.merge(to_settings(settings.generator));
    return all;
}

void resume_settings(TrainSettings& settings, const ModelConfig& config, const Settings& began_with) {
    const TrainingOptions began = read_from_file(settings.model, [&] {
        TrainingOptions options = training_options(began_with);
        check(options);
        return options;
    });
    Settings before = began_with;
    before.merge(to_settings(config));
    before.merge(to_settings(began));  // what was not said when it began
    for (const auto& [setting, value] : fixed_settings(settings)) {
        const auto known = before.find(setting);
        if (known == before.end() || known->second == value || settings.given.count(option_of(setting)) == 0) continue;
        throw Error(ErrorKind::usage, "option --" + option_of(setting) + ": the training began with '" + known->second +
                                          "', not '" + value + "'; leave the option out to go on");
    }
    if ((before["data.source"] == "corpus") != settings.train_data.has_value()) {
        throw Error(ErrorKind::usage, "--train-data must be the same as when the training began");
    }
    const TrainingOptions budget = settings.training;
    const bool new_budget = settings.given.count("examples") + settings.given.count("minutes") > 0;
    settings.training = began;
    if (new_budget) {
        settings.training.examples = budget.examples;
        settings.training.minutes = budget.minutes;
    }
    settings.config = config;
    read_from_file(settings.model, [&] { take_amounts(settings, before); });
    if (settings.generator_share > 0) settings.generator = generator_of(settings.model, began_with).options();
}

}  // namespace kalends
