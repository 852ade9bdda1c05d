#include "generator/phrase.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

#include "generator/elision.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr std::array<std::string_view, sort_count> sort_names{"year",   "month",  "day",     "century",
                                                              "decade", "season", "quarter", "halfyear"};
using Shares = std::array<double, sort_count>;

/// How often a rule is about which sort of time, where its words leave that open; 0: never. Archives write of years and
/// centuries first (what was counted of them stands in docs/tried.md), letters and newspapers of days.
struct RuleShares {
    std::string_view rule;
    Shares shares;
};
//                            year  month day   cent. dec.  seas. quart. half
constexpr Shares any_shares{{0.50, 0.13, 0.15, 0.10, 0.06, 0.03, 0.015, 0.015}};
constexpr Shares part_shares{{0.25, 0.12, 0, 0.45, 0.18, 0, 0, 0}};
constexpr std::array special_shares{RuleShares{"early", part_shares},
                                    RuleShares{"mid", part_shares},
                                    RuleShares{"late", part_shares},
                                    RuleShares{"half", {{0.14, 0.06, 0, 0.77, 0.03, 0, 0, 0}}},
                                    RuleShares{"third", {{0.07, 0, 0, 0.93, 0, 0, 0, 0}}},
                                    RuleShares{"fourth", {{0, 0, 0, 1, 0, 0, 0, 0}}},
                                    RuleShares{"bc", {{0.60, 0.02, 0, 0.32, 0.04, 0.02, 0, 0}}},
                                    RuleShares{"ad", {{0.75, 0, 0, 0.25, 0, 0, 0, 0}}},
                                    RuleShares{"role", {{0.52, 0.12, 0.28, 0.04, 0.02, 0.02, 0, 0}}},
                                    RuleShares{"life", {{0.60, 0.05, 0.35, 0, 0, 0, 0, 0}}}};

Shares shares_of(std::string_view rule) {
    const auto* const found = std::ranges::find(special_shares, rule, &RuleShares::rule);
    return found == special_shares.end() ? any_shares : found->shares;
}

/// Rules that stand around a time within a phrase: "between about 1850 and the late 1860s".
struct Wrap {
    std::string_view rule;
    double share;
};
constexpr double wrapped_share = 0.17;
constexpr std::array wraps{Wrap{"about", 0.44}, Wrap{"uncertain", 0.14}, Wrap{"early", 0.11},  Wrap{"mid", 0.06},
                           Wrap{"late", 0.11},  Wrap{"half", 0.09},      Wrap{"fourth", 0.04}, Wrap{"third", 0.01}};
constexpr std::size_t qualifier_count = 2;  // that lead them; the others are parts
/// Parts that are qualified themselves: "about the first half of the 19th century".
constexpr std::string_view of_part = ".part";
constexpr Shares qualified_part_shares{{0.08, 0.07, 0, 0.72, 0.13, 0, 0, 0}};
constexpr std::array<std::string_view, 9> wrap_names{"about", "uncertain", "perhaps-about", "early", "mid",
                                                     "late",  "half",      "third",         "fourth"};

template <class Range, class ShareOf>
const auto& draw(const Range& from, Random& random, const ShareOf& share_of) {
    double sum = 0;
    for (const auto& one : from) sum += share_of(one);
    double at = random.uniform() * sum;
    for (const auto& one : from)
        if ((at -= share_of(one)) < 0) return one;
    return from.back();
}

Sort draw_sort(const Shares& shares, Random& random) {
    std::array<std::size_t, sort_count> sorts{};
    std::iota(sorts.begin(), sorts.end(), std::size_t{0});
    return static_cast<Sort>(draw(sorts, random, [&](std::size_t sort) { return shares[sort]; }));
}

/// Stands for the patterns that CLDR has for intervals.
constexpr std::string_view cldr_interval = "cldr-interval";
/// And for dates of any other calendar.
constexpr std::string_view cldr_calendar = "cldr-calendar";

std::optional<Sort> sort_of(std::string_view name) {
    const auto* const found = std::ranges::find(sort_names, name);
    return found == sort_names.end() ? std::nullopt : std::optional(static_cast<Sort>(found - sort_names.begin()));
}

/// "century" of "century.of", and ".of".
std::pair<std::string_view, std::string_view> base_and_case(std::string_view name) {
    const std::size_t point = std::min(name.find('.'), name.size());
    return {name.substr(0, point), name.substr(point)};
}

bool is_any_time(std::string_view base) {
    return base == "p" || base == "q";
}

/// True where the words suit a time of that sort: what they are about is left open, or is that.
bool suits(const Pattern& words, Sort sort) {
    bool has_time = false;
    const auto holds = [&](const auto& self, const Pattern& pattern) -> bool {
        for (const Piece& piece : pattern.pieces) {
            for (const Pattern& alternative : piece.alternatives)
                if (self(self, alternative)) return true;
            if (piece.field != Field::rule) continue;
            const std::string_view base = base_and_case(piece.text).first;
            if (is_any_time(base) || base == sort_names[static_cast<std::size_t>(sort)]) return true;
            has_time = true;
        }
        return false;
    };
    return holds(holds, words);
}

