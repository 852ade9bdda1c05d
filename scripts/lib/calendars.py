"""How well the model reads dates of other calendars: scripts/measure calendars."""

import collections
import datetime
import random

import clock

CALENDARS = ("islamic", "persian", "hebrew", "ethiopic", "coptic", "indian", "chinese", "korean", "julian", "republican")

# Months as published tables of transliteration have them.
SCHOLARLY = {
    "islamic": {
        "ALA-LC Arabic": "Muḥarram|Ṣafar|Rabīʻ al-awwal|Rabīʻ al-thānī|Jumādá al-ūlá|Jumādá al-ākhirah|Rajab|Shaʻbān|Ramaḍān|"
                         "Shawwāl|Dhū al-Qaʻdah|Dhū al-Ḥijjah",
        "DIN 31635": "Muḥarram|Ṣafar|Rabīʿ al-awwal|Rabīʿ aṯ-ṯānī|Ǧumādā l-ūlā|Ǧumādā l-āḫira|Raǧab|Šaʿbān|Ramaḍān|Šawwāl|"
                     "Ḏū l-qaʿda|Ḏū l-ḥiǧǧa",
        "Encyclopaedia of Islam": "Muḥarram|Ṣafar|Rabīʿ I|Rabīʿ II|Djumādā I|Djumādā II|Radjab|Shaʿbān|Ramaḍān|Shawwāl|"
                                  "Dhu 'l-Ḳaʿda|Dhu 'l-Ḥidjdja",
        "IJMES": "Muḥarram|Ṣafar|Rabīʿ al-awwal|Rabīʿ al-thānī|Jumādā al-ūlā|Jumādā al-thāniya|Rajab|Shaʿbān|Ramaḍān|Shawwāl|"
                 "Dhū al-Qaʿda|Dhū al-Ḥijja",
        "ALA-LC Ottoman": "Muḥarrem|Ṣafer|Rebīʻülevvel|Rebīʻülāḫir|Cumādelūlā|Cumādelāḫire|Receb|Şaʻbān|Ramażān|Şevvāl|"
                          "Ẕīlḳaʻde|Ẕīlḥicce"},
    "hebrew": {
        "ALA-LC": "Tishri|Ḥeshṿan|Kisleṿ|Ṭevet|Shevaṭ|Adar I|Adar|Nisan|Iyar|Siṿan|Tamuz|Av|Elul",
        "ISO 259": "Tišri|Ḥešwan|Kislew|Ṭebet|Šebaṭ|ʾAdar I|ʾAdar|Nisan|ʾIyar|Siwan|Tammuz|ʾAb|ʾElul",
        "Encyclopaedia Judaica": "Tishri|Ḥeshvan|Kislev|Tevet|Shevat|Adar I|Adar|Nisan|Iyyar|Sivan|Tammuz|Av|Elul",
        "Academy of the Hebrew Language": "Tishri|Ḥeshvan|Kislev|Tevet|Shvat|Adar I|Adar|Nisan|Iyyar|Sivan|Tammuz|Av|Elul",
        "DIN 31636": "Tišri|Ḥešwan|Kislew|Ṭevet|Ševaṭ|Adar I|Adar|Nisan|Iyar|Siwan|Tamuz|Av|Elul"},
    "ethiopic": {
        "ALA-LC": "Maskaram|Ṭeqemt|Ḫedār|Tāḫśāś|Ṭer|Yakātit|Magābit|Miyāzyā|Genbot|Sanē|Ḥamlē|Naḥasē|Pāguemēn",
        "Encyclopaedia Aethiopica": "Mäskäräm|Ṭǝqǝmt|Ḫǝdar|Taḫśaś|Ṭǝrr|Yäkkatit|Mäggabit|Miyazya|Gǝnbot|Säne|Ḥamle|Nähase|Ṗagʷǝmen",
        "BGN/PCGN": "Meskerem|T’ik’imt|Hidar|Tahsas|T’ir|Yekatīt|Megabīt|Mīyazya|Ginbot|Senē|Hamlē|Nehasē|Pagumēn",
        "EAE of Uhlig, simplified": "Maskaram|Teqemt|Hedar|Tahsas|Ter|Yakkatit|Maggabit|Miyazya|Genbot|Sane|Hamle|Nahase|Pagwemen"}}
MARKS = {"islamic": " AH", "hebrew": " AM", "ethiopic": " E.C."}
YEARS = {"islamic": (600, 1446), "hebrew": (5300, 5785), "ethiopic": (1700, 2017)}
# What counts bare numbers, with years of a lifetime.
BARE = {"islamic": (1380, 1446), "persian": (1340, 1404), "ethiopic": (1950, 2017), "coptic": (1680, 1741),
        "indian": (1890, 1946), "hebrew": (5720, 5785), "buddhist": (2500, 2568), "minguo": (50, 114)}
