#include "generator/phrase_target.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "calendar/year_hyphen.hpp"
#include "core/number_text.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

using Points = std::vector<PhrasePoint>;

/// The sign between two places, where nothing else stands there.
std::optional<char32_t> sign_between(const ByteSpan& left, const ByteSpan& right, std::string_view text) {
    if (left.end > right.begin) return std::nullopt;
    const std::u32string between = to_code_points(text.substr(left.end, right.begin - left.end));
    return between.size() == 1 ? std::optional(between[0]) : std::nullopt;
}

bool is_bare_year(const PhrasePoint& point) {
    WrittenDate year;
    year.year = point.date.written.year;
    return point.date.written == year && point.era == Era::common && !point.base && point.portions.empty() &&
           point.steps.empty() && point.part == Part::none;
}

/// 1911-12 and 1862-4, whose second number could be a month: by the rules (calendar/year_hyphen) a year and a month,
/// which may be two years. Not where the sign tells.
bool takes_month(PhrasePoint& year, const PhrasePoint& behind, std::string_view text) {
    const bool are_years = behind.join == Mark::to && is_bare_year(year) && is_bare_year(behind);
    if (!are_years || year.opens_begin || year.opens_end || behind.opens_end) return false;
    const std::string digits = last_digits(behind.date.written.year);
    const std::optional<char32_t> sign = sign_between(year.date.spans.year, behind.date.spans.year, text);
    const std::optional<int> of = field_value(year.date.written.year);
    if (!sign || !of || !looks_like_month({digits, *sign}) || is_told_range(*of, {digits, *sign})) return false;
    std::ranges::copy(padded(*parse_number<int>(digits), 2), year.date.written.month.begin());
    year.date.spans.month = behind.date.spans.year;
    year.about = year.about || behind.about;
    year.uncertain = year.uncertain || behind.uncertain;
    if (year.uncertain_place == ByteSpan()) year.uncertain_place = behind.uncertain_place;
    return true;
}

/// A year and a month in numbers, as 1911-12.
bool is_year_and_month(const PhrasePoint& point, std::string_view text) {
    const FieldSpans& spans = point.date.spans;
    const bool is_alone = spans.day == ByteSpan() && spans.year.begin < spans.year.end;
    if (!is_alone || !field_value(point.date.written.year) || !field_value(point.date.written.month)) return false;
    const auto sign = sign_between(spans.year, spans.month, text);
    const std::string_view month = text.substr(spans.month.begin, spans.month.end - spans.month.begin);
    return sign && joins_years(*sign) &&
           normalize_text(month).code_points.find_first_not_of(U"0123456789") == std::u32string::npos;
}

/// True where a year of three digits has a sign behind it and then nothing: 186- and 186? are decades to their readers.
bool looks_like_decade(const PhrasePoint& point, std::string_view text) {
    constexpr std::string_view signs = "?-";
    constexpr std::string_view en_dash = "–";
    const ByteSpan& year = point.date.spans.year;
    if (point.date.written.year[0] != '0' || year.begin == year.end) return false;
    std::string_view behind = text.substr(year.end);
    if (behind.starts_with(en_dash))
        behind.remove_prefix(en_dash.size());
    else if (!behind.empty() && signs.find(behind[0]) != std::string_view::npos)
        behind.remove_prefix(1);
    else
        return false;
    return behind.empty() || behind[0] == ']' || behind[0] == ')';
}

/// The order of dates of numbers; nothing where two have different ones, or a date in words stands with one of numbers.
std::optional<Order> order_of(Points& points, const std::string& text) {
    std::optional<Order> common;
    for (PhrasePoint& point : points) {
        Draft& date = point.date;
        const bool is_whole = field_value(date.written.month) && field_value(date.written.day);
        if (!is_whole) continue;
        date.text = text;
        label_order(date);
        date.text.clear();
        if (common && *common != date.written.order) return std::nullopt;
        common = date.written.order;
    }
    return common.value_or(Order::none);
}

/// Adds one stretch or end after another.
class Assembler {
public:
    bool add(const PhrasePoint& point) {
        const bool is_end = point.join == Mark::to || point.join == Mark::same_time;
        if (is_end ? !begins_stretch() : !joins(point)) return false;
        Stretch& stretch = is_end ? expression_.stretches.back() : expression_.stretches.emplace_back();
        const End own{point.is_unknown ? End::Kind::unknown : End::Kind::point,
                      point.is_unknown ? Point() : point_of(point)};
        if (point.opens_begin || point.opens_end) {
            if (is_end || (point.opens_begin && point.opens_end)) return false;
            add_open(stretch, own, point);
        } else {
            add_place(point.join_place);
            (is_end ? stretch.end.emplace() : stretch.begin) = own;
            stretch.is_same_time = point.join == Mark::same_time;
            add_places(point);
        }
        return true;
    }

