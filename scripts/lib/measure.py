"""What kalends gets right on dates that are not its generator's own; run by scripts/measure, which says how."""

import collections
import datetime
import json
import random
import re
import shlex
import tempfile
import unicodedata
from pathlib import Path

import attention
import calendars
import clock
import evidence
import forms
import program

ORDERS = ("dmy", "mdy", "ymd")


class Kalends(program.Kalends):
    """The program, with the model under test."""

    def normalize(self, texts, order):
        words = ["--order", order, "--output-format", "jsonl", *self.model]
        lines = self.run("normalize", *words, text="".join(text + "\n" for text in texts)).splitlines()
        return [json.loads(line) for line in lines]

    def evaluate(self, rows, order):
        """Shares of a corpus: rows of text, written date and order of its numbers."""
        corpus = "".join(f"{text}\t{date}\t-\t{name}\t-\t{told}\t-\n" for text, date, told, name in rows)
        return json.loads(self.run("evaluate", "--data", "-", "--order", order, "--json", *self.model, text=corpus))

    def evaluate_fresh(self, count, seed, *words):
        """The same of rows of the generator, the order told."""
        line = ["--count", str(count), "--seed", str(seed), "--order", "truth", "--json", *words]
        return json.loads(self.run("evaluate", *line, *self.model))

    def generate(self, count, seed, *words):
        """Rows of the annotated corpus, split into columns."""
        out = self.run("generate", "--count", str(count), "--seed", str(seed), "--annotated", *words)
        return [line.split("\t") for line in out.splitlines()]


def percent(share):
    return f"{100 * share:6.2f} %"


def print_part(name, part):
    print(f"    {name}: {part['rows']} rows, right {percent(part['exact_match'])}, wrong {percent(part['wrong'])}")


def report(name, found):
    print(f"{name}: {found['rows']} rows, right {percent(found['exact_match'])}, wrong {percent(found['wrong'])}, "
          f"refused {percent(found['refused'])}", flush=True)
    for kind, part in found["by_due"].items():
        print_part(f"due {kind}", part)


# --- dates that Babel formats


def unquoted(pattern):
    """The letters of a CLDR pattern that stand for fields."""
    return "".join(part for i, part in enumerate(pattern.split("'")) if i % 2 == 0)


def numeric_order(pattern):
    """The order of an all-numeric pattern; - where the month is a name or the year stands first with four digits."""
    places = {letter: pattern.find(letter) for letter in "dMy"}
    if min(places.values()) < 0 or "MMM" in pattern or "L" in pattern:
        return "-"
    order = "".join(sorted(places, key=places.get)).replace("M", "m")
    two_digits = pattern.count("y") == 2
    return order if order in ORDERS and (two_digits or order != "ymd") else "-"


def babel_rows(count, seed):
    import babel
    from babel import dates, localedata

    draw = random.Random(seed)
    locales = sorted(localedata.locale_identifiers())
    rows = []
    while len(rows) < count:
        locale = babel.Locale.parse(draw.choice(locales))
        style = draw.choice(["short", "medium", "long", "full"])
        pattern = unquoted(dates.get_date_format(style, locale).pattern)
        day = datetime.date(1950, 1, 1) + datetime.timedelta(days=draw.randrange(36524))
        year = f"XX{day.year % 100:02}" if pattern.count("y") == 2 else f"{day.year:04}"
        text = dates.format_date(day, style, locale)
        rows.append((text, f"{year}-{day.month:02}-{day.day:02}", numeric_order(pattern), f"{locale}:{style}"))
    return rows


def measure_babel(kalends, options):
    rows = babel_rows(options.count, options.seed)
    report("Babel, order told", kalends.evaluate(rows, "truth"))
    report("Babel, order not told", kalends.evaluate(rows, "none"))


# --- one typing error in the name of the month or the weekday


def misspell(row, draw):
    """The row with one letter wrong in a name of five letters or more; None where it has no such name."""
    text, date, _, pattern, _, order, spans, _ = row
    named = dict(span.split("=") for span in spans.split(",")) if spans != "-" else {}
    data = text.replace("\\\\", "\\").encode()
    names = []
    for field in "mw":
        begin, end = (int(place) for place in named.get(field, "0-0").split("-"))
        word = data[begin:end].decode()
        if sum(unicodedata.category(c).startswith("L") for c in word) >= 5 and not any(c.isdigit() for c in word):
            names.append((begin, end, word))
    if not names:
        return None
    begin, end, word = draw.choice(names)
    wrong = forms.with_error(word, draw)
    damaged = data[:begin] + wrong.encode() + data[end:]
    return (damaged.decode().replace("\\", "\\\\"), date, order, pattern) if wrong != word else None


