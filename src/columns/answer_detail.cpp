#include "columns/answer_detail.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

constexpr std::array<std::string_view, all_details.size()> names{
    "status", "confidence", "edtf", "earliest", "latest", "flags", "alternatives", "unread", "datetime", "calendar"};

std::string day(const std::optional<std::chrono::sys_days>& date) {
    return date ? to_iso(*date) : "";
}

std::string flags(const Answer& answer) {
    std::string list;
    for (const Flag flag : all_flags) {
        if (!answer.flags.has(flag)) continue;
        if (!list.empty()) list += ' ';
        list += name(flag);
    }
    return list;
}

std::string alternatives(const Answer& answer) {
    std::string list;
    for (const Alternative& alternative : answer.alternatives) {
        if (!list.empty()) list += " | ";
        list += alternative.date.empty() ? alternative.edtf : alternative.date;
    }
    return list;
}

}  // namespace

std::string_view name(AnswerDetail detail) {
    return names.at(static_cast<std::size_t>(detail));
}

std::string detail_text(std::string_view text, const Answer& answer, AnswerDetail detail) {
    constexpr int digits = 6;  // as answers in JSON have them
    switch (detail) {
        case AnswerDetail::status:
            return std::string(name(answer.status));
        case AnswerDetail::confidence:
            return to_text(answer.confidence, digits);
        case AnswerDetail::edtf:
            return answer.edtf;
        case AnswerDetail::earliest:
            return day(answer.bounds.earliest);
        case AnswerDetail::latest:
            return day(answer.bounds.latest);
        case AnswerDetail::flags:
            return flags(answer);
        case AnswerDetail::alternatives:
            return alternatives(answer);
        case AnswerDetail::unread:
            return unread_text(text, answer);
        case AnswerDetail::datetime:
            return answer.datetime;
        case AnswerDetail::calendar:
            return answer.calendar == Calendar::unwritten ? "" : std::string(name(answer.calendar));
    }
    return "";
}

}  // namespace kalends
