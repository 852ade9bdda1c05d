#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "cli/options/arguments.hpp"
#include "kalends/generator/generator.hpp"
#include "kalends/model/config.hpp"
#include "kalends/training/options.hpp"
#include "training/learn_vocabulary.hpp"

namespace kalends {

/// Of the generator, for validation or calibration: they are all kept.
constexpr std::uint64_t most_unseen_examples = 1'000'000;

struct TrainSettings {
    std::filesystem::path model;
    bool resume = false;
    bool keep_state = false;
    std::optional<std::filesystem::path> train_data;       ///< nothing: the generator
    double generator_share = 1;                            ///< share of generated rows among the examples
    std::optional<std::filesystem::path> validation_data;  ///< nothing: held out from the rest
    std::optional<std::filesystem::path> initialize_from;  ///< a finished model to go on from; nothing: fresh weights
    std::optional<std::filesystem::path> log;
    GeneratorOptions generator;
    TrainingOptions training;
    ModelConfig config;
    RunOptions run;
    VocabularyOptions vocabulary;
    std::size_t validation_examples = 2000;    ///< of the generator
    std::size_t calibration_examples = 20000;  ///< 0: confidences stay as the model gives them
    double min_confidence = 0.5;               ///< what normalize refuses by default
    std::set<std::string> given;               ///< options that were written: resuming must not contradict these
};

/// The options of `train`, and what was given. @throws Error (usage)
void declare_training(OptionsDescription&);
TrainSettings train_settings(const Arguments&);

/// The settings that a resumed training has to share, by "GROUP.OPTION_NAME".
std::map<std::string, std::string> to_settings(const TrainSettings&);

/// Takes over what a training began with, but for its budget where that is given anew.
/// @throws Error (usage) where a given option says otherwise; Error (data) where the file's settings make no sense
void resume_settings(TrainSettings&, const ModelConfig&, const std::map<std::string, std::string>& began_with);

}  // namespace kalends
