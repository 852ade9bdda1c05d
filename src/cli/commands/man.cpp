#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/command.hpp"
#include "core/atomic_file.hpp"
#include "kalends/core/error.hpp"
#include "text/edits.hpp"

namespace kalends {
namespace {

/// As roff writes it: backslashes and hyphens are themselves, and no line begins with a request.
std::string roff(std::string_view text) {
    std::string out;
    bool at_line_begin = true;
    for (const char c : text) {
        if (at_line_begin && (c == '.' || c == '\'')) out += "\\&";
        out += c == '\\' ? std::string("\\e") : c == '-' ? std::string("\\-") : std::string(1, c);
        at_line_begin = c == '\n';
    }
    return out;
}

void put_title(std::ostream& out, const std::string& page, std::string_view summary) {
    std::string upper = page;
    std::ranges::transform(upper, upper.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    out << ".TH " << roff(upper) << " 1 \"\" \"kalends " << roff(KALENDS_VERSION) << "\" \"User Commands\"\n"
        << ".SH NAME\n"
        << roff(page) << " \\- " << roff(summary) << '\n';
}

void put_examples(std::ostream& out, std::string_view examples) {
    out << ".SH EXAMPLES\n.nf\n" << roff(examples) << ".fi\n";
}

void put_option(std::ostream& out, const OptionInfo& option) {
    out << ".TP\n";
    if (!option.short_name.empty()) out << "\\fB" << roff("-" + option.short_name) << "\\fR, ";
    out << "\\fB" << roff("--" + option.long_name) << "\\fR";
    if (!option.placeholder.empty()) out << " \\fI" << roff(option.placeholder) << "\\fR";
    out << '\n' << roff(option.text);
    if (!option.default_text.empty()) out << " (default: " << roff(option.default_text) << ")";
    out << '\n';
}

/// Paragraphs are what empty lines part.
void put_details(std::ostream& out, std::string_view details) {
    std::istringstream lines{std::string(details)};
    out << ".SH DESCRIPTION\n";
    for (std::string line; std::getline(lines, line);) out << (line.empty() ? ".PP" : roff(line)) << '\n';
}

void put_command(std::ostream& out, const Command& command) {
    const Manual& manual = command.manual();
    const std::string name(manual.name);
    put_title(out, "kalends-" + name, manual.summary);
    put_examples(out, manual.examples);
    out << ".SH SYNOPSIS\n\\fBkalends " << roff(name) << "\\fR [\\fIOPTIONS\\fR]";
    if (!manual.operands.empty()) out << " \\fI" << roff(manual.operands) << "\\fR";
    out << '\n';
    if (!manual.details.empty()) put_details(out, manual.details);
    out << ".SH OPTIONS\n";
    for (const OptionInfo& option : command.options()) put_option(out, option);
    out << ".SH SEE ALSO\n\\fBkalends\\fR(1)\n";
}

void put_program(std::ostream& out, const Commands& commands) {
    put_title(out, "kalends", "normalises free-form dates with a small attention model");
    put_examples(out, "  echo \"Saturday 09 May 2018\" | kalends normalize\n");
    out << ".SH SYNOPSIS\n\\fBkalends\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fIFILE\\fR...]\n.SH COMMANDS\n";
    for (const auto& command : commands) {
        const Manual& manual = command->manual();
        out << ".TP\n\\fBkalends\\-" << roff(manual.name) << "\\fR(1)\n" << roff(manual.summary) << '\n';
    }
}

void write_file(const std::filesystem::path& path, const std::ostringstream& page) {
    const std::string text = page.str();
    replace_file(path, std::as_bytes(std::span(text)));
}

/// @throws Error (cannot_create) where the folder is not there or cannot be written, (io)
void write_all(const std::filesystem::path& folder, const Commands& commands) {
    std::ostringstream program;
    put_program(program, commands);
    write_file(folder / "kalends.1", program);
    for (const auto& command : commands) {
        std::ostringstream page;
        put_command(page, *command);
        write_file(folder / ("kalends-" + std::string(command->manual().name) + ".1"), page);
    }
}

/// @throws Error (usage) where there is no such command
const Command& named(const Commands& commands, const std::string& name) {
    if (const Command* command = find(commands, name)) return *command;
    throw Error(ErrorKind::usage, "unknown command '" + name + "'" + did_you_mean(name, names_of(commands)));
}

struct ManSettings {
    std::optional<std::string> command;           ///< nothing: the page of the program itself
    std::optional<std::filesystem::path> folder;  ///< for all pages
};

/// Writes manual pages, made from the commands' own help.
constexpr Manual manual_of_man{
    .name = "man",
    .summary = "writes a manual page",
    .operands = "[COMMAND]",
    .examples =
        "  kalends man normalize > kalends-normalize.1\n"
        "  kalends man train | man -l -\n"
        "  kalends man --all .\n",
    .details = "The page of a command, or of the program where none is named, in the macros of man(7).\n"};

void tell(Options& options, ManSettings& settings) {
    options.file("all", "write all pages into this folder, kalends.1 and a kalends-COMMAND.1 for each command",
                 settings.folder, "DIR");
}

void check(ManSettings& settings, const Words& operands) {
    if (operands.size() > 1) throw Error(ErrorKind::usage, "one COMMAND at a time");
    if (settings.folder && !operands.empty())
        throw Error(ErrorKind::usage, "option --all: it writes the pages of all commands; leave the COMMAND out");
    if (!operands.empty()) settings.command = operands.front();
}

int run(const ManSettings& settings, Console& console) {
    const Commands commands = all_commands();
    if (settings.folder)
        write_all(*settings.folder, commands);
    else if (settings.command)
        put_command(console.out, named(commands, *settings.command));
    else
        put_program(console.out, commands);
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_man() {
    return make_command<ManSettings>({.manual = manual_of_man, .tell = tell, .check = check, .run = run});
}

}  // namespace kalends
