#include "cli/options/groups.hpp"

#include <limits>
#include <string>

#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

void model_option(Options& options, std::optional<std::filesystem::path>& model) {
    options.file("model,m", "the model (default: the one inside the program)", model);
}

Checkpoint load_model(const std::optional<std::filesystem::path>& path) {
    return path ? load(*path) : load_default_model();
}

void precision_option(Options& options, Precision& precision) {
    options.choice("precision", "what factors of products are rounded to, where the processor multiplies that faster",
                   precision, {"P", {std::string(name(Precision::full)), std::string(name(Precision::bfloat16))}});
}

void threads_option(Options& options, std::size_t& threads) {
    options.whole("threads", "how many threads work; 0: one for each processor", threads, {0, 1024});
}

void generator_options(Options& options, GeneratorOptions& generator) {
    options.whole("seed", "the same seed makes the same rows", generator.seed,
                  {0, std::numeric_limits<std::uint64_t>::max()});
    options.list("locales",
                 "languages and locales, such as en,de_AT; with a minus all but these (default: all that ICU knows)",
                 generator.locales);
    options.date("from", "earliest date, YYYY-MM-DD", generator.from);
    options.date("to", "latest date", generator.to);
    options.list("patterns", "only patterns whose names begin so, such as cldr,iso: (default: all)",
                 generator.patterns);
    options.real("noise", "how much goes wrong: typing errors, spaces, text around, impossible dates; 0: nothing",
                 generator.noise, {0, max_noise});
    options.real("typing-errors", "share of the texts whose names may be misspelled, times the noise",
                 generator.typing_errors, {0, 1});
    if (generator.from > generator.to) throw Error(ErrorKind::usage, "--from is later than --to");
}

void reading_options(Options& options, NormalizerOptions& reading) {
    options.whole("century-pivot", "two-digit years from N on are 19xx, those below 20xx",
                  reading.resolution.century_pivot, {0, 99});
    options.probability("min-confidence", "less sure answers are refused (default: the model's own)",
                        reading.min_confidence);
}

void order_option(Options& options, Order& order) {
    options.choice("order", "order of all-numeric dates", order, {"ORDER", {"none", "dmy", "mdy", "ymd"}});
}

void output_option(Options& options, std::optional<std::filesystem::path>& output) {
    options.file("output,o", "write here instead of standard output; never half a file", output);
}

}  // namespace kalends
