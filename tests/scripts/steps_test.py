"""What scripts/train-default-model makes of a recipe: the same bytes however often it is killed, and what has changed anew.
Run by ctest where there is a python3; KALENDS_PROGRAM is the program."""

import contextlib
import hashlib
import io
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import NamedTuple

LIB = Path(__file__).resolve().parents[2] / "scripts/lib"
sys.path.insert(0, str(LIB))

import steps  # noqa: E402

TINY = """
rows = --locales en --patterns iso --vocabulary-examples 500 --validation-examples 50 --calibration-examples 50
run = $rows --batch-size 64 --validation-every 6400 --checkpoint-seconds 0.05
first train --embedding 8 --hidden 8 --decoder-hidden 8 --attention-size 8 \\
    --examples 12800 $run
second train --initialize-from first --seed 2 --examples 12800 $run
# Long enough to be killed in.
both average --locales en --patterns iso --calibration-examples 2000 first second
"""

LONG = TINY.replace("--examples 12800", "--examples 12800000")

# Answers at once; a model is the words that it was made with.
STUB = """#!/bin/sh
echo "$@" >>"$0.calls"
case "$1" in
    train) { echo "$@" | sed 's/[^ ]*part.kal//; s/--log [^ ]*//'; case "$*" in *own.tsv*) cat own.tsv ;; esac; } >"$3" ;;
    average) echo "$@" | sed 's/[^ ]*part.kal//' >"$3" ;;
    inspect) echo '{"training": null}' ;;
    generate) cat "$0.tables" ;;
    evaluate) printf 'rows\\n\\nmore\\n' ;;
esac
"""
RECIPE = """
first train --seed 1 --train-data own.tsv
second train --initialize-from first --seed 2
alone train --seed 3
both average first second
"""


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


class Result(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


class Place:
    """A folder as a source tree is, with a recipe in it."""

    def __init__(self, test, program, recipe):
        self.root = Path(test.enterContext(tempfile.TemporaryDirectory()))
        self.program = program
        (self.root / "data").mkdir()
        self.folder = self.root / "build/default-model"
        self.write(recipe)

    def write(self, recipe):
        (self.root / "data/default.recipe").write_text(recipe, encoding="utf-8")

    def words(self, *words):
        return list(map(str, ["--program", self.program, "--root", self.root, *words]))

    def start(self, *words, **how):
        """In a process of its own, to be stopped."""
        command = [sys.executable, LIB / "steps.py", *self.words(*words)]
        return subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE, encoding="utf-8", **how)

    def run(self, *words):
        """In this process, which is faster."""
        printed, said = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(said):
            try:
                status = steps.main(self.words(*words))
            except SystemExit as end:
                status = end.code
        return Result(status, printed.getvalue(), said.getvalue())

    def made(self, *words):
        """Name and model of each step that is made."""
        run = self.run(*words)
        assert run.returncode == 0, run.stderr
        return [line.split()[1][:-1] for line in run.stderr.splitlines() if ": kalends " in line or ": git " in line]

    def listed(self):
        """Each step's status, and what is said behind it."""
        run = self.run("--list")
        assert run.returncode == 0, run.stderr
        return {line[:16].strip(): (line[16:23].strip(), line[23:]) for line in run.stdout.splitlines()[:-1]}

    def statuses(self):
        return [status for status, _ in self.listed().values()]

    def models(self):
        return {file.name: sha256(file) for file in self.folder.glob("*.kal")}

    def await_file(self, run, pattern):
        """Of this name, by a process that has not ended."""
        while not list(self.folder.glob(pattern)):
            assert run.poll() is None, f"ended before there was a {pattern}: {run.communicate()[1]}"
            time.sleep(0.002)

    def killed(self, pattern):
        """With all that it has started, as soon as a file of this name is there."""
        with self.start("--until", "both") as run:
            self.await_file(run, pattern)
            run.send_signal(signal.SIGSTOP)
            children = Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text(encoding="utf-8").split()
            for process in (run.pid, *map(int, children)):
                os.kill(process, signal.SIGKILL)
        return run.returncode


