#include "calendar/icu_calendar.hpp"

#include <unicode/calendar.h>
#include <unicode/gregocal.h>
#include <unicode/timezone.h>

#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "calendar/calendar_point.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

constexpr double milliseconds_a_day = 86'400'000;

/// The beginning of a day as ICU has it.
UDate moment_of(sys_days day) {
    return milliseconds_a_day * static_cast<double>(day.time_since_epoch().count());
}

void check(UErrorCode status, Calendar calendar) {
    if (U_FAILURE(status) == 0) return;
    throw Error(ErrorKind::internal,
                "ICU has failed at the calendar " + std::string(name(calendar)) + ": " + u_errorName(status));
}

/// As ICU's locales name them.
std::string icu_name(Calendar calendar, Islamic islamic) {
    constexpr std::array islamic_names{"islamic-civil", "islamic-tbla", "islamic-umalqura"};
    switch (calendar) {
        case Calendar::islamic:
            return islamic_names.at(static_cast<std::size_t>(islamic));
        case Calendar::korean:
            return "dangi";
        case Calendar::julian:
        case Calendar::gregorian:
            return "gregorian";
        default:
            return std::string(name(calendar));
    }
}

std::unique_ptr<icu::Calendar> made_by_icu(Calendar calendar, Islamic islamic) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale(("en@calendar=" + icu_name(calendar, islamic)).c_str());
    std::unique_ptr<icu::Calendar> made(
        icu::Calendar::createInstance(icu::TimeZone::getGMT()->clone(), locale, status));
    check(status, calendar);
    if (auto* const gregorian = dynamic_cast<icu::GregorianCalendar*>(made.get()))
        gregorian->setGregorianChange(
            calendar == Calendar::julian ? std::numeric_limits<double>::max() : std::numeric_limits<double>::lowest(),
            status);
    check(status, calendar);
    return made;
}

class IcuCalendar : public CalendarSystem {
public:
    IcuCalendar(Calendar calendar, Islamic islamic)
        : calendar_(calendar), icu_(made_by_icu(calendar, islamic)), years_before_(years_before()) {}

    std::optional<sys_days> day(const CalendarDate& wanted) override {
        UErrorCode status = U_ZERO_ERROR;
        icu_->clear();
        icu_->set(UCAL_EXTENDED_YEAR, wanted.year + years_before_);
        icu_->set(UCAL_MONTH, wanted.month - 1);
        icu_->set(UCAL_IS_LEAP_MONTH, wanted.is_leap ? 1 : 0);
        icu_->set(UCAL_DAY_OF_MONTH, wanted.day);
        const UDate moment = icu_->getTime(status);
        check(status, calendar_);
        const sys_days found{days(static_cast<int>(std::floor(moment / milliseconds_a_day)))};
        return date(found) == wanted ? std::optional(found) : std::nullopt;  // it takes 30 Elul for the day after 29
    }

    std::optional<CalendarDate> date(sys_days day) override {
        UErrorCode status = U_ZERO_ERROR;
        icu_->setTime(moment_of(day), status);
        const auto field = [&](UCalendarDateFields which) { return static_cast<int>(icu_->get(which, status)); };
        const CalendarDate found{.year = field(UCAL_EXTENDED_YEAR) - years_before_,
                                 .month = field(UCAL_MONTH) + 1,
                                 .is_leap = has_leap_months(calendar_) && field(UCAL_IS_LEAP_MONTH) != 0,
                                 .day = field(UCAL_DAY_OF_MONTH)};
        check(status, calendar_);
        return found;
    }

private:
    /// ICU counts years of the Chinese calendars from elsewhere.
    int years_before() {
        if (!has_leap_months(calendar_)) return 0;
        UErrorCode status = U_ZERO_ERROR;
        icu_->setTime(moment_of(2000y / 7 / 1), status);
        const int year = icu_->get(UCAL_EXTENDED_YEAR, status);
        check(status, calendar_);
        return year - 2000;
    }

    Calendar calendar_;
    std::unique_ptr<icu::Calendar> icu_;
    int years_before_;
};

}  // namespace

std::unique_ptr<CalendarSystem> icu_calendar(Calendar calendar, Islamic islamic) {
    return std::make_unique<IcuCalendar>(calendar, islamic);
}

}  // namespace kalends
