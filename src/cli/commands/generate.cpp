#include <algorithm>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/command.hpp"
#include "cli/options/groups.hpp"
#include "cli/output.hpp"
#include "cli/terminal/progress.hpp"
#include "core/thread_pool.hpp"
#include "kalends/data/corpus.hpp"
#include "kalends/generator/generator.hpp"

namespace kalends {
namespace {

struct GenerateSettings {
    GeneratorOptions generator;
    std::uint64_t count = 1000;  ///< rows
    bool annotated = false;      ///< with the columns that only the generator knows
    std::size_t threads = 0;
    std::optional<std::filesystem::path> output;
};

constexpr std::uint64_t rows_a_chunk = 2048;

/// Rows first ... first + count - 1 as TSV.
void render(const Generator& generator, std::uint64_t first, std::uint64_t count, Columns columns, std::string& out) {
    out.clear();
    for (std::uint64_t row = first; row < first + count; ++row) append_tsv(out, generator(row), columns);
}

void write_rows(const Generator& generator, const GenerateSettings& settings, Output& output, WorkProgress& progress) {
    ThreadPool pool(settings.threads);
    const Columns columns = settings.annotated ? Columns::annotated : Columns::contract;
    std::vector<std::string> chunks(pool.size() * 4);
    for (std::uint64_t done = 0; done < settings.count;) {
        const std::uint64_t rows = std::min<std::uint64_t>(settings.count - done, chunks.size() * rows_a_chunk);
        const auto used = static_cast<std::size_t>((rows + rows_a_chunk - 1) / rows_a_chunk);
        pool.for_each(used, [&](std::size_t i) {
            const std::uint64_t begin = i * rows_a_chunk;
            render(generator, done + begin, std::min(rows_a_chunk, rows - begin), columns, chunks[i]);
        });
        for (std::size_t i = 0; i < used; ++i) output.write(chunks[i]);
        done += rows;
        progress.show(done, done);
    }
}

/// Writes rows of the generator as TSV.
constexpr Manual manual_of_generate{
    .name = "generate",
    .summary = "makes pairs of a free-form date and what it says",
    .examples =
        "  kalends generate --count 5\n"
        "  kalends generate --count 100000 --seed 7 --locales en,de,fr --output pairs.tsv\n",
    .details =
        "Columns, separated by tabs: text, expression, locale, pattern. A digit that is not written is X;\n"
        "a text without a date has 'none', a year that is counted from elsewhere its era (2561-05-09 buddhist).\n"
        "The same options give the same bytes.\n"};

void tell(Options& options, GenerateSettings& settings) {
    options.whole("count,n", "how many rows", settings.count, {0, std::numeric_limits<std::uint64_t>::max() / 2});
    generator_options(options, settings.generator);
    options.flag("annotated", "four more columns: weekday, order, where the fields are written, kind",
                 settings.annotated);
    threads_option(options, settings.threads);
    output_option(options, settings.output);
}

int run(const GenerateSettings& settings, Console& console) {
    const Generator generator(settings.generator);
    Output output(console, settings.output);
    {
        WorkProgress progress(console, !settings.output, settings.count);
        write_rows(generator, settings, output, progress);
    }
    output.commit();
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_generate() {
    return make_command<GenerateSettings>({.manual = manual_of_generate, .tell = tell, .run = run});
}

}  // namespace kalends
