"""How scripts/check contract compares. Run by ctest where there is a python3, against a program that knows its answers."""

import contextlib
import io
import json
import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts" / "lib"))

import contract  # noqa: E402

PROGRAM = """#!{python}
import json, sys
if "--unknown" in sys.argv:
    sys.exit("kalends normalize: unknown option '--unknown'")
open(__file__ + ".calls", "a").write(" ".join(sys.argv[2:]) + chr(10))
answers = json.loads(open(__file__ + ".json").read())
for line in sys.stdin.buffer.read().decode("utf-8", "backslashreplace").split(chr(10))[:-1]:
    print(json.dumps(answers[line]))
"""
AMBIGUOUS = {"date": None, "status": "ambiguous", "flags": [], "alternatives": [{"date": "2018-06-05"}, {"date": "2018-05-06"}]}
NOON = {"status": "ambiguous", "edtf": None, "alternatives": [{"edtf": "2018-05-09", "datetime": "2018-05-09T02:30"},
                                                              {"edtf": "2018-05-10", "datetime": "2018-05-09T14:30"}]}
ANSWERS = {
    "9 May": {"date": "--05-09", "status": "partial", "flags": [], "alternatives": []},
    "5/6/18": AMBIGUOUS | {"flags": ["b", "a"]},
    "hello": {"date": None, "status": "none", "flags": ["x"], "alternatives": []},
    "half two": NOON,
    "1850s": {"status": "interval", "expression": "185X", "edtf": "185X", "earliest": "1850-01-01", "latest": None},
    "C:\\\\tmp, 1850s\t185X": {"status": "interval", "expression": "185X", "edtf": "185X"},
    "\\xff": {"date": None, "status": "none", "flags": [], "alternatives": []},
}
HEADER = "text\toptions\tdate\tstatus\tflags\n"


