#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/options.hpp"
#include "cli/terminal/console.hpp"

namespace kalends {

/// What `kalends COMMAND --help` shows beside the options.
struct Manual {
    std::string_view name;
    std::string_view summary;     ///< one line, no full stop
    std::string_view operands{};  ///< such as "[FILE...]"; empty: the command takes none
    std::string_view examples;    ///< lines to try, shown first
    std::string_view details{};   ///< what the options leave unsaid; may be empty
};

/// One word of the command line. Parses in setup(), works in run().
class Command {
public:
    /// Exit codes beside those of ErrorKind.
    static constexpr int success = 0;
    static constexpr int lines_without_date = 1;

    explicit Command(const Manual& manual) : manual_(manual) {}
    virtual ~Command() = default;
    [[nodiscard]] const Manual& manual() const { return manual_; }
    /// All of them, --help among them.
    [[nodiscard]] virtual OptionList options() const = 0;
    /// Turns raw values into typed settings; touches no file. @throws Error (usage)
    virtual void setup(const Arguments&) = 0;
    /// Returns the exit code. @throws Error
    virtual int run(Console&) const = 0;

private:
    Manual manual_;
};

/// What a command is made of: typed settings, and functions on them.
template <class Settings>
struct CommandParts {
    Manual manual;
    /// Its options, told in one place (see Options).
    void (*tell)(Options&, Settings&) = [](Options&, Settings&) {};
    /// Takes the operands, and refuses what does not go together. @throws Error (usage)
    void (*check)(Settings&, const Words& operands) = [](Settings&, const Words&) {};
    int (*run)(const Settings&, Console&);
};

/// A command made of such parts, and the settings that setup() leaves for run().
template <class Settings>
class CommandOf final : public Command {
public:
    explicit CommandOf(const CommandParts<Settings>& parts) : Command(parts.manual), parts_(parts) {}

    [[nodiscard]] OptionList options() const override {
        OptionList list;
        Options options(list);
        Settings defaults;
        bool help = false;
        parts_.tell(options, defaults);
        options.flag("help,h", "this help", help);
        return list;
    }
    void setup(const Arguments& arguments) override {
        Options options(arguments);
        parts_.tell(options, settings_);
        parts_.check(settings_, arguments.operands());
    }
    int run(Console& console) const override { return parts_.run(settings_, console); }

private:
    CommandParts<Settings> parts_;
    Settings settings_{};
};

template <class Settings>
std::unique_ptr<Command> make_command(const CommandParts<Settings>& parts) {
    return std::make_unique<CommandOf<Settings>>(parts);
}

// Commands, each in the file of its name.
std::unique_ptr<Command> make_align();
std::unique_ptr<Command> make_audit();
std::unique_ptr<Command> make_average();
std::unique_ptr<Command> make_completion();
std::unique_ptr<Command> make_evaluate();
std::unique_ptr<Command> make_explain();
std::unique_ptr<Command> make_export();
std::unique_ptr<Command> make_generate();
std::unique_ptr<Command> make_import();
std::unique_ptr<Command> make_inspect();
std::unique_ptr<Command> make_interpret();
std::unique_ptr<Command> make_man();
std::unique_ptr<Command> make_normalize();
std::unique_ptr<Command> make_train();

using Commands = std::vector<std::unique_ptr<Command>>;

/// All commands, in the order in which `kalends --help` lists them.
Commands all_commands();
/// Nothing where there is none of this name.
Command* find(const Commands&, std::string_view name);
Words names_of(const Commands&);

}  // namespace kalends
