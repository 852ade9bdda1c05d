#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/options.hpp"
#include "cli/terminal/console.hpp"

namespace kalends {

/// What `kalends COMMAND --help` shows beside the options.
struct Manual {
    std::string_view name;
    std::string_view summary;   ///< one line, no full stop
    std::string_view operands;  ///< such as "[FILE...]"; empty: the command takes none
    std::string_view examples;  ///< lines to try, shown first
    std::string_view details;   ///< what the options leave unsaid; may be empty
};

/// One word of the command line. Parses in setup(), works in run().
class Command {
public:
    /// Exit codes beside those of ErrorKind.
    static constexpr int success = 0;
    static constexpr int lines_without_date = 1;

    virtual ~Command() = default;
    [[nodiscard]] virtual Manual manual() const = 0;
    virtual void declare(OptionsDescription&) const = 0;
    /// Turns raw values into typed settings; touches no file. @throws Error (usage)
    virtual void setup(const Arguments&) = 0;
    /// Returns the exit code. @throws Error
    virtual int run(Console&) = 0;
};

/// A command that works by typed settings. Its options are told in one place.
template <class Settings>
class CommandWith : public Command {
public:
    void declare(OptionsDescription& description) const final {
        Options options(description);
        Settings defaults;
        tell(options, defaults);
    }
    void setup(const Arguments& arguments) final {
        Options options(arguments);
        tell(options, settings_);
        check(settings_, arguments.operands());
    }

protected:
    virtual void tell(Options&, Settings&) const = 0;
    /// Takes the operands and refuses what does not go together. @throws Error (usage)
    virtual void check(Settings&, const std::vector<std::string>& /*operands*/) const {}

    [[nodiscard]] const Settings& settings() const { return settings_; }

private:
    Settings settings_;
};

}  // namespace kalends
