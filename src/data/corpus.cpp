#include "kalends/data/corpus.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

#include "calendar/edtf.hpp"
#include "core/crc64.hpp"
#include "core/in_quotes.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "kalends/language/kind.hpp"
#include "records/line_reader.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

constexpr std::string_view absent = "-";
constexpr std::size_t needed_columns = 2;
constexpr std::size_t all_columns = static_cast<std::size_t>(Columns::annotated);

struct Escape {
    char letter, meaning;
};
constexpr std::array<Escape, 4> escapes{{{'t', '\t'}, {'n', '\n'}, {'r', '\r'}, {'\\', '\\'}}};

struct SpanKey {
    char letter;
    ByteSpan FieldSpans::*field;
};
constexpr std::array<SpanKey, 4> span_keys{
    {{'d', &FieldSpans::day}, {'m', &FieldSpans::month}, {'y', &FieldSpans::year}, {'w', &FieldSpans::weekday}}};

/// The same letters in other expressions than lone dates, behind the number of the end.
constexpr std::array<std::pair<char, Role>, 4> span_letters{
    {{'d', Role::day}, {'m', Role::month}, {'y', Role::year}, {'w', Role::weekday}}};

[[noreturn]] void malformed(const std::string& reason) {
    throw Error(ErrorKind::data, reason);
}

/// Cuts off and returns what stands before the first `separator`, or all of it.
std::string_view take_until(std::string_view& rest, char separator) {
    const std::string_view head = rest.substr(0, rest.find(separator));
    rest.remove_prefix(std::min(head.size() + 1, rest.size()));
    return head;
}

/// What the second column of rows holds, in messages.
template <class Row>
constexpr std::string_view second_column = "expression";
template <>
constexpr std::string_view second_column<AnsweredText> = "EDTF";

/// "text<TAB>expression"
std::string row_form(std::string_view second) {
    return "text<TAB>" + std::string(second);
}

/// The columns of a row; those it lacks are `-`. @param second what the second holds
std::array<std::string_view, all_columns> split_columns(std::string_view row, std::string_view second) {
    const auto count = static_cast<std::size_t>(std::ranges::count(row, '\t')) + 1;
    if (count < needed_columns) malformed("no tab; a row is " + row_form(second));
    if (count > all_columns) {
        malformed(std::to_string(count) + " columns; at most " + std::to_string(all_columns) +
                  " are understood, write a tab inside the text as \\t");
    }
    std::array<std::string_view, all_columns> columns;
    columns.fill(absent);
    auto* next = columns.begin();
    for_each_part(row, '\t', [&](std::string_view column) { *next++ = column; });
    return columns;
}

std::string unescape(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        const auto* escape = std::ranges::find(escapes, next, &Escape::letter);
        const bool escaped = text[i] == '\\' && escape != escapes.end();
        result.push_back(escaped ? escape->meaning : text[i]);
        if (escaped) ++i;
    }
    return result;
}

void append_escaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        const auto* escape = std::ranges::find(escapes, c, &Escape::meaning);
        if (escape == escapes.end()) {
            out.push_back(c);
        } else {
            out.append({'\\', escape->letter});
        }
    }
}

std::string parse_word(std::string_view column) {
    return std::string(column.empty() ? absent : column);
}

Weekday parse_weekday(std::string_view column) {
    if (column == absent) return Weekday::unwritten;
    if (column.size() != 1 || column[0] < '1' || column[0] > '7') {
        malformed("weekday (column 5) is " + in_quotes(column) + "; write 1 for Monday to 7 for Sunday, or -");
    }
    return Weekday(column[0] - '0');
}

Order parse_order_column(std::string_view column) {
    if (column == absent) return Order::none;
    const auto* found = std::ranges::find_if(all_orders, [&](Order order) { return name(order) == column; });
    if (found == all_orders.end() || *found == Order::none) {
        malformed("order (column 6) is " + in_quotes(column) + "; write dmy, mdy, ymd or -");
    }
    return *found;
}

/// A kind is that of the expression, whatever stands there; what is none is more likely a column of something else.
void check_kind(std::string_view column) {
    if (column == absent || parse_kind(column)) return;
    std::string names;
    for (const Kind kind : all_kinds) names += std::string(name(kind)) + ", ";
    malformed("kind (column 8) is " + in_quotes(column) + "; write " + names + "or -");
}

[[noreturn]] void malformed_spans(std::string_view column, std::size_t size) {
    malformed("spans (column 7) are " + in_quotes(column) + "; write parts of the text's " + std::to_string(size) +
              " bytes as d=0-2,m=3-5,y=6-10,w=12-15 (of several dates 0d=0-2,1d=6-8), or -");
}

/// Reads e.g. `0-2`; nothing if it is no part of a text of `size` bytes.
std::optional<ByteSpan> parse_span(std::string_view range, std::size_t size) {
    const std::optional<std::uint32_t> begin = parse_number<std::uint32_t>(take_until(range, '-'));
    const std::optional<std::uint32_t> end = parse_number<std::uint32_t>(range);
    if (!begin || !end || *begin >= *end || *end > size) return std::nullopt;
    return ByteSpan{*begin, *end};
}