def measure_typos(kalends, options):
    draw = random.Random(options.seed)
    words = ["--noise", "0", "--patterns", "cldr:,named:dmy,named:mdy,named:weekday"]
    if options.locales:
        words += ["--locales", options.locales]
    rows = kalends.generate(4 * options.count, options.seed, *words)
    complete = [row for row in rows if "X" not in row[1][4:]]
    damaged = [row for row in (misspell(row, draw) for row in complete) if row]
    report("one typing error in a name", kalends.evaluate(damaged[: options.count], "truth"))


# --- columns in one order


def numeric_date(day, order, separator, padded, short):
    number = "{:02}" if padded else "{}"
    year = f"{day.year % 100:02}" if short else str(day.year)
    parts = {"d": number.format(day.day), "m": number.format(day.month), "y": year}
    return separator.join(parts[field] for field in order)


def column(draw, size):
    short = draw.random() < 0.5
    order = draw.choice(ORDERS if short else ORDERS[:2])
    separator, padded = draw.choice("/-."), draw.random() < 0.5
    if short and order == "ymd":
        padded = True
    first = datetime.date(draw.randrange(1970, 2025), 1, 1)
    days = [first + datetime.timedelta(days=draw.randrange(3 * 365)) for _ in range(size)]
    return order, days, [numeric_date(day, order, separator, padded, short) for day in days]


def judge(answers, days):
    """Of a column: wrong where any row is, refused where most are, else right."""
    wrong = [a for a, day in zip(answers, days) if a["date"] and a["date"] != day.isoformat()]
    given = sum(bool(a["date"]) for a in answers)
    return "wrong" if wrong else "right" if given >= 0.99 * len(days) else "refused"


def measure_columns(kalends, options):
    draw = random.Random(options.seed)
    verdicts = {"right": 0, "refused": 0, "wrong": 0}
    for _ in range(options.count):
        order, days, texts = column(draw, 200)
        verdict = judge(kalends.normalize(texts, "auto"), days)
        verdicts[verdict] += 1
        if verdict == "wrong":
            print(f"    wrong: {order} {texts[:5]}")
    print("columns of 200 rows:", ", ".join(f"{name} {percent(n / options.count)}" for name, n in verdicts.items()))


# --- what date fields say, in twenty languages

FIELDS = program.ROOT / "tests" / "fields"


