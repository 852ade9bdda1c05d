"""Forms that dates have in letters, registers, logs and file names, 200 texts each with the EDTF that they mean.

The words stand here, not in the tables of the generator, so that a model is measured on what it was not made from.
"""

import datetime
import random

import evidence


def any_day(draw, first=1500, last=2030):
    return datetime.date(draw.randrange(first, last), 1, 1) + datetime.timedelta(days=draw.randrange(365))


def iso(day):
    return day.isoformat()


# --- words of languages

SPANISH = evidence.MONTHS["es"].split()
SPANISH_DAYS = ("primero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|"
                "diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|"
                "veintisiete|veintiocho|veintinueve|treinta|treinta y uno").split("|")
SPANISH_TENS = {1: "diez", 2: "veinte", 3: "treinta", 4: "cuarenta", 5: "cincuenta", 6: "sesenta", 7: "setenta", 8: "ochenta", 9: "noventa"}
SPANISH_HUNDREDS = {5: "quinientos", 6: "seiscientos", 7: "setecientos", 8: "ochocientos", 9: "novecientos"}

# Months as they stand behind a day, and in the case that "in" wants.
CASES = {
    "et": ("{d}. {of} {y}", "{in_} {y}",
           "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember",
           "jaanuaris veebruaris märtsis aprillis mais juunis juulis augustis septembris oktoobris novembris detsembris"),
    "uk": ("{d} {of} {y} р.", "у {in_} {y} року",
           "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
           "січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні"),
    "el": ("{d} {of} {y}", "τον {in_} του {y}",
           "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου",
           "Ιανουάριο Φεβρουάριο Μάρτιο Απρίλιο Μάιο Ιούνιο Ιούλιο Αύγουστο Σεπτέμβριο Οκτώβριο Νοέμβριο Δεκέμβριο"),
    "hu": ("{y}. {of} {d}-én", "{y} {in_}",
           "január február március április május június július augusztus szeptember október november december",
           "januárjában februárjában márciusában áprilisában májusában júniusában júliusában augusztusában szeptemberében "
           "októberében novemberében decemberében"),
    "tr": ("{d} {of} {y}", "{y} {in_}",
           "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
           "Ocağında Şubatında Martında Nisanında Mayısında Haziranında Temmuzunda Ağustosunda Eylülünde Ekiminde Kasımında Aralığında"),
}

ITALIAN = evidence.MONTHS["it"].split()
FRENCH = evidence.MONTHS["fr"].split()

