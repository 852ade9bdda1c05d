#include "cli/option_groups.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "kalends/normalizer/default_model.hpp"

namespace kalends {
std::optional<std::filesystem::path> path_option(const Arguments& arguments, const std::string& option) {
    const std::optional<std::string> text = arguments.text(option);
    if (!text) return std::nullopt;
    return std::filesystem::path(*text);
}

void declare_model(OptionsDescription& options) {
    options.add_options()("model,m", option_value("FILE"), "the model (default: the one inside the program)");
}

std::optional<std::filesystem::path> model_path(const Arguments& arguments) {
    return path_option(arguments, "model");
}

Checkpoint load_model(const std::optional<std::filesystem::path>& path) {
    return path ? load(*path) : load_default_model();
}

void declare_precision(OptionsDescription& options) {
    add_choice(options, "precision", "P", {std::string(name(Precision::full)), std::string(name(Precision::bfloat16))},
               std::string(name(Precision::bfloat16)),
               "what factors of products are rounded to, where the processor multiplies that faster");
}

Precision precision_option(const Arguments& arguments) {
    constexpr std::array kinds{Precision::full, Precision::bfloat16};
    return kinds.at(arguments.choice("precision"));
}

void declare_threads(OptionsDescription& options) {
    options.add_options()("threads", option_value("N", "0"), "how many threads work; 0: one for each processor");
}

std::size_t thread_count(const Arguments& arguments) {
    return arguments.whole("threads", {0, 1024});
}

void declare_generator(OptionsDescription& options) {
    const GeneratorOptions defaults;
    options.add_options()("seed", option_value("N", std::to_string(defaults.seed)),
                          "the same seed makes the same rows");
    options.add_options()(
        "locales", option_value("LIST"),
        "languages and locales, such as en,de_AT; with a minus all but these (default: all that ICU knows)");
    options.add_options()("from", option_value("DATE", to_iso(defaults.from)), "earliest date, YYYY-MM-DD");
    options.add_options()("to", option_value("DATE", to_iso(defaults.to)), "latest date");
    options.add_options()("patterns", option_value("LIST"),
                          "only patterns whose names begin so, such as cldr,iso: (default: all)");
    options.add_options()("noise", option_value("X", "1"),
                          "how much goes wrong: typing errors, spaces, text around, impossible dates; 0: nothing");
    options.add_options()("typing-errors", option_value("X", to_text(defaults.typing_errors)),
                          "share of the texts whose names may be misspelled, times the noise");
}

bool describes_generator(const Arguments& arguments) {
    const std::array options{"seed", "locales", "from", "to", "patterns", "noise", "typing-errors"};
    return std::ranges::any_of(options, [&](const char* option) { return arguments.given().count(option) > 0; });
}

GeneratorOptions generator_options(const Arguments& arguments) {
    GeneratorOptions options;
    options.seed = arguments.whole("seed", {0, std::numeric_limits<std::uint64_t>::max()});
    options.locales = arguments.list("locales");
    options.from = arguments.date("from");
    options.to = arguments.date("to");
    options.patterns = arguments.list("patterns");
    options.noise = arguments.real("noise", {0, max_noise});
    options.typing_errors = arguments.real("typing-errors", {0, 1});
    if (options.from > options.to) throw Error(ErrorKind::usage, "--from is later than --to");
    return options;
}

void declare_reading(OptionsDescription& options) {
    options.add_options()("century-pivot", option_value("N", std::to_string(ResolutionOptions{}.century_pivot)),
                          "two-digit years from N on are 19xx, those below 20xx");
    options.add_options()("min-confidence", option_value("P"),
                          "less sure answers are refused (default: the model's own)");
}

NormalizerOptions reading_options(const Arguments& arguments) {
    NormalizerOptions options;
    options.resolution.century_pivot = static_cast<int>(arguments.whole("century-pivot", {0, 99}));
    if (arguments.has("min-confidence")) options.min_confidence = arguments.real("min-confidence", {0, 1});
    return options;
}

void declare_order(OptionsDescription& options) {
    add_choice(options, "order", "ORDER", {"none", "dmy", "mdy", "ymd"}, "none", "order of all-numeric dates");
}

Order order_option(const Arguments& arguments) {
    return all_orders[arguments.choice("order")];
}

void declare_output(OptionsDescription& options) {
    options.add_options()("output,o", option_value("FILE"), "write here instead of standard output; never half a file");
}

std::optional<std::filesystem::path> output_path(const Arguments& arguments) {
    return path_option(arguments, "output");
}

}  // namespace kalends