/// The role of that letter, or of that name.
std::optional<Role> parse_role(std::string_view key) {
    for (const auto& [letter, role] : span_letters)
        if (key == std::string_view(&letter, 1)) return role;
    for (auto role = Role::year; role < Role::none; role = static_cast<Role>(static_cast<int>(role) + 1))
        if (key == name(role)) return role;
    return std::nullopt;
}

/// Reads e.g. `1d`, the day of the second end, or `0qualifier.1`, the second qualifier of the first.
std::optional<FieldSpan> parse_field(std::string_view key) {
    const std::size_t digits = std::min(key.find_first_not_of("0123456789"), key.size());
    const std::optional<std::size_t> end = parse_number<std::size_t>(key.substr(0, digits));
    key.remove_prefix(digits);
    const std::optional<Role> role = parse_role(take_until(key, '.'));
    const std::optional<std::size_t> nth = key.empty() ? 0 : parse_number<std::size_t>(key);
    if (!end || !role || !nth) return std::nullopt;
    return FieldSpan{*end, *role, *nth, {}};
}

FieldSpans parse_spans(const std::string_view column, std::size_t size) {
    FieldSpans spans;
    if (column == absent) return spans;
    for (std::string_view rest = column; !rest.empty();) {
        std::string_view range = take_until(rest, ',');
        const std::string_view key = take_until(range, '=');
        const auto* known =
            std::ranges::find_if(span_keys, [key](const SpanKey& k) { return key == std::string_view(&k.letter, 1); });
        const std::optional<ByteSpan> span = parse_span(range, size);
        std::optional<FieldSpan> field = parse_field(key);
        if ((known == span_keys.end() && !field) || !span) malformed_spans(column, size);
        if (field) {
            field->bytes = *span;
            spans.of_ends.push_back(*field);
        } else {
            spans.*(known->field) = *span;
        }
    }
    return spans;
}

/// Refuses a column beside the expression that says otherwise.
template <class Value>
Value either(Value in_expression, Value in_column, std::string_view what) {
    if (in_expression != Value{} && in_column != Value{} && in_expression != in_column)
        malformed("the " + std::string(what) + " is another one in column 2; write it once");
    return in_column == Value{} ? in_expression : in_column;
}

/// What a row says whose weekday and order stand in columns of their own. A text has one order, but several weekdays.
Expression with_columns(Expression written, Weekday weekday, Order order) {
    if (order != Order::none && written.is_none()) malformed("an order (column 6) of no date; write -");
    written.order = either(written.order, order, "order (column 6)");
    std::optional<WrittenDate> date = lone_date(written);
    if (!date && weekday != Weekday::unwritten) {
        malformed("a weekday (column 5) is one of a lone date; write those of " + in_quotes(to_string(written)) +
                  " in column 2");
    }
    if (!date) return written;
    date->weekday = either(date->weekday, weekday, "weekday (column 5)");
    return expression_of(*date);
}

Expression parse_target(std::string_view column) try { return parse_expression(column); } catch (const Error& error) {
    malformed("expression (column 2): " + std::string(error.what()));
}

Example parse_row(std::string_view row) {
    const std::array<std::string_view, all_columns> columns = split_columns(row, second_column<Example>);
    Example example;
    example.text = unescape(columns[0]);
    example.locale = parse_word(columns[2]);
    example.pattern = parse_word(columns[3]);
    example.target = with_columns(parse_target(columns[1]), parse_weekday(columns[4]), parse_order_column(columns[5]));
    example.spans = parse_spans(columns[6], example.text.size());
    check_kind(columns[7]);
    return example;
}

Example parse_row_to_learn(std::string_view row) {
    Example example = parse_row(row);
    if (const std::size_t symbols = to_symbols(example.target).size(); symbols > most_symbols) {
        malformed(in_quotes(to_string(example.target)) + " cannot be learned: it has " + std::to_string(symbols) +
                  " symbols, of at most " + std::to_string(most_symbols));
    }
    return example;
}

/// @throws Error (data) where the text is no EDTF
Edtf parse_answer(std::string_view text) {
    if (std::optional<Edtf> edtf = parse_edtf(text)) return *std::move(edtf);
    malformed(in_quotes(text) + " is no EDTF (ISO 8601-2, levels 0 to 2), such as 1850~ or 1862/1864; or none");
}

AnsweredText parse_answered(std::string_view row) {
    const std::array<std::string_view, all_columns> columns = split_columns(row, second_column<AnsweredText>);
    AnsweredText answered;
    answered.text = unescape(columns[0]);
    answered.locale = parse_word(columns[2]);
    answered.pattern = parse_word(columns[3]);
    if (columns[1].empty() || columns[1] == "none") return answered;
    const Edtf edtf = parse_answer(columns[1]);
    answered.edtf = to_string(edtf);
    answered.validity = resolve(edtf).validity;
    return answered;
}

