"""What scripts/check zones does: local times of zones by the program and by zoneinfo."""

import json
import subprocess
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone

SEASONS = [datetime(year, month, 15, 12) for year in (1975, 2000, 2018, 2024, 2036) for month in (1, 4, 7, 10)]
TEN = ["Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Africa/Casablanca", "Asia/Tehran", "Asia/Amman",
       "Australia/Lord_Howe", "Pacific/Apia", "America/Santiago", "Europe/Istanbul"]
LAST_YEARS = range(2005, 2025)


def offsets_of(local, zone):
    """The offsets with which clocks of the zone show that time: one, none or two."""
    offsets = []
    for fold in (0, 1):
        offset = local.replace(tzinfo=zone, fold=fold).utcoffset()
        back = (local - offset).replace(tzinfo=timezone.utc).astimezone(zone).replace(tzinfo=None)
        if back == local and offset not in offsets:
            offsets.append(offset)
    return offsets


def transitions(zone):
    """Moments in UTC at which the offset changes."""
    at = datetime(LAST_YEARS[0], 1, 1, tzinfo=timezone.utc)
    end = datetime(LAST_YEARS[-1] + 1, 1, 1, tzinfo=timezone.utc)
    hour = timedelta(hours=1)
    while at < end:
        later = at + hour
        if at.astimezone(zone).utcoffset() != later.astimezone(zone).utcoffset():
            low, high = at, later
            while high - low > timedelta(seconds=1):
                middle = low + (high - low) // 2
                middle = middle.replace(microsecond=0)
                if at.astimezone(zone).utcoffset() == middle.astimezone(zone).utcoffset():
                    low = middle
                else:
                    high = middle
            yield high, low.astimezone(zone).utcoffset()
        at = later


def expected(local, zone):
    """What the program is to answer: the time with its offset, or local and a flag."""
    text = local.strftime("%Y-%m-%dT%H:%M:%S")
    offsets = offsets_of(local, zone)
    if len(offsets) != 1:
        return text, ["time-twice" if offsets else "time-missing"]
    seconds = int(offsets[0].total_seconds())
    sign, minutes = "-" if seconds < 0 else "+", abs(seconds) // 60
    return (text if seconds % 60 else f"{text}{sign}{minutes // 60:02d}:{minutes % 60:02d}"), []


def main():
    cases = []
    names = sorted(name for name in zoneinfo.available_timezones() if "/" in name)
    for name in names:
        zone = zoneinfo.ZoneInfo(name)
        cases += [(name, local) + expected(local, zone) for local in SEASONS]
    changes = 0
    for name in TEN:
        zone = zoneinfo.ZoneInfo(name)
        for moment, before in transitions(zone):
            changes += 1
            old = (moment + before).replace(tzinfo=None)
            for local in (old - timedelta(seconds=1), old, old + timedelta(minutes=30), old - timedelta(minutes=30),
                          old + timedelta(hours=2)):
                cases.append((name, local) + expected(local, zone))
    rows = "".join(f"{local:%Y-%m-%dT%H:%M:%S} {name}\t{local:%Y-%m-%d} T{local:%H:%M:%S} zone name\n"
                   for name, local, _, _ in cases)
    answers = subprocess.run([sys.argv[1], "interpret", "--as", "datetime", "--output-format", "jsonl"], input=rows,
                             text=True, stdout=subprocess.PIPE, check=True).stdout.splitlines()
    wrong = 0
    for (name, local, datetime_, flags), line in zip(cases, answers, strict=True):
        answer = json.loads(line)
        if answer["datetime"] != datetime_ or answer["flags"] != flags:
            wrong += 1
            print(f"{local} {name}: {answer['datetime']} {answer['flags']}, not {datetime_} {flags}", file=sys.stderr)
    print(f"{len(names)} zones, {changes} transitions of {len(TEN)} zones, {len(cases)} times: {wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
