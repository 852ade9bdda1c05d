#include <algorithm>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "cli/output.hpp"
#include "columns/lines.hpp"
#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "kalends/report/alignment.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

enum class AlignFormat { table, json, svg, html, pharaoh, matrix };

struct AlignSettings {
    Words texts;  ///< none: the lines of standard input
    std::optional<std::filesystem::path> model, output;
    std::vector<std::filesystem::path> beside;  ///< more models, whose alignments are shown beside it
    Precision precision = Precision::bfloat16;
    NormalizerOptions normalizer;
    AlignFormat format = AlignFormat::table;
    bool ascii = false;  ///< shades as digits
};

struct NamedModel {
    std::string name;  ///< empty where there is only one
    Normalizer normalizer;
};

/// With what tells it from others: its kind. A page is shown to people, and names no folder.
NamedModel named(const std::string& name, Checkpoint model, Precision precision) {
    const bool is_transformer = model.config.architecture == Architecture::transformer;
    const std::string kind =
        (is_transformer ? "transformer, " : "") + std::string(kalends::name(model.config.attention));
    return {name + " (" + kind + ")", Normalizer(std::move(model), precision)};
}

Checkpoint load_beside(const std::filesystem::path& path) {
    std::error_code unknown;
    const std::vector<std::string> kinds = words<AttentionKind>();
    if (!std::filesystem::exists(path, unknown) && std::ranges::find(kinds, path.string()) != kinds.end())
        throw Error(ErrorKind::no_input,
                    "option --beside: " + in_quotes(path.string()) +
                        " is a kind of attention and no model file; kalends train --locales en --attention " +
                        path.string() + " --model " + path.string() + ".kal makes one");
    return load(path);
}

std::vector<NamedModel> load_models(const AlignSettings& settings) {
    const std::string first = settings.model ? settings.model->filename().string() : "the default model";
    std::vector<NamedModel> models;
    models.push_back(named(first, load_model(settings.model), settings.precision));
    for (const std::filesystem::path& path : settings.beside)
        models.push_back(named(path.filename().string(), load_beside(path), settings.precision));
    if (models.size() == 1) models.front().name.clear();
    return models;
}

std::string headline(const std::string& model, std::string_view input, const Answer& answer) {
    return (model.empty() ? "" : printable(model) + ": ") + alignment_heading(input, answer) + "\n";
}

/// One text after the other, in one format.
class AlignmentWriter {
public:
    AlignmentWriter(AlignFormat format, const AlignmentTableOptions& table, Output& output)
        : format_(format), table_(table), output_(output) {
        if (format_ == AlignFormat::html) output_.write(html_head());
    }

    void write(std::span<const AlignmentFigure> models) {
        const bool first = count_++ == 0;
        switch (format_) {
            case AlignFormat::json:
                return output_.write(alignment_json(models[0].input, models[0].aligned) + "\n");
            case AlignFormat::html:
                return output_.write(html_section(models));
            case AlignFormat::svg:
                return output_.write(alignment_svg(models));
            case AlignFormat::pharaoh:
                return output_.write(alignment_pharaoh(models[0].input, models[0].aligned) + "\n");
            case AlignFormat::matrix:
                return output_.write((first ? "" : "\n") + alignment_matrix(models[0].input, models[0].aligned));
            case AlignFormat::table:
                if (!first) output_.write("\n");
                for (const AlignmentFigure& figure : models)
                    output_.write(headline(figure.model, figure.input, figure.aligned.answer) +
                                  alignment_table(figure.input, figure.aligned, table_));
        }
    }

    void end() {
        if (format_ == AlignFormat::html) output_.write(html_tail());
        output_.commit();
    }

private:
    AlignFormat format_;
    AlignmentTableOptions table_;
    Output& output_;
    std::size_t count_ = 0;
};

