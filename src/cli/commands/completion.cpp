#include <algorithm>
#include <array>
#include <iterator>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands/command.hpp"
#include "core/append_item.hpp"
#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

enum class Shell { bash, zsh, fish };
constexpr std::array shells{"bash", "zsh", "fish"};

/// A command as completions know it.
struct Entry {
    Manual manual;
    OptionList options;
    Words operands;  ///< where they are words; else files
};

/// What "bash|zsh|fish" or "[COMMAND]" stands for.
Words operand_words(std::string_view operands, const Words& commands) {
    if (operands == "[COMMAND]") return commands;
    Words words;
    std::istringstream list{std::string(operands)};
    if (operands.find('|') != std::string_view::npos)
        for (std::string word; std::getline(list, word, '|');) words.push_back(word);
    return words;
}

std::vector<Entry> entries() {
    const Commands commands = all_commands();
    std::vector<Entry> all;
    for (const auto& command : commands)
        all.push_back(
            {command->manual(), command->options(), operand_words(command->manual().operands, names_of(commands))});
    return all;
}

bool takes_value(const OptionInfo& option) {
    return !option.placeholder.empty();
}

/// "--order" and, if it has one, "-o".
Words spellings(const OptionInfo& option) {
    Words all{"--" + option.long_name};
    if (!option.short_name.empty()) all.push_back("-" + option.short_name);
    return all;
}

Words words_of(const std::vector<Entry>& commands) {
    Words words;
    for (const Entry& command : commands) words.emplace_back(command.manual.name);
    words.insert(words.end(), {"--help", "--version"});
    return words;
}

// --- bash

/// Where an option with a value stands before the cursor: its words, or files where it has none.
void put_bash_values(const Entry& command, std::ostream& out) {
    for (const OptionInfo& option : command.options) {
        if (!takes_value(option)) continue;
        for (const std::string& spelling : spellings(option)) {
            out << "        '" << command.manual.name << ' ' << spelling << "') ";
            if (option.placeholder == "FILE" || option.placeholder == "DIR")
                out << "mapfile -t COMPREPLY < <(compgen " << (option.placeholder == "DIR" ? "-d" : "-f")
                    << " -- \"$word\")";
            else if (option.is_list && !option.choices.empty())
                out << "local listed=\"${word%\"${word##*,}\"}\"; COMPREPLY=($(compgen -P \"$listed\" -W '"
                    << separated(option.choices, " ") << "' -- \"${word##*,}\"))";
            else
                out << "COMPREPLY=($(compgen -W '" << separated(option.choices, " ") << "' -- \"$word\"))";
            out << "; return ;;\n";
        }
    }
}

void put_bash_options(const Entry& command, std::ostream& out) {
    Words options;
    for (const OptionInfo& option : command.options) std::ranges::copy(spellings(option), std::back_inserter(options));
    out << "        " << command.manual.name << ") options='" << separated(options, " ") << "' operands='"
        << separated(command.operands, " ") << "' ;;\n";
}

