#include <algorithm>
#include <functional>
#include <optional>
#include <set>

#include "columns/table_reader.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "text/edits.hpp"

namespace kalends {
namespace {

[[noreturn]] void refuse(const std::string& option, const std::string& why) {
    throw Error(ErrorKind::usage, "option --" + option + ": " + why);
}

std::string in_words(const std::vector<std::string>& names) {
    constexpr std::size_t most = 50;
    std::string words;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i) words += (i == 0 ? "" : ", ") + names[i];
    return names.size() > most ? words + " and " + std::to_string(names.size() - most) + " more" : words;
}

/// Of a header that is one name: what may be wrong with how it was read.
std::string hint(const std::vector<std::string>& names) {
    const bool is_split = names.size() > 1 || names.front().find_first_of(";\t|") == std::string::npos;
    return is_split ? "" : " (is --delimiter missing?)";
}

/// Nothing where it is no number, or there are fewer columns.
std::optional<std::size_t> by_number(const std::string& wanted, std::size_t columns) {
    const std::optional<std::size_t> number = parse_number<std::size_t>(wanted);
    if (!number || *number < 1 || *number > columns) return std::nullopt;
    return *number - 1;
}

std::size_t by_name(const std::string& wanted, const std::vector<std::string>& names, const std::string& option) {
    const auto matches = std::ranges::count(names, wanted);
    if (matches > 1)
        refuse(option,
               std::to_string(matches) + " columns are called '" + wanted + "'; give the number of one, from 1");
    if (matches == 1) return static_cast<std::size_t>(std::ranges::find(names, wanted) - names.begin());
    if (const std::optional<std::size_t> number = by_number(wanted, names.size())) return *number;
    refuse(option, "there is no column '" + wanted + "'" + did_you_mean(wanted, names) +
                       "; there are: " + in_words(names) + hint(names));
}

std::vector<std::size_t> choose(const std::vector<std::string>& wanted,
                                const std::function<std::size_t(const std::string&)>& find) {
    std::vector<std::size_t> cells;
    std::ranges::transform(wanted, std::back_inserter(cells), find);
    if (std::set<std::size_t>(cells.begin(), cells.end()).size() < cells.size())
        refuse("column", "a column is named twice");
    return cells;
}

}  // namespace

std::vector<std::size_t> choose_columns(const std::vector<std::string>& wanted, const std::vector<std::string>& names,
                                        const std::string& option) {
    return choose(wanted, [&](const std::string& one) { return by_name(one, names, option); });
}

std::vector<std::size_t> choose_columns(const std::vector<std::string>& wanted, std::size_t columns,
                                        const std::string& option) {
    return choose(wanted, [&](const std::string& one) {
        if (const std::optional<std::size_t> number = by_number(one, columns)) return *number;
        refuse(option, "'" + one + "' is no number from 1 to " + std::to_string(columns) +
                           ", the columns of the first row; without a header they have no names");
    });
}

}  // namespace kalends
