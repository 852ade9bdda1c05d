#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "cli/output.hpp"
#include "columns/lines.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "kalends/report/explanation.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

struct ExplainSettings {
    Words texts;  ///< none: the lines of standard input
    std::optional<std::filesystem::path> model, output;
    Precision precision = Precision::bfloat16;
    NormalizerOptions normalizer;
};

/// Says in words what was understood of a text, and why it has its answer.
constexpr Manual manual_of_explain{
    .name = "explain",
    .summary = "says in words what was understood of a text, and what would decide it",
    .operands = "[DATE...]",
    .examples =
        "  kalends explain \"printed 1853, about 1860?\"\n"
        "  kalends explain 09/05/18\n"
        "  kalends explain --reference 2018-05-09 \"next Friday\"\n",
    .details =
        "Of each text what it says, the answer, its status and confidence, the meanings of what is ambiguous with\n"
        "the option that decides for each, what else is to be known of it, which letters each part came from, and\n"
        "which words and numbers were not used. Reads lines of standard input where no DATE is given. Each text is\n"
        "taken by itself: what a column tells about its rows is not known here. For people; programs take\n"
        "'kalends normalize --output-format jsonl'.\n"};

void tell(Options& options, ExplainSettings& settings) {
    model_option(options, settings.model);
    order_option(options, settings.normalizer.order);
    reading_options(options, settings.normalizer);
    precision_option(options, settings.precision);
    output_option(options, settings.output);
}

void check(ExplainSettings& settings, const Words& operands) {
    settings.texts = operands;
    refuse_same_file({"--output", settings.output}, {{"--model", settings.model}});
}

int run(const ExplainSettings& settings, Console& console) {
    const Normalizer normalizer(load_model(settings.model), settings.precision);
    Output output(console, settings.output);
    bool is_first = true;
    const auto explain = [&](const std::string& text) {
        if (!is_first) output.write("\n");
        is_first = false;
        output.write(explanation(text, normalizer.align(text, settings.normalizer)));
    };
    for (const std::string& text : settings.texts) explain(text);
    if (settings.texts.empty()) {
        announce_reading(console);
        InputLines lines({}, console.in, enough_input_bytes);
        for (std::string text; lines.next(text);) {
            explain(text);
            output.flush();
        }
    }
    output.commit();
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_explain() {
    return make_command<ExplainSettings>({.manual = manual_of_explain, .tell = tell, .check = check, .run = run});
}

}  // namespace kalends