    Expression expression() { return std::move(expression_); }
    FieldSpans spans() { return std::move(spans_); }

private:
    [[nodiscard]] bool begins_stretch() const {
        return !expression_.stretches.empty() && !expression_.stretches.back().end;
    }

    bool joins(const PhrasePoint& point) {
        if (!point.join) return expression_.stretches.empty();
        const Join join = point.join == Mark::one_of ? Join::one_of : Join::all_of;
        if (expression_.join != Join::none && expression_.join != join) return false;
        expression_.join = join;
        return expression_.stretches.size() < most_stretches;
    }

    /// "before 1800" is an open end, a join and 1800; all that is said so is written in one place.
    void add_open(Stretch& stretch, const End& own, const PhrasePoint& point) {
        const End open{End::Kind::open, Point()};
        add_place(point.join_place);
        stretch.begin = point.opens_begin ? open : own;
        stretch.end = point.opens_begin ? own : open;
        if (point.opens_end) add_places(point);
        if (point.opens_begin) add_bound(point);
        spans_.of_ends.push_back({ends_, Role::join, 0, point.open_place});
        if (point.opens_end) add_bound(point);
        if (point.opens_begin) add_places(point);
    }

    void add_bound(const PhrasePoint& point) { spans_.of_ends.push_back({ends_++, Role::bound, 0, point.open_place}); }

    /// The join stands before the end that comes now.
    void add_place(const ByteSpan& join) {
        if (join.begin < join.end) spans_.of_ends.push_back({ends_, Role::join, 0, join});
    }

    void add_places(const PhrasePoint& point) {
        if (point.is_unknown) return add_bound(point);
        const FieldSpans own = spans_of(point, ends_++);
        spans_.of_ends.insert(spans_.of_ends.end(), own.of_ends.begin(), own.of_ends.end());
    }

    Expression expression_;
    FieldSpans spans_;
    std::size_t ends_ = 0;  ///< of the expression so far
};

/// Years and months of numbers are an order of their own, where no stretch has two ends.
bool label_year_hyphens(Expression& expression, const Points& points, std::string_view text) {
    const bool has_any = std::ranges::any_of(points, [&](const PhrasePoint& point) {
        const bool is_end = point.join == Mark::to || point.opens_begin || point.opens_end;
        return !is_end && is_year_and_month(point, text);
    });
    if (!has_any) return true;
    if (expression.order != Order::none) return false;
    expression.order = Order::ymd;
    return std::ranges::none_of(points, [](const PhrasePoint& point) { return point.date.spans.day != ByteSpan(); });
}

/// Behind its year a number that could be a month is one, see takes_month().
Points with_months_taken(Points points, std::string_view text) {
    Points result;
    for (PhrasePoint& point : points) {
        if (!result.empty() && takes_month(result.back(), point, text)) continue;
        result.push_back(std::move(point));
    }
    return result;
}

}  // namespace

std::optional<WrittenPhrase> put_together(std::string text, std::vector<PhrasePoint> points) {
    if (points.size() == 1 && points[0].is_empty()) return WrittenPhrase{std::move(text), Expression(), FieldSpans()};
    const auto has_two_eras = [](const PhrasePoint& point) {  // 1543 of the Buddhist era before Christ
        return point.era != Era::common && point.date.written.era != Era::common && point.date.written.era != point.era;
    };
    if (std::ranges::any_of(points, has_two_eras)) return std::nullopt;
    if (std::ranges::any_of(points, &PhrasePoint::is_empty)) return std::nullopt;
    for (std::size_t i = 1; i < points.size(); ++i)  // Friday or Friday
        if (points[i].is_reference && point_of(points[i - 1]) == point_of(points[i])) return std::nullopt;
    if (std::ranges::any_of(points, [&](const PhrasePoint& point) { return looks_like_decade(point, text); }))
        return std::nullopt;
    const std::optional<Order> order = order_of(points, text);
    if (!order) return std::nullopt;
    points = with_months_taken(std::move(points), text);
    Assembler assembler;
    for (const PhrasePoint& point : points)
        if (!assembler.add(point)) return std::nullopt;
    WrittenPhrase phrase{{}, assembler.expression(), assembler.spans()};
    phrase.target.order = *order;
    if (!label_year_hyphens(phrase.target, points, text)) return std::nullopt;
    if (lone_date(phrase.target)) phrase.spans = points[0].date.spans;
    phrase.text = std::move(text);
    const bool can_be_written = is_well_formed(phrase.target) && to_symbols(phrase.target).size() <= most_symbols;
    return can_be_written ? std::optional(std::move(phrase)) : std::nullopt;
}

}  // namespace kalends
