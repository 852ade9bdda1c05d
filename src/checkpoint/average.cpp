#include "checkpoint/average.hpp"

#include <algorithm>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

const Weighted& with_longest_vocabulary(const std::vector<Weighted>& models) {
    const Weighted* longest = &models.front();
    for (const Weighted& one : models)
        if (one.model.vocabulary.size() >= longest->model.vocabulary.size()) longest = &one;
    return *longest;
}

// By name and by all axes but the first, which may be shorter.
bool has_place_in(const NamedTensor& tensor, const NamedTensor& other) {
    if (tensor.name != other.name || tensor.shape.size() != other.shape.size()) return false;
    return tensor.shape.empty() || (tensor.shape.front() <= other.shape.front() &&
                                    std::equal(tensor.shape.begin() + 1, tensor.shape.end(), other.shape.begin() + 1));
}

void check_alike(const Weighted& one, const Weighted& longest) {
    ModelConfig config = one.model.config;
    config.vocabulary = longest.model.config.vocabulary;
    if (config != longest.model.config)
        throw Error(ErrorKind::data, one.origin + ": is of another kind or size than " + longest.origin +
                                         "; only models that come from one another can be averaged");
    if (!longest.model.vocabulary.code_points().starts_with(one.model.vocabulary.code_points()))
        throw Error(ErrorKind::data, one.origin + ": its vocabulary is not the beginning of that of " + longest.origin +
                                         "; only models that come from one another can be averaged");
    if (!std::ranges::equal(one.model.weights, longest.model.weights, has_place_in))
        throw Error(ErrorKind::data, one.origin + ": its tensors are not those of its configuration; it is damaged");
}

// Of each number the mean over the models that have it: a tensor of a shorter vocabulary is the beginning of a longer.
std::vector<float> mean(const std::vector<Weighted>& models, std::size_t tensor, std::size_t size) {
    std::vector<float> result(size);
    for (std::size_t i = 0; i < size; ++i) {
        double sum = 0, shares = 0;
        for (const Weighted& one : models) {
            const std::vector<float>& values = one.model.weights[tensor].values;
            if (i >= values.size()) continue;
            sum += one.share * static_cast<double>(values[i]);
            shares += one.share;
        }
        result[i] = static_cast<float>(sum / shares);
    }
    return result;
}

}  // namespace

Checkpoint average(const std::vector<Weighted>& models) {
    if (models.empty()) throw Error(ErrorKind::usage, "an average needs at least one model");
    const Weighted& longest = with_longest_vocabulary(models);
    for (const Weighted& one : models) check_alike(one, longest);
    Checkpoint result = longest.model;
    result.training.reset();
    if (models.size() > 1) result.calibration.by_evidence = {};
    std::erase_if(result.facts,
                  [](const auto& fact) { return fact.first.starts_with("best.") || fact.first == "examples"; });
    for (const Weighted& one : models) result.month_names.add(one.model.month_names);
    if (std::ranges::any_of(models, [](const Weighted& one) { return one.model.month_names.empty(); }))
        result.month_names = {};  // what one of them was taught is not known
    for (std::size_t i = 0; i < result.weights.size(); ++i)
        result.weights[i].values = mean(models, i, result.weights[i].values.size());
    return result;
}

}  // namespace kalends
