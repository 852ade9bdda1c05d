"""How well the model reads dates as seen from today and times of the day: scripts/measure clock, conventions and instants."""

import collections
import json

REFERENCE = "2013-02-12T04:30"
TOLD = ["--reference", REFERENCE, "--prefer", "future", "--next-weekday", "coming", "--week-start", "mon", "--as", "datetime"]
# What CLDR says, and what data/clock has beside it; of the second one a unit without a numeral, numbers in words and
# abbreviations by themselves.
CLDR, OTHERS = ["clock:cldr"], ["clock:ago", "clock:ahead", "clock:short", "clock:day", "clock:unit", "clock:weekday",
                                "clock:within", "clock:stretch", "clock:part", "clock:time"]
ONE_OR_WORDS = ["clock:ago", "clock:ahead", "clock:short"]
ORDERS = ("none", "dmy", "mdy", "ymd")


def answers(kalends, command, lines, words):
    out = kalends.run(command, "--output-format", "jsonl", *words, text="".join(line + "\n" for line in lines))
    return [json.loads(line) for line in out.splitlines()]


def meaning(answer):
    """What an answer says: where it is ambiguous, all that it may be."""
    if answer["status"] == "ambiguous":
        return sorted((other["edtf"] or "", other["datetime"] or "") for other in answer["alternatives"])
    return answer["edtf"], answer["datetime"]


def is_answer(answer):
    return bool(answer["edtf"]) or answer["status"] == "ambiguous"


def leaves_open(got, due):
    """Several dates, the one that is due among them: no answer, and no wrong one."""
    one = (due["edtf"] or "", due["datetime"] or "")
    return got["status"] == "ambiguous" and due["status"] != "ambiguous" and one in meaning(got)


def judge(got, due):
    """right, wrong or refused; of what is impossible a refusal is right."""
    if not is_answer(due):
        return "wrong" if is_answer(got) else "right"
    if not is_answer(got) or leaves_open(got, due):
        return "refused"
    if got["status"] != "ambiguous" and got["edtf"] == due["edtf"] and not got["datetime"]:
        return "right" if not due["datetime"] else "refused"  # of the day alone: no moment is told
    return "right" if meaning(got) == meaning(due) else "wrong"


def one_line(text):
    return text.replace("\\\\", "\\")


def rows_of(kalends, count, seed, patterns, locales=None):
    """(text, expression, order, locale, pattern) of rows without escapes that a line cannot hold."""
    words = ["--patterns", ",".join(patterns), *(["--locales", locales] if locales else [])]
    rows = []
    for row in kalends.generate(count, seed, *words):
        text, expression, locale, pattern, weekday, order = row[:6]
        if "\\n" in text or "\\t" in text or "\\r" in text or weekday != "-":
            continue
        rows.append((one_line(text), expression + (f" {order}" if order in ORDERS[1:] and order not in expression else ""),
                     order, locale, pattern))
    return rows


def judged(kalends, rows, words, model):
    """Verdicts on rows, each with the order of its numbers told."""
    verdicts = [None] * len(rows)
    for order in ORDERS:
        chosen = [i for i, row in enumerate(rows) if (row[2] if row[2] in ORDERS else "none") == order]
        if not chosen:
            continue
        told = [*words, "--order", order]
        due = answers(kalends, "interpret", [f"{rows[i][0]}\t{rows[i][1]}" for i in chosen], told)
        got = answers(kalends, "normalize", [rows[i][0] for i in chosen], [*told, *model])
        for i, answer, expected in zip(chosen, got, due, strict=True):
            verdicts[i] = (judge(answer, expected), answer, expected)
    return verdicts


def shares(verdicts):
    count = collections.Counter(verdict for verdict, _, _ in verdicts)
    rows = max(1, sum(count.values()))
    return [100 * count[name] / rows for name in ("right", "wrong", "refused")], rows


def print_rows(rows, verdicts, name):
    for row, (verdict, answer, due) in zip(rows, verdicts):
        if verdict != "right":
            print(f"    {name} {verdict}: {row[0]!r} says {row[1]}, read {answer['expression']} ({answer['status']} "
                  f"{answer['confidence']:.3f}), due {due['edtf']} {due['datetime']}")


