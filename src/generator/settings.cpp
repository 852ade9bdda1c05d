#include <array>
#include <charconv>
#include <cstdio>

#include "kalends/core/error.hpp"
#include "kalends/generator/generator.hpp"
#include "kalends/generator/table.hpp"

namespace kalends {
namespace {

std::string iso(const std::chrono::year_month_day& date) {
    std::array<char, 16> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return buffer.data();
}

std::string joined(const std::vector<std::string>& words) {
    std::string result;
    for (const std::string& word : words) {
        result += (result.empty() ? "" : ",") + word;
    }
    return result;
}

}  // namespace

std::chrono::year_month_day parse_generator_date(const std::string& text) {
    int year = 0;
    unsigned month = 0, day = 0;
    char rest = 0;
    const int fields = std::sscanf(text.c_str(), "%4d-%2u-%2u%c", &year, &month, &day, &rest);
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
    if (fields != 3 || text.size() != 10 || !date.ok() || year < 1) {
        throw Error(ErrorKind::usage, "'" + text + "' is no date of the years 0001 to 9999; write it as 2018-05-09");
    }
    return date;
}

std::map<std::string, std::string> to_settings(const GeneratorOptions& options) {
    return {{"generator.seed", std::to_string(options.seed)},
            {"generator.locales", joined(options.locales)},
            {"generator.from", iso(options.from)},
            {"generator.to", iso(options.to)}};
}

GeneratorOptions generator_options(const std::map<std::string, std::string>& settings) {
    GeneratorOptions options;
    const auto find = [&](const std::string& key) -> const std::string* {
        const auto found = settings.find("generator." + key);
        return found == settings.end() ? nullptr : &found->second;
    };
    if (const std::string* seed = find("seed")) {
        options.seed = std::stoull(*seed);
    }
    if (const std::string* locales = find("locales"); locales != nullptr && !locales->empty()) {
        options.locales = split(*locales, ',');
    }
    if (const std::string* from = find("from")) {
        options.from = parse_generator_date(*from);
    }
    if (const std::string* to = find("to")) {
        options.to = parse_generator_date(*to);
    }
    return options;
}

}  // namespace kalends