OWN_DIGITS = {"persian": "۰۱۲۳۴۵۶۷۸۹", "islamic": "٠١٢٣٤٥٦٧٨٩", "buddhist": "๐๑๒๓๔๕๖๗๘๙"}
CONCERNED = ("fa", "ar", "he", "th", "zh", "am")


def tell(name, verdicts):
    (right, wrong, refused), count = clock.shares(verdicts)
    print(f"{name}: {count} rows, right {right:.2f} %, wrong {wrong:.2f} %, refused {refused:.2f} %", flush=True)


def judged(kalends, rows):
    """Verdicts on rows by their days alone, the order of numbers told where a row has one."""
    verdicts = []
    for _, answer, due in clock.judged(kalends, rows, [], kalends.model):
        if not due["edtf"]:
            verdict = "wrong" if answer["edtf"] else "right"
        else:
            verdict = "refused" if not answer["edtf"] else "right" if answer["edtf"] == due["edtf"] else "wrong"
        verdicts.append((verdict, answer, due))
    return verdicts


def calendars_of(expression):
    return [word for word in expression.split() if word in CALENDARS]


def is_day(expression):
    """All of its dates are complete."""
    dates = [word for word in expression.split() if word[:1].isdigit() and word.count("-") == 2]
    return bool(dates) and all("X" not in date[4:] for date in dates)


def measure_fresh(kalends, options):
    """Days of each calendar as the generator draws them, in all its languages."""
    by_calendar = collections.defaultdict(list)
    rows = clock.rows_of(kalends, 60 * options.count, options.seed, ["calendar:"])
    for row in rows:
        named = set(calendars_of(row[1]))
        if len(named) == 1 and is_day(row[1]) and len(by_calendar[min(named)]) < options.count:
            by_calendar[min(named)].append(row)
    for calendar in CALENDARS:
        rows = by_calendar[calendar]
        verdicts = judged(kalends, rows)
        tell(f"fresh days, {calendar}", verdicts)
        if options.rows:
            clock.print_rows(rows, verdicts, calendar)


def scholarly_rows(calendar, count, draw):
    """(text, expression, order, locale, pattern), each in one of the tables."""
    tables = {name: months.split("|") for name, months in SCHOLARLY[calendar].items()}
    rows = []
    while len(rows) < count:
        name = draw.choice(sorted(tables))
        month, year = draw.randrange(len(tables[name])) + 1, draw.randint(*YEARS[calendar])
        day = draw.randint(1, 5 if calendar == "ethiopic" and month == 13 else 29)
        month_name = tables[name][month - 1]
        if calendar == "hebrew" and month == 6 and (7 * year + 1) % 19 >= 7:  # no leap year
            continue
        text = draw.choice(["{d} {m} {y}", "{d} {m} {y}", "{m} {d}, {y}", "{d} {m} {y}{mark}", "{m} {y}{mark}", "{m} {y}"])
        date = f"{year:04}-{month:02}-" + (f"{day:02}" if "{d}" in text else "XX")
        text = text.format(d=day, m=month_name, y=year, mark=MARKS[calendar])
        rows.append((text, f"{calendar} {date}", "-", "-", name))
    return rows


def measure_scholarly(kalends, options):
    draw = random.Random(options.seed)
    for calendar in SCHOLARLY:
        rows = scholarly_rows(calendar, 500, draw)
        verdicts = judged(kalends, rows)
        tell(f"scholarly transliterations, {calendar}", verdicts)
        for name in SCHOLARLY[calendar]:
            tell(f"    {name}", [verdict for row, verdict in zip(rows, verdicts) if row[4] == name])
        if options.rows:
            clock.print_rows(rows, verdicts, calendar)


def measure_ours(kalends, options):
    """Gregorian dates as Babel formats them: is one of them taken for another calendar's?"""
    from babel import dates

    draw = random.Random(options.seed)
    count = collections.Counter()
    for language in CONCERNED:
        days = [datetime.date(1970, 1, 1) + datetime.timedelta(days=draw.randrange(20000)) for _ in range(1000)]
        styles = [draw.choice(["full", "long", "medium", "short"]) for _ in days]
        texts = [dates.format_date(day, style, language) for day, style in zip(days, styles)]
        for text, day, answer in zip(texts, days, kalends.normalize(texts, "ymd" if language == "zh" else "dmy"), strict=True):
            verdict = "right" if answer["date"] == day.isoformat() else "wrong" if answer["edtf"] else "refused"
            count[verdict] += 1
            count["taken for another"] += bool(answer["calendar"])
            if options.rows and verdict != "right":
                print(f"    {language} {verdict}: {text!r} is {day}, read {answer['expression']} {answer['edtf']}")
    total = count["right"] + count["wrong"] + count["refused"]
    print(f"Gregorian dates in {', '.join(CONCERNED)}: {total} rows, " +
          ", ".join(f"{count[name]} {name}" for name in ("right", "wrong", "refused", "taken for another")), flush=True)


