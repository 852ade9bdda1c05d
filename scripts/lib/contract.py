"""Holds the program to tables of texts and of what it is to answer: scripts/check contract --help says what such a table is."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from program import ROOT, Parser, built

MEMBERS = ("date", "status", "flags", "expression", "edtf", "datetime", "earliest", "latest")
# What the alternatives of an ambiguous answer have instead of the answer.
OF_ALTERNATIVES = ("date", "edtf", "datetime")
# An empty cell of these says nothing.
OPTIONAL = ("expression", "datetime")
# Which read a text, and which is told its expression: of a column `command`, where an empty cell is the first.
COMMANDS = ("normalize", "interpret")


class Malformed(Exception):
    """A table: where, and what is wrong."""


@dataclass(frozen=True, eq=False)
class Row:
    place: str  # FILE:LINE
    cells: dict[str, str]

    @property
    def options(self) -> str:
        return self.cells.get("options", "")

    @property
    def command(self) -> str:
        return self.cells.get("command") or COMMANDS[0]

    @property
    def words(self) -> str:
        """What it is asked by, for people."""
        return " ".join(filter(None, ["interpret" if self.command == "interpret" else "", self.options]))

    @property
    def statuses(self) -> set[str]:
        return split(self.cells.get("status", ""), ";")


def split(cell: str, separator: str) -> set[str]:
    return {part.strip() for part in cell.split(separator)} - {""}


# --- tables


def columns_of(line: str, place: str) -> list[str]:
    columns = line.split("\t")
    for column in columns:
        if column not in ("part", "text", "options", "command", *MEMBERS):
            raise Malformed(f"{place}: no column is called '{column}'; there are text, options, command, part, {', '.join(MEMBERS)}")
    if "text" not in columns or len(set(columns)) < len(columns) or not set(columns) & set(MEMBERS):
        raise Malformed(f"{place}: a header names text and at least one of {', '.join(MEMBERS)}, each once")
    return columns


def checked(row: Row) -> Row:
    if row.command not in COMMANDS:
        raise Malformed(f"{row.place}: command '{row.command}' is none of {', '.join(COMMANDS)}")
    if row.command == "interpret" and not row.cells.get("expression"):
        raise Malformed(f"{row.place}: interpret is told an expression, and there is none")
    return row


def read_table(path: Path) -> list[Row]:
    """Texts may be any bytes."""
    try:
        content = path.read_bytes().decode("utf-8", "surrogateescape")
    except OSError as error:
        raise Malformed(f"{path}: {error.strerror}") from error
    columns, rows = None, []
    for number, line in enumerate(content.split("\n"), 1):
        place, line = f"{path}:{number}", line.removesuffix("\r")
        if not line or line.startswith("#"):
            continue
        if columns is None:
            columns = columns_of(line, place)
            continue
        cells = line.split("\t")
        if len(cells) != len(columns):
            raise Malformed(f"{place}: {len(cells)} cells between tabs, where the header has {len(columns)} columns")
        rows.append(checked(Row(place, dict(zip(columns, cells)))))
    if not rows:
        raise Malformed(f"{path}: holds no row")
    return rows


# --- what the program answers


class Refused(Exception):
    """What the program says of options that it does not take."""


def line_of(row: Row) -> str:
    if row.command == "normalize":
        return row.cells["text"] + "\n"
    return row.cells["text"].replace("\\", "\\\\") + "\t" + row.cells["expression"] + "\n"


def ask(program: str, command: str, options: str, rows: list[Row]) -> list[dict]:
    """Normalize answers each line at once, so that no row shows the order of another."""
    try:
        alone = ["--line-buffered"] if command == "normalize" else []
        words = [program, command, "--output-format", "jsonl", *alone, *shlex.split(options)]
    except ValueError as error:
        raise Malformed(f"{rows[0].place}: options '{options}': {error}") from error
    texts = "".join(map(line_of, rows)).encode("utf-8", "surrogateescape")
    run = subprocess.run(words, input=texts, capture_output=True)
    answers = [json.loads(line) for line in run.stdout.split(b"\n") if line]
    if run.returncode != 0 or len(answers) != len(rows):
        said = run.stderr.decode(errors="replace").partition("\n")[0]
        raise Refused(f"exit {run.returncode}, {len(answers)} answers to {len(rows)} texts; {said}")
    return answers


def ask_all(program: str, rows: list[Row]) -> dict[Row, dict]:
    """Without those whose options the program refuses."""
    answers: dict[Row, dict] = {}
    for command, options in dict.fromkeys((row.command, row.options) for row in rows):
        asked = [row for row in rows if (row.command, row.options) == (command, options)]
        try:
            answers |= zip(asked, ask(program, command, options, asked))
        except Refused as refusal:
            print(f"{asked[0].place}: options '{options}': {refusal}")
    return answers


# --- how they differ


def compared(row: Row, column: str) -> bool:
    cell = row.cells[column]
    if row.statuses == {"ambiguous"} and column == "edtf" and row.cells.get("datetime"):
        return False  # the alternatives differ in their time
    if column != "status" and len(row.statuses) > 1:
        return bool(cell) and column != "flags"
    return bool(cell) or column not in OPTIONAL


def expected(row: Row, column: str) -> set[str]:
    several = row.statuses == {"ambiguous"} and column in OF_ALTERNATIVES
    separator = "," if column == "flags" else ";" if column == "status" else "|" if several else "\n"
    return split(row.cells[column], separator)


def found(row: Row, column: str, answer: dict) -> set[str]:
    if column == "flags":
        return set(answer.get("flags") or [])
    several = row.statuses == {"ambiguous"} and column in OF_ALTERNATIVES
    values = [one.get(column) for one in answer.get("alternatives", [])] if several else [answer.get(column)]
    return {value for value in values if value}


def differs(row: Row, column: str, answer: dict) -> bool:
    want, got = expected(row, column), found(row, column, answer)
    return not got <= want or not got if column == "status" else got != want


def told(values: set[str], between: str) -> str:
    return f" {between} ".join(sorted(values)) or "nothing"


def differences(row: Row, answer: dict, columns: list[str]) -> list[str]:
    text = f"{row.place}: '{row.cells['text']}'" + (f" {row.words}" if row.words else "")
    return [f"{text}: {column}: expected {told(expected(row, column), 'or' if column == 'status' else 'and')}, "
            f"found {told(found(row, column, answer), 'and')}"
            for column in columns if compared(row, column) and differs(row, column, answer)]


def printed(member: str, answers: Iterable[dict]) -> bool:
    return any(member in one for answer in answers for one in [answer, *answer.get("alternatives", [])])


def check_table(path: Path, rows: list[Row], program: str) -> int:
    """How many rows differ; prints how."""
    answers = ask_all(program, rows)
    columns = [column for column in rows[0].cells if column in MEMBERS]
    lacking = [column for column in columns if answers and not printed(column, answers.values())]
    wrong = {row for row in rows if row not in answers}
    for column in lacking:
        filled = {row for row in answers if row.cells[column]}
        wrong |= filled
        if filled:
            print(f"{path}: the program prints no member '{column}'; {len(filled)} rows say what it is to be")
    for row, answer in answers.items():
        for difference in differences(row, answer, [column for column in columns if column not in lacking]):
            wrong.add(row)
            print(difference)
    return len(wrong)


def chosen(path: Path, parts: set[str]) -> list[Row]:
    rows = read_table(path)
    if not parts:
        return rows
    if "part" not in rows[0].cells:
        raise Malformed(f"{path}: has no column part to choose by")
    rows = [row for row in rows if row.cells["part"] in parts]
    if not rows:
        raise Malformed(f"{path}: has no row of {', '.join(sorted(parts))}")
    return rows


def main(words: list[str]) -> int:
    parser = Parser(prog="check contract", allow_abbrev=False)
    parser.add_argument("tables", nargs="*", type=Path)
    parser.add_argument("--part", default="")
    options = parser.parse_args(words)
    sys.stdout.reconfigure(errors="backslashreplace")  # texts that are not UTF-8
    try:
        tables = options.tables or sorted((ROOT / "tests/contract").glob("*.tsv"))
        rows = {path: chosen(path, split(options.part, ",")) for path in tables}
        program = os.environ.get("KALENDS_PROGRAM") or built()
        wrong = sum(check_table(path, rows[path], program) for path in rows)
    except Malformed as error:
        print(f"contract: {error}", file=sys.stderr)
        return 65
    print(f"{sum(map(len, rows.values()))} rows, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main(sys.argv[1:]))
