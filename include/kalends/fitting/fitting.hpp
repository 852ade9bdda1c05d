// Makes models: from pairs of one's own, generated ones or both to a model that is trained and calibrated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/data/example.hpp"
#include "kalends/generator/generator.hpp"
#include "kalends/model/config.hpp"
#include "kalends/training/options.hpp"

// In short:
//
//     kalends::FittingOptions options;
//     options.pairs = "pairs.tsv";
//     kalends::save(kalends::fit(options), "own.kal");
namespace kalends {

/// Texts and what they say: rows, or the name of a corpus (kalends/data/corpus.hpp), read when it is needed.
using Pairs = std::variant<std::vector<Example>, std::filesystem::path>;

/// Most examples of the generator for validation or for calibration: they are all kept in memory.
constexpr std::size_t most_unseen_examples = 1'000'000;

/// A part of the generator of which a training takes more than the generator makes: rare languages, hard patterns.
struct Emphasis {
    double share = 0;                    ///< of the generated examples, above 0 and up to 1
    std::vector<std::string> locales{};  ///< as in GeneratorOptions; empty: those of the training
    std::vector<std::string> patterns{};
    friend bool operator==(const Emphasis&, const Emphasis&) = default;
};
/// "0.1/ha,ig/clock": share, locales, patterns. @throws Error (usage) that says how one is written
Emphasis parse_emphasis(const std::string&);

/// All that a model is made from. What stands here by default makes one from generated pairs alone.
struct FittingOptions {
    std::optional<Pairs> pairs{};
    std::optional<double> generator_share{};  ///< of generated examples, 0..1; nothing: 0 with pairs, 1 without
    GeneratorOptions generator{};
    std::vector<Emphasis> emphasis{};           ///< their shares are together at most 1
    std::size_t vocabulary_examples = 200'000;  ///< that the vocabulary is learned from; of a corpus each row once

    std::optional<Pairs> validation{};  ///< that choose the best weights; nothing: some of the pairs, or else generated
    std::size_t validation_examples = 2000;    ///< of the generator
    std::size_t calibration_examples = 20000;  ///< of the generator; 0: confidences stay as the model gives them
    std::optional<double> min_confidence{};    ///< what is refused unless told otherwise; nothing: 0.5

    ModelConfig config{};
    TrainingOptions training{.examples = 1'000'000};
    RunOptions run{};

    /// A finished model to start from. It brings its sizes, and its min_confidence where none is set here.
    std::optional<std::filesystem::path> initialize_from{};

    /// Where checkpoints are written, which no other process may write meanwhile; nothing: nowhere.
    std::optional<std::filesystem::path> model{};
    bool resume = false;                         ///< go on from the checkpoint that is there, if one is
    bool overwrite = false;                      ///< replace the model that is there
    bool keep_state = false;                     ///< leave in the finished model what that needs
    std::optional<std::filesystem::path> log{};  ///< JSON Lines; resumed, it is gone on with

    /// Settings that are meant, by the names of the options of `train` ("batch-size"). A resumed training takes over
    /// all others, and is refused where it began with another value of these; only "examples" and "minutes" may be new.
    /// A model to start from gets another "attention", "attention-size" and "heads".
    std::set<std::string> given{};
};

/// What suits a finished model that learns pairs of its user's: little steps, and generated rows beside them, so that
/// nothing is forgotten, with this budget; 0 is none, and two of them the usual one. `pairs` and `initialize_from` are
/// to be set.
FittingOptions fine_tuning_options(std::uint64_t examples = 0, double minutes = 0);

/// Up to so many examples a training is short, and small batches, large steps and a small model reach most.
constexpr std::uint64_t short_training = 3'000'000;

/// What suits the training of a fresh model with this budget; 0 is none, and two of them the usual one. Measured on
/// dates of the generator and on corpora (docs/training.md, docs/tried.md). @param has_pairs it learns from pairs of
/// one's own, which come again and again, and not from the generator
FittingOptions suited_options(std::uint64_t examples, double minutes, bool has_pairs = false);

class Observer;  // of training/progress.hpp: what the program watches a training by

/// A model in the making.
class Fitting {
public:
    /// Locks the model file and opens the log; of several ranks the first alone does. @throws Error (usage) where the
    /// training makes no sense, (cannot_create) where a file can't be written or another process writes it
    explicit Fitting(FittingOptions);
    ~Fitting();
    Fitting(Fitting&&) noexcept;
    Fitting& operator=(Fitting&&) noexcept;

    /// There is a checkpoint to go on from, and it is to be used.
    [[nodiscard]] bool goes_on() const;

    /// Reads what there is to start from and to learn from, and trains; once. False where it was stopped before its
    /// budget was used up. @throws Error (no_input), (data) or (usage), naming file or option; and what is thrown by
    /// who watches it
    bool train(Observer&);
    /// Calls `after_step` with the share of the budget that is used up, 0..1; where it returns false training stops.
    bool train(const std::function<bool(double)>& after_step = {});

    /// The model as it is to be used, once it is trained: calibrated on examples that it has not learned from.
    [[nodiscard]] Checkpoint model() const;

private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

/// All in one. @throws Error as Fitting
Checkpoint fit(FittingOptions);

/// Makes the confidences of a model honest: fits its calibration to examples that it has not learned from. Without any
/// it stays as it is.
void calibrate(Checkpoint&, std::span<const Example>);

/// A model and how much it counts.
struct WeightedModel {
    Checkpoint model;
    double share = 1;    ///< above 0; what all models together make one whole of
    std::string origin;  ///< its file, for errors and facts
};

struct AverageOptions {
    /// Whose rows calibrate the result; nothing: the one that the models learned from.
    std::optional<GeneratorOptions> generator{};
    std::size_t calibration_examples = 20000;  ///< 0: the mean of several is not calibrated
    std::optional<double> min_confidence{};    ///< what is refused unless told otherwise; nothing: the model's own
    std::size_t threads = 0;                   ///< 0: one for each processor
};

/// The mean of the weights of models that come from each other or from one parent, which often reads better than each
/// of them (Wortsman et al. 2022, "Model soups"; 2021, of a fine-tuned model and its parent), calibrated anew. All the
/// rest is that of the model with the longest vocabulary, the last of several; characters that only some models know
/// are the mean of those. It knows the names of months of all of them, or none where one of them kept none. No facts
/// are kept about what one of them saw.
/// @throws Error (usage) without a model; (data) where one is of another kind or size than the rest, or its
/// vocabulary is not the beginning of the longest one, or its tensors are not those of its configuration
Checkpoint average(const std::vector<WeightedModel>&, const AverageOptions& = {});

}  // namespace kalends