# The days 1 to 31 in words, what stands between them and the month, and the months.
DAYS_IN_WORDS = {
    "ar": ("{d} من {m} {y}",
           "الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|الحادي عشر|الثاني عشر|الثالث عشر|الرابع عشر|الخامس عشر|"
           "السادس عشر|السابع عشر|الثامن عشر|التاسع عشر|العشرون|الحادي والعشرون|الثاني والعشرون|الثالث والعشرون|الرابع والعشرون|"
           "الخامس والعشرون|السادس والعشرون|السابع والعشرون|الثامن والعشرون|التاسع والعشرون|الثلاثون|الحادي والثلاثون",
           "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
    "ca": ("{d} {m} de {y}",
           "primer|dos|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|tretze|catorze|quinze|setze|disset|divuit|dinou|vint|vint-i-un|"
           "vint-i-dos|vint-i-tres|vint-i-quatre|vint-i-cinc|vint-i-sis|vint-i-set|vint-i-vuit|vint-i-nou|trenta|trenta-un",
           "de_gener de_febrer de_març d'abril de_maig de_juny de_juliol d'agost de_setembre d'octubre de_novembre de_desembre"),
    "nl": ("{d} {m} {y}",
           "eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde|dertiende|veertiende|vijftiende|"
           "zestiende|zeventiende|achttiende|negentiende|twintigste|eenentwintigste|tweeëntwintigste|drieëntwintigste|"
           "vierentwintigste|vijfentwintigste|zesentwintigste|zevenentwintigste|achtentwintigste|negenentwintigste|dertigste|eenendertigste",
           "januari februari maart april mei juni juli augustus september oktober november december"),
    "it": ("{d} {m} {y}",
           "primo|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|"
           "diciotto|diciannove|venti|ventuno|ventidue|ventitré|ventiquattro|venticinque|ventisei|ventisette|ventotto|ventinove|"
           "trenta|trentuno", " ".join(ITALIAN)),
    "pl": ("{d} {m} {y} roku",
           "pierwszego|drugiego|trzeciego|czwartego|piątego|szóstego|siódmego|ósmego|dziewiątego|dziesiątego|jedenastego|dwunastego|"
           "trzynastego|czternastego|piętnastego|szesnastego|siedemnastego|osiemnastego|dziewiętnastego|dwudziestego|"
           "dwudziestego pierwszego|dwudziestego drugiego|dwudziestego trzeciego|dwudziestego czwartego|dwudziestego piątego|"
           "dwudziestego szóstego|dwudziestego siódmego|dwudziestego ósmego|dwudziestego dziewiątego|trzydziestego|"
           "trzydziestego pierwszego",
           "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia"),
    "vi": ("ngày {d} tháng {m} năm {y}",
           "một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mười một|mười hai|mười ba|mười bốn|mười lăm|mười sáu|mười bảy|mười tám|mười chín|"
           "hai mươi|hai mươi mốt|hai mươi hai|hai mươi ba|hai mươi bốn|hai mươi lăm|hai mươi sáu|hai mươi bảy|hai mươi tám|"
           "hai mươi chín|ba mươi|ba mươi mốt",
           "một hai ba tư năm sáu bảy tám chín mười mười_một mười_hai"),
    "ko": ("{y}년 {m}월 {d}일",
           "일|이|삼|사|오|육|칠|팔|구|십|십일|십이|십삼|십사|십오|십육|십칠|십팔|십구|이십|이십일|이십이|이십삼|이십사|이십오|이십육|"
           "이십칠|이십팔|이십구|삼십|삼십일",
           "일 이 삼 사 오 유 칠 팔 구 시 십일 십이"),
}

# Months whose names Slavic languages share, and words of each language beside them.
SHARED_MONTHS = {
    "pl": ({10: "października", 11: "listopada", 7: "lipca", 6: "czerwca", 5: "maja", 4: "kwietnia"}, ("dnia {d} {m} {y} r.", "{d} {m} {y} roku")),
    "cs": ({10: "října", 11: "listopadu", 7: "července", 6: "června", 5: "května", 4: "dubna"}, ("dne {d}. {m} {y}", "v Praze {d}. {m} {y}")),
    "hr": ({10: "listopada", 11: "studenoga", 7: "srpnja", 6: "lipnja", 5: "svibnja", 4: "travnja"},
           ("dana {d}. {m} {y}. godine", "{d}. {m} {y}. godine", "u Zagrebu, {d}. {m} {y}.")),
    "uk": ({10: "жовтня", 11: "листопада", 7: "липня", 6: "червня", 5: "травня", 4: "квітня"}, ("{d} {m} {y} року", "{d} {m} {y} р.")),
}

HUNGARIAN_DAY_SUFFIX = {1: "jén", 4: "én", 5: "én", 7: "én", 9: "én", 10: "én", 11: "én", 12: "én", 14: "én", 15: "én", 17: "én", 19: "én",
                        21: "én", 22: "én", 24: "én", 25: "én", 27: "én", 29: "én", 31: "én", 2: "án", 3: "án", 6: "án", 8: "án",
                        13: "án", 16: "án", 18: "án", 20: "án", 23: "án", 26: "án", 28: "án", 30: "án"}
BENGALI = "জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর".split()
ENGLISH = evidence.MONTHS["en"].split()


# --- the forms


def spanish_below_hundred(number):
    if number <= 30:
        return SPANISH_DAYS[number - 1] if number > 1 else "uno"
    tens, ones = divmod(number, 10)
    return SPANISH_TENS[tens] + (f" y {SPANISH_DAYS[ones - 1] if ones > 1 else 'uno'}" if ones else "")


def spanish_year(year):
    thousands, rest = divmod(year, 1000)
    hundreds, below = divmod(rest, 100)
    words = ["mil" if thousands == 1 else "dos mil", SPANISH_HUNDREDS.get(hundreds, ""), spanish_below_hundred(below) if below else ""]
    return " ".join(word for word in words if word)


def spanish_words(draw):
    day = any_day(draw)
    day = day.replace(year=draw.choice([draw.randrange(1500, 2000), draw.randrange(2001, 2030)])) if (day.month, day.day) != (2, 29) else day
    number = SPANISH_DAYS[day.day - 1]
    year = spanish_year(day.year) if draw.random() < 0.5 and (day.year < 2000 or day.year > 2000) else str(day.year)
    form = draw.choice(["a {d} días del mes de {m} de {y}", "el {d} del mes de {m} del año {y}", "{d} de {m} del año de {y}",
                        "a los {d} días del mes de {m} del año {y}", "el día {d} de {m} de {y}"])
    return form.format(d=number, m=SPANISH[day.month - 1], y=year), iso(day)


def month_cases(draw):
    whole, month_alone, of, in_ = CASES[draw.choice(sorted(CASES))]
    day = any_day(draw, 1700)
    if draw.random() < 0.5:
        return whole.format(d=day.day, y=day.year, of=of.split()[day.month - 1]), iso(day)
    return month_alone.format(y=day.year, in_=in_.split()[day.month - 1]), iso(day)[:7]


def pages(draw):
    day = any_day(draw, 1500, 1950)
    number = draw.randrange(1, 400)
    months, marks = draw.choice([(ITALIAN, ["c. {n}r", "cc. {n}-{o}", "fol. {n}v", "pag. {n}", "carta {n}"]),
                                 (FRENCH, ["f. {n}v°", "fol. {n}", "p. {n}", "pp. {n}-{o}", "feuillet {n}"])])
    text = f"{day.day} {months[day.month - 1]} {day.year}"
    mark = draw.choice(marks).format(n=number, o=number + draw.randrange(1, 9))
    return draw.choice([f"{mark}, {text}", f"{text}, {mark}", f"{text} ({mark})", f"{mark}: {text}"]), iso(day)


def days_in_words(draw):
    form, days, months = DAYS_IN_WORDS[draw.choice(sorted(DAYS_IN_WORDS))]
    day = any_day(draw, 1800)
    if draw.random() < 0.4:
        day = day.replace(day=draw.choice([1, 21]))
    month = months.split()[day.month - 1].replace("_", " ")
    return form.format(d=days.split("|")[day.day - 1], m=month, y=day.year), iso(day)


def shared_months(draw):
    months, forms = SHARED_MONTHS[draw.choice(sorted(SHARED_MONTHS))]
    month = draw.choice(sorted(months))
    day = any_day(draw, 1800).replace(day=draw.randrange(1, 29), month=month)
    return draw.choice(forms).format(d=day.day, m=months[month], y=day.year), iso(day)


def day_suffixes(draw):
    day = any_day(draw, 1800)
    if draw.random() < 0.5:
        suffix = HUNGARIAN_DAY_SUFFIX[day.day]
        month = CASES["hu"][2].split()[day.month - 1]
        return draw.choice([f"{day.year}. {month} {day.day}-{suffix}", f"Budapest, {day.year}. {month} {day.day}-{suffix}"]), iso(day)
    suffix = {1: "লা", 2: "রা", 3: "রা", 4: "ঠা"}.get(day.day, "ই" if day.day < 19 else "শে")
    digits = str.maketrans("0123456789", "০১২৩৪৫৬৭৮৯")
    return f"{day.day}{suffix} {BENGALI[day.month - 1]} {day.year}".translate(digits), iso(day)


def log_stamps(draw):
    """The order told is year, month, day."""
    day = any_day(draw, 2003, 2025)
    time = f"{draw.randrange(24):02}{draw.randrange(60):02}{draw.randrange(60):02}"
    short = day.strftime("%y%m%d")
    return draw.choice([f"{short} {time}", f"{short} {time} INFO", f"{short}-{time}", f"{short} {time[:2]}:{time[2:4]}:{time[4:]}",
                        f"{short} {time} {draw.randrange(100, 9999)} WARN"]), iso(day)


def written_twice(draw):
    day = any_day(draw, 1900)
    text = draw.choice([f"{day.day} {ENGLISH[day.month - 1]} {day.year}", iso(day), f"{ENGLISH[day.month - 1]} {day.day}, {day.year}",
                        f"{day.day:02} {ENGLISH[day.month - 1][:3]} {day.year}", f"{ENGLISH[day.month - 1]} {day.year}"])
    return text * 2, iso(day)[:7] if text == f"{ENGLISH[day.month - 1]} {day.year}" else iso(day)


def decimal_points(draw):
    """A measure with a decimal point beside a month and a year is no day."""
    day = any_day(draw, 1950)
    number = f"{draw.randrange(1, 90)}.{draw.randrange(1, 10)}"
    unit = draw.choice(["kg", "m", "°C", "%", "cm"])
    month = ENGLISH[day.month - 1]
    return draw.choice([f"{number} {unit}, {month} {day.year}", f"{number}{unit} {month} {day.year}", f"{month} {day.year}: {number} {unit}",
                        f"v{number} {month} {day.year}", f"version {number}, {month} {day.year}"]), iso(day)[:7]


def years_ago(draw):
    number = draw.choice([draw.randrange(2, 100), draw.randrange(1000, 2100)])
    return draw.choice([f"{number} years ago", f"vor {number} Jahren", f"il y a {number} ans", f"hace {number} años", f"{number} anni fa",
                        f"{number} лет назад", f"{number} jaar geleden", f"för {number} år sedan", f"over {number} years ago"]), ""


def numbers_of_offices(draw):
    one, two, three = draw.randrange(100, 1000), draw.randrange(10, 100), draw.randrange(1000, 10000)
    return draw.choice([f"{one}-{two}-{three}", f"SSN {one}-{two}-{three}", f"+1-{one}-{draw.randrange(200, 999)}-{three}",
                        f"{one}-{draw.randrange(200, 999)}-{three}", f"tel. {one}-{two}-{draw.randrange(10, 100)}-{draw.randrange(10, 100)}",
                        f"phone: ({one}) {draw.randrange(200, 999)}-{three}"]), ""


def file_names(draw):
    day = any_day(draw, 1990, 2026)
    stamp = day.strftime("%Y%m%d")
    name = draw.choice("scan report IMG photo backup minutes draft Rechnung facture".split())
    ending = draw.choice("pdf jpg txt docx csv tar.gz xlsx".split())
    time = f"{draw.randrange(24):02}{draw.randrange(60):02}{draw.randrange(60):02}"
    return draw.choice([f"{name}_{stamp}.{ending}", f"{name}-{iso(day)}.{ending}", f"{iso(day)}_{name}.{ending}", f"{stamp}_{time}.{ending}",
                        f"{name}_{stamp}_{time}.{ending}", f"/data/{name}s/{iso(day)}.{ending}", f"{name}.{iso(day)}.{ending}"]), iso(day)


QUALIFIED = [("circa {y}", "{y}~"), ("approximately {y}", "{y}~"), ("probably {y}", "{y}?"), ("perhaps {y}", "{y}?"),
             ("before {y}", "../{y}"), ("after {y}", "{y}/.."), ("between {y} and {z}", "{y}/{z}"), ("from {y} until {z}", "{y}/{z}"),
             ("vermutlich {y}", "{y}?"), ("ungefähr {y}", "{y}~"), ("zwischen {y} und {z}", "{y}/{z}"), ("environ {y}", "{y}~"),
             ("entre {y} et {z}", "{y}/{z}"), ("alrededor de {y}", "{y}~"), ("possibly {y}", "{y}?")]


def with_error(word, draw):
    """One letter swapped, left out, doubled or another."""
    at = draw.randrange(len(word))
    other = draw.choice([letter for letter in sorted(set(word) | set("aeinrst")) if letter != word[at]])
    kind = draw.choice(["swap", "drop", "double", "replace"])
    if kind == "swap" and at + 1 < len(word):
        return word[:at] + word[at + 1] + word[at] + word[at + 2:]
    if kind == "drop":
        return word[:at] + word[at + 1:]
    if kind == "double":
        return word[:at] + word[at] + word[at:]
    return word[:at] + other + word[at + 1:]


def misspelt_words(draw):
    """A typing error in the word for about, perhaps, before, between."""
    form, due = draw.choice(QUALIFIED)
    year = draw.randrange(1500, 2000)
    words = form.split()
    places = [i for i, word in enumerate(words) if word.isalpha() and len(word) >= 5]
    at = draw.choice(places)
    words[at] = with_error(words[at], draw)
    years = {"y": year, "z": year + draw.randrange(2, 60)}
    return " ".join(words).format(**years), due.format(**years)


# Of each language: about, perhaps, before, after; from and to; parts and how a century is named behind them.
LANGUAGES = {
    "en": ("circa|about", "perhaps|probably", "before", "after|since", "between {} and {}|from {} to {}",
           "early|mid|late|first half of the|second half of the|first quarter of the|last quarter of the", "{o} century", "to|-"),
    "de": ("um|etwa", "vielleicht|wohl", "vor", "nach|seit", "zwischen {} und {}|von {} bis {}",
           "Anfang|Mitte|Ende|erste Hälfte|zweite Hälfte|erstes Viertel|letztes Viertel", "{c}. Jahrhundert", "bis|/"),
    "fr": ("vers|environ", "peut-être|probablement", "avant", "après|depuis", "entre {} et {}|de {} à {}",
           "début|milieu|fin|première moitié du|seconde moitié du|premier quart du|dernier quart du", "{r}e siècle", "-|/"),
    "es": ("hacia|circa", "quizás|probablemente", "antes de", "después de|desde", "entre {} y {}|de {} a {}",
           "principios del|mediados del|finales del|primera mitad del|segunda mitad del|primer cuarto del|último cuarto del",
           "siglo {r}", "a|-"),
    "it": ("circa|ca.", "forse|probabilmente", "prima del", "dopo il|dal", "tra {} e {}|dal {} al {}",
           "inizio|metà|fine|prima metà del|seconda metà del|primo quarto del|ultimo quarto del", "secolo {r}", "-|/"),
    "nl": ("omstreeks|rond", "misschien|vermoedelijk", "vóór", "sinds|vanaf", "tussen {} en {}|van {} tot {}",
           "begin|midden|eind|eerste helft|tweede helft|eerste kwart|laatste kwart", "{c}e eeuw", "tot|-"),
    "ru": ("около|ок.", "возможно|вероятно", "до", "после|с", "между {} и {}|с {} по {}",
           "начало|середина|конец|первая половина|вторая половина|первая четверть|последняя четверть", "{r} века", "-|–"),
    "pl": ("około|ok.", "może|prawdopodobnie", "przed", "po|od", "między {} a {}|od {} do {}",
           "początek|połowa|koniec|pierwsza połowa|druga połowa|pierwsza ćwierć|ostatnia ćwierć", "{r} wieku", "-|–"),
}
GENITIVES = {"ru": "начала|середины|конца|первой половины|второй половины|первой четверти|последней четверти",
             "pl": "początku|połowy|końca|pierwszej połowy|drugiej połowy|pierwszej ćwierci|ostatniej ćwierci"}
PARTS = [(0, 33), (34, 66), (67, 99), (0, 49), (50, 99), (0, 24), (75, 99)]  # years of a century
ROMAN = "XIII XIV XV XVI XVII XVIII XIX XX".split()  # from the thirteenth century on
BEFORE_CHRIST = {"en": "BC|B.C.|BCE", "de": "v. Chr.|v.Chr.", "fr": "av. J.-C.", "es": "a. C.|a.C.", "it": "a.C.|a. C.", "nl": "v.Chr.",
                 "ru": "до н. э.|до н.э.", "pl": "p.n.e.|p. n. e."}


def of_language(draw):
    language = draw.choice(sorted(LANGUAGES))
    *words, century, join = LANGUAGES[language]
    return language, [one.split("|") for one in words], century, join.split("|")


def century_of(draw, form):
    number = draw.randrange(13, 21)
    ordinal = f"{number}th"
    return 100 * (number - 1), form.format(c=number, o=ordinal, r=ROMAN[number - 13])


def qualified_parts(draw):
    """About or perhaps a part of a century."""
    language, (about, perhaps, *_, parts), form, _ = of_language(draw)
    first, century = century_of(draw, form)
    which = draw.randrange(len(PARTS))
    words, mark = draw.choice([(about, "~"), (perhaps, "?")])
    begin, end = PARTS[which]
    part = parts[which]
    if language in GENITIVES and words is about:
        part = GENITIVES[language].split("|")[which]
    return f"{draw.choice(words)} {part} {century}", f"{first + begin}{mark}/{first + end}{mark}"


def parts_of_one(draw):
    """From one part to another of a century that is written once."""
    _, (*_, parts), form, joins = of_language(draw)
    first, century = century_of(draw, form)
    begin = draw.randrange(2)
    end = draw.randrange(begin + 1, 3)
    join = draw.choice(joins)
    between = join if join in "-–/" else f" {join} "
    return f"{parts[begin].removesuffix(' del')}{between}{parts[end]} {century}", f"{first + PARTS[begin][0]}/{first + PARTS[end][1]}"


def marks_beside_numbers(draw):
    """Day, month and year in numbers, the day first."""
    _, (about, perhaps, before, after, pairs, _), _, _ = of_language(draw)
    day, is_month = any_day(draw, 1700), draw.random() < 0.5
    separator = draw.choice("./-")
    def written(one):
        if is_month:
            return f"{one.month}{separator}{one.year}", iso(one)[:7]
        return f"{one.day}{separator}{one.month}{separator}{one.year}", iso(one)
    text, due = written(day)
    later, due_later = written(day + datetime.timedelta(days=draw.randrange(400, 4000)))
    return draw.choice([(f"{draw.choice(about)} {text}", f"{due}~"), (f"{draw.choice(perhaps)} {text}", f"{due}?"),
                        (f"{draw.choice(before)} {text}", f"../{due}"), (f"{draw.choice(after)} {text}", f"{due}/.."),
                        (draw.choice(pairs).format(text, later), f"{due}/{due_later}")])


def perhaps_open(draw):
    _, (_, perhaps, before, after, _, _), _, _ = of_language(draw)
    year = draw.randrange(1500, 2000)
    return draw.choice([(f"{draw.choice(perhaps)} {draw.choice(before)} {year}", f"../{year}?"),
                        (f"{draw.choice(perhaps)} {draw.choice(after)} {year}", f"{year}?/..")])


def years_before_christ(draw):
    language, (about, _, before, after, _, _), _, _ = of_language(draw)
    year = draw.randrange(30, 1500)
    end = max(1, year - draw.randrange(5, 60))
    era = draw.choice(BEFORE_CHRIST[language].split("|"))
    due, due_end = f"-{year - 1:04}", f"-{end - 1:04}" if end > 1 else "0000"
    return draw.choice([(f"{draw.choice(about)} {year} {era}", f"{due}~"), (f"{draw.choice(before)} {year} {era}", f"../{due}"),
                        (f"{draw.choice(after)} {year} {era}", f"{due}/.."), (f"{year}-{end} {era}", f"{due}/{due_end}"),
                        (f"{year} {era} - {end} {era}", f"{due}/{due_end}")])


def weeks_and_editions(draw):
    year, week = draw.randrange(1960, 2030), draw.randrange(1, 53)
    monday = datetime.date.fromisocalendar(year, week, 1)
    days = f"{iso(monday)}/{iso(monday + datetime.timedelta(days=6))}"
    wrong = year - draw.randrange(10, 300)
    return draw.choice([(f"{year}-W{week:02}", days), (f"{year}W{week:02}", days), (f"{draw.choice(['2nd', '3rd', 'rev.'])} ed., {year}", f"{year}"),
                        (f"{wrong} (i.e. {year})", f"{year}"), (f"{wrong}, recte {year}", f"{year}"), (f"?? May {year}", f"{year}-05"),
                        (f"{draw.randrange(2, 9)}. Aufl., {year}", f"{year}"), (f"{year}, printed later", f"{year}")])


# Name to what makes a text, and the order that is told.
FORMS = {"long Spanish dates in words": (spanish_words, "dmy"), "cases of months": (month_cases, "dmy"), "leaves and pages": (pages, "dmy"),
         "days in words": (days_in_words, "dmy"), "months that Slavic languages share": (shared_months, "dmy"),
         "suffixes of days": (day_suffixes, "dmy"), "stamps of logs": (log_stamps, "ymd"), "written twice": (written_twice, "dmy"),
         "decimal points": (decimal_points, "dmy"), "years ago": (years_ago, "dmy"), "numbers of offices": (numbers_of_offices, "dmy"),
         "file names": (file_names, "dmy"), "misspelt words beside years": (misspelt_words, "dmy"),
         "parts that are qualified": (qualified_parts, "dmy"), "parts of one century": (parts_of_one, "dmy"),
         "marks beside numbers": (marks_beside_numbers, "dmy"), "perhaps before and after": (perhaps_open, "dmy"),
         "years before Christ": (years_before_christ, "dmy"), "weeks and editions": (weeks_and_editions, "dmy")}


def texts_of(form, count, seed):
    make, _ = FORMS[form]
    draw = random.Random(f"{form} {seed}")
    return [make(draw) for _ in range(count)]