def field_rows(path):
    """Text, EDTF or nothing, and kind of each row."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def verdict(answer, due):
    if answer["edtf"] == (due or None):
        return "right"
    return "wrong" if answer["edtf"] else "refused"


def measure_fields(kalends, options):
    by_language, by_kind = {}, {}
    for path in sorted(FIELDS.glob("*.tsv")):
        rows = field_rows(path)
        for (text, due, kind), answer in zip(rows, kalends.normalize([row[0] for row in rows], "dmy")):
            found = verdict(answer, due)
            for counts, key in ((by_language, path.stem), (by_kind, kind), (by_kind, "all")):
                counts.setdefault(key, collections.Counter())[found] += 1
            if options.rows and found != "right":
                print(f"    {path.stem} {found}: {text} -> {answer['edtf']}, not {due or 'none'} ({answer['confidence']:.3f})")
    for counts in (by_language, by_kind):
        for key, count in counts.items():
            shares = (f"{name} {percent(count[name] / count.total())}" for name in ("right", "wrong", "refused"))
            print(f"{key:12s} {count.total():5d} rows  {', '.join(shares)}")


def measure_forms(kalends, options):
    """Forms of dates that are rare or easily misread, and how many of each come out as they mean."""
    for form, (_, order) in forms.FORMS.items():
        rows = forms.texts_of(form, options.count, options.seed)
        found = collections.Counter()
        for (text, due), answer in zip(rows, kalends.normalize([text for text, _ in rows], order)):
            found[verdict(answer, due)] += 1
            if options.rows and verdict(answer, due) != "right":
                print(f"    {verdict(answer, due)}: {text} -> {answer['edtf']}, not {due or 'none'} ({answer['confidence']:.3f})")
        shares = (f"{name} {percent(found[name] / len(rows))}" for name in ("right", "wrong", "refused"))
        print(f"{form:40s} {len(rows)} rows  {', '.join(shares)}")


# --- what the tables of phrases have words for

PHRASES = program.ROOT / "data" / "phrases"
CONCEPTS = ("year month century decade tens spring season quarter halfyear about uncertain early mid late half third fourth before after "
            "range life or and bc ad role nodate nothing relative").split()


def phrase_rules():
    """The lines of each rule, by language and name."""
    rules = collections.defaultdict(collections.Counter)
    for path in sorted(PHRASES.glob("*.txt")):
        languages, rule = [], None
        for line in path.read_text(encoding="utf-8").splitlines():
            head = line.split(" ")
            if line.startswith("@"):
                rule, languages = head[0][1:], head[1].split(",") if len(head) > 1 else []
            elif line and line[0] not in " #":
                languages = []
            elif line.startswith("    |"):
                for language in languages:
                    rules[language][rule] += 1
    return rules


def measure_phrases(_, options):
    rules = phrase_rules()
    languages = sorted(language for language in rules if language != "*")
    print(" " * 9 + " ".join(f"{concept[:4]:>4s}" for concept in CONCEPTS))
    empty = 0
    for language in ["*", *languages]:
        counts = [rules[language][concept] for concept in CONCEPTS]
        empty += counts.count(0) if language != "*" else 0
        print(f"{language:8s} " + " ".join(f"{count or '.':>4}" for count in counts))
    cells = len(languages) * len(CONCEPTS)
    lines = sum(sum(counts.values()) for counts in rules.values())
    print(f"{len(languages)} languages, {len(CONCEPTS)} concepts: {cells} cells, {empty} empty ({percent(empty / cells).strip()}); {lines} lines")


# --- models of English alone, from nothing


def trainings():
    """Words of each `kalends train --locales en ...` and `train "${english[@]}" ...` of the guides, by their model."""
    guides = "".join((program.ROOT / "docs" / page).read_text().replace("\\\n", " ") for page in ("attention.md", "training.md"))
    shared = re.search(r"^    english=\((.*)\)$", guides, re.MULTILINE)
    if not shared:
        raise SystemExit("scripts/measure: docs/attention.md has no line `english=(...)` with the settings of its trainings any more")
    lines = [shlex.split(line.replace('"${english[@]}"', shared[1]))
             for line in re.findall(r"^    scripts/kalends train (.*)$", guides, re.MULTILINE)]
    return {line[line.index("--model") + 1]: line for line in lines if "--locales" in line and "--initialize-from" not in line}


def with_option(words, option, value):
    if option in words:
        at = words.index(option)
        words = words[:at] + words[at + 2:]
    return [*words, option, str(value)]


def train_and_read(kalends, name, words, options):
    """Trains as the guides say, then reads fresh rows with all their noise."""
    words = with_option(words, "--seed", options.seed)
    with tempfile.TemporaryDirectory() as folder:
        model = str(Path(folder) / name)
        began = datetime.datetime.now()
        kalends.run("train", *with_option(words, "--model", model))
        print(f"{name}: trained in {(datetime.datetime.now() - began).total_seconds():.0f} s")
        tested = Kalends(kalends.program, model)
        for remark, given in (("as it is left", []), ("nothing refused", ["--min-confidence", "0"])):
            report(remark, tested.evaluate_fresh(options.count, options.seed + 1, "--locales", "en", *given))


def measure_english(kalends, options):
    train_and_read(kalends, "en.kal", trainings()["en.kal"], options)


def measure_kinds(kalends, options):
    """Each kind of attention, of cell, of encoder, and the Transformer."""
    for name, words in trainings().items():
        if name != "en.kal":
            train_and_read(kalends, name, words, options)


# --- languages that training has not seen

# A shorter run of what scripts/train-default-model does, with a smaller encoder.
HELD_OUT_TRAINING = ["--embedding", "64", "--decoder-hidden", "128", "--batch-size", "256", "--warm-up-steps", "200",
                     "--average-decay", "0.999", "--attention-size", "64", "--learning-rate", "0.003", "--clip-norm", "0.25", "--typing-errors", "0.35",
                     "--min-confidence", "0.8"]
UNSEEN = ["sw", "fi", "hu", "vi", "ka", "hy", "am", "th", "ta", "ko", "he", "cy"]


def measure_languages(kalends, options):
    """Trains without twelve languages, then reads their dates: the month must be refused, never guessed."""
    with tempfile.TemporaryDirectory() as folder:
        model = str(Path(folder) / "held-out.kal")
        left_out = ",".join("-" + language for language in UNSEEN)
        kalends.run("train", "--model", model, f"--locales={left_out}", "--examples", str(options.examples),
                    "--seed", str(options.seed), *HELD_OUT_TRAINING)
        tested = Kalends(kalends.program, model)
        patterns = "cldr:long,cldr:full,cldr:yMMMMd,cldr:yMMMd,named:dmy,named:mdy"
        rows = tested.generate(options.count, options.seed + 1, "--noise", "0", f"--locales={','.join(UNSEEN)}",
                               "--patterns", patterns)
        named = [(row[0], row[1], row[5], row[2].split("_")[0]) for row in rows if row[5] == "-"]
        found = tested.evaluate(named, "truth")
        report("named months of languages left out of training", found)
        for part in found["by_pattern"]:
            print_part(part["name"], part)
        options.count, options.locales = 5000, None
        measure_typos(tested, options)


# --- a jargon of one's own


def jargon_rows(draw, count):
    """Dates in an invented script and order: letters of no language of CLDR."""
    letters = [chr(0x16A0 + i) for i in range(24)]  # runes
    words = random.Random(7)
    months = ["".join(words.choice(letters) for _ in range(words.randrange(4, 8))) for _ in range(12)]
    rows = []
    for _ in range(count):
        day = datetime.date(1900, 1, 1) + datetime.timedelta(days=draw.randrange(50000))
        form = draw.choice(["{m} {d}·{y}", "{d} ᛫ {m} ᛫ {y}", "{y} {m} {d}"])
        rows.append((form.format(d=day.day, m=months[day.month - 1], y=day.year), day.isoformat(), "-", "jargon"))
    return rows


def measure_fine_tuning(kalends, options):
    draw = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        pairs, model = Path(folder) / "own.tsv", str(Path(folder) / "own.kal")
        own = "".join(f"{text}\t{date}\n" for text, date, _, _ in jargon_rows(draw, 100))
        pairs.write_text(own, encoding="utf-8")
        began = datetime.datetime.now()
        kalends.run("train", "--initialize-from", options.model or str(program.DEFAULT_MODEL), "--train-data", str(pairs),
                    "--model", model)
        print(f"100 pairs learned in {(datetime.datetime.now() - began).total_seconds():.0f} s")
        tuned = Kalends(kalends.program, model)
        report("fresh rows of that kind", tuned.evaluate(jargon_rows(draw, 2000), "truth"))
        for name, tested in (("before", kalends), ("after", tuned)):
            report(f"the generator's rows, {name}", tested.evaluate_fresh(20000, 3))


# Name to function, and how many rows or columns it reads unless it is told.
MEASURES = {"babel": (measure_babel, 20000), "typos": (measure_typos, 10000), "columns": (measure_columns, 1000),
            "unread": (evidence.measure_unread, 5000), "invented": (evidence.measure_invented, 100000),
            "fields": (measure_fields, None), "forms": (measure_forms, 200), "clock": (clock.measure_clock, 1000),
            "conventions": (clock.measure_conventions, 2000), "instants": (clock.measure_instants, 20000), "calendars": (calendars.measure_calendars, 5000),
            "phrases": (measure_phrases, None),
            "english": (measure_english, 36600), "kinds": (measure_kinds, 36600),  # 30,000 of them are complete dates
            "languages": (measure_languages, 10000), "fine-tuning": (measure_fine_tuning, None),
            "attention": (attention.measure, None)}
WITH_ROWS = ("unread", "invented", "fields", "forms", "clock", "conventions", "instants", "calendars")
GIVEN_A_MODEL = (*WITH_ROWS, "babel", "typos", "columns", "fine-tuning")


def parsed():
    parser = program.Parser(prog="scripts/measure")
    measures = parser.add_subparsers(dest="what", required=True)
    words = {}
    for name, (_, count) in MEASURES.items():
        words[name] = measures.add_parser(name)
        words[name].add_argument("--seed", type=int, default=1)
        if count:
            words[name].add_argument("--count", type=program.number_from(1), default=count)
        if name in GIVEN_A_MODEL:
            words[name].add_argument("--model")  # default: the one inside the program
    words["typos"].add_argument("--locales")
    for name in WITH_ROWS:
        words[name].add_argument("--rows", action="store_true")
    words["languages"].add_argument("--examples", type=program.number_from(1), default=4_000_000)
    attention.add_options(words["attention"])
    return parser.parse_args()


def main():
    options = parsed()
    measure, _ = MEASURES[options.what]
    measure(Kalends(program.built(), getattr(options, "model", None)), options)


if __name__ == "__main__":
    main()
