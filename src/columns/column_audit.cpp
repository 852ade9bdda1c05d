#include "kalends/columns/column_audit.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <set>

#include "calendar/iso_date.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

constexpr std::size_t longest_shape = 60;

char32_t kind(char32_t c) {
    const auto code = static_cast<UChar32>(c);
    if (u_isdigit(code)) return U'9';
    if (u_isUWhiteSpace(code) || u_iscntrl(code)) return U' ';
    const bool is_mark = (U_GET_GC_MASK(code) & U_GC_M_MASK) != 0;
    return u_isalpha(code) || is_mark ? U'a' : c;
}

/// What a text looks like, for counting texts that look alike: digits of any script are 9, a run of letters is a,
/// white space is a blank, all else is itself: "Saturday, 09 May 2018" is "a, 99 a 9999". Of long texts the beginning.
std::string shape(std::string_view utf8) {
    std::u32string shape;
    for (const char32_t c : to_code_points(utf8)) {
        const char32_t next = kind(c);
        const bool is_run = (next == U'a' || next == U' ') && !shape.empty() && shape.back() == next;
        if (!is_run) shape += next;
        if (shape.size() > longest_shape) break;
    }
    if (shape.size() > longest_shape) shape.back() = U'…';
    return to_utf8(shape);
}

bool has_answer(const Answer* answer) {
    return !answer->date.empty() || !answer->edtf.empty();
}

/// Where meanings are of several orders, or an order gives an answer: of 31/04/18 ymd alone. Else the question is
/// another one: 1911-12, next Friday.
bool is_open_in_order(const ColumnAudit::ToldAnswers& answers) {
    const Answer& untold = *answers.front();
    if (untold.status != Status::ambiguous) return false;
    const std::vector<Alternative>& meanings = untold.alternatives;
    return std::ranges::any_of(answers, has_answer) || std::ranges::any_of(meanings, [&](const Alternative& meaning) {
               return meaning.order != meanings.front().order;
           });
}

/// Of a text that is EDTF, which has no expression: by its status, and what is partial by its form.
Kind kind_by_rule(const Answer& answer) {
    constexpr std::size_t year_size = 4, month_size = 7;
    switch (answer.status) {
        case Status::ok:
            return Kind::day;
        case Status::approximate:
            return Kind::approximate;
        case Status::interval:
            return Kind::interval;
        case Status::several:
            return Kind::several;
        default:
            return answer.date.size() == year_size    ? Kind::year
                   : answer.date.size() == month_size ? Kind::month
                                                      : Kind::partial;
    }
}

/// The last two digits where no others are written.
template <class Visit>
void for_each_short_year(const Expression& expression, Visit visit) {
    for_each_end(expression, [&](const End& end) {
        const auto& [first, second, tens, ones] = end.point.date.year;
        if (first == 'X' && second == 'X' && tens != 'X' && ones != 'X') visit(10 * (tens - '0') + ones - '0');
    });
}

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
}

}  // namespace

ColumnAudit::ColumnAudit(const ColumnAuditOptions& options)
    : options_(options),
      times_(options.examples),
      dates_{ColumnDates(options.examples), ColumnDates(options.examples), ColumnDates(options.examples),
             ColumnDates(options.examples)} {
    for (const Status status : all_statuses) by_status_.at(static_cast<std::size_t>(status)).name = name(status);
    for (const Kind kind : all_kinds) by_kind_.at(static_cast<std::size_t>(kind)).name = name(kind);
    for (const Order order : all_orders) by_proof_.at(static_cast<std::size_t>(order)).name = name(order);
}

void ColumnAudit::count(AuditedRows& kind, const AuditedRow& row) const {
    ++kind.rows;
    if (kind.first.size() < options_.examples) kind.first.push_back(row);
}

void ColumnAudit::count(ByName& kinds, const std::string& name, const AuditedRow& row, std::size_t most,
                        std::size_t& further) {
    auto found = kinds.find(name);
    if (found == kinds.end() && kinds.size() < most) found = kinds.emplace(name, AuditedRows{name, 0, {}}).first;
    if (found == kinds.end()) {
        ++further;
        return;
    }
    ++found->second.rows;
    if (found->second.first.empty()) found->second.first.push_back(row);
}

