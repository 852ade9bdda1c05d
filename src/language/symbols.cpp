#include "kalends/language/symbols.hpp"

#include <algorithm>
#include <array>

#include "core/in_quotes.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::size_t role_count = static_cast<std::size_t>(Role::end) + 1;

struct Row {
    std::string_view name;
    std::optional<Role> role;  ///< none of its own: that of its place
};
constexpr std::optional<Role> of_place;

/// Every symbol. Those of one role are side by side, in the order of the values that they stand for; a new one comes
/// last, for old models know the first by their place.
constexpr std::array<Row, symbol::count> table{{{"0", of_place},
                                                {"1", of_place},
                                                {"2", of_place},
                                                {"3", of_place},
                                                {"4", of_place},
                                                {"5", of_place},
                                                {"6", of_place},
                                                {"7", of_place},
                                                {"8", of_place},
                                                {"9", of_place},
                                                {"X", of_place},
                                                {"mon", Role::weekday},
                                                {"tue", Role::weekday},
                                                {"wed", Role::weekday},
                                                {"thu", Role::weekday},
                                                {"fri", Role::weekday},
                                                {"sat", Role::weekday},
                                                {"sun", Role::weekday},
                                                {"dmy", Role::order},
                                                {"mdy", Role::order},
                                                {"ymd", Role::order},
                                                {"none", Role::none},
                                                {"week", Role::form},
                                                {"ordinal", Role::form},
                                                {"end", Role::end},
                                                {"bc", Role::era},
                                                {"buddhist", Role::era},
                                                {"minguo", Role::era},
                                                {"dangi", Role::era},
                                                {"meiji", Role::era},
                                                {"taisho", Role::era},
                                                {"showa", Role::era},
                                                {"heisei", Role::era},
                                                {"reiwa", Role::era},
                                                {"ad", Role::era},
                                                {"neg", Role::era},
                                                {"/", Role::join},
                                                {"|", Role::join},
                                                {"&", Role::join},
                                                {"=", Role::join},
                                                {"..", Role::bound},
                                                {"unknown", Role::bound},
                                                {"~", Role::qualifier},
                                                {"?", Role::qualifier},
                                                {"early", Role::part},
                                                {"mid", Role::part},
                                                {"late", Role::part},
                                                {"dual", Role::dual},
                                                {"leap", Role::leap},
                                                {"R", Role::reference},
                                                {"#", Role::step},
                                                {"+", Role::step},
                                                {"-", Role::step},
                                                {"second", Role::unit},
                                                {"minute", Role::unit},
                                                {"hour", Role::unit},
                                                {"day", Role::unit},
                                                {"weekend", Role::unit},
                                                {"month", Role::unit},
                                                {"quarter", Role::unit},
                                                {"third", Role::unit},
                                                {"half", Role::unit},
                                                {"year", Role::unit},
                                                {"decade", Role::unit},
                                                {"century", Role::unit},
                                                {"millennium", Role::unit},
                                                {"T", Role::clock},
                                                {"point", Role::clock},
                                                {"am", Role::clock},
                                                {"pm", Role::clock},
                                                {"noon", Role::clock},
                                                {"midnight", Role::clock},
                                                {"morning", Role::clock},
                                                {"afternoon", Role::clock},
                                                {"evening", Role::clock},
                                                {"night", Role::clock},
                                                {"zone", Role::clock},
                                                {"utc", Role::clock},
                                                {"name", Role::clock},
                                                {"julian", Role::calendar},
                                                {"gregorian", Role::calendar},
                                                {"hebrew", Role::calendar},
                                                {"islamic", Role::calendar},
                                                {"persian", Role::calendar},
                                                {"ethiopic", Role::calendar},
                                                {"coptic", Role::calendar},
                                                {"indian", Role::calendar},
                                                {"chinese", Role::calendar},
                                                {"korean", Role::calendar},
                                                {"republican", Role::calendar}}};
constexpr bool is_named(symbol::Id id, std::string_view name) {
    return table[static_cast<std::size_t>(id)].name == name;
}
static_assert(is_named(symbol::unwritten, "X") && is_named(symbol::none, "none") && is_named(symbol::week, "week") &&
              is_named(symbol::end, "end") && is_named(symbol::days_alone, "ad"));
static_assert(is_named(symbol::from_to, "/") && is_named(symbol::same_time, "=") && is_named(symbol::open, "..") &&
              is_named(symbol::about, "~") && is_named(symbol::dual, "dual") && is_named(symbol::leap, "leap"));
static_assert(is_named(symbol::reference, "R") && is_named(symbol::minus, "-") && is_named(symbol::second, "second") &&
              is_named(symbol::minute, "minute") && is_named(symbol::weekend, "weekend") &&
              is_named(symbol::quarter, "quarter") && is_named(symbol::half, "half"));