/// What a drawing of one date is of. @throws Error (usage, or data from standard input) where there is none or several
std::string the_only_text(Words texts, Console& console) {
    const ErrorKind kind = texts.empty() ? ErrorKind::data : ErrorKind::usage;
    if (texts.empty()) {
        InputLines lines({}, console.in, enough_input_bytes);
        for (std::string text; texts.size() < 2 && lines.next(text);) texts.push_back(text);
    }
    if (texts.size() != 1)
        throw Error(kind, std::string("an SVG shows one date, and here ") +
                              (texts.empty() ? "is none" : "are several") + "; for more take --format html");
    return texts.front();
}

AlignmentTableOptions table_options(const AlignSettings& settings, const Console& console) {
    const bool to_terminal = console.out_is_terminal && !settings.output;
    return {.shades = settings.ascii ? Shades::digits : Shades::blocks,
            .colour = to_terminal && console.colour,
            .width = to_terminal ? console.columns : 0};
}

/// Shows which characters the model looked at for each digit of the date.
constexpr Manual manual_of_align{
    .name = "align",
    .summary = "shows which characters each digit of a date came from",
    .operands = "[DATE...]",
    .examples =
        "  kalends align \"9 May 2018\"\n"
        "  kalends align --format html --output look.html \"9 May 2018\" \"9.V.2018\"\n"
        "  kalends align --format json --output alignment.jsonl < dates.txt\n",
    .details =
        "Reads lines of standard input where no DATE is given. table: led by the answer, its flags, and what\n"
        "the text says where that is more, a row for each digit that is written, a column for each character;\n"
        "json: one object a line; svg: a drawing of one date; html: a page of them that needs no other file;\n"
        "pharaoh: the character that each digit looked at most, as I-J, both from 0; matrix: all weights,\n"
        "tab-separated, characters as columns and digits as rows.\n"};

void tell(Options& options, AlignSettings& settings) {
    model_option(options, settings.model);
    options.choice("format", "what is written", settings.format,
                   {"FORMAT", {"table", "json", "svg", "html", "pharaoh", "matrix"}});
    options.list("beside", "more models, with commas between them, shown beside the first; in table, svg and html",
                 settings.beside);
    options.flag("ascii", "shades as the digits 0 to 9", settings.ascii);
    order_option(options, settings.normalizer.order);
    reading_options(options, settings.normalizer);
    precision_option(options, settings.precision);
    output_option(options, settings.output);
}

void check(AlignSettings& settings, const Words& operands) {
    settings.texts = operands;
    const bool is_for_people = settings.format == AlignFormat::table || settings.format == AlignFormat::svg ||
                               settings.format == AlignFormat::html;
    if (!is_for_people && !settings.beside.empty())
        throw Error(ErrorKind::usage,
                    "option --beside: only table, svg and html show several models; run align once for each");
    refuse_same_file({"--output", settings.output}, {{"--model", settings.model}});
    for (const std::filesystem::path& path : settings.beside)
        refuse_same_file({"--output", settings.output}, {{"--beside", path}});
}

int run(const AlignSettings& settings, Console& console) {
    const std::vector<NamedModel> models = load_models(settings);
    Output output(console, settings.output);
    AlignmentWriter writer(settings.format, table_options(settings, console), output);
    const auto show = [&](const std::string& text) {
        std::vector<AlignedAnswer> aligned;
        aligned.reserve(models.size());
        for (const NamedModel& model : models) aligned.push_back(model.normalizer.align(text, settings.normalizer));
        std::vector<AlignmentFigure> figures;
        for (std::size_t i = 0; i < models.size(); ++i) figures.push_back({models[i].name, text, aligned[i]});
        writer.write(figures);
    };
    if (settings.format == AlignFormat::svg) {
        show(the_only_text(settings.texts, console));
    } else if (!settings.texts.empty()) {
        for (const std::string& text : settings.texts) show(text);
    } else {
        announce_reading(console);
        InputLines lines({}, console.in, enough_input_bytes);
        for (std::string text; lines.next(text);) show(text);
    }
    writer.end();
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_align() {
    return make_command<AlignSettings>({.manual = manual_of_align, .tell = tell, .check = check, .run = run});
}

}  // namespace kalends
