// Days as ICU4X counts them by other calendars, for scripts/check calendars.
// Reads "CALENDAR FIRST LAST", Rata Die, both included; writes an expression for each of these days.
import {readFileSync} from 'node:fs';
import {Calendar, CalendarKind, Date} from 'icu';

const kinds = {
    islamic: CalendarKind.HijriTabularTypeIiFriday,
    'islamic-tabular': CalendarKind.HijriTabularTypeIiThursday,
    'islamic-umm-al-qura': CalendarKind.HijriUmmAlQura,
    hebrew: CalendarKind.Hebrew,
    persian: CalendarKind.Persian,
    indian: CalendarKind.Indian,
    chinese: CalendarKind.Chinese,
    korean: CalendarKind.Dangi,
};

const [name, first, last] = readFileSync(0, 'utf8').trim().split(' ');
const calendar = new Calendar(kinds[name]);
const symbol = name.split('-')[0];
const padded = (number, digits) => String(number).padStart(digits, '0');
const lines = [];
for (let day = BigInt(first); day <= BigInt(last); ++day) {
    const date = Date.fromRataDie(day, calendar);
    const month = symbol === 'hebrew' ? (date.monthNumber > 5 || date.monthIsLeap ? date.monthNumber + 1 : date.monthNumber)
                                      : date.monthNumber;
    const isLeap = symbol !== 'hebrew' && date.monthIsLeap;
    lines.push(`${symbol} ${padded(date.eraYearOrRelatedIso, 4)}-${padded(month, 2)}-${padded(date.dayOfMonth, 2)}` +
               (isLeap ? ' leap' : ''));
}
process.stdout.write(lines.join('\n') + '\n');
