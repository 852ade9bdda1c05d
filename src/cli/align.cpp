#include "kalends/cli/align.hpp"

#include "kalends/cli/input_lines.hpp"
#include "kalends/cli/option_groups.hpp"
#include "kalends/cli/output.hpp"
#include "kalends/report/alignment_table.hpp"
#include "kalends/report/json.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// "2018-05-09  ok", or the status alone.
std::string headline(const Answer& answer) {
    return (answer.date.empty() ? "" : answer.date + "  ") + std::string(name(answer.status)) + "\n";
}

std::string render(const std::string& text, const AlignedAnswer& aligned, bool json,
                   const AlignmentTableOptions& table) {
    if (json) return alignment_json(text, aligned) + "\n";
    return headline(aligned.answer) + alignment_table(text, aligned, table);
}

AlignmentTableOptions table_options(const AlignSettings& settings, const Console& console) {
    const bool to_terminal = console.out_is_terminal && !settings.output;
    return {.shades = settings.ascii ? Shades::digits : Shades::blocks,
            .colour = to_terminal && console.colour,
            .width = to_terminal ? console.columns : 0};
}

}  // namespace

Manual Align::manual() const {
    return {.name = "align",
            .summary = "shows which characters each digit of a date came from",
            .operands = "[DATE...]",
            .examples =
                "  kalends align \"9 May 2018\"\n"
                "  kalends align --format json --output alignment.jsonl < dates.txt\n",
            .details =
                "Reads lines of standard input where no DATE is given. table: a row for each digit, a column for\n"
                "each character; json: one object a line.\n"};
}

void Align::declare(OptionsDescription& options) const {
    declare_model(options);
    options.add_options()("format", option_value("FORMAT", "table"), "table or json");
    options.add_options()("ascii", "shades as the digits 0 to 9");
    declare_order(options);
    declare_reading(options);
    declare_precision(options);
    declare_output(options);
}

void Align::setup(const Arguments& arguments) {
    settings_.texts = arguments.operands();
    settings_.model = model_path(arguments);
    settings_.precision = precision_option(arguments);
    settings_.output = output_path(arguments);
    settings_.normalizer = reading_options(arguments);
    settings_.normalizer.order = order_option(arguments);
    settings_.json = arguments.choice("format", {"table", "json"}) == 1;
    settings_.ascii = arguments.has("ascii");
}

int Align::run(Console& console) {
    const Normalizer normalizer(load_model(settings_.model), settings_.precision);
    const AlignmentTableOptions table = table_options(settings_, console);
    Output output(console, settings_.output);
    bool first = true;
    const auto show = [&](const std::string& text) {
        if (!first && !settings_.json) output.write("\n");
        first = false;
        output.write(render(text, normalizer.align(text, settings_.normalizer), settings_.json, table));
    };
    for (const std::string& text : settings_.texts) show(text);
    if (settings_.texts.empty()) {
        InputLines lines({}, console.in, max_input_bytes + 4);
        for (std::string text; lines.next(text);) show(text);
    }
    output.commit();
    return success;
}

}  // namespace kalends
