"""What scripts/check calendars does: days by the program and by implementations that are not ours."""

import subprocess
import sys
from datetime import date, timedelta

LONG, LUNAR = (date(1000, 1, 1), date(2200, 12, 31)), (date(1900, 1, 31), date(2100, 12, 31))
EMACS = {"islamic": LONG, "hebrew": LONG, "ethiopic": LONG, "coptic": LONG, "julian": LONG,
         "republican": (date(1792, 9, 22), date(1806, 9, 22)), "chinese": (date(1906, 5, 23), LUNAR[1])}
# Emacs has the Persian calendar of Birashk, which differs from that of Iran in 2025; ICU's rule of 33 years, which the program
# goes by, from the observed one in 2124.
ICU4X = {"islamic": LONG, "islamic-tabular": LONG, "islamic-umm-al-qura": (date(1882, 11, 12), date(2174, 11, 25)),
         "hebrew": LONG, "persian": (LONG[0], date(2124, 3, 19)), "indian": (date(1900, 1, 1), date(2200, 12, 31)), "chinese": LUNAR,
         "korean": LUNAR}


def written(command, name, days):
    """An expression for each of the days."""
    asked = f"{name} {days[0].toordinal()} {days[-1].toordinal()}\n"
    return subprocess.run(command, input=asked, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def answered(kalends, name, expressions):
    """The day that the program makes of each."""
    told = ["--islamic", name.removeprefix("islamic-")] if name.startswith("islamic-") else []
    rows = "".join(f"x\t{expression}\n" for expression in expressions)
    run = subprocess.run([kalends, "interpret", *told], input=rows, stdout=subprocess.PIPE, text=True, check=True)
    return run.stdout.splitlines()


def differing(kalends, source, command, calendars):
    """How many days of all calendars differ, told by calendar."""
    total = 0
    for name, (first, last) in calendars.items():
        days = [first + timedelta(count) for count in range((last - first).days + 1)]
        expressions = written(command, name, days)
        rows = list(zip(days, expressions, answered(kalends, name, expressions), strict=True))
        wrong = [row for row in rows if row[0].isoformat() != row[2]]
        print(f"{source:6} {name:20} {len(days):7} days, {len(wrong)} differ")
        for day, expression, answer in wrong[:5]:
            print(f"  {day}: {expression} is {answer or 'refused'}")
        total += len(wrong)
    return total


def main():
    kalends, commands = sys.argv[1], sys.argv[2:]
    middle = commands.index("--")
    total = differing(kalends, "Emacs", commands[:middle], EMACS) + differing(kalends, "ICU4X", commands[middle + 1:], ICU4X)
    sys.exit(f"{total} days differ" if total else 0)


if __name__ == "__main__":
    main()
