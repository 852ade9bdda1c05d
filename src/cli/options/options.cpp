#include "cli/options/options.hpp"

#include <string_view>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

/// "count" of "count,n".
std::string long_name(std::string_view name) {
    return std::string(name.substr(0, name.find(',')));
}

}  // namespace

void Options::flag(const char* name, const char* text, bool& value) {
    if (declared_ != nullptr)
        declared_->add_options()(name, text);
    else
        value = given_->has(long_name(name));
}

void Options::file(const char* name, const char* text, std::optional<std::filesystem::path>& path,
                   const char* placeholder) {
    if (declared_ != nullptr)
        declared_->add_options()(name, option_value(placeholder), text);
    else
        path = given_->text(long_name(name));
}

void Options::date(const char* name, const char* text, std::chrono::year_month_day& value) {
    if (declared_ != nullptr)
        declared_->add_options()(name, option_value("DATE", to_iso(value)), text);
    else
        value = given_->date(long_name(name));
}

void Options::real(const char* name, const char* text, double& value, Range<double> range) {
    if (declared_ != nullptr)
        declared_->add_options()(name, option_value("X", to_text(value)), text);
    else
        value = given_->real(long_name(name), range);
}

void Options::probability(const char* name, const char* text, std::optional<double>& value) {
    if (declared_ != nullptr)
        declared_->add_options()(name, option_value("P"), text);
    else if (given_->has(long_name(name)))
        value = given_->real(long_name(name), {0, 1});
}

void Options::whole_number(const char* name, const char* text, std::uint64_t& value, Range<std::uint64_t> range) {
    if (declared_ != nullptr)
        declared_->add_options()(name, option_value("N", std::to_string(value)), text);
    else
        value = given_->whole(long_name(name), range);
}

std::vector<std::string> Options::list_of(const char* name, const char* text) {
    if (given_ != nullptr) return given_->list(long_name(name));
    declared_->add_options()(name, option_value("LIST"), text);
    return {};
}

std::size_t Options::index_of(const char* name, const char* text, std::size_t index, const Choice& choice) {
    if (given_ != nullptr) return given_->choice(long_name(name));
    add_choice(*declared_, name, choice.placeholder, choice.words, choice.words.at(index), text);
    return index;
}

}  // namespace kalends
