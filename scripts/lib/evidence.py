"""What answers rest on: whether they hold what no piece of a text can mean, and what of it they leave unread."""

import random
import re

FILLERS = """photograph invoice portrait manuscript drawing engraving folder receipt ticket poster oil canvas signed printed painted
bequest museum library Rechnung Urkunde Gemälde Holzschnitt Nachlass Fotografie Zeichnung Akte Protokoll gedruckt lettre gravure facture
peinture estampe imprimé dossier brouillon retrato pintura grabado escritura legajo impreso testamento disegno incisione dipinto verbale
stampato rukopis malba listina fotografie obraz rycina rękopis drukowano письмо рукопись картина гравюра напечатано фотография опись
χειρόγραφο επιστολή ζωγραφική el̇yazması mektup resim käsikirjoitus maalaus kirje målning brev handskrift schilderij tekening""".split()

# Names of months in the form that stands in a date.
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "fi": "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
}
WEEKDAYS = "Monday Tuesday Friday Montag Samstag lundi mercredi martes viernes lunedì среда пятница".split()
STOPPED = 1e-6  # of a confidence: the rule did not believe it

# Patterns whose own words stand beside a date, or that write none. Bulk dates are told as unread.
WITH_WORDS_BESIDE = re.compile(r"^(none:|log:|year:(role|beside|later|edition)|phrase:period|day:ended|several:life|year:feast|named:unknown|en:(parish|archive|register)|"
                               r"de:quelle|nl:akte|sv:bok|da:bog|[a-z]+:among-words|[a-z]+:beside-words)")


def share(part, whole):
    return f"{100 * part / whole if whole else 0:.2f} %"


# --- what is left unread


def with_fillers(text, draw):
    """The text with one to three words before and behind it."""
    words = draw.sample(FILLERS, draw.randrange(1, 4))
    before = words[: draw.randrange(len(words) + 1)]
    behind = words[len(before):]
    front = " ".join(before) + draw.choice([" ", ": ", ", "]) if before else ""
    back = draw.choice([" ", ", ", "; ", " - "]) + " ".join(behind) if behind else ""
    return front + text + back, {word.casefold() for word in words}


def measure_unread(kalends, options):
    """Words that are known to say nothing of a date, put around dates of the generator."""
    draw = random.Random(options.seed)
    rows = kalends.generate(3 * options.count, options.seed, "--noise", "0")
    texts = [row[0].replace("\\\\", "\\") for row in rows
             if row[1] != "none" and not WITH_WORDS_BESIDE.match(row[3]) and "bulk" not in row[0]]
    framed = [with_fillers(text, draw) for text in texts[: options.count]]
    answers = kalends.normalize([text for text, _ in framed], "dmy")
    fillers = listed = others = found = 0
    for answer, (_, words) in zip(answers, framed):
        if not answer["edtf"]:
            continue
        unread = {one["text"].casefold() for one in answer["unread"]}
        fillers += len(words)
        found += len(words & unread)
        listed += len(unread)
        others += len(unread - words)
        if options.rows and (unread ^ words):
            print(f"    {answer['input']} -> {answer['expression']}: not listed {sorted(words - unread)}, too much {sorted(unread - words)}")
    print(f"{len(framed)} rows, {fillers} words beside the dates that were answered: {share(found, fillers)} of them listed; "
          f"{share(others, listed)} of what is listed is none of them")


# --- what no piece can mean


class Pieces:
    """Pieces of a text, with all that they can mean."""

    def __init__(self):
        self.texts, self.numbers, self.months = [], set(), set()

    def add(self, text, month=None):
        self.texts.append(text)
        if month:
            self.months.add(month)
        for run in re.findall(r"\d+", text):
            self.numbers.add(run)
            if len(run) > 4:
                self.numbers.update(run[i:j] for i in range(len(run)) for j in range(i + 1, min(i + 4, len(run)) + 1))

    def may_be_year(self, digits):
        """Of an expression: 1850, XX50, 185X, 18XX."""
        known = digits.strip("X").lstrip("0")
        masked = digits[len(digits.rstrip("X")):].replace("X", "0")
        return any(number.lstrip("0") in (known, known + masked) or (digits.startswith("XX") and number == known.zfill(2))
                   for number in self.numbers)

    def may_be_number(self, digits):
        return any(number.lstrip("0") == digits.lstrip("0") for number in self.numbers)

    def may_be_month(self, digits):
        return int(digits) in self.months or self.may_be_number(digits) or int(digits) > 20


