"""What scripts/plot-training reads of a log. Run by ctest where there is a python3."""

import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts" / "lib"))

from plot_training import read_log  # noqa: E402


def line(examples, exact=None):
    validation = {} if exact is None else {"validation": {"exact_match": exact, "loss": 0.5}}
    return json.dumps({"examples": examples, "loss": 1 / examples, "learning_rate": 0.1, **validation})


def read(*lines):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "my.jsonl"
        path.write_text("\n".join(lines), encoding="utf-8")
        return read_log(path)


class Logs(unittest.TestCase):
    def test_curves(self):
        curves = read(line(10), line(20, 0.5), line(30, 0.75))
        self.assertEqual(curves.name, "my")
        self.assertEqual(curves.examples, [10, 20, 30])
        self.assertEqual(curves.validated, [20, 30])
        self.assertEqual(curves.exact, [50, 75])

    def test_resumed(self):
        """What was lost to a kill and learned again is drawn once."""
        curves = read(line(10), line(20), line(30), line(20, 0.5), line(40))
        self.assertEqual(curves.examples, [10, 20, 40])
        self.assertEqual(curves.validated, [20])

    def test_cut_line(self):
        self.assertEqual(read(line(10), line(20)[:9]).examples, [10])

    def test_foreign(self):
        for text in ('{"a":1}', "", "no log"):
            with self.assertRaises(SystemExit):
                read(text)


if __name__ == "__main__":
    unittest.main()