def measure_clock(kalends, options):
    """Languages one by one: those that CLDR has words for, and those of data/clock."""
    found = kalends.generate(20 * options.count, options.seed, "--patterns", "clock:cldr")
    languages = sorted({row[2].split("_")[0] for row in found})
    totals = collections.defaultdict(list)
    worst = []
    for i, language in enumerate(languages):  # each its own rows: with one seed all would have the same turns of phrase
        drawn = rows_of(kalends, options.count, options.seed + i, CLDR + OTHERS, language)
        rows = [row for row in drawn if "R" in row[1].split()]
        verdicts = judged(kalends, rows, TOLD, kalends.model)
        for row, verdict in zip(rows, verdicts):
            totals["CLDR's words" if row[4] in CLDR else "others"].append(verdict)
            if row[4] in ONE_OR_WORDS:
                totals["one, numbers in words, abbreviations"].append(verdict)
        (right, wrong, refused), count = shares(verdicts)
        worst.append((right, wrong, refused, language, count))
        totals["all"] += verdicts
        if options.rows:
            print_rows(rows, verdicts, language)
    for right, wrong, refused, language, count in sorted(worst):
        print(f"{language}: {count} rows, right {right:.2f} %, wrong {wrong:.2f} %, refused {refused:.2f} %")
    for name, verdicts in totals.items():
        (right, wrong, refused), count = shares(verdicts)
        print(f"{name}: {count} rows, right {right:.2f} %, wrong {wrong:.2f} %, refused {refused:.2f} %")
    good = sum(1 for right, wrong, *_ in worst if right >= 98 and wrong <= 0.3)
    print(f"{good} of {len(worst)} languages have 98 % right and 0.3 % wrong")


def measure_conventions(kalends, options):
    """Texts that hang on a convention: untold none is answered, and each option gives its alternative."""
    told = ["--reference", REFERENCE, "--as", "datetime"]
    rows = rows_of(kalends, 12 * options.count, options.seed, ["clock:weekday", "clock:time", "clock:part", "clock:alone"])
    due = answers(kalends, "interpret", [f"{row[0]}\t{row[1]}" for row in rows], told)
    rows = [(row, expected) for row, expected in zip(rows, due, strict=True) if expected["status"] == "ambiguous"
            and row[2] not in ORDERS[1:]][:options.count]
    got = answers(kalends, "normalize", [row[0] for row, _ in rows], [*told, "--order", "none", *kalends.model])
    answered = same = refused = 0
    decided = collections.Counter()
    for (row, expected), answer in zip(rows, got, strict=True):
        answered += bool(answer["edtf"])
        refused += answer["status"] != "ambiguous" and not answer["edtf"]
        same += answer["status"] == "ambiguous" and meaning(answer) == meaning(expected)
        if options.rows and answer["edtf"]:
            print(f"    answered: {row[0]!r} says {row[1]}, read {answer['expression']} {answer['edtf']}")
    for option in ("--prefer past", "--prefer future", "--prefer nearest", "--next-weekday coming", "--next-weekday next-week"):
        chosen = [(row, expected) for row, expected in rows
                  if any((other["by"] or "") == option for other in expected["alternatives"])]
        if not chosen:
            continue
        words = [*told, "--order", "none", *option.split(), *kalends.model]
        for (row, expected), answer in zip(chosen, answers(kalends, "normalize", [row[0] for row, _ in chosen], words), strict=True):
            want = next(other for other in expected["alternatives"] if (other["by"] or "") == option)
            right = (answer["edtf"], answer["datetime"]) == (want["edtf"], want["datetime"])
            decided["right" if right else "wrong" if answer["edtf"] else "refused"] += 1
    print(f"untold: {len(rows)} texts, {answered} answered, {same} with all alternatives, {refused} refused")
    count = max(1, sum(decided.values()))
    print(f"told: {count} answers, right {100 * decided['right'] / count:.2f} %, wrong {100 * decided['wrong'] / count:.2f} %")


def measure_instants(kalends, options):
    """Days with times and offsets: the moment that they name."""
    rows = []
    seed = options.seed
    while len(rows) < options.count:
        drawn = rows_of(kalends, options.count, seed, ["iso:time", "log:", "num:", "named:time", "clock:timed"])
        rows += [row for row in drawn if "zone" in row[1].split() and "name" not in row[1].split()]
        seed += 1
    rows = rows[:options.count]
    verdicts = judged(kalends, rows, ["--as", "datetime", "--utc"], kalends.model)
    (right, wrong, refused), count = shares(verdicts)
    if options.rows:
        print_rows(rows, verdicts, "instant")
    print(f"instants: {count} rows, right {right:.2f} %, wrong {wrong:.3f} %, refused {refused:.2f} %")