/// Walks patterns and notes what it takes of them.
class Expander {
public:
    Expander(const Speech& speech, Random& random, const Pattern* inner)
        : speech_(speech), random_(random), inner_(inner) {}

    /// False where a rule is missing.
    bool append(const Pattern& pattern) {
        return std::ranges::all_of(pattern.pieces, [&](const Piece& piece) { return append(piece); });
    }
    Phrase take() {
        if (may_elide_) elide(phrase_, times_, random_);
        return std::move(phrase_);
    }

private:
    bool append(const Piece& piece) {
        if (piece.field == Field::choice) return append(random_.pick(piece.alternatives));
        if (piece.field == Field::rule) return append_rule(piece.text);
        if (piece.field == Field::date) {
            if (inner_ == nullptr) throw Error(ErrorKind::internal, "a pattern of a date holds a date");
            return append(*inner_);
        }
        phrase_.has_own_words = phrase_.has_own_words || (is_own_ && piece.field == Field::literal && piece.has_word);
        phrase_.pieces.push_back(&piece);
        return true;
    }

    bool append_rule(std::string_view name) {
        if (name == cldr_interval) return append_interval();
        if (name == cldr_calendar) return append_calendar_date();
        const auto [base, form] = base_and_case(name);
        if (is_any_time(base)) return append_any_time(base, form);
        if (const std::optional<Sort> sort = sort_of(base)) return append_time(*sort, form);
        if (!name.ends_with(of_part)) return append_words(name, std::nullopt);
        wants_part_ = true;
        shares_ = qualified_part_shares;
        const bool is_done = append_words(name.substr(0, name.size() - of_part.size()), std::nullopt);
        return !std::exchange(wants_part_, false) && is_done;  // not where the words are about a year alone
    }

    bool append_interval() {
        const std::vector<Pattern>& intervals = speech_.names().intervals;
        return !intervals.empty() && append(random_.pick(intervals));
    }

    bool append_calendar_date() {
        const std::vector<CalendarNames>& calendars = speech_.names().calendars;
        if (calendars.empty()) return false;
        const CalendarNames& names = random_.pick(calendars);
        return !names.patterns->empty() && append(random_.pick(*names.patterns));
    }

    /// Words around a time. @param sort of that time, where it is known
    bool append_words(std::string_view name, std::optional<Sort> sort) {
        const FoundRule rule = speech_.find(name, random_);
        if (rule.pattern == nullptr) return false;
        if (!sort_ && !wants_part_) shares_ = shares_of(name);
        const bool is_wrap = std::ranges::find(wrap_names, name) != wrap_names.end();
        may_elide_ = may_elide_ && name != "life";  // nobody is born in the year of his death
        wraps_ += is_wrap ? 1 : 0;
        const bool was_own = std::exchange(is_own_, rule.is_own);
        const bool is_done = sort ? append_suiting(*rule.pattern, *sort) : append(*rule.pattern);
        is_own_ = was_own;
        wraps_ -= is_wrap ? 1 : 0;
        return is_done;
    }

    bool append_suiting(const Pattern& rule, Sort sort) {
        std::vector<const Pattern*> suiting;
        for (const Pattern& alternative : rule.pieces.front().alternatives)
            if (suits(alternative, sort)) suiting.push_back(&alternative);
        return !suiting.empty() && append(*random_.pick(suiting));
    }

    bool append_any_time(std::string_view base, std::string_view form) {
        if (!sort_) sort_ = draw_sort(shares_, random_);
        constexpr double other_share = 0.08;  // from a month to a year
        const bool is_other = base == "q" && random_.chance(other_share);
        const Sort sort = is_other ? draw_sort(shares_, random_) : *sort_;
        if (wants_part_) return append_part(sort);  // in no case: a part has none
        if (wraps_ == 0 && form.empty() && !is_behind_part() && random_.chance(wrapped_share)) {
            const std::size_t before = phrase_.pieces.size(), times_before = times_.size();
            const Wrap& wrap = draw(wraps, random_, [](const Wrap& one) { return one.share; });
            const bool is_apt = shares_of(wrap.rule)[static_cast<std::size_t>(sort)] > 0;
            if (is_apt && append_words(wrap.rule, sort)) return true;
            phrase_.pieces.resize(before);
            times_.resize(times_before);
        }
        return append_time(sort, form);
    }

    bool append_part(Sort sort) {
        wants_part_ = false;
        const auto parts = std::span(wraps).subspan(qualifier_count);
        const Wrap& part = draw(parts, random_, [](const Wrap& one) { return one.share; });
        return shares_of(part.rule)[static_cast<std::size_t>(sort)] > 0 && append_words(part.rule, sort);
    }

    /// "the end of": what follows is no part itself.
    [[nodiscard]] bool is_behind_part() const {
        const auto is_part = [](const Piece& piece) {
            return piece.field == Field::portion || (piece.field == Field::mark && piece.width >= marked(Mark::early) &&
                                                     piece.width <= marked(Mark::late));
        };
        for (auto piece = phrase_.pieces.rbegin(); piece != phrase_.pieces.rend(); ++piece) {
            if (is_part(**piece)) return true;
            if ((*piece)->field != Field::literal && (*piece)->field != Field::mark) return false;
        }
        return false;
    }

