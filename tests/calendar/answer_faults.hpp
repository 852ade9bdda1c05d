#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "calendar/edtf.hpp"
#include "calendar/expression_resolution.hpp"
#include "calendar/iso_date.hpp"
#include "kalends/language/expression.hpp"
#include "support/edtf_grammar.hpp"

namespace kalends::test {

/// Looks for what no answer may be, whatever was asked; keeps what the grammar says of a text, which takes its time.
class AnswerFaults {
public:
    /// The first one, in words; empty where there is none.
    std::string of(const ResolvedDate& answer, const Expression& expression) {
        is_about_time_ =
            has_end(expression, [](const End& end) { return end.point.clock && end.point.clock->about; }) &&
            !has_end(expression, [](const End& end) { return end.point.about; });
        if (!answer.by.empty()) return "only a meaning names an option";
        return answer.validity == Validity::ambiguous ? of_ambiguous(answer) : of_one(answer);
    }

private:
    std::string of_ambiguous(const ResolvedDate& answer) {
        if (!answer.iso.empty() || !answer.edtf.empty() || answer.bounds != Bounds()) return "an answer of its own";
        if (answer.meanings.size() < 2) return "ambiguous with fewer than two meanings";
        Flags shared = answer.meanings.front().flags;
        for (std::size_t i = 0; i < answer.meanings.size(); ++i) {
            const ResolvedDate& meaning = answer.meanings[i];
            if (!is_answer(meaning) || meaning.validity == Validity::ambiguous) return "a meaning is no answer";
            for (std::size_t j = 0; j < i; ++j)
                if (is_same_answer(meaning, answer.meanings[j])) return "the same meaning twice: " + meaning.edtf;
            if (std::string fault = of_one(meaning); !fault.empty()) return fault;
            shared &= meaning.flags;
        }
        return answer.flags == shared ? "" : "other flags than those that all meanings have";
    }

    std::string of_one(const ResolvedDate& answer) {
        if (!answer.meanings.empty()) return "meanings of what is not ambiguous";
        if (!is_answer(answer)) return of_none(answer);
        if (answer.edtf.empty() != answer.flags.has(Flag::no_edtf)) return "no-edtf is not where there is no EDTF";
        const bool has_mark = answer.flags.has(Flag::approximate) || answer.flags.has(Flag::uncertain);
        if (answer.validity == Validity::approximate && !has_mark) return "approximate without a mark";
        if (std::string fault = of_iso(answer); !fault.empty()) return fault;
        const auto& [earliest, latest] = answer.bounds;
        if (earliest && latest && *latest < *earliest) return "ends before it begins";
        return answer.edtf.empty() ? "" : of_edtf(answer);
    }

    static std::string of_none(const ResolvedDate& answer) {
        const bool has_iso = !answer.iso.empty() && answer.validity != Validity::unread;
        return has_iso || !answer.edtf.empty() || answer.bounds != Bounds() ? "something of no answer" : "";
    }

    /// A year's last digit alone has no form of ISO 8601-1; nor has the third Tuesday of a September without a year,
    /// which EDTF cannot say either.
    static bool is_last_digit(const std::string& edtf) { return edtf.starts_with("XXX") && edtf.size() == 4; }

    static std::string of_iso(const ResolvedDate& answer) {
        if (answer.validity == Validity::complete) return answer.iso == answer.edtf ? "" : "a day without its ISO form";
        if (answer.validity != Validity::partial) return answer.iso.empty() ? "" : "ISO form of " + answer.edtf;
        const bool has_none = is_last_digit(answer.edtf) || answer.edtf.empty();
        return answer.iso.empty() == has_none ? "" : "partial without an ISO form";
    }

    std::string of_edtf(const ResolvedDate& answer) {
        const std::optional<edtf_grammar::Days>& days = days_of(answer.edtf);
        if (!days) return "no EDTF: " + answer.edtf;
        const std::optional<Edtf> read = parse_edtf(answer.edtf);
        if (!read || to_string(*read) != answer.edtf) return "EDTF in no form of ours: " + answer.edtf;
        const ResolvedDate again = resolve(*read);
        if (lacks_year(answer.edtf)) {  // of a list or stretch with such no bounds at all
            if (answer.bounds != Bounds()) return "bounds without a year: " + answer.edtf;
        } else if (answer.flags.has(Flag::calendar_converted) || answer.flags.has(Flag::calendars_agree)) {
            if (!is_within(answer.bounds, again.bounds)) return "bounds outside " + answer.edtf;
        } else if (edtf_grammar::Days{iso(answer.bounds.earliest), iso(answer.bounds.latest)} != *days ||
                   answer.bounds != again.bounds) {
            return "other bounds than those of " + answer.edtf;
        }
        // A mark on unwritten digits is written on both ends of an interval; a last digit is no time in EDTF's eyes.
        const bool has_other_form =
            is_last_digit(unmarked(answer.edtf)) ||
            (answer.validity == Validity::approximate && answer.edtf.find('/') != std::string::npos);
        if (!has_other_form && (again.validity != answer.validity || again.iso != answer.iso))
            return "another status or ISO form than that of " + answer.edtf;
        for (const Flag flag : {Flag::approximate, Flag::uncertain}) {
            if (flag == Flag::approximate && is_about_time_ && answer.flags.has(flag)) continue;
            if (again.flags.has(flag) != answer.flags.has(flag)) return "other marks than those of " + answer.edtf;
        }
        return "";
    }

    /// Of a year of another calendar its days are told.
    static bool is_within(const Bounds& bounds, const Bounds& all) {
        return bounds.earliest.has_value() == all.earliest.has_value() &&
               bounds.latest.has_value() == all.latest.has_value() &&
               (!bounds.earliest || *bounds.earliest >= *all.earliest) &&
               (!bounds.latest || *bounds.latest <= *all.latest);
    }

    /// Behind no digit: not the 9XXX of a millennium.
    static bool lacks_year(const std::string& edtf) {
        const std::size_t at = edtf.find("XXX");
        return at != std::string::npos && (at == 0 || edtf[at - 1] < '0' || edtf[at - 1] > '9');
    }

    static std::string unmarked(std::string edtf) {
        if (!edtf.empty() && std::string("~?%").find(edtf.back()) != std::string::npos) edtf.pop_back();
        return edtf;
    }

    static std::optional<std::string> iso(const std::optional<std::chrono::sys_days>& day) {
        return day ? std::optional(to_iso(*day)) : std::nullopt;
    }

    const std::optional<edtf_grammar::Days>& days_of(const std::string& edtf) {
        constexpr std::size_t most_kept = 100'000;
        if (kept_.size() > most_kept) kept_.clear();
        const auto [found, is_new] = kept_.try_emplace(edtf);
        if (is_new) found->second = edtf_grammar::days_of(edtf);
        return found->second;
    }

    /// A time has a mark, which is a flag of the answer, and stands in no EDTF; and no day has one.
    bool is_about_time_ = false;
    std::map<std::string, std::optional<edtf_grammar::Days>> kept_;
};

}  // namespace kalends::test