class Interrupted(unittest.TestCase):
    def test_the_same_bytes(self):
        program = os.environ["KALENDS_PROGRAM"]
        whole, broken = Place(self, program, TINY), Place(self, program, TINY)
        self.assertEqual(whole.made("--until", "both"), ["first", "second", "both"])
        self.assertEqual(broken.statuses(), ["to do", "to do", "to do"])
        self.assertEqual(broken.killed("first-*.part.kal"), -signal.SIGKILL)
        self.assertEqual(broken.statuses(), ["begun", "to do", "to do"])
        self.assertRegex(broken.listed()["first"][1], r"[0-9,]+ of 12,800 examples seen")
        self.assertEqual(broken.killed("second-*.part.kal"), -signal.SIGKILL)
        self.assertEqual(broken.statuses(), ["done", "begun", "to do"])
        self.assertEqual(broken.killed("second-????????????.kal"), -signal.SIGKILL)
        self.assertEqual(broken.statuses()[:2], ["done", "done"])
        broken.made("--until", "both")
        self.assertEqual(broken.statuses(), ["done", "done", "done"])
        self.assertEqual(broken.models(), whole.models())

    def test_stopped_in_order(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            with self.subTest(number):
                self.stopped_by(number)

    def stopped_by(self, number):
        """And nobody else works in the folder meanwhile."""
        program = os.environ["KALENDS_PROGRAM"]
        place = Place(self, program, LONG)
        with place.start() as run:
            place.await_file(run, "first-*.part.kal")
            refused = place.run()
            run.send_signal(number)
            self.assertIn("start again to go on", run.communicate()[1])
        self.assertEqual(run.returncode, 128 + number)
        self.assertEqual(refused.returncode, 73)
        self.assertIn("another run, or a training that it left behind, works in this folder", refused.stderr)


class Stubbed(unittest.TestCase):
    def setUp(self):
        self.stub = Path(self.enterContext(tempfile.TemporaryDirectory())) / "kalends"
        self.stub.write_text(STUB)
        self.stub.chmod(0o755)
        self.tables("of today")

    def tables(self, content):
        Path(f"{self.stub}.tables").write_text(content)

    def place(self, recipe=RECIPE):
        place = Place(self, self.stub, recipe)
        (place.root / "own.tsv").write_text("one\t2001\n")
        return place


class Changed(Stubbed):
    def test_a_setting(self):
        place = self.place()
        self.assertEqual(place.made(), ["first", "second", "alone", "both"])
        before = place.models()
        self.assertEqual(place.made(), [])
        place.write(RECIPE.replace("--seed 2", "--seed 4"))
        self.assertEqual(place.statuses(), ["done", "to do", "done", "to do"])
        self.assertIn("of other inputs: second-", place.listed()["second"][1])
        self.assertEqual(place.made(), ["second", "both"])
        self.assertEqual(len(place.models()), len(before) + 2)
        place.write(RECIPE)
        self.assertEqual(place.made(), [])
        self.assertEqual({name: place.models()[name] for name in before}, before)

    def test_data_and_tables(self):
        place = self.place()
        place.made()
        (place.root / "own.tsv").write_text("two\t2002\n")
        self.assertEqual(place.made(), ["first", "second", "both"])
        self.tables("of tomorrow")
        self.assertEqual(place.made(), ["first", "second", "alone", "both"])

    def test_a_name_is_no_input(self):
        place = self.place()
        place.made()
        place.write(RECIPE.replace("average first second", "average $them").replace("\nfirst", "\nthem = first second\nfirst"))
        self.assertEqual(place.made(), [])

    def test_killed_before_it_was_named(self):
        """A training that has ended, and whose model is still called unfinished, is done: there is nothing to go on with."""
        place = self.place()
        place.made()
        model = next(place.folder.glob("first-*.kal"))
        content = model.read_bytes()
        model.rename(model.with_suffix(".part.kal"))
        Path(f"{self.stub}.calls").unlink()
        self.assertEqual(place.made(), ["first"])
        self.assertEqual(model.read_bytes(), content)
        self.assertNotIn("train", Path(f"{self.stub}.calls").read_text())

    def test_installed(self):
        place = self.place()
        place.made("--until", "alone")
        self.assertEqual([file.name for file in (place.root / "data").iterdir()], ["default.recipe"])
        other = place.root / "other.recipe"
        other.write_text("first train --seed 9\n")
        self.assertIn("data/ is as it was", place.run("--recipe", other).stderr)
        self.assertFalse((place.root / "data/default.kal").exists())
        place.made()
        self.assertEqual(sha256(place.root / "data/default.kal"), sha256(next(place.folder.glob("both-*.kal"))))
        figures = (place.root / "data/default.txt").read_text()
        self.assertIn("  kalends train --model second.kal --initialize-from first.kal --seed 2\n", figures)
        self.assertIn("  kalends average --output both.kal first.kal second.kal\n", figures)
        place.run("--measure")
        self.assertEqual((place.root / "data/default.txt").read_text(), figures)


class Commits(Stubbed):
    def git(self, place, *words):
        named = ["git", "-c", "user.name=n", "-c", "user.email=e", "-C", place.root]
        return subprocess.run([*named, *words], check=True, capture_output=True, encoding="utf-8").stdout.strip()

    def test_a_model_of_the_history(self):
        place = self.place()
        model = place.root / "data/default.kal"
        self.git(place, "init", "--quiet")
        model.write_bytes(b"old\0\xff")
        self.git(place, "add", "data/default.kal")
        self.git(place, "commit", "--quiet", "--message", "m")
        commit = self.git(place, "rev-parse", "--short", "HEAD")
        model.unlink()
        place.write(f"old commit {commit} data/default.kal\nnew train --initialize-from old\n")
        self.assertEqual(place.made("--until", "new"), ["old", "new"])
        self.assertEqual(next(place.folder.glob("old-*.kal")).read_bytes(), b"old\0\xff")
        self.assertEqual(place.statuses(), ["done", "done"])
        for words in ("0123456 data/default.kal", f"{commit} data/other.kal", f"{commit} data"):
            place.write(f"\nold commit {words}\n")
            run = place.run()
            self.assertEqual(run.returncode, 65)
            self.assertRegex(run.stderr, r"default\.recipe:2: the repository at .* has no file .* at ")

    def test_no_repository(self):
        place = self.place("old commit HEAD data/default.kal\n")
        run = place.run()
        self.assertEqual(run.returncode, 65)
        self.assertIn("default.recipe:1: the repository at", run.stderr)


class Errors(Stubbed):
    def test_of_recipes(self):
        for line, message in {
            "x learn": "'learn' is no verb; a line is NAME VERB WORDS..., the verb one of train, average, commit",
            "x": "'' is no verb",
            "a/b train": "'a/b' is no name of a step",
            "first train": "there is a step 'first' already, at",
            "x train --initialize-from y": "'y' is no step above; those are: first",
            "x average first x": "'x' is no step above",
            "x average --seed 1": "average takes options and then, behind them all, the names of steps",
            "x average first --seed 1": "behind them all",
            "x train first": "train takes no operand: 'first'",
            "x train --seed": "--seed has no value behind it",
            "x train --model y.kal": "--model is not for a recipe",
            "x train --initialize-from=first": "write a space instead of =",
            "x train $common": "$common is not defined above",
            "x train --locales 'en": "No closing quotation",
            "x commit abc": "commit takes two words",
            "x train --train-data gone.tsv": "gone.tsv: No such file",
        }.items():
            with self.subTest(line):
                run = self.place("first train \\\n\n" + line + "\n").run()
                self.assertIn(message, run.stderr)
                self.assertRegex(run.stderr, "default.recipe:3: ")
                self.assertEqual(run.returncode, 65)

    def test_of_words(self):
        place = self.place()
        for words, message in ((["--until", "third"], "there is no such step; there are: first, second, alone, both"),
                               (["--list", "--measure"], "not allowed with"), (["--all"], "--help says more"),
                               (["--measure", "--folder", "x"], "leave --recipe and --folder out")):
            run = place.run(*words)
            self.assertEqual(run.returncode, 64)
            self.assertIn(message, run.stderr)
        run = place.run("--recipe", "gone.recipe")
        self.assertEqual(run.returncode, 65)
        self.assertIn("gone.recipe: cannot be read", run.stderr)

    def test_a_step_that_fails(self):
        self.stub.write_text('#!/bin/sh\n[ "$1" = generate ] || exit 73\n')
        run = self.place().run()
        self.assertEqual(run.returncode, 73)
        self.assertRegex(run.stderr, r"the step first \(.*default.recipe:2\) failed")


if __name__ == "__main__":
    unittest.main()