static_assert(is_named(symbol::clock, "T") && is_named(symbol::point, "point") && is_named(symbol::am, "am") &&
              is_named(symbol::night, "night") && is_named(symbol::zone, "zone") &&
              is_named(symbol::named_zone, "name"));

constexpr std::size_t place(symbol::Id id) {
    return static_cast<std::size_t>(id);
}

bool is_known(symbol::Id id) {
    return id >= 0 && id < symbol::count;
}

std::vector<symbol::Id> first_ids(std::size_t size) {
    std::vector<symbol::Id> ids(size);
    for (std::size_t i = 0; i < size; ++i) ids[i] = static_cast<symbol::Id>(i);
    return ids;
}

std::vector<symbol::Id> ids_of(std::span<const std::string> names) {
    std::vector<symbol::Id> ids;
    for (const std::string& name : names) {
        const std::optional<symbol::Id> id = parse_symbol(name);
        if (!id)
            throw Error(ErrorKind::data,
                        "it writes the symbol " + in_quotes(name) + ", which this program does not know");
        if (std::ranges::find(ids, *id) != ids.end())
            throw Error(ErrorKind::data, "it has the symbol " + in_quotes(name) + " twice");
        ids.push_back(*id);
    }
    return ids;
}

/// Without these some text would have no answer at all.
bool is_in_every_date(symbol::Id id) {
    return symbol::is_digit(id) || id == symbol::unwritten || id == symbol::none || id == symbol::end;
}

}  // namespace

std::string_view name(Role role) {
    constexpr std::array<std::string_view, role_count> names{
        "year", "month", "day",       "era",  "form",   "weekday", "order", "join",     "bound", "qualifier", "part",
        "dual", "leap",  "reference", "step", "number", "unit",    "clock", "calendar", "",      ""};
    return names[static_cast<std::size_t>(role)];
}

std::string_view symbol_name(symbol::Id id) {
    if (!is_known(id)) throw Error(ErrorKind::internal, "symbol " + std::to_string(id) + " is never written");
    return table[place(id)].name;
}

std::optional<symbol::Id> parse_symbol(std::string_view name) {
    const auto* const found = std::ranges::find(table, name, &Row::name);
    return found == table.end() ? std::nullopt : std::optional(static_cast<symbol::Id>(found - table.begin()));
}

std::optional<Role> role_of(symbol::Id id) {
    return is_known(id) ? table[place(id)].role : of_place;
}

symbol::Id first_symbol(Role role) {
    static constexpr auto firsts = [] {
        std::array<symbol::Id, role_count> by_role{};
        for (std::size_t i = table.size(); i-- > 0;)
            if (table[i].role) by_role[static_cast<std::size_t>(*table[i].role)] = static_cast<symbol::Id>(i);
        return by_role;
    }();
    return firsts.at(static_cast<std::size_t>(role));
}

SymbolSet symbols_of(Role role) {
    SymbolSet set;
    for (std::size_t i = 0; i < table.size(); ++i) set[i] = table[i].role == role;
    return set;
}

TargetVocabulary::TargetVocabulary() : TargetVocabulary(first_ids(symbol::count)) {}

TargetVocabulary::TargetVocabulary(std::span<const std::string> names) : TargetVocabulary(ids_of(names)) {}

TargetVocabulary TargetVocabulary::first(std::size_t size) {
    return TargetVocabulary(first_ids(size));
}

TargetVocabulary::TargetVocabulary(std::vector<symbol::Id> symbols)
    : symbols_(std::move(symbols)), columns_(table.size(), -1) {
    for (std::size_t column = 0; column < symbols_.size(); ++column) {
        columns_[place(symbols_[column])] = static_cast<std::int32_t>(column);
        known_.set(place(symbols_[column]));
        is_in_order_ = is_in_order_ && place(symbols_[column]) == column;
    }
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (is_in_every_date(static_cast<symbol::Id>(i)) && !known_[i])
            throw Error(ErrorKind::data,
                        "it cannot write the symbol " + in_quotes(table[i].name) + ", which every model needs");
    }
}

std::vector<std::string> TargetVocabulary::names() const {
    std::vector<std::string> names;
    names.reserve(symbols_.size());
    for (const symbol::Id id : symbols_) names.emplace_back(symbol_name(id));
    return names;
}

std::int32_t TargetVocabulary::column(symbol::Id id) const {
    if (id == symbol::start) return static_cast<std::int32_t>(size());
    if (!is_known(id) || columns_[place(id)] < 0)
        throw Error(ErrorKind::data,
                    "the model does not know the symbol " + in_quotes(symbol_name(id)) + ", which an example teaches");
    return columns_[place(id)];
}

}  // namespace kalends
