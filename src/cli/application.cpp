#include "cli/application.hpp"

#include <algorithm>
#include <memory>
#include <sstream>

#include "cli/commands/command.hpp"
#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "kalends/tensor/precision.hpp"
#include "tensor/blas.hpp"
#include "text/edits.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

/// "kalends COMMAND", or "kalends" where no command is named.
std::string speaker(const Words& words) {
    const Commands commands = all_commands();
    return !words.empty() && find(commands, words.front()) != nullptr ? "kalends " + words.front() : "kalends";
}

bool asks_for_help(const Words& words) {
    const auto end = std::find(words.begin(), words.end(), "--");
    return std::any_of(words.begin(), end, [](const std::string& word) { return word == "--help" || word == "-h"; });
}

#if defined(__clang__)
constexpr const char* compiler = "clang " __clang_version__;
#else
constexpr const char* compiler = "g++ " __VERSION__;
#endif

/// Sizes of the model inside and what is known about it, or that there is none.
std::string model_facts() {
    if (default_model_bytes().empty()) return "none (built without data/default.kal)";
    const Checkpoint model = load_default_model();
    std::ostringstream text;
    text << "embedding " << model.config.embedding << ", hidden " << model.config.hidden << " and "
         << model.config.decoder_hidden << ", " << name(model.config.attention) << " attention "
         << model.config.attention_size << ", vocabulary " << model.vocabulary.size();
    for (const auto& [fact, value] : model.facts) text << "\n  " << fact << ": " << value;
    return text.str();
}

/// Version, compiler, linear algebra kernels and the default model, a line each.
void print_version(std::ostream& out) {
    out << "kalends " << KALENDS_VERSION << "\ncompiler: " << compiler << "\nlinear algebra: OpenBLAS, kernels "
        << blas_core_name() << "; bfloat16 products " << bfloat16_instructions() << "\ndefault model: " << model_facts()
        << '\n';
}

void print_overview(const Commands& commands, std::ostream& out) {
    out << "kalends - normalises free-form dates with a small attention model\n\n"
           "Example:\n  echo \"Saturday 09 May 2018\" | kalends normalize\n\n"
           "Usage: kalends COMMAND [OPTIONS] [FILE...]\n\nCommands:\n";
    for (const auto& command : commands) {
        const Manual& manual = command->manual();
        out << "  " << manual.name << std::string(12 - manual.name.size(), ' ') << manual.summary << '\n';
    }
    out << "\n  kalends COMMAND --help   the options of a command\n"
           "  kalends --version        version, compiler, linear algebra and the model inside\n";
}

void print_manual(const Command& command, std::ostream& out) {
    const Manual& manual = command.manual();
    out << "kalends " << manual.name << " - " << manual.summary << "\n\nExamples:\n"
        << manual.examples << "\nUsage: kalends " << manual.name << " [OPTIONS]" << (manual.operands.empty() ? "" : " ")
        << manual.operands << "\n\n"
        << help_text(command.options());
    if (!manual.details.empty()) out << '\n' << manual.details;
}

Command& command_for(const Commands& commands, const std::string& name) {
    if (Command* command = find(commands, name)) return *command;
    Words known = names_of(commands);
    known.insert(known.begin(), {"--help", "--version"});
    const std::string what = name.starts_with("-") ? "option" : "command";
    throw Error(ErrorKind::usage, "unknown " + what + " '" + name + "'" + did_you_mean(name, known));
}

int run_command(Command& command, const Words& words, Console& console) {
    const Arguments arguments(command.options(), words);
    if (command.manual().operands.empty() && !arguments.operands().empty()) {
        throw Error(ErrorKind::usage, "takes no operand, but '" + arguments.operands().front() + "' was given");
    }
    command.setup(arguments);
    return command.run(console);
}

int dispatch(const Words& words, Console& console) {
    const Commands commands = all_commands();
    if (words.empty()) throw Error(ErrorKind::usage, "a command is missing");
    if (words.front() == "--version") {
        print_version(console.out);
        return Command::success;
    }
    if (words.front() == "--help" || words.front() == "-h") {
        print_overview(commands, console.out);
        return Command::success;
    }
    Command& command = command_for(commands, words.front());
    const Words rest(words.begin() + 1, words.end());
    if (!asks_for_help(rest)) return run_command(command, rest, console);
    print_manual(command, console.out);
    return Command::success;
}

}  // namespace

int run_application(const Words& words, Console& console) {
    const int code = dispatch(words, console);
    if (!console.out.flush()) throw Error(ErrorKind::io, "cannot write to standard output; is the disk full?");
    return code;
}

int report_error(const std::exception& exception, const Words& words, Console& console) {
    const std::string name = speaker(words);
    const auto* error = dynamic_cast<const Error*>(&exception);
    const ErrorKind kind = error != nullptr ? error->kind() : ErrorKind::internal;
    console.err << name << ": " << printable(exception.what()) << '\n';
    if (kind == ErrorKind::usage) console.err << "Try '" << name << " --help'.\n";
    if (kind == ErrorKind::internal) console.err << "This is a fault of kalends; please report it.\n";
    return static_cast<int>(kind);
}

}  // namespace kalends
