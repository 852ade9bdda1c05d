#include "kalends/cli/normalize.hpp"

#include <array>
#include <string>

#include "kalends/cli/input_lines.hpp"
#include "kalends/cli/option_groups.hpp"
#include "kalends/cli/output.hpp"
#include "kalends/report/json.hpp"
#include "kalends/text/normalized_text.hpp"
#include "kalends/text/printable.hpp"

namespace kalends {
namespace {

constexpr std::size_t rows_a_block = 10'000;
constexpr std::size_t bytes_a_block = std::size_t{4} << 20U;
/// A few bytes more than are read, so that the text still counts as too long once a cut UTF-8 sequence is dropped.
constexpr std::size_t bytes_a_line = max_input_bytes + 4;

constexpr std::array all_statuses{Status::ok,         Status::partial, Status::ambiguous,
                                  Status::impossible, Status::unsure,  Status::none};

/// What --strict and --summary want to know in the end.
struct Tally {
    std::size_t rows = 0;
    std::array<std::size_t, all_statuses.size()> by_status{};
    std::size_t without_date = 0;

    void add(const Answer& answer) {
        ++rows;
        ++by_status[static_cast<std::size_t>(answer.status)];
        if (answer.date.empty()) ++without_date;
    }
};

/// The next rows, up to the size of a block; with `eager` no more than have arrived. None at the end.
void read_block(InputLines& lines, bool eager, std::vector<std::string>& block) {
    block.clear();
    std::string line;
    for (std::size_t bytes = 0; block.size() < rows_a_block && bytes < bytes_a_block;) {
        if (eager && !block.empty() && !lines.has_line()) return;
        if (!lines.next(line)) return;
        bytes += line.size();
        block.push_back(line);
    }
}

void append(std::string& out, bool json, const std::string& input, const Answer& answer) {
    if (json) {
        append_json(out, input, answer);
    } else {
        out += answer.date;
    }
    out += '\n';
}

void print_order(const OrderEvidence::Summary& summary, std::ostream& err) {
    std::string found;
    for (const Order order : all_orders) {
        const auto index = static_cast<std::size_t>(order);
        if (summary.rows[index] == 0) continue;
        found += (found.empty() ? "" : ", ") + std::string(name(order)) + " in " + std::to_string(summary.rows[index]) +
                 (summary.rows[index] == 1 ? " row" : " rows") + " (such as \"" + printable(summary.example[index]) +
                 "\")";
    }
    err << "order: " << (found.empty() ? "no row tells" : found)
        << (summary.contradictory() ? "; contradictory, so ambiguous rows between these are refused" : "") << '\n';
}

void print_summary(const Tally& tally, std::ostream& err) {
    err << "rows: " << tally.rows << '\n';
    for (const Status status : all_statuses) {
        err << name(status) << ": " << tally.by_status[static_cast<std::size_t>(status)] << '\n';
    }
}

}  // namespace

Manual Normalize::manual() const {
    return {
        .name = "normalize",
        .summary = "writes the ISO date of each line",
        .operands = "[FILE...]",
        .examples =
            "  echo \"Saturday 09 May 2018\" | kalends normalize\n"
            "  kalends normalize --order dmy --output-format jsonl dates.txt\n"
            "  cut -f 3 table.tsv | kalends normalize --summary | paste table.tsv -\n",
        .details =
            "One line out for each line in, in order. plain: the date, or an empty line where there is none to give.\n"
            "jsonl: also status, confidence, alternatives and flags. Reads standard input where no FILE is named.\n"
            "Of a line longer than 4096 bytes or 256 characters the rest is not read; it is flagged 'truncated'.\n\n"
            "Statuses: ok, partial (year or day missing), ambiguous (several orders fit), impossible (not in the\n"
            "calendar, before the year 1, or before 1873 in Japan's years), unsure (below the minimum confidence), "
            "none (no date in the text).\n\n"
            "--order auto learns the order of all-numeric dates from the rows that leave no doubt, in the block of\n"
            "up to 10,000 rows that a row stands in and in all before. Where rows contradict each other or none "
            "tells,\n"
            "it refuses ambiguous rows. 'none', and 'auto' with --line-buffered, take each row by itself.\n\n"
            "Exit codes: 0; 1 with --strict if a line had no date; 64 usage, 65 bad data, 66 no input, 70 internal\n"
            "fault, 74 input or output failed.\n"};
}

void Normalize::declare(OptionsDescription& options) const {
    declare_model(options);
    options.add_options()("order", option_value("ORDER", "auto"),
                          "order of all-numeric dates: auto, none, dmy, mdy or ymd");
    declare_reading(options);
    declare_precision(options);
    options.add_options()("n-best", option_value("N", "1"),
                          "the N best readings (jsonl); an ambiguous row gives all of them anyway");
    options.add_options()("output-format", option_value("FORMAT", "plain"), "plain or jsonl");
    options.add_options()("line-buffered,u", "answer each line at once");
    options.add_options()("strict", "exit with 1 if a line had no date");
    options.add_options()("summary", "count the rows by status on standard error");
    declare_threads(options);
}

void Normalize::setup(const Arguments& arguments) {
    settings_.files.assign(arguments.operands().begin(), arguments.operands().end());
    settings_.model = model_path(arguments);
    settings_.precision = precision_option(arguments);
    settings_.line_buffered = arguments.has("line-buffered");
    settings_.strict = arguments.has("strict");
    settings_.summary = arguments.has("summary");
    settings_.json = arguments.choice("output-format", {"plain", "jsonl"}) == 1;

    BlockNormalizerOptions& options = settings_.normalizer;
    options.normalizer = reading_options(arguments);
    options.normalizer.n_best = arguments.whole("n-best", {1, 100});
    const std::size_t order = arguments.choice("order", {"none", "dmy", "mdy", "ymd", "auto"});
    options.infer_order = order == all_orders.size() && !settings_.line_buffered;
    if (order < all_orders.size()) options.normalizer.order = all_orders[order];
    options.threads = thread_count(arguments);
}

int Normalize::run(Console& console) {
    InputLines lines(settings_.files, console.in, bytes_a_line);
    const Normalizer normalizer(load_model(settings_.model), settings_.precision);
    BlockNormalizer normalize(normalizer, settings_.normalizer);
    Output output(console, std::nullopt);
    Tally tally;
    std::string written;
    std::vector<std::string> block;
    while (read_block(lines, settings_.line_buffered, block), !block.empty()) {
        const BlockAnswers answers = normalize(block);
        written.clear();
        for (std::size_t i = 0; i < block.size(); ++i) {
            tally.add(answers.of(i));
            append(written, settings_.json, block[i], answers.of(i));
        }
        output.write(written);
        if (settings_.line_buffered) output.flush();
    }
    output.commit();
    if (settings_.summary) print_summary(tally, console.err);
    if (settings_.summary && settings_.normalizer.infer_order) print_order(normalize.evidence().summary(), console.err);
    return settings_.strict && tally.without_date > 0 ? lines_without_date : success;
}

}  // namespace kalends
