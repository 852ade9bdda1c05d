#pragma once

#include <map>
#include <string>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/fitting/fitting.hpp"
#include "kalends/generator/generator.hpp"

// What a model file says of its training, and what that means for one that goes on from it.
namespace kalends {

using Settings = std::map<std::string, std::string>;  ///< by "GROUP.OPTION_NAME"

/// FittingOptions::generator_share with its default.
double generator_share(const FittingOptions&);

/// What a training learns from and is judged by, beside the options of its own.
Settings to_settings(const FittingOptions&);

/// Takes over what a training began with, but for its budget where that is given anew.
/// @throws Error (usage) where a given option says otherwise; Error (data) where the settings of FittingOptions::model
/// make no sense
void resume(FittingOptions&, const ModelConfig&, const Settings& began_with);

/// True where facts of the model describe the generator that taught it; a model of pairs alone had none.
bool has_learned_from_generator(const Checkpoint&);
/// True where no pairs stood beside it when the model was trained last.
bool was_taught_by_generator_alone(const Checkpoint&);
/// The generator that settings of a model file describe. @throws Error (data), naming `file`
Generator generator_of(const std::string& file, const Settings&);

}  // namespace kalends