void append_number(std::string& out, std::uint32_t number) {
    std::array<char, 10> digits{};
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

void append_order(std::string& out, Order order) {
    out += order == Order::none ? absent : name(order);
}

void append_span(std::string& out, std::string_view key, ByteSpan span) {
    if (span.begin >= span.end) return;
    if (!out.ends_with('\t')) out.push_back(',');
    out += key;
    out.push_back('=');
    append_number(out, span.begin);
    out.push_back('-');
    append_number(out, span.end);
}

/// "1d", "0qualifier.1"
std::string key_of(const FieldSpan& span) {
    const auto* letter = std::ranges::find(span_letters, span.role, &std::pair<char, Role>::second);
    std::string key = std::to_string(span.end);
    key += letter == span_letters.end() ? std::string(name(span.role)) : std::string(1, letter->first);
    return span.nth == 0 ? key : key + "." + std::to_string(span.nth);
}

/// @pre `out` ends with a tab
void append_spans(std::string& out, const FieldSpans& spans) {
    for (const auto& [letter, field] : span_keys) append_span(out, std::string_view(&letter, 1), spans.*field);
    for (const FieldSpan& span : spans.of_ends) append_span(out, key_of(span), span.bytes);
    if (out.ends_with('\t')) out += absent;
}

/// Columns 5 to 7, each after its tab. @param date of a lone one; else the default
void append_annotations(std::string& out, const WrittenDate& date, const FieldSpans& spans) {
    out.push_back('\t');
    out.push_back(date.weekday == Weekday::unwritten ? '-' : static_cast<char>('0' + static_cast<int>(date.weekday)));
    out.push_back('\t');
    append_order(out, date.order);
    out.push_back('\t');
    append_spans(out, spans);
}

/// The first four columns.
void append_contract(std::string& out, const Example& example, const std::optional<WrittenDate>& date) {
    append_escaped(out, example.text);
    out.push_back('\t');
    out += to_string(date ? expression_of(date_alone(*date)) : example.target);
    out.push_back('\t');
    out += example.locale.empty() ? absent : example.locale;
    out.push_back('\t');
    out += example.pattern.empty() ? absent : example.pattern;
}

/// All columns that say something of their own: without the kind, which follows from the second.
void append_known(std::string& out, const Example& example) {
    const std::optional<WrittenDate> date = lone_date(example.target);
    append_contract(out, example, date);
    append_annotations(out, date.value_or(WrittenDate()), example.spans);
}

}  // namespace

CorpusReader::CorpusReader(std::istream& in, std::string origin, Rows rows)
    : lines_(std::make_unique<LineReader>(in)), origin_(std::move(origin)), rows_(rows) {}
CorpusReader::~CorpusReader() = default;

bool CorpusReader::next(Example& example) {
    return next(example, rows_ == Rows::to_learn ? parse_row_to_learn : parse_row);
}

bool CorpusReader::next(AnsweredText& row) {
    return next(row, parse_answered);
}

template <class Row>
bool CorpusReader::next(Row& row, Row (*parse)(std::string_view)) {
    if (!read_line(second_column<Row>)) return false;
    try {
        row = parse(row_);
    } catch (const Error& error) {
        fail(error.what());
    }
    return true;
}

/// Reads a row into row_, without its end; false at the end of the file or at an empty last line.
bool CorpusReader::read_line(std::string_view second) try {
    row_.clear();
    if (!lines_->append(row_, longest_row + 1)) return false;
    ++line_;
    if (row_.ends_with('\n')) row_.pop_back();
    if (row_.size() > longest_row)
        fail("a row of more than " + std::to_string(longest_row) +
             " bytes; a row holds one date and what it stands in");
    if (line_ == 1 && row_.starts_with(byte_order_mark)) row_.erase(0, byte_order_mark.size());
    if (row_.ends_with('\r')) row_.pop_back();
    if (!row_.empty()) return true;
    if (!lines_->at_end()) fail("an empty line; delete it, or write " + row_form(second));
    return false;
} catch (const Error& error) {
    if (error.kind() != ErrorKind::io) throw;
    throw Error(ErrorKind::io, origin_ + ": reading failed after line " + std::to_string(line_));
}

void CorpusReader::fail(const std::string& reason) const {
    throw Error(ErrorKind::data, origin_ + ":" + std::to_string(line_) + ": " + reason);
}

std::vector<Example> read_corpus(std::istream& in, const std::string& origin) {
    CorpusReader reader(in, origin);
    std::vector<Example> examples;
    for (Example example; reader.next(example);) examples.push_back(std::move(example));
    return examples;
}

std::uint64_t checksum(std::span<const Example> examples) {
    Crc64 crc;
    std::string row;
    for (const Example& example : examples) {
        row.clear();
        append_known(row, example);
        row.push_back('\n');
        crc.process_bytes(row.data(), row.size());
    }
    return crc.checksum();
}

void append_tsv(std::string& out, const Example& example, Columns columns) {
    if (columns == Columns::contract) {
        append_contract(out, example, lone_date(example.target));
    } else {
        append_known(out, example);
        out.push_back('\t');
        out += name(kind_of(example.target));
    }
    out.push_back('\n');
}

}  // namespace kalends