void ColumnAudit::count_unread(const AuditedRow& row, const Answer& answer) {
    std::set<std::string> names;
    for (const std::string_view word : unread_words(row.text, answer)) {
        const std::string kind = shape(word);
        names.insert(kind.find('9') == std::string::npos ? std::string(word) : "9");
    }
    for (const std::string& name : names) count(unread_, name, row, options_.most_words, rows_of_further_unread_);
}

void ColumnAudit::count_dates(AuditedRow row, const ToldAnswers& answers) {
    const bool is_open = is_open_in_order(answers);
    open_in_order_ += is_open ? 1 : 0;
    for (std::size_t order = 0; order < answers.size(); ++order) {
        row.date = answers.at(order)->date;
        if (is_open && !row.date.empty()) ++decided_.at(order);
        if (const auto date = parse_iso(row.date)) dates_.at(order).add(*date, row);
    }
}

void ColumnAudit::count_kind(const AuditedRow& row, const Answer& answer) {
    if (answer.edtf.empty()) return;
    const Kind kind = answer.expression.is_none() ? kind_by_rule(answer) : kind_of(answer.expression);
    count(by_kind_.at(static_cast<std::size_t>(kind)), row);
}

bool ColumnAudit::is_in_future(const Answer& answer) const {
    return options_.today && answer.bounds.earliest && *answer.bounds.earliest > *options_.today;
}

void ColumnAudit::count_years(const AuditedRow& row, const Answer& answer, ColumnYears& counted) const {
    const auto& [earliest, latest] = answer.bounds;
    if (answer.edtf.empty() || !earliest || !latest || is_in_future(answer)) return;
    if (answer.flags.has(Flag::century_assumed))
        return for_each_short_year(answer.expression, [&](int year) { counted.add_short(year); });
    const YearRange years{year_of(*earliest), year_of(*latest)};
    constexpr int longest = 20;  // a century says nothing of the years that it holds
    if (years.last - years.first <= longest) counted.add(years, row);
}

void ColumnAudit::add(std::uint64_t line, std::string_view text, const ToldAnswers& answers, Order proof) {
    ++rows_;
    if (is_blank(text)) {
        ++blank_;
        return;
    }
    const Answer& answer = *answers.front();
    const AuditedRow row{line, std::string(text), answer.date, answer.edtf};
    count(by_status_.at(static_cast<std::size_t>(answer.status)), row);
    if (proof != Order::none) count(by_proof_.at(static_cast<std::size_t>(proof)), row);
    if (answer.flags.has(Flag::weekday_mismatch)) count(wrong_weekday_, row);
    if (answer.flags.has(Flag::century_assumed)) count(assumed_century_, row);
    if (answer.flags.has(Flag::input_repaired) || answer.flags.has(Flag::truncated)) count(damaged_, row);
    count(shapes_, shape(row.text), row, options_.most_shapes, rows_of_further_shapes_);
    count_unread(row, answer);
    count_dates(row, answers);
    count_kind(row, answer);
    times_.add(row, answer);
    if (!answer.edtf.empty() && is_in_future(answer)) count(in_future_, row);
    for (std::size_t order = 0; order < answers.size(); ++order) count_years(row, *answers.at(order), years_.at(order));
}

void ColumnAudit::add(const RowReader& rows, std::size_t column, const BlockAnswers& answers) {
    const std::span<const std::string> texts = rows.texts(column);
    for (std::size_t row = 0; row < texts.size(); ++row) {
        ToldAnswers told{};
        std::ranges::transform(all_orders, told.begin(), [&](Order order) { return &answers.of(row, order); });
        add(rows.line(row), texts[row], told, answers.proof_of(row));
    }
}

std::vector<AuditedRows> ColumnAudit::most_frequent(const ByName& kinds) {
    std::vector<AuditedRows> all;
    for (const auto& [name, rows] : kinds) all.push_back(rows);
    std::ranges::stable_sort(all, std::ranges::greater(), &AuditedRows::rows);
    return all;
}

}  // namespace kalends
