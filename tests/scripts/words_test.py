"""What scripts do with words: help, lists, and what they refuse. Run by ctest where there is a python3."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS / "lib"))

import attack  # noqa: E402
import benchmark  # noqa: E402
import measure  # noqa: E402

USAGE = 64
NAMES = sorted(path.name for path in SCRIPTS.iterdir() if path.is_file())
OTHER_HELP = {"kalends", "python"}  # all of whose words are the program's
CHECKS = sorted(path.name for path in (SCRIPTS / "checks").iterdir())
# Asks for nothing to be installed or built, as these words are refused before.
REFUSED = {
    "attack": [[], ["nothing"], ["kill", "many"], ["kill", "1", "2"], ["disk", "1"]],
    "benchmark": [["nothing"], ["growth", "--rounds"]],
    "check": [["nothing"], ["contract", "--nothing"], ["coverage", "nothing"], ["engines", "--rows"], ["engines", "nothing"],
              ["package", "nothing"]],
    "format": [["nothing"], ["--check", "nothing"]],
    "fuzz": [[], ["nothing"], ["0"], ["1", "nothing"]],
    "measure": [["nothing"]],
    "normalize-with-numpy": [[]],
    "package": [["nothing"], ["release", "release"]],
    "references": [["nothing"]],
    "train-default-model": [["--nothing"], ["nothing"], ["--until"]],
    "test": [["nothing"], ["core", "nothing"], ["--preset"], ["--preset", "nothing"]],
}


def run(*words):
    return subprocess.run([SCRIPTS / words[0], *words[1:]], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          encoding="utf-8")


def header(path):
    """The comment that a script begins with."""
    comment = re.match(r"#!.*\n((?:#.*\n)+)", path.read_text(encoding="utf-8"))[1]
    return re.sub(r"^# ?", "", comment, flags=re.MULTILINE)


def listed(*words):
    """The first words of the lines of a list."""
    return [line.split()[0] for line in run(*words).stdout.splitlines()]


class Words(unittest.TestCase):
    def test_help_is_the_header(self):
        asking = [name for name in NAMES if "\nshow_help " in (SCRIPTS / name).read_text(encoding="utf-8")]
        self.assertEqual(set(NAMES) - set(asking), OTHER_HELP)  # which are not tried, as they might begin their work
        for name in asking:
            for word in ("-h", "--help"):
                with self.subTest(name=name, word=word):
                    done = run(name, word)
                    self.assertEqual((done.returncode, done.stdout, done.stderr), (0, header(SCRIPTS / name), ""))

    def test_help_of_checks(self):
        for check in CHECKS:
            with self.subTest(check):
                self.assertEqual(run("check", check, "--help").stdout, header(SCRIPTS / "checks" / check))

    def test_lists(self):
        self.assertEqual(listed("check"), CHECKS)
        self.assertEqual(listed("measure"), list(measure.MEASURES))

    def test_a_list_has_a_sentence_a_line(self):
        for line in run("check").stdout.splitlines() + run("measure").stdout.splitlines():
            self.assertLessEqual(len(line), 128, line)
        self.assertIn("package         Makes the Debian packages, installs them here, uses what they bring as users would, and "
                      "removes them again.", run("check").stdout.splitlines())

    def test_headers_offer_what_there_is(self):
        for name, names in (("attack", {"files", *attack.ATTACKS}), ("benchmark", benchmark.PARTS), ("measure", measure.MEASURES)):
            offered = re.findall(rf"^  scripts/{name} ([a-z-]+) ", header(SCRIPTS / name), flags=re.MULTILINE)
            self.assertEqual(set(offered), set(names), name)

    def test_wrong_words(self):
        for name, lines in REFUSED.items():
            for words in lines:
                with self.subTest(name=name, words=words):
                    done = run(name, *words)
                    self.assertEqual((done.returncode, done.stdout), (USAGE, ""))
                    self.assertRegex(done.stderr, rf"^{name}( [a-z]+)?: .")

    def test_parts_of_the_tests(self):
        message = run("test", "nothing").stderr
        for part in ("core", "cli", "golden", "documentation", "architecture", "scripts", "contract"):
            self.assertIn(f" {part}", message)
        for other in ("fuzz", "support"):
            self.assertNotIn(f" {other}", message)


if __name__ == "__main__":
    unittest.main()
