"""Runs what README.md, the pages of docs/ and the help texts show, and compares what comes out where they show that, too.
Trainings and evaluations are cut short (see the program `kalends` beside this file); else every command is run as it stands."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PROGRAM = os.environ["KALENDS_PROGRAM"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
# What README shows and is tried elsewhere: this is one of the tests.
LEFT_OUT = ("scripts/test",)
HAS_PYTHON = "KALENDS_PYTHON" in os.environ  # else the package is not built
# Probabilities, which differ from processor to processor: confidences, and the shades of a picture of attention.
SHADES = "·▁▂▃▄▅▆▇█"
PROBABILITY = re.compile(rf'(?<="confidence":)[0-9.e-]+|[{SHADES}]')


def blocks(markdown):
    """Indented by four, without that."""
    found, block = [], []
    for line in markdown.splitlines() + ["end"]:
        if line.startswith("    ") or (not line.strip() and block):
            block.append(line[4:])
        elif block:
            found.append("\n".join(block).rstrip())
            block = []
    return found


def dialogues(block):
    """(command, output) of each "$ command", which goes on behind "> "."""
    found = re.findall(r"^\$ (.*(?:\n> .*)*)\n?((?:(?!\$ ).*\n?)*)", block, flags=re.MULTILINE)
    return [(command.replace("\n> ", "\n"), output) for command, output in found]


def near(here, there):
    """Whether one probability may be shown as the other elsewhere."""
    if there in SHADES:
        return here in SHADES and abs(SHADES.index(here) - SHADES.index(there)) <= 1
    return here not in SHADES and abs(float(here) - float(there)) < 0.001


class Workplace:
    """A folder with the files that the examples of a page speak of."""

    def __init__(self, page):
        self.folder = Path(tempfile.mkdtemp())
        self.environment = os.environ | {"KALENDS_PROGRAM": PROGRAM, "HOME": str(self.folder), "LC_ALL": "C.UTF-8",
                                         "PATH": f"{HERE}:{os.environ['PATH']}"}
        for name in ("scripts", "bin", ".local/share/bash-completion/completions", ".config/fish/completions", "zsh"):
            (self.folder / name).mkdir(parents=True)
        for name in ("kalends", "python"):
            (self.folder / "scripts" / name).symlink_to(HERE / name)
        for name in ("normalize-with-numpy", "plot-training"):
            (self.folder / "scripts" / name).symlink_to(ROOT / "scripts" / name)
        (self.folder / "data").symlink_to(ROOT / "data")
        self.write_texts(page)
        self.make_pairs()
        self.train_models()

    def write_texts(self, page):
        shown = zip(dialogues(blocks(README)[0]), ("dates.txt", "posts.txt", "fields.txt"), (12, 28, 24))
        for (_, answered), name, width in shown:
            # texts behind their answers
            texts = "".join(line[width:] + "\n" for line in answered.rstrip("\n").splitlines())
            (self.folder / name).write_text(texts, encoding="utf-8")
        (self.folder / "crawl.csv").write_text("seen,posted\n2018-05-09,yesterday\n", encoding="utf-8")
        for block in blocks(page):
            for command, output in dialogues(block):
                if command.startswith("cat "):
                    (self.folder / command[4:]).write_text(output.rstrip("\n") + "\n", encoding="utf-8")
        (self.folder / "answers.tsv").write_text("9 May 2018\t2018-05-09\nno date\tnone\n", encoding="utf-8")
        (self.folder / "people.jsonl").write_text('{"id":1,"born":"9 May 1918"}\n{"id":2,"born":null}\n', encoding="utf-8")

    def make_pairs(self):
        for seed, name in enumerate(("pairs", "own", "test")):
            self.run(f"kalends generate --count 200 --seed {seed} --locales en --output {name}.tsv")

    def train_models(self):
        sizes = "--locales en --embedding 8 --hidden 8 --attention-size 8"
        self.run(f"kalends train {sizes} --examples 256 --model old.kal --log training.jsonl")
        for name in ("parent", "child", "general", "fine-tuned"):
            shutil.copy(self.folder / "old.kal", self.folder / f"{name}.kal")

    def leave_training_unfinished(self, command):
        """As it is when the command, with --resume, is of use."""
        model = re.search(r"--model (\S+)", command)[1]
        (self.folder / model).unlink(missing_ok=True)
        self.run('"$KALENDS_PROGRAM" train --locales en --embedding 8 --hidden 8 --attention-size 8 --examples 12800'
                 " --checkpoint-seconds 0 --validation-examples 50 --calibration-examples 50 --vocabulary-examples 500"
                 f" --model {model} & until [ -e {model} ]; do sleep 0.01; done; kill $!; wait $! || true")

    def run(self, command):
        """What it prints. An error where it fails."""
        if "--resume" in command:
            self.leave_training_unfinished(command)
        elif "--overwrite" not in command:  # what stands in for models that readers have made is none that train would refuse
            for model in re.findall(r"\btrain\b(?:[^\n\\]|\\\n)*?--model (\S+)", command):
                (self.folder / model).unlink(missing_ok=True)
        done = subprocess.run(["bash", "-c", "set -e -o pipefail; fpath=zsh\n" + command], cwd=self.folder, env=self.environment,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
        if done.returncode != 0:
            raise AssertionError(f"{command}\nends with {done.returncode}: {done.stderr}")
        return done.stdout


class Examples(unittest.TestCase):
    maxDiff = None

    def enter(self, page):
        self.workplace = Workplace(page)
        self.addCleanup(shutil.rmtree, self.workplace.folder)

    def assert_shown(self, printed, shown):
        """To the letter, but for the last digit of probabilities."""
        self.assertEqual(PROBABILITY.sub("_", printed), PROBABILITY.sub("_", shown))
        for here, there in zip(PROBABILITY.findall(printed), PROBABILITY.findall(shown)):
            self.assertTrue(near(here, there), f"{here} instead of {there} in\n{printed}")

    def run_page(self, name):
        page = (ROOT / name).read_text(encoding="utf-8")
        self.enter(page)
        for block in blocks(page):
            commands = re.split(r"^\$ ", block, maxsplit=1, flags=re.MULTILINE)[0]  # before all dialogues, if any
            if "scripts/" in commands:
                kept = "\n".join(line for line in commands.splitlines() if not line.startswith(LEFT_OUT))
                with self.subTest(kept):
                    self.workplace.run(kept)
            for command, output in dialogues(block):
                if command.startswith("scripts/python") and not HAS_PYTHON:
                    continue
                with self.subTest(command):
                    self.assert_shown(self.workplace.run(command).strip("\n"), output.strip("\n"))

    def test_readme(self):
        self.run_page("README.md")

    def test_tutorial(self):
        self.run_page("docs/tutorial.md")

    @unittest.skipUnless(shutil.which("jq") and shutil.which("sqlite3"), "jq and sqlite3 are not here")
    def test_cookbook(self):
        self.run_page("docs/cookbook.md")

    @unittest.skipUnless(shutil.which("jq"), "jq is not here")
    def test_expressions(self):
        self.run_page("docs/expressions.md")

    @unittest.skipUnless(HAS_PYTHON, "the package of Python is not built")
    def test_python(self):
        self.run_page("docs/python.md")
        for page in ("README.md", "docs/python.md"):
            told = self.workplace.run(f'scripts/python -m doctest -o NORMALIZE_WHITESPACE "{ROOT / page}"')
            self.assertEqual(told, "")

    def test_picture(self):
        sys.path.insert(0, str(ROOT / "scripts/lib"))
        import picture

        def alike(drawing):
            return re.sub(r"confidence.*?<", "<", PROBABILITY.sub("_", drawing))
        self.assertEqual(alike(picture.drawing(picture.lines_of(PROGRAM))),
                         alike((ROOT / "docs/terminal.svg").read_text(encoding="utf-8")), "run scripts/picture")

    def test_how_it_works(self):
        self.run_page("docs/how-it-works.md")

    def test_attention(self):
        self.run_page("docs/attention.md")

    def test_library(self):
        self.run_page("docs/library.md")

    def test_tables(self):
        self.run_page("docs/tables.md")

    def test_training(self):
        self.run_page("docs/training.md")

    def test_help(self):
        self.enter(README)
        commands = re.findall(r"^  (\w+) {2,}", self.workplace.run("kalends --help"), flags=re.MULTILINE)
        self.assertIn("normalize", commands)
        for command in commands:
            examples = self.workplace.run(f"kalends {command} --help").partition("\nExamples:\n")[2].partition("\n\n")[0]
            self.assertTrue(examples, command)
            for example in examples.splitlines():
                if "| man " in example and not shutil.which("man"):
                    continue
                with self.subTest(example):
                    self.workplace.run(example)


if __name__ == "__main__":
    unittest.main()
