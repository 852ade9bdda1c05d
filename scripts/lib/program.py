"""The program, as the scripts beside this file call it, and what else they share."""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEFAULT_MODEL = ROOT / "data" / "default.kal"
# Runs a process and writes its seconds and its peak memory, in KiB, to standard error. In a small process of its own, because
# one that is started counts the memory of the one that started it.
LAUNCHER = """
import os, subprocess, sys, time
began = time.perf_counter()
process = subprocess.Popen(sys.argv[1:])
_, status, usage = os.wait4(process.pid, 0)
print(time.perf_counter() - began, usage.ru_maxrss, file=sys.stderr)
sys.exit(status != 0)
"""


class Parser(argparse.ArgumentParser):
    """Of the words of a script, whose header is their help."""

    def __init__(self, **settings):
        super().__init__(add_help=False, **settings)

    def error(self, message):
        self.exit(64, f"{self.prog}: {message}; {self.prog} --help says more\n")


def number_from(least, kind=int):
    """For a parser: such numbers alone."""
    def number(word):
        if kind(word) < least:
            raise argparse.ArgumentTypeError(f"'{word}' is less than {least}")
        return kind(word)
    return number


class Kalends:
    """The program, and the model it is to use; none: the one inside it."""

    def __init__(self, program, model=None):
        self.program = program
        self.model = ["--model", str(model)] if model else []

    def run(self, command, *words, text=""):
        line = [self.program, command, *map(str, words)]
        return subprocess.run(line, input=text, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout


def built():
    """Where the program is, built first if a source has changed."""
    subprocess.run([ROOT / "scripts" / "kalends", "--version"], stdout=subprocess.DEVNULL, check=True)
    return str(ROOT / "build" / "release" / "kalends")


def text_of(row):
    """Of what `kalends generate` wrote."""
    return row.split("\t")[0].replace("\\\\", "\\")


def watched(*line):
    """The line that starts a process and tells its seconds and its memory: see LAUNCHER."""
    return [sys.executable, "-S", "-c", LAUNCHER, *map(str, line)]


def watched_usage(messages):
    """What it told last: seconds and bytes."""
    seconds, kibibytes = messages.splitlines()[-1].split()
    return float(seconds), int(kibibytes) * 1024