void put_bash(const std::vector<Entry>& commands, std::ostream& out) {
    out << "# bash completion for kalends; made by `kalends completion bash`\n"
           "_kalends() {\n"
           "    local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD - 1]}\" options='' "
           "operands=''\n"
           "    COMPREPLY=()\n"
           "    if [ \"$word\" = '=' ]; then word=''; elif [ \"$before\" = '=' ]; then "
           "before=\"${COMP_WORDS[COMP_CWORD - 2]}\"; fi\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "        COMPREPLY=($(compgen -W '"
        << separated(words_of(commands), " ")
        << "' -- \"$word\"))\n"
           "        return\n"
           "    fi\n"
           "    case \"${COMP_WORDS[1]} $before\" in\n";
    for (const Entry& command : commands) put_bash_values(command, out);
    out << "    esac\n    case \"${COMP_WORDS[1]}\" in\n";
    for (const Entry& command : commands) put_bash_options(command, out);
    out << "    esac\n"
           "    case \"$word\" in\n"
           "        -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
           "        *) if [ -n \"$operands\" ]; then COMPREPLY=($(compgen -W \"$operands\" -- \"$word\"))\n"
           "           else mapfile -t COMPREPLY < <(compgen -f -- \"$word\"); fi ;;\n"
           "    esac\n"
           "}\n"
           "complete -o filenames -F _kalends kalends\n";
}

// --- zsh

/// What _arguments reads: brackets and colons are its own.
std::string zsh_text(std::string_view text) {
    std::string out;
    for (const char c : text) out += std::string(c == '[' || c == ']' || c == ':' ? "\\" : "") + c;
    return out;
}

std::string zsh_value(const OptionInfo& option) {
    if (!takes_value(option)) return "";
    const std::string action = option.placeholder == "FILE"  ? "_files"
                               : option.placeholder == "DIR" ? "_files -/"
                               : option.choices.empty()      ? " "
                               : option.is_list              ? "_values -s , word " + separated(option.choices, " ")
                                                             : "(" + separated(option.choices, " ") + ")";
    return ":" + zsh_text(option.placeholder) + ":" + action;
}

void put_zsh(const std::vector<Entry>& commands, std::ostream& out) {
    out << "#compdef kalends\n# zsh completion for kalends; made by `kalends completion zsh`\n"
           "_kalends() {\n"
           "    local -a commands\n"
           "    commands=(\n";
    for (const Entry& command : commands)
        out << "        " << shell_quoted(std::string(command.manual.name) + ":" + zsh_text(command.manual.summary))
            << '\n';
    out << "    )\n"
           "    if (( CURRENT == 2 )); then\n"
           "        _describe 'command' commands\n"
           "        compadd -- --help --version\n"
           "        return\n"
           "    fi\n"
           "    local command=\"$words[2]\"\n"
           "    shift words\n"
           "    (( CURRENT-- ))\n"
           "    case \"$command\" in\n";
    for (const Entry& command : commands) {
        out << "        " << command.manual.name << ")\n            _arguments -s \\\n";
        for (const OptionInfo& option : command.options)
            for (const std::string& spelling : spellings(option))
                out << "                "
                    << shell_quoted(spelling + "[" + zsh_text(option.text) + "]" + zsh_value(option)) << " \\\n";
        const std::string words = command.operands.empty() ? "_files" : "(" + separated(command.operands, " ") + ")";
        out << "                ";
        if (!command.manual.operands.empty()) out << shell_quoted("*: :" + words) << ' ';
        out << "&& return ;;\n";
    }
    out << "    esac\n"
           "}\n"
           "if [ \"$funcstack[1]\" = _kalends ]; then _kalends \"$@\"; else compdef _kalends kalends; fi\n";
}

// --- fish

void put_fish(const std::vector<Entry>& commands, std::ostream& out) {
    out << "# fish completion for kalends; made by `kalends completion fish`\n"
           "complete -c kalends -f\n"
           "complete -c kalends -n __fish_use_subcommand -l help -d 'what commands there are'\n"
           "complete -c kalends -n __fish_use_subcommand -l version -d 'version, compiler and model'\n";
    for (const Entry& command : commands) {
        const std::string name(command.manual.name);
        out << "complete -c kalends -n __fish_use_subcommand -a " << name << " -d "
            << shell_quoted(command.manual.summary) << '\n';
        const std::string here = "complete -c kalends -n '__fish_seen_subcommand_from " + name + "'";
        if (!command.operands.empty())
            out << here << " -a " << shell_quoted(separated(command.operands, " ")) << '\n';
        else if (!command.manual.operands.empty())
            out << here << " -F\n";
        for (const OptionInfo& option : command.options) {
            out << here << " -l " << option.long_name;
            if (!option.short_name.empty()) out << " -s " << option.short_name;
            if (option.placeholder == "FILE")
                out << " -r -F";
            else if (option.placeholder == "DIR")
                out << " -x -a '(__fish_complete_directories)'";
            else if (takes_value(option))
                out << " -x";
            if (option.is_list && !option.choices.empty())
                out << " -a " << shell_quoted("(__fish_append , " + separated(option.choices, " ") + ")");
            else if (!option.choices.empty())
                out << " -a " << shell_quoted(separated(option.choices, " "));
            out << " -d " << shell_quoted(option.text) << '\n';
        }
    }
}

/// Writes what a shell completes command lines of kalends by, made from the commands' own options.
constexpr Manual manual_of_completion{
    .name = "completion",
    .summary = "writes what a shell completes command lines by",
    .operands = "bash|zsh|fish",
    .examples =
        "  kalends completion bash > ~/.local/share/bash-completion/completions/kalends\n"
        "  kalends completion zsh > \"${fpath[1]}/_kalends\"\n"
        "  kalends completion fish > ~/.config/fish/completions/kalends.fish\n"};

void check(Shell& shell, const Words& operands) {
    const auto found = std::ranges::find(shells, operands.size() == 1 ? operands.front() : "");
    if (found == shells.end()) throw Error(ErrorKind::usage, "for which shell: bash, zsh or fish?");
    shell = Shell(found - shells.begin());
}

int run(const Shell& shell, Console& console) {
    const std::vector<Entry> commands = entries();
    switch (shell) {
        case Shell::bash:
            put_bash(commands, console.out);
            break;
        case Shell::zsh:
            put_zsh(commands, console.out);
            break;
        case Shell::fish:
            put_fish(commands, console.out);
            break;
    }
    return Command::success;
}

}  // namespace

std::unique_ptr<Command> make_completion() {
    return make_command<Shell>({.manual = manual_of_completion, .check = check, .run = run});
}

}  // namespace kalends
