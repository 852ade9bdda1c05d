#include <sstream>
#include <string>
#include <vector>

#include "cli/commands/command.hpp"
#include "expect.hpp"

// Any words after any command: refused as wrong usage, or settings.
using namespace kalends;

namespace {

std::vector<std::string> lines(std::string_view text) {
    std::vector<std::string> words;
    std::istringstream in{std::string(text)};
    for (std::string word; std::getline(in, word);) words.push_back(word);
    return words;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<std::string> words = lines(fuzz::as_text(data, size));
    for (const auto& command : all_commands())
        fuzz::done_or_refused(ErrorKind::usage, [&] { command->setup(Arguments(command->options(), words)); });
    return 0;
}