class Tables(unittest.TestCase):
    def setUp(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.table, self.program = folder / "t.tsv", folder / "kalends"
        self.program.write_text(PROGRAM.format(python=sys.executable))
        self.program.chmod(0o755)
        Path(f"{self.program}.json").write_text(json.dumps(ANSWERS))
        self.enterContext(mock.patch.dict(os.environ, KALENDS_PROGRAM=str(self.program)))

    def check(self, table, *words):
        self.table.write_bytes(table if isinstance(table, bytes) else table.encode())
        printed, said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(said):
            status = contract.main([*words, str(self.table)])
        printed.seek(0)
        return status, printed.read().splitlines(), said.getvalue()

    def right(self, table, *words):
        status, printed, _ = self.check(table, *words)
        self.assertEqual((status, printed[1:]), (0, []), printed)
        return printed[0]

    def wrong(self, table):
        status, printed, _ = self.check(table)
        self.assertEqual(status, 1)
        return printed

    def malformed(self, table, *words):
        status, printed, said = self.check(table, *words)
        self.assertEqual((status, printed), (65, []))
        return said


class Rows(Tables):
    def test_right(self):
        table = HEADER + "# a comment\n\n9 May\t\t--05-09\tpartial\t\nhello\t\t\tnone\tx\n"
        self.assertEqual(self.right(table), "2 rows, 0 differ")

    def test_a_difference(self):
        printed = self.wrong(HEADER + "hello\t\t\tnone\tx\n9 May\t--order dmy\t\tnone;unsure\t\nhello\t\t\tnone\t\n")
        self.assertIn(f"{self.table}:3: '9 May' --order dmy: status: expected none or unsure, found partial", printed)
        self.assertIn(f"{self.table}:4: 'hello': flags: expected nothing, found x", printed)
        self.assertEqual(printed[-1], "3 rows, 2 differ")

    def test_alternatives_in_any_order(self):
        self.right(HEADER + "5/6/18\t\t2018-05-06 | 2018-06-05\tambiguous\ta,b\n"
                   "5/6/18\t\t2018-06-05|2018-05-06\tambiguous\tb,a\n")
        for few in ("", "2018-05-06", "2018-05-06 | 2018-06-05 | 2005-06-18"):
            self.assertEqual(self.wrong(HEADER + f"5/6/18\t\t{few}\tambiguous\ta,b\n")[-1], "1 rows, 1 differ")
        self.wrong(HEADER + "9 May\t\t--05-09\tambiguous\t\n")

    def test_alternatives_with_a_time(self):
        self.right("text\tstatus\tedtf\tdatetime\nhalf two\tambiguous\t2018-05-09\t2018-05-09T14:30|2018-05-09T02:30\n"
                   "half two\tambiguous\t2018-05-10 | 2018-05-09\t\n")
        self.wrong("text\tstatus\tedtf\tdatetime\nhalf two\tambiguous\t2018-05-09\t\n")

    def test_one_of_several_statuses(self):
        self.right(HEADER + "hello\t\t\tunsure; none\t\n9 May\t\t\tnone;partial\t\n")
        self.wrong(HEADER + "hello\t\t\tunsure;ok\t\n")
        self.wrong(HEADER + "9 May\t\t--05-10\tnone;partial\t\n")

    def test_what_an_empty_cell_says(self):
        self.wrong(HEADER + "9 May\t\t\tpartial\t\n")
        self.wrong(HEADER + "hello\t\t\tnone\t\n")
        self.right("text\tstatus\texpression\tearliest\tlatest\n1850s\tinterval\t\t1850-01-01\t\n")
        self.wrong("text\tstatus\texpression\tearliest\tlatest\n1850s\tinterval\t185X ~\t1850-01-01\t\n")
        self.wrong("text\tstatus\tearliest\tlatest\n1850s\tinterval\t\t\n")

    def test_a_member_that_is_not_printed(self):
        table = "text\tstatus\tedtf\nhello\tnone\t{}\n9 May\tpartial\t{}\n9 May\tpartial\t\n"
        self.right(table.format("", ""))
        printed = self.wrong(table.format("", "XXXX-05-09"))
        self.assertEqual(printed[0], f"{self.table}: the program prints no member 'edtf'; 1 rows say what it is to be")
        self.assertEqual(printed[1:], ["3 rows, 1 differ"])

    def test_options(self):
        """One process for all rows with the same, and each row read alone."""
        self.right(HEADER + "hello\t--into 'a b'\t\tnone\tx\n9 May\t\t--05-09\tpartial\t\nhello\t--into 'a b'\t\tnone\tx\n")
        calls = Path(f"{self.program}.calls").read_text().splitlines()
        self.assertEqual(calls, ["--output-format jsonl --line-buffered" + more for more in (" --into a b", "")])

    def test_options_that_the_program_refuses(self):
        printed = self.wrong(HEADER + "hello\t\t\tnone\tx\nhello\t--unknown\t\tnone\tx\nhello\t--unknown\t\tnone\tx\n")
        self.assertIn("t.tsv:3: options '--unknown': exit 1, 0 answers to 2 texts; kalends normalize: unknown", printed[0])
        self.assertEqual(printed[-1], "3 rows, 2 differ")

    def test_what_is_told_its_expression(self):
        """As a corpus has it."""
        table = "text\tcommand\texpression\tstatus\tedtf\nC:\\tmp, 1850s\tinterpret\t185X\tinterval\t185X\n1850s\t\t185X\tinterval\t185X\n"
        self.right(table)
        self.assertIn("'C:\\tmp, 1850s' interpret: edtf: expected 186X", self.wrong(table.replace("l\t185X", "l\t186X"))[0])
        calls = Path(f"{self.program}.calls").read_text().splitlines()
        self.assertEqual(calls[:2], ["--output-format jsonl", "--output-format jsonl --line-buffered"])

    def test_bytes_that_are_no_text(self):
        self.right(HEADER.encode() + b"\xff\t\t\tnone\t\n")
        self.assertIn("'\\udcff'", self.wrong(HEADER.encode() + b"\xff\t\t\tok\t\n")[0])

    def test_parts(self):
        table = "part\ttext\tstatus\nclock\thello\tok\nlanguage\t9 May\tpartial\nother\thello\tnone\n"
        self.assertEqual(self.right(table, "--part", "language,other"), "2 rows, 0 differ")
        self.assertIn("has no row of days", self.malformed(table, "--part", "days"))
        self.assertIn("has no column part", self.malformed(HEADER + "hello\t\t\tnone\tx\n", "--part", "days"))


class Malformed(Tables):
    def test_tables(self):
        for table, message in {
            "text\tresult\nhello\tnone\n": "t.tsv:1: no column is called 'result'; there are text, options, command, part, date, status",
            "text\nhello\n": "t.tsv:1: a header names text and at least one of",
            "status\nnone\n": "t.tsv:1: a header names text",
            "text\tstatus\tstatus\nhello\tnone\tnone\n": "each once",
            "# why\ntext\tstatus\nhello\tnone\nhello\n": "t.tsv:4: 1 cells between tabs, where the header has 2 columns",
            "text\tstatus\tcommand\nhello\tnone\tread\n": "t.tsv:2: command 'read' is none of normalize, interpret",
            "text\tstatus\tcommand\texpression\nhello\tnone\tinterpret\t\n": "t.tsv:2: interpret is told an expression",
            "text\tstatus\n# nothing\n": "t.tsv: holds no row",
            HEADER + "hello\t--into 'a\t\tnone\t\n": "t.tsv:2: options '--into 'a': No closing quotation",
        }.items():
            with self.subTest(table):
                self.assertIn(message, self.malformed(table))

    def test_no_table(self):
        self.table.write_text("")
        self.assertIn("No such file", self.malformed("", str(self.table) + ".gone"))


if __name__ == "__main__":
    unittest.main()
