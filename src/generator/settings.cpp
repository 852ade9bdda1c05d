#include <optional>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"
#include "generator/table.hpp"
#include "kalends/core/error.hpp"
#include "kalends/generator/generator.hpp"

namespace kalends {
namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string result;
    for (const std::string& word : words) {
        result += (result.empty() ? "" : ",") + word;
    }
    return result;
}

[[noreturn]] void refuse(const std::string& text, const std::string& wanted) {
    throw Error(ErrorKind::data,
                "'" + text + "' in the generator's settings is no " + wanted + "; the model file is not usable");
}

template <class Number>
Number number(const std::string& text) {
    const std::optional<Number> value = parse_number<Number>(text);
    return value ? *value : (refuse(text, "number"), Number{});
}

double share(const std::string& text, double most) {
    const auto value = number<double>(text);
    return value >= 0 && value <= most ? value : (refuse(text, "number from 0 to " + to_text(most)), 0.0);
}

std::chrono::year_month_day date(const std::string& text) {
    if (const auto day = parse_iso(text)) {
        return *day;
    }
    refuse(text, "date");
}

}  // namespace

std::map<std::string, std::string> to_settings(const GeneratorOptions& options) {
    return {{"generator.seed", std::to_string(options.seed)},
            {"generator.locales", joined(options.locales)},
            {"generator.from", to_iso(options.from)},
            {"generator.to", to_iso(options.to)},
            {"generator.patterns", joined(options.patterns)},
            {"generator.noise", to_text(options.noise)},
            {"generator.typing_errors", to_text(options.typing_errors)}};
}

GeneratorOptions generator_options(const std::map<std::string, std::string>& settings) {
    GeneratorOptions options;
    const auto find = [&](const std::string& key) -> const std::string* {
        const auto found = settings.find("generator." + key);
        return found == settings.end() ? nullptr : &found->second;
    };
    if (const std::string* seed = find("seed")) {
        options.seed = number<std::uint64_t>(*seed);
    }
    if (const std::string* locales = find("locales"); locales != nullptr && !locales->empty()) {
        options.locales = split(*locales, ',');
    }
    if (const std::string* from = find("from")) {
        options.from = date(*from);
    }
    if (const std::string* to = find("to")) {
        options.to = date(*to);
    }
    if (const std::string* patterns = find("patterns"); patterns != nullptr && !patterns->empty()) {
        options.patterns = split(*patterns, ',');
    }
    if (const std::string* noise = find("noise")) {
        options.noise = share(*noise, max_noise);
    }
    if (const std::string* errors = find("typing_errors")) {
        options.typing_errors = share(*errors, 1);
    }
    return options;
}

}  // namespace kalends
