#include <optional>
#include <string_view>

#include "calendar/iso_date.hpp"
#include "core/append_item.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "kalends/generator/generator.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

using std::chrono::year_month_day;
using Words = std::vector<std::string>;
using Kinds = std::vector<Kind>;

/// Calls `use` with each option: its name, itself, what it is and, if it is a share, the most that it may be.
template <class Options, class Use>
void visit(Options& options, const Use& use) {
    use("generator.seed", options.seed, "number");
    use("generator.locales", options.locales, "list");
    use("generator.from", options.from, "date");
    use("generator.to", options.to, "date");
    use("generator.patterns", options.patterns, "list");
    use("generator.kinds", options.kinds, "list of kinds");
    use("generator.noise", options.noise, "number", max_noise);
    use("generator.typing_errors", options.typing_errors, "number", 1.0);
}

std::string written(const Words& words) {
    return separated(words, ",");
}
std::string written(const Kinds& kinds) {
    Words words;
    for (const Kind kind : kinds) words.emplace_back(name(kind));
    return written(words);
}
std::string written(const year_month_day& date) {
    return to_iso(date);
}
template <class Number>
std::string written(Number number) {
    return to_text(number);
}

/// Reads what written() writes. False where the text is nothing of the kind.
bool read(const std::string& text, Words& words) {
    if (!text.empty()) for_each_part(text, ',', [&](std::string_view word) { words.emplace_back(word); });
    return true;
}
bool read(const std::string& text, Kinds& kinds) {
    Words words;
    read(text, words);
    for (const std::string& word : words) {
        const std::optional<Kind> kind = parse_kind(word);
        if (!kind) return false;
        kinds.push_back(*kind);
    }
    return true;
}
bool read(const std::string& text, year_month_day& date) {
    const auto day = parse_iso(text);
    date = day.value_or(date);
    return day.has_value();
}
template <class Number>
bool read(const std::string& text, Number& number) {
    const auto value = parse_number<Number>(text);
    number = value.value_or(number);
    return value.has_value();
}

void demand(bool is_so, const std::string& text, const std::string& kind) {
    if (is_so) return;
    throw Error(ErrorKind::data,
                "'" + text + "' in the generator's settings is no " + kind + "; the model file is not usable");
}

}  // namespace

std::map<std::string, std::string> to_settings(const GeneratorOptions& options) {
    std::map<std::string, std::string> settings;
    visit(options, [&](const char* name, const auto& value, auto...) { settings[name] = written(value); });
    return settings;
}

GeneratorOptions generator_options(const std::map<std::string, std::string>& settings) {
    GeneratorOptions options;
    visit(options, [&](const char* name, auto& value, const char* kind, auto... most) {
        const auto found = settings.find(name);
        if (found == settings.end()) return;
        demand(read(found->second, value), found->second, kind);
        (demand(value >= 0 && value <= most, found->second, "number from 0 to " + to_text(most)), ...);
    });
    return options;
}

}  // namespace kalends
