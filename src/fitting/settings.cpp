#include "fitting/settings.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <type_traits>

#include "core/number_text.hpp"
#include "fitting/emphasis.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr const char* emphasis_setting = "data.emphasis";

/// What `read` makes of the settings that a model file holds. What is wrong with them is wrong with the file, not with
/// a command line. @throws Error (data) for any Error
template <class Read>
auto of_file(const std::string& file, Read read) {
    try {
        return read();
    } catch (const Error& error) {
        throw Error(ErrorKind::data, file + ": the settings in it make no sense: " + error.what());
    }
}

Settings to_settings(const ModelConfig& config) {
    Settings settings;
    visit(config, [&](const std::string& member, const auto& value) {
        if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(value)>>) {
            settings["model." + member] = name(value);
        } else {
            settings["model." + member] = std::to_string(value);
        }
    });
    return settings;
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

/// "training.batch_size" is set by --batch-size.
std::string option_of(const std::string& setting) {
    std::string option = setting.substr(setting.find('.') + 1);
    std::replace(option.begin(), option.end(), '_', '-');
    return option;
}

/// How much a training takes of what, as the settings of its file say.
void take_amounts(FittingOptions& options, const Settings& before) {
    options.generator_share = number<double>(before, "data.generator_share", 1);
    options.emphasis = parse_emphases(before.at(emphasis_setting));
    options.vocabulary_examples =
        number<std::size_t>(before, "data.vocabulary_examples", std::numeric_limits<std::size_t>::max());
    options.validation_examples = number(before, "data.validation_examples", most_unseen_examples);
    options.calibration_examples = number(before, "data.calibration_examples", most_unseen_examples);
    if (!options.min_confidence) options.min_confidence = number<double>(before, "data.min_confidence", 1);
}

void take_schedule(FittingOptions& options, const TrainingOptions& began) {
    const TrainingOptions budget = options.training;
    options.training = began;
    if (options.given.count("examples") + options.given.count("minutes") == 0) return;
    options.training.examples = budget.examples;
    options.training.minutes = budget.minutes;
}

/// What must not change between a training and its resumption.
Settings fixed_settings(const FittingOptions& options) {
    Settings all = to_settings(options.training);
    all.erase("training.examples");
    all.erase("training.minutes");
    all.merge(to_settings(options));
    all.merge(to_settings(options.config));
    all.erase("data.min_confidence");
    return all;
}

void check_given(const FittingOptions& options, const Settings& before) {
    for (const auto& [setting, value] : fixed_settings(options)) {
        const auto known = before.find(setting);
        if (known == before.end() || known->second == value || options.given.count(option_of(setting)) == 0) continue;
        throw Error(ErrorKind::usage, "option --" + option_of(setting) + ": the training began with '" + known->second +
                                          "', not '" + value + "'; leave the option out to go on");
    }
}

}  // namespace

double generator_share(const FittingOptions& options) {
    return options.generator_share.value_or(options.pairs ? 0 : 1);
}

Settings to_settings(const FittingOptions& options) {
    Settings all{
        {"data.source", options.pairs ? "corpus" : "generator"},
        {"data.generator_share", to_text(generator_share(options))},
        {emphasis_setting, to_text(options.emphasis)},
        {"data.vocabulary_examples", std::to_string(options.vocabulary_examples)},
        {"data.validation_examples", std::to_string(options.validation_examples)},
        {"data.calibration_examples", std::to_string(options.calibration_examples)},
        {"data.min_confidence", to_text(options.min_confidence.value_or(Calibration{}.default_min_confidence))}};
    if (generator_share(options) > 0) all.merge(to_settings(options.generator));
    return all;
}

void resume(FittingOptions& options, const ModelConfig& config, const Settings& began_with) {
    const std::string file = options.model ? options.model->string() : "the model";
    const TrainingOptions began = of_file(file, [&] {
        TrainingOptions training = training_options(began_with);
        check(training);
        return training;
    });
    Settings before = began_with;
    before.try_emplace(emphasis_setting, "");  // older models know of none
    before.merge(to_settings(config));
    before.merge(to_settings(began));  // what was not said when it began
    before.merge(of_file(file, [&] { return to_settings(generator_options(began_with)); }));
    check_given(options, before);
    if ((before["data.source"] == "corpus") != options.pairs.has_value()) {
        throw Error(ErrorKind::usage, "--train-data must be the same as when the training began");
    }
    take_schedule(options, began);
    options.config = config;
    of_file(file, [&] { take_amounts(options, before); });
    if (generator_share(options) > 0) options.generator = generator_of(file, began_with).options();
}

bool has_learned_from_generator(const Checkpoint& model) {
    return model.facts.count("generator.locales") > 0;
}

bool was_taught_by_generator_alone(const Checkpoint& model) {
    const auto source = model.facts.find("data.source");
    return source != model.facts.end() && source->second == "generator";
}

Generator generator_of(const std::string& file, const Settings& settings) {
    return of_file(file, [&] { return Generator(generator_options(settings)); });
}

}  // namespace kalends
