"""What the report of scripts/measure attention says in words. Run by ctest where there is a python3."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts" / "lib"))

from attention_report import Budget, Report, Result  # noqa: E402


def result(name, short, long, **more):
    attention = {} if name.startswith("none") else {"entropy": 1.0, "inside": 0.9}
    return Result(name, **{"exact": (short + long) / 2, "by_length": [(short, 1000), (long, 1000)], "first_state": 0.1,
                           "last_state": 1.0, **attention, **more})


def said(results=(), budgets=(), default="additive"):
    report = Report(bins=[(10, 30), (100, 200)], default=default, settings="", budget_settings="", results=list(results),
                    budgets=list(budgets))
    report.table(), report.budget_table()
    return " ".join(report.findings())


class Findings(unittest.TestCase):
    def test_length(self):
        dot = result("dot", 0.99, 0.98)
        self.assertIn("It suffers more from length than each of them.", said([result("none", 0.95, 0.7), dot]))
        self.assertIn("do not show that it suffers", said([result("none", 0.95, 0.93), dot]))
        self.assertIn("do not show that it suffers", said([result("none", 0.7, 0.7), result("dot", 1.0, 1.0)]))

    def test_no_rows_of_a_length(self):
        empty = result("none", 0.9, 0.9, by_length=[(0.9, 10), (None, 0)])
        self.assertNotIn("shortest", said([empty, result("dot", 0.9, 0.9)]))

    def test_of_the_plain_kinds_alone(self):
        kinds = [result("dot", 0.9, 0.9, examples_per_second=100.0), result("general", 0.9, 0.9, examples_per_second=90.0),
                 result("additive-one-way", 0.9, 0.9, examples_per_second=200.0, is_plain=False, entropy=0.1)]
        self.assertIn("Of the 2 kinds of attention in the same model, dot learns the most examples a second, 100", said(kinds))

    def test_without_attention_nothing_is_said_of_it(self):
        self.assertNotIn("attention", said([result("none", 0.9, 0.9)]))

    def test_forcing(self):
        self.assertIn("No model is right more often", said([result("dot", 0.9, 0.9, forced=0.9, free=0.91)]))
        self.assertIn("dot: 95.0 % and 90.0 %", said([result("dot", 0.9, 0.9, forced=0.95, free=0.9)]))

    def test_budget(self):
        def budget(name, exact):
            return Budget(name, 1000, 100000, exact, 10000)
        self.assertEqual("", said(budgets=[budget("additive", 0.9)]))
        self.assertNotIn("in the program", said(budgets=[budget("none", 0.8), budget("dot", 0.9)]))
        self.assertIn("has that attention", said(budgets=[budget("additive", 0.9), budget("dot", 0.8)]))
        self.assertIn("which reads fewer", said(budgets=[budget("additive", 0.8), budget("dot", 0.9)]))
        self.assertIn("one of them", said(budgets=[budget("additive", 1.0), budget("dot", 1.0)]))


if __name__ == "__main__":
    unittest.main()
