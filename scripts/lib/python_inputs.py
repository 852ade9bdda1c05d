"""100,000 random inputs, texts and others, for the package of Python as sanitizers watch it: scripts/check python asan."""

import datetime
import random
import sys

import kalends

PIECES = ("9", "May", "2018", "circa", "\0", "१० मई", "\U0001F600", "/", "-", "..", "1850", "\n", "Rabīʿ I", "=", "T25:61")
LONG = "x" * 300  # takes as long as dozens of others
EMPTY = (None, float("nan"), b"9 May")
REFUSED = (3, 2.5, b"\xff\xfe", "\ud800", datetime.date(2018, 5, 9), [], {}, True, object(), bytearray(b"1850"))
OPTIONS = ({}, {"order": "dmy"}, {"order": "?"}, {"reference": "2018-05-09"}, {"reference": "x"}, {"as_": "datetime"}, {"n_best": 3},
           {"threads": 2}, {"years": "1..2"}, {"calendar": "hebrew"}, {"min_confidence": 2}, {"unknown": 1})
EXPECTED = (kalends.Error, TypeError)


def drawn(draw):
    if (chance := draw.random()) < 0.001:
        return draw.choice(REFUSED)
    if chance < 0.03:
        return draw.choice(EMPTY)
    return (LONG if chance < 0.04 else "") + "".join(draw.choices(PIECES, k=draw.randrange(8)))


def main():
    draw, refused, total = random.Random(1), 0, 0
    while total < 100_000:
        texts = [drawn(draw) for _ in range(draw.choice((0, 1, 7, 200)))]
        total += len(texts)
        try:
            answers = kalends.normalize(texts, **draw.choice(OPTIONS))
            for row in range(0, len(answers), 17):
                assert answers[row].status
            if texts:
                kalends.align(texts[0]).weights.sum()
        except EXPECTED:
            refused += 1
    print(f"{total} inputs without a fault, {refused} columns refused")


if __name__ == "__main__":
    sys.exit(main())