def in_digits(text, digits):
    return "".join(digits[int(sign)] if sign.isdigit() else sign for sign in text)


def bare_column(calendar, draw, size):
    """Texts of numbers alone, and the expression of each."""
    year_first = ["{y}/{m:02}/{d:02}", "{y}.{m}.{d}"]
    others = ["{d:02}/{m:02}/{y}", "{d}-{m}-{y}", "{d}.{m}.{y}"] if calendar != "minguo" else []
    form, rows = draw.choice(year_first + others), []
    for _ in range(size):
        year, month, day = draw.randint(*BARE[calendar]), draw.randint(1, 12), draw.randint(1, 29)
        if calendar == "hebrew" and month == 6 and (7 * year + 1) % 19 >= 7 or month == 2 and day == 29:
            month = 7
        rows.append((form.format(y=year, m=month, d=day), f"{calendar} {year:04}-{month:02}-{day:02}"))
    return rows


def named_rows(kalends, calendar, count, seed):
    """Rows of the generator that name the calendar and have a whole day."""
    if calendar == "buddhist":
        return [(f"{1 + i % 28}/{1 + i % 12}/{2500 + i % 60} B.E.", f"buddhist {2500 + i % 60}-{1 + i % 12:02}-{1 + i % 28:02}")
                for i in range(count)]
    if calendar == "minguo":
        return [(f"民國{50 + i % 60}年{1 + i % 12}月{1 + i % 28}日", f"minguo {50 + i % 60:04}-{1 + i % 12:02}-{1 + i % 28:02}")
                for i in range(count)]
    drawn = clock.rows_of(kalends, 40 * count, seed, [f"calendar:{calendar}"], "en")
    return [(text, expression) for text, expression, *_ in drawn
            if calendars_of(expression) == [calendar] and is_day(expression) and "=" not in expression and "/" not in expression][:count]


def judge_column(kalends, rows):
    """A verdict on each row, where the column decides all that is open."""
    due = clock.answers(kalends, "interpret", [f"{text}\t{expression}" for text, expression in rows], [])
    got = kalends.normalize([text for text, _ in rows], "auto")
    return ["refused" if not answer["edtf"] else "right" if answer["edtf"] == expected["edtf"] else "wrong"
            for answer, expected in zip(got, due, strict=True)]


def measure_columns(kalends, options):
    """200 columns of 100 rows by one calendar: ten of the rows name it; and in digits of their own none."""
    draw = random.Random(options.seed)
    named = {calendar: named_rows(kalends, calendar, 200, options.seed) for calendar in BARE}
    count, columns, wrong_columns = collections.Counter(), collections.Counter(), 0
    for _ in range(200):
        calendar = draw.choice(sorted(BARE))
        rows = bare_column(calendar, draw, 90)
        bare = collections.Counter(judge_column(kalends, rows + draw.sample(named[calendar], 10))[:90])
        count += bare
        is_right = bare["right"] >= 0.95 * 90
        columns["right" if is_right else "wrong" if bare["wrong"] else "refused"] += 1
        wrong_columns += bare["wrong"] > 0
        if options.rows and not is_right:
            print(f"    {calendar}: {dict(bare)} {rows[:3]}")
    print(f"200 columns, named once in ten rows: right {columns['right']}, wrong {columns['wrong']}, refused {columns['refused']}; "
          f"{wrong_columns} with a wrong row; bare rows: " + ", ".join(f"{name} {number}" for name, number in count.items()), flush=True)
    count = collections.Counter()
    for _ in range(200):
        calendar = draw.choice(sorted(OWN_DIGITS))
        rows = [(in_digits(text, OWN_DIGITS[calendar]), due) for text, due in bare_column(calendar, draw, 100)]
        count += collections.Counter(judge_column(kalends, rows))
    print("200 columns in digits of their own, named by no row: " + ", ".join(f"{name} {number}" for name, number in count.items()))


def measure_calendars(kalends, options):
    measure_fresh(kalends, options)
    measure_scholarly(kalends, options)
    measure_ours(kalends, options)
    measure_columns(kalends, options)
