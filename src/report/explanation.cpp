#include "kalends/report/explanation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "kalends/text/normalized_text.hpp"
#include "report/alignment_grid.hpp"
#include "text/letters.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

/// Names in front of what is said, in one column.
class Lines {
public:
    void add(std::string_view name, std::string_view said) {
        if (said.empty()) return;
        constexpr std::size_t width = 12;
        text_ += name;
        text_.append(width - std::min(width - 1, name.size()), ' ');
        text_.append(said).append("\n");
    }
    [[nodiscard]] std::string text() && { return std::move(text_); }

private:
    std::string text_;
};

/// An answer or an alternative.
template <class Dated>
bool has_time(const Dated& read) {
    return !read.datetime.empty() && read.datetime != read.date && read.datetime != read.edtf;
}

std::string answer_words(const Answer& answer) {
    if (has_time(answer)) return answer.datetime;
    if (answer.edtf.empty()) return answer.date.empty() ? "none" : answer.date;
    if (answer.date == answer.edtf) return answer.date;
    return answer.date.empty() ? answer.edtf + " in EDTF; no day, month or year"
                               : answer.date + ", " + answer.edtf + " in EDTF";
}

/// What is read by rule, EDTF and counts of time, has no expression.
std::string understood(const Answer& answer) {
    const bool by_rule = answer.expression.is_none() && !answer.edtf.empty();
    return by_rule ? "what its signs say, by rule" : in_words(answer.expression);
}

std::string_view order_words(Order order) {
    constexpr std::array<std::string_view, all_orders.size()> words{"", " (its numbers as day, month, year)",
                                                                    " (its numbers as month, day, year)",
                                                                    " (its numbers as year, month, day)"};
    return words[static_cast<std::size_t>(order)];
}

std::string meaning_words(const Alternative& meaning) {
    const std::string text = meaning.edtf.empty() ? meaning.date : meaning.edtf;
    return (has_time(meaning) ? meaning.datetime : text) + (meaning.by.empty() ? "" : "  with " + meaning.by);
}

bool begins_with_letter(const Column& column) {
    const std::u32string points = to_code_points(column.text);
    return !points.empty() && is_letter(points.front());
}

/// Columns that outputs [first, last) looked at: of words all of it, of anything else themselves.
std::vector<bool> looked_at(std::span<const Column> columns, std::size_t first, std::size_t last) {
    constexpr float much = 0.25F;
    std::vector<bool> marked(columns.size());
    const auto mark = [&](std::size_t column) {
        std::size_t begin = column, end = column + 1;
        if (begins_with_letter(columns[column])) {
            while (begin > 0 && begins_with_letter(columns[begin - 1])) --begin;
            while (end < columns.size() && begins_with_letter(columns[end])) ++end;
        }
        std::fill(marked.begin() + static_cast<std::ptrdiff_t>(begin),
                  marked.begin() + static_cast<std::ptrdiff_t>(end), true);
    };
    for (std::size_t output = first; output < last; ++output) {
        mark(most_attended(columns, output));
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].weights[output] >= much) mark(i);
    }
    return marked;
}

/// The texts of marked columns that stand side by side, in quotation marks.
std::string quoted(std::span<const Column> columns, const std::vector<bool>& marked) {
    std::string text;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool begins = marked[i] && (i == 0 || !marked[i - 1]),
                   ends = marked[i] && (i + 1 == columns.size() || !marked[i + 1]);
        if (begins) text += text.empty() ? "\"" : " \"";
        if (marked[i]) text += columns[i].text;
        if (ends) text += "\"";
    }
    return text;
}

/// A line for each part of what is written: which letters it came from.
void add_sources(Lines& lines, std::string_view input, const AlignedAnswer& aligned) {
    const std::vector<Column> columns = alignment_columns(input, aligned);
    if (columns.empty()) return;
    const std::vector<Role>& roles = aligned.roles;
    std::string_view name_before = "from";
    for (std::size_t first = 0; first < roles.size();) {
        std::size_t last = first + 1;
        while (last < roles.size() && roles[last] == roles[first]) ++last;
        const std::string_view role = name(roles[first]);
        if (!role.empty() && roles[first] != Role::order)
            lines.add(std::exchange(name_before, ""),
                      std::string(role) + " " + quoted(columns, looked_at(columns, first, last)));
        first = last;
    }
}

}  // namespace

std::string_view in_words(Status status) {
    constexpr std::array<std::string_view, all_statuses.size()> words{
        "a day",
        "a month or a year, or a day without its year",
        "one date, marked as about or perhaps; --as edtf writes it",
        "from one time to another, or a season, a week, a decade and the like; --as edtf writes it",
        "a list of times; --as edtf writes it",
        "several meanings fit, and nothing tells which",
        "counted from a day that nobody told; --reference DAY tells it",
        "the calendar, or the clock, has no such time",
        "not understood surely enough; --min-confidence is the bound",
        "the text holds no date"};
    return words[static_cast<std::size_t>(status)];
}

std::string_view in_words(Flag flag) {
    constexpr std::array<std::string_view, flag_count> words{
        "the weekday is not that of the date, and the date counts",
        "the century is not written: --century-pivot or --years tells it",
        "the year is counted in another era; the answer is of the common one",
        "bytes that are no UTF-8, or control characters, were passed over, or letters in a number read as digits",
        "the text is longer than what is read of it",
        "marked as about",
        "marked as perhaps",
        "an editor has supplied it, in brackets",
        "an editor's \"i.e.\" replaces what was written",
        "a c before the year may be copyright, or circa",
        "the text says that there is no date",
        "some of what is described has no date",
        "the dates of most of it stand in the text as well",
        "months of the season are those of the northern hemisphere",
        "of two years the later one counts, as under a year that began in spring",
        "a month or year of the Julian calendar, as it is written",
        "written by another calendar, and converted to ours",
        "a day or two may be others, where months of its calendar begin by sightings or by another table",
        "two calendars say the same day",
        "two calendars say different days; ours counts",
        "EDTF cannot say it",
        "months or years were counted from a day, or to its month's last where that has no such day",
        "24:00 is 00:00 of the next day",
        "the zone's name means several zones; the time is local; --zone-prefer tells the region",
        "no clock of the zone shows that time: it was set forward over it",
        "clocks of the zone show that time twice: they were set back"};
    return words[static_cast<std::size_t>(flag)];
}

std::string explanation(std::string_view input, const AlignedAnswer& aligned) {
    const Answer& answer = aligned.answer;
    Lines lines;
    lines.add("text", input.empty() ? "(empty)" : printable(input));
    lines.add("says", understood(answer).append(order_words(answer.expression.order)));
    lines.add("answer", answer_words(answer));
    lines.add("status", std::string(name(answer.status)) + ": " + std::string(in_words(answer.status)));
    lines.add("confidence", percent_sure(answer.confidence));
    std::string_view name_before = answer.status == Status::ambiguous ? "meanings" : "or";
    for (const Alternative& meaning : answer.alternatives)
        lines.add(std::exchange(name_before, ""), meaning_words(meaning));
    name_before = "note";
    for (const Flag flag : all_flags)
        if (answer.flags.has(flag)) lines.add(std::exchange(name_before, ""), in_words(flag));
    add_sources(lines, input, aligned);
    lines.add("not used", printable(unread_text(input, answer)));
    return std::move(lines).text();
}

}  // namespace kalends