def random_piece(pieces, draw):
    kind = draw.random()
    if kind < 0.2:
        pieces.add(str(draw.randrange(1, 32)))
    elif kind < 0.4:
        pieces.add(str(draw.randrange(1000, 2100)))
    elif kind < 0.6:
        month = draw.randrange(12)
        pieces.add(MONTHS[draw.choice(sorted(MONTHS))].split()[month], month + 1)
    elif kind < 0.7:
        pieces.add(str(draw.randrange(10 ** draw.randrange(1, 7))))
    elif kind < 0.76:
        pieces.add(draw.choice(WEEKDAYS))
    elif kind < 0.8:
        pieces.add(f"{draw.randrange(24)}:{draw.randrange(60):02}")
    else:
        pieces.add(draw.choice(FILLERS))


def random_text(draw):
    pieces = Pieces()
    for _ in range(draw.randrange(2, 7)):
        random_piece(pieces, draw)
    text = pieces.texts[0]
    for piece in pieces.texts[1:]:
        text += draw.choice([" ", " ", " ", ", ", "-", "/", ". "]) + piece
    for month, day in re.findall(r"(?<!\d)\d{4}[-/ ](\d\d)(\d\d)(?!\d)", text):  # 2018-1112
        pieces.numbers.update((month, day))
    return text, pieces


def readable_text(draw):
    """A day of a named month, with or without words beside it, and its date."""
    language, month = draw.choice(sorted(MONTHS)), draw.randrange(12)
    day, year = draw.randrange(1, 29), draw.randrange(1000, 2100)
    text = f"{day} {MONTHS[language].split()[month]} {year}"
    if draw.random() < 0.5:
        text = f"{draw.choice(FILLERS)} {text}"
    if draw.random() < 0.3:
        text += f", {draw.choice(FILLERS)}"
    return text, f"{year}-{month + 1:02}-{day:02}"


def invented(expression, pieces):
    """What an expression holds that no piece can mean."""
    found = []
    for date in re.findall(r"(?<![#\d+-])\b([\dX]{4})(?:-([\dX]{2}))?(?:-([\dX]{2}))?\b", expression):
        year, month, day = date
        if year != "XXXX" and not pieces.may_be_year(year):
            found.append(f"year {year}")
        if month and month != "XX" and not pieces.may_be_month(month):
            found.append(f"month {month}")
        if day and day != "XX" and not pieces.may_be_number(day):
            found.append(f"day {day}")
    return found


def measure_invented(kalends, options):
    """Texts put together at random, and such as can be read."""
    draw = random.Random(options.seed)
    made = [random_text(draw) for _ in range(options.count)]
    answered = stopped = 0
    wrong = []
    for answer, (_, pieces) in zip(kalends.normalize([text for text, _ in made], "dmy"), made):
        stopped += answer["status"] == "unsure" and answer["confidence"] < STOPPED
        if not answer["edtf"]:
            continue
        answered += 1
        if found := invented(answer["expression"] or "", pieces):
            wrong.append(f"    {answer['input']} -> {answer['expression']}: {', '.join(found)}")
    print(f"{len(made)} texts put together at random: {answered} answered, {len(wrong)} with what no piece can mean; "
          f"{stopped} readings stopped")
    print("\n".join(wrong if options.rows else wrong[:5]))
    readable = [readable_text(draw) for _ in range(options.count // 5)]
    read = sum(answer["date"] == date for answer, (_, date) in zip(kalends.normalize([text for text, _ in readable], "dmy"), readable))
    print(f"{len(readable)} that can be read: {share(read, len(readable))} read")
    rows = kalends.generate(20000, options.seed)
    texts, due = [row[0].replace("\\\\", "\\") for row in rows], [row[1] for row in rows]
    falsely = [(answer, expression) for answer, expression in zip(kalends.normalize(texts, "none"), due)
               if answer["confidence"] < STOPPED and answer["expression"] == expression]
    print(f"{len(rows)} rows of the generator: {len(falsely)} right readings stopped ({share(len(falsely), len(rows))})")
