#include <algorithm>
#include <filesystem>

#include "core/number_text.hpp"
#include "fitting/settings.hpp"
#include "fitting/taught.hpp"
#include "kalends/core/error.hpp"
#include "kalends/fitting/fitting.hpp"
#include "training/grow.hpp"

namespace kalends {
namespace {

const WeightedModel& with_longest_vocabulary(const std::vector<WeightedModel>& models) {
    const WeightedModel* longest = &models.front();
    for (const WeightedModel& one : models)
        if (one.model.vocabulary.size() >= longest->model.vocabulary.size()) longest = &one;
    return *longest;
}

/// A model from before some symbols were known takes part as one that never writes them.
std::vector<WeightedModel> of_the_same_symbols(std::vector<WeightedModel> models) {
    const bool differ = std::ranges::any_of(
        models, [&](const WeightedModel& one) { return one.model.symbols != models.front().model.symbols; });
    if (!differ) return models;
    for (WeightedModel& one : models) {
        one.model.training.reset();  // an average has none
        one.model = with_all_symbols(one.model);
    }
    return models;
}

// By name and by all axes but the first, which may be shorter.
bool has_place_in(const NamedTensor& tensor, const NamedTensor& other) {
    if (tensor.name != other.name || tensor.shape.size() != other.shape.size()) return false;
    return tensor.shape.empty() || (tensor.shape.front() <= other.shape.front() &&
                                    std::equal(tensor.shape.begin() + 1, tensor.shape.end(), other.shape.begin() + 1));
}

void check_alike(const WeightedModel& one, const WeightedModel& longest) {
    ModelConfig config = one.model.config;
    config.vocabulary = longest.model.config.vocabulary;
    if (config != longest.model.config)
        throw Error(ErrorKind::data, one.origin + ": is of another kind or size than " + longest.origin +
                                         "; only models that come from one another can be averaged");
    if (!longest.model.vocabulary.code_points().starts_with(one.model.vocabulary.code_points()))
        throw Error(ErrorKind::data, one.origin + ": its vocabulary is not the beginning of that of " + longest.origin +
                                         "; only models that come from one another can be averaged");
    if (one.model.symbols != longest.model.symbols)
        throw Error(ErrorKind::data, one.origin + ": writes other symbols than " + longest.origin +
                                         "; only models that come from one another can be averaged");
    if (!std::ranges::equal(one.model.weights, longest.model.weights, has_place_in))
        throw Error(ErrorKind::data, one.origin + ": its tensors are not those of its configuration; it is damaged");
}

// Of each number the mean over the models that have it: a tensor of a shorter vocabulary is the beginning of a longer.
std::vector<float> mean(const std::vector<WeightedModel>& models, std::size_t tensor, std::size_t size) {
    std::vector<float> result(size);
    for (std::size_t i = 0; i < size; ++i) {
        double sum = 0, shares = 0;
        for (const WeightedModel& one : models) {
            const std::vector<float>& values = one.model.weights[tensor].values;
            if (i >= values.size()) continue;
            sum += one.share * static_cast<double>(values[i]);
            shares += one.share;
        }
        result[i] = static_cast<float>(sum / shares);
    }
    return result;
}

/// All that one who was taught them by turns knows; none where one is empty: what it was taught is not known, and so
/// nothing can be said to be new.
MonthNames names_of_all(const std::vector<WeightedModel>& models) {
    MonthNames names;
    bool are_known = true;
    for (const WeightedModel& one : models) {
        const MonthNames known = known_names(one.model, one.origin);
        are_known = are_known && !known.empty();
        names.add(known);
    }
    return are_known ? names : MonthNames();
}

/// The mean of the weights, uncalibrated where it is one of several.
Checkpoint mean_of(const std::vector<WeightedModel>& models) {
    if (models.empty()) throw Error(ErrorKind::usage, "an average needs at least one model");
    const WeightedModel& longest = with_longest_vocabulary(models);
    for (const WeightedModel& one : models) check_alike(one, longest);
    Checkpoint result = longest.model;
    result.training.reset();
    if (models.size() > 1) result.calibration = {.default_min_confidence = result.calibration.default_min_confidence};
    std::erase_if(result.facts,
                  [](const auto& fact) { return fact.first.starts_with("best.") || fact.first == "examples"; });
    result.month_names = names_of_all(models);
    result.words = {};
    for (const WeightedModel& one : models) result.words.add(known_words(one.model, one.origin).all());
    for (std::size_t i = 0; i < result.weights.size(); ++i)
        result.weights[i].values = mean(models, i, result.weights[i].values.size());
    return result;
}

/// The one that the models learned from, unless the options describe another.
GeneratorOptions generator(const AverageOptions& options, const Checkpoint& model, const std::string& origin) {
    if (options.generator) return *options.generator;
    if (!has_learned_from_generator(model)) return {};
    return generator_of(origin, model.facts).options();
}

std::string shares_in_words(const std::vector<WeightedModel>& models) {
    std::string words;
    for (const WeightedModel& one : models)
        words += (words.empty() ? "" : ", ") + to_text(one.share) + " " +
                 std::filesystem::path(one.origin).filename().string();
    return words;
}

}  // namespace

Checkpoint average(const std::vector<WeightedModel>& models, const AverageOptions& options) {
    Checkpoint model = mean_of(of_the_same_symbols(models));
    const GeneratorOptions rows = generator(options, model, models.front().origin);
    ThreadPool pool(options.threads);
    calibrate(model, calibration_examples(rows, options.calibration_examples, pool));
    double& min_confidence = model.calibration.default_min_confidence;
    min_confidence = options.min_confidence.value_or(min_confidence);
    model.facts["data.min_confidence"] = to_text(min_confidence);
    for (const auto& [setting, value] : to_settings(rows)) model.facts["calibration." + setting] = value;
    model.facts["data.calibration_examples"] = std::to_string(options.calibration_examples);
    if (models.size() > 1) model.facts["average"] = shares_in_words(models);
    model.facts["version"] = KALENDS_VERSION;
    return model;
}

}  // namespace kalends
