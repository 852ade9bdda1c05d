#include <filesystem>
#include <memory>
#include <system_error>

#include "cli/commands/command.hpp"
#include "cli/commands/train_options.hpp"
#include "cli/terminal/process.hpp"
#include "cli/terminal/progress.hpp"
#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"
#include "text/printable.hpp"
#include "training/ranks.hpp"

namespace kalends {
namespace {

/// Trains a model, from a corpus or from the generator.
constexpr Manual manual_of_train{
    .name = "train",
    .summary = "learns from pairs, your own or made up",
    .examples =
        "  kalends train --locales en --minutes 1 --model en.kal\n"
        "  kalends train --train-data pairs.tsv --examples 500000 --model my.kal --log my.jsonl\n"
        "  kalends train --initialize-from old.kal --train-data own.tsv --model own.kal\n"
        "  kalends train --model my.kal --resume\n",
    .details =
        "The TSV has the text in its first column and the expression in its second: 2018-05-09, X for each\n"
        "digit that is not written, 'none' for a text without a date, an era behind the date where the year is\n"
        "counted from elsewhere (2561-05-09 buddhist). The model file is written about once a minute; SIGINT\n"
        "and SIGTERM write it and end the training with 130 and 143. With a budget in examples the result\n"
        "depends on the options and the seed alone, not on threads, processes or interruptions.\n"
        "\n"
        "The defaults are those of a short training, of up to 3,000,000 examples or ten minutes. A longer one, and a\n"
        "transformer, begin with --embedding 64 --decoder-hidden 128 --attention-size 128 --batch-size 256\n"
        "--learning-rate 0.002 --warm-up-steps 200 --clip-norm 1 --average-decay 0.999; a very short one warms up\n"
        "in a tenth of its steps, and looks back on a seventh of them. The learning rate falls to nothing, but for\n"
        "that of up to 200,000 examples or of pairs of one's own, which stays.\n"
        "\n"
        "Built with MPI, several processes train together, on one machine or many:\n"
        "mpirun -n 4 --bind-to none kalends train ... Each reads its own --train-data; the first alone reads and\n"
        "writes the model and the log. A model that is there already is replaced where --overwrite says so.\n"};

/// Rows to judge the model by: of who has pairs others of them, else fresh ones of the generator.
std::string rows_to_judge_by(const FittingOptions& options) {
    if (options.pairs) return " --data TEST.tsv";
    std::string locales;
    for (const std::string& locale : options.generator.locales) locales += (locales.empty() ? "" : ",") + locale;
    return (locales.empty() ? "" : " --locales=" + shell_word(locales)) + " --order truth";
}

/// What was reached, and what to do next.
void tell_end(const ProgressBar& bar, const FittingOptions& options, Console& console) {
    const std::string model = shell_word(options.model->string());
    console.err << printable(model + ": " + bar.reached()) << '\n'
                << printable("measure it: kalends evaluate --model " + model + rows_to_judge_by(options)) << '\n'
                << printable("use it:     kalends normalize --model " + model + " FILE") << '\n';
}

/// A model took its time to make: none is written over unasked.
void demand_no_model(const FittingOptions& options) {
    std::error_code unknown;
    if (options.resume || options.overwrite || !options.model ||
        !std::filesystem::is_regular_file(*options.model, unknown))
        return;
    throw Error(ErrorKind::usage, options.model->string() +
                                      " is there already; --resume goes on with it, --overwrite " +
                                      "trains anew and replaces it, another --model leaves it");
}

int run(const FittingOptions& told, Console& console) {
    demand_no_model(told);
    const StopSignals signals;
    const std::unique_ptr<Ranks> ranks = join_ranks();
    const bool tells = ranks->rank() == 0;
    FittingOptions options = told;
    options.run.ranks = ranks.get();
    Fitting fitting(options);
    if (tells && options.resume && !fitting.goes_on())
        console.err << printable(options.model->string()) << " is not there: starting afresh\n";

    SignalObserver silent;
    ProgressBar bar(console);
    const bool finished = fitting.train(tells ? bar : silent);
    bar.finish();
    if (!finished) {
        if (tells)
            console.err << "stopped; go on with: kalends train --model "
                        << printable(shell_word(options.model->string())) << " --resume\n";
        return StopSignals::exit_status();
    }
    if (!tells) return Command::success;
    save(fitting.model(), *options.model);
    if (console.err_is_terminal) tell_end(bar, options, console);
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_train() {
    return make_command<FittingOptions>({.manual = manual_of_train, .tell = train_options, .run = run});
}

}  // namespace kalends
