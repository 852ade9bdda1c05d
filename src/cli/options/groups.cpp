#include "cli/options/groups.hpp"

#include <limits>
#include <set>
#include <string>
#include <system_error>
#include <vector>

#include "cli/options/resolution_options.hpp"
#include "core/append_item.hpp"
#include "kalends/core/error.hpp"
#include "kalends/language/kind.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {
namespace {

namespace fs = std::filesystem;

/// A pipe or a device has nothing to lose.
bool is_stream(const fs::path& path) {
    std::error_code unknown;
    return exists(path, unknown) && !is_regular_file(path, unknown);
}

/// Where a file is or would be created; empty where that cannot be made out, and using it will say why.
fs::path resolved(const fs::path& path) {
    std::error_code unknown;
    return weakly_canonical(absolute(path, unknown), unknown);
}

bool are_same(const fs::path& a, const fs::path& b) {
    if (is_stream(a) || is_stream(b)) return false;
    std::error_code unknown;
    if (fs::equivalent(a, b, unknown)) return true;
    const fs::path place = resolved(a);
    return !place.empty() && place == resolved(b);
}

std::string names_of_kinds(const std::string& between) {
    std::string names;
    for (const Kind kind : all_kinds) append_item(names, name(kind), between);
    return names;
}

Kind told_kind(const std::string& word) {
    if (const std::optional<Kind> kind = parse_kind(word)) return *kind;
    throw Error(ErrorKind::usage, "option --kinds: '" + word + "' is not one of " + names_of_kinds(" "));
}

/// --kinds; each once and in their own order, so that those who want the same say the same.
void kinds_option(Options& options, std::vector<Kind>& kinds) {
    Words words, known;
    for (const Kind kind : all_kinds) known.emplace_back(name(kind));
    options.list("kinds", "only texts that say these (default: all): " + names_of_kinds(", "), words, known);
    if (!options.has("kinds")) return;
    if (words.empty())
        throw Error(ErrorKind::usage, "option --kinds: it names no kind; name some of " + names_of_kinds(" "));
    std::set<Kind> told;
    for (const std::string& word : words) told.insert(told_kind(word));
    kinds.assign(told.begin(), told.end());
}

}  // namespace

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
    kinds_option(options, generator.kinds);
    options.real("noise", "how much goes wrong: typing errors, spaces, text around, impossible dates; 0: nothing",
                 generator.noise, {0, max_noise});
    options.real("typing-errors", "share of the texts whose names may be misspelled, times the noise",
                 generator.typing_errors, {0, 1});
    if (generator.from > generator.to) throw Error(ErrorKind::usage, "--from is later than --to");
}

void reading_options(Options& options, NormalizerOptions& reading) {
    resolution_options(options, reading.resolution);
    options.real("min-confidence", "less sure answers are refused (default: the model's own)", reading.min_confidence,
                 {0, 1}, "P");
}

void column_options(Options& options, BlockNormalizerOptions& column) {
    std::size_t order = all_orders.size();
    options.choice("order", "order of all-numeric dates", order, {"ORDER", {"none", "dmy", "mdy", "ymd", "auto"}});
    column.infer_order = column.infer_meaning = order == all_orders.size();
    if (!column.infer_order) column.normalizer.order = all_orders[order];
    reading_options(options, column.normalizer);
}

void order_option(Options& options, Order& order) {
    options.choice("order", "order of all-numeric dates", order, {"ORDER", {"none", "dmy", "mdy", "ymd"}});
}

void answer_form_option(Options& options, AnswerForm& form) {
    options.choice("as", "what is written of an answer: its ISO date, all that EDTF can say, or its day and time", form,
                   {"FORM", {"day", "edtf", "datetime"}});
}

void output_option(Options& options, std::optional<std::filesystem::path>& output) {
    options.file("output,o", "write here instead of standard output; never half a file", output);
}

void refuse_same_file(const NamedFile& output, std::initializer_list<NamedFile> others) {
    for (const NamedFile& other : others) {
        if (output.path && other.path && are_same(*output.path, *other.path))
            throw Error(ErrorKind::usage, output.name + " and " + other.name + " are the same file, " +
                                              output.path->string() + "; name another");
    }
}

}  // namespace kalends
