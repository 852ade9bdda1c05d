#include <algorithm>
#include <array>

#include "calendar/iso_date.hpp"
#include "columns/recommendation.hpp"
#include "report/audit_plot.hpp"
#include "report/audit_report.hpp"
#include "report/svg.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

// Pixels.
constexpr int width = 720, height = 240, left = 64, top = 40, plot_width = 640, plot_height = 160, baseline = 216;
constexpr const char* style =
    "text{font:14px system-ui,sans-serif;fill:#1b1f24}.bar{fill:#0b62d6}.axis{stroke:#1b1f24;stroke-opacity:.4}"
    "@media(prefers-color-scheme:dark){text{fill:#e6e9ee}.bar{fill:#6cb0ff}.axis{stroke:#e6e9ee}}";
constexpr std::size_t most_bars = 120;

/// Bars of one width: so many months, or days where these are none.
struct BarSpan {
    int months;
    int days;
    std::size_t label_size;  ///< letters of an ISO date that tell it
};
constexpr std::array units{BarSpan{0, 1, 10}, BarSpan{1, 0, 7}, BarSpan{12, 0, 4}, BarSpan{120, 0, 4},
                           BarSpan{1200, 0, 4}};

struct Bar {
    sys_days begin, end;
};

/// The first day of the bar that holds a day.
sys_days floor(sys_days day, const BarSpan& unit) {
    if (unit.months == 0) return day;
    const year_month_day date(day);
    const int month = static_cast<int>(date.year()) * 12 + static_cast<int>(static_cast<unsigned>(date.month())) - 1;
    return sys_days(year_month_day(year{0} / January / 1) + months(month / unit.months * unit.months));
}

std::vector<Bar> bars(sys_days begin, sys_days end, const BarSpan& unit) {
    std::vector<Bar> all;
    for (sys_days day = floor(begin, unit); day < end && all.size() <= most_bars;) {
        const sys_days next =
            unit.months == 0 ? day + days(unit.days) : sys_days(year_month_day(day) + months(unit.months));
        all.push_back({day, next});
        day = next;
    }
    return all;
}

class Plot {
public:
    Plot(const ColumnDates& dates, sys_days begin, sys_days end) : dates_(dates) {
        for (const BarSpan& unit : units) {
            unit_ = unit;
            bars_ = bars(begin, end, unit);
            if (bars_.size() <= most_bars) break;
        }
        for (const Bar& bar : bars_) highest_ = std::max(highest_, rows(bar));
    }

    void draw(pugi::xml_node figure) const {
        for (std::size_t i = 0; i < bars_.size(); ++i) draw_bar(figure, i);
        pugi::xml_node axis = figure.append_child("path");
        axis.append_attribute("class") = "axis";
        const std::string line = std::to_string(left) + " " + std::to_string(top + plot_height);
        axis.append_attribute("d") = ("M" + line + "h" + std::to_string(plot_width)).c_str();
        svg::add_label(figure, left - 8, top + 14, std::to_string(highest_), "end");
        svg::add_label(figure, left, baseline, name(bars_.front()), "start");
        svg::add_label(figure, left + plot_width, baseline, name(bars_.back()), "end");
    }

private:
    [[nodiscard]] std::uint64_t rows(const Bar& bar) const { return dates_.between(bar.begin, bar.end); }
    [[nodiscard]] std::string name(const Bar& bar) const {
        return to_iso(year_month_day(bar.begin)).substr(0, unit_.label_size);
    }

    void draw_bar(pugi::xml_node figure, std::size_t index) const {
        const std::uint64_t count = rows(bars_[index]);
        if (count == 0) return;
        const auto at = [&](std::size_t i) { return left + static_cast<int>(i * plot_width / bars_.size()); };
        const int size = std::max(1, static_cast<int>(count * plot_height / highest_));
        const int bar_width = std::max(1, at(index + 1) - at(index) - 1);
        const pugi::xml_node bar = svg::add_box(figure, "bar", {at(index), top + plot_height - size, bar_width, size});
        svg::add_text(bar, "title", name(bars_[index]) + ": " + std::to_string(count));
    }

    const ColumnDates& dates_;
    BarSpan unit_{};
    std::vector<Bar> bars_;
    std::uint64_t highest_ = 1;
};

std::string title(std::string_view name, std::size_t rows, const ColumnDates& dates, std::uint64_t far) {
    std::string text = name.empty() ? "" : std::string(name) + ": ";
    text += std::to_string(dates.total()) + " complete dates in " + std::to_string(rows) + " rows";
    return far == 0 ? text : text + "; " + std::to_string(far) + " of them, far from the others, not shown";
}

}  // namespace

pugi::xml_node add_date_plot(pugi::xml_node parent, std::string_view name, const ColumnAudit& audit, Order order) {
    const ColumnDates dates = audit.dates(order);
    const auto outliers = dates.outliers();
    const std::string heading = title(name, audit.rows(), dates, outliers ? outliers->rows : 0);
    pugi::xml_node figure = svg::add_figure(parent, width, height, heading);
    figure.append_child("style").text() = style;
    svg::add_label(figure, left, 22, heading);
    if (dates.total() > 0) {
        sys_days begin = dates.first_day(), end = dates.last_day() + days(1);
        if (outliers) {
            begin = std::max(begin, outliers->usual_begin);
            end = std::min(end, outliers->usual_end);
        }
        Plot(dates, begin, end).draw(figure);
    }
    return figure;
}

std::string audit_svg(std::string_view name, const ColumnAudit& audit) {
    pugi::xml_document document;
    add_date_plot(document, name, audit, recommend(audit).order);
    return svg::written(document) + "\n";
}

}  // namespace kalends