    bool append_time(Sort sort, std::string_view form) {
        const std::size_t begin = phrase_.pieces.size(), times_before = times_.size();
        if (!append_time_of(sort, form)) return false;
        times_.resize(times_before);  // those within
        times_.push_back({begin, phrase_.pieces.size()});
        return true;
    }

    bool append_time_of(Sort sort, std::string_view form) {
        constexpr double own_day_share = 0.35;  // the others are CLDR's
        const auto& styles = speech_.names().patterns;
        const std::string name(sort_names[static_cast<std::size_t>(sort)]);
        FoundRule rule = form.empty() ? FoundRule() : speech_.find(name + std::string(form), random_);
        const bool is_cldr =
            rule.pattern == nullptr && sort == Sort::day && !styles.empty() && !random_.chance(own_day_share);
        if (is_cldr) return append(random_.pick(styles).pattern);
        if (rule.pattern == nullptr) rule = speech_.find(name, random_);
        if (rule.pattern == nullptr) return false;
        const bool was_own = std::exchange(is_own_, rule.is_own);
        const bool is_done = append(*rule.pattern);
        is_own_ = was_own;
        return is_done;
    }

    const Speech& speech_;
    Random& random_;
    const Pattern* inner_;
    Phrase phrase_;
    std::vector<TimePieces> times_;
    bool may_elide_ = true;
    std::optional<Sort> sort_;    ///< of all times that are of any sort
    Shares shares_ = any_shares;  ///< of which it is drawn
    int wraps_ = 0;               ///< how deep in words that say something of a single time
    bool is_own_ = false;         ///< in a rule of the language
    bool wants_part_ = false;     ///< the next time is a part of one
};

/// Null where there is none.
const Pattern* rule_in(const Rules* rules, std::string_view name) {
    if (rules == nullptr) return nullptr;
    const auto found = rules->find(name);
    return found == rules->end() ? nullptr : &found->second;
}

constexpr std::array<std::string_view, 3> case_names{"", ".of", ".in"};

void append_literals(const Pattern& pattern, Random& random, std::string& text) {
    for (const Piece& piece : pattern.pieces) {
        if (piece.field == Field::choice)
            append_literals(random.pick(piece.alternatives), random, text);
        else if (piece.field == Field::literal)
            text += piece.text;
    }
}

}  // namespace

Speech::Speech(const PatternTables& tables, const LocaleNames& names) : names_(names) {
    const auto rules_of = [&](std::string_view language) {
        const auto found = tables.rules.find(language);
        return found == tables.rules.end() ? nullptr : &found->second;
    };
    constexpr std::size_t script_length = 5;  // "_Latn"
    own_ = {rules_of(std::string_view(names.id).substr(0, names.language.size() + script_length)),
            rules_of(names.language)};
    of_all_ = rules_of("*");
}

FoundRule Speech::find(std::string_view name, Random& random) const {
    constexpr double own_share = 0.75;
    const Pattern* own = rule_in(own_[0], name);
    if (own == nullptr) own = rule_in(own_[1], name);
    const Pattern* const of_all = rule_in(of_all_, name);
    const bool is_own = own != nullptr && (of_all == nullptr || random.chance(own_share));
    return {is_own ? own : of_all, is_own};
}

bool Speech::has_own(std::string_view rule) const {
    return std::ranges::any_of(own_, [&](const Rules* rules) { return rule_in(rules, rule) != nullptr; });
}

std::optional<Phrase> expand(const Pattern& pattern, const Speech& speech, Random& random, const Pattern* inner) {
    Expander expander(speech, random, inner);
    return expander.append(pattern) ? std::optional(expander.take()) : std::nullopt;
}

std::vector<std::string> all_writings(const Pattern& pattern) {
    std::vector<std::string> texts{""};
    for (const Piece& piece : pattern.pieces) {
        std::vector<std::string> endings{piece.text};
        if (piece.field == Field::choice) {
            endings.clear();
            for (const Pattern& alternative : piece.alternatives)
                std::ranges::move(all_writings(alternative), std::back_inserter(endings));
        }
        std::vector<std::string> longer;
        for (const std::string& text : texts)
            for (const std::string& ending : endings) longer.push_back(text + ending);
        texts = std::move(longer);
    }
    return texts;
}

std::string words_of(std::string_view rule, Case form, const Speech& speech, Random& random,
                     std::optional<std::size_t> which) {
    const std::string name = std::string(rule) + std::string(case_names[static_cast<std::size_t>(form)]);
    const Pattern* words = speech.find(name, random).pattern;
    if (words == nullptr) words = speech.find(rule, random).pattern;
    if (words == nullptr) return "";
    std::string text;
    const std::vector<Pattern>& alternatives = words->pieces.front().alternatives;
    if (which && *which >= alternatives.size()) return "";
    append_literals(which ? alternatives[*which] : random.pick(alternatives), random, text);
    return text;
}

}  // namespace kalends
