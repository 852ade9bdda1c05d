"""Recipes of scripts/train-default-model: one step a line, in words that the program knows."""

import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

STEP_OPTIONS = ("--initialize-from",)
FILE_OPTIONS = ("--train-data", "--validation-data")
# What scripts/train-default-model says itself.
OWN_OPTIONS = ("-m", "--model", "-o", "--output", "--log", "--resume", "--keep-state", "-h", "--help")


class Refused(Exception):
    """What is wrong, where, and what to do; and what to exit with."""

    def __init__(self, message: str, status: int = 65):
        super().__init__(message)
        self.status = status


class Word(NamedTuple):
    """A word of a command: as it stands, or the name of a step or of a file, in whose place a path is put."""

    text: str
    means: str = ""


@dataclass(frozen=True)
class Step:
    name: str
    verb: str
    words: list[Word]
    place: str  # FILE:LINE

    def named(self, means: str) -> list[str]:
        return [word.text for word in self.words if word.means == means]

    def told(self) -> str:
        """The command that makes it, for people."""
        words = [word.text + ".kal" if word.means == "step" else word.text for word in self.words]
        if self.verb == "train":
            return " ".join(["kalends train --model", f"{self.name}.kal", *words])
        if self.verb == "average":
            operands = len(self.named("step"))
            return " ".join(["kalends average", *words[:-operands], "--output", f"{self.name}.kal", *words[-operands:]])
        return f"git show {words[0]}:{words[1]} >{self.name}.kal"


def words_of_options(words: list[str]) -> list[Word]:
    """Options and their values; words before which no option stands are names of steps."""
    found, option = [], ""
    for word in words:
        if option:
            found.append(Word(word, "step" if option in STEP_OPTIONS else "file" if option in FILE_OPTIONS else ""))
            option = ""
        elif word.startswith("-"):
            name, equals, value = word.partition("=")
            if name in OWN_OPTIONS:
                raise Refused(f"{name} is not for a recipe: scripts/train-default-model chooses it; leave it out")
            if equals and name in STEP_OPTIONS + FILE_OPTIONS:
                raise Refused(f"{word}: write a space instead of =")
            found.append(Word(word))
            option = "" if equals else word
        else:
            found.append(Word(word, "step"))
    if option:
        raise Refused(f"{option} has no value behind it")
    return found


def train_words(words: list[str]) -> list[Word]:
    found = words_of_options(words)
    for before, word in zip([Word(""), *found], found):
        if word.means == "step" and before.text not in STEP_OPTIONS:
            raise Refused(f"train takes no operand: '{word.text}'; a step to start from is --initialize-from NAME")
    return found


def average_words(words: list[str]) -> list[Word]:
    found = words_of_options(words)
    operands = [word.means == "step" for word in found]
    if not any(operands) or operands != sorted(operands):
        raise Refused("average takes options and then, behind them all, the names of steps")
    return found


def commit_words(words: list[str]) -> list[Word]:
    if len(words) != 2:
        raise Refused("commit takes two words: a revision of the repository, and the path of the model in it")
    return [Word(word) for word in words]


VERBS = {"train": train_words, "average": average_words, "commit": commit_words}


def lines(text: str):
    """(number, words) of each line that says something; one that ends in a backslash goes on."""
    begun, first = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        first = first if begun else number
        if line.endswith("\\"):
            begun += line[:-1] + " "
            continue
        yield first, begun + line
        begun = ""
    if begun:
        yield first, begun


def expanded(words: list[str], settings: dict[str, list[str]]) -> list[str]:
    found = []
    for word in words:
        if word.startswith("$") and word[1:] not in settings:
            raise Refused(f"{word} is not defined above; a line '{word[1:]} = WORDS...' does that")
        found += settings[word[1:]] if word.startswith("$") else [word]
    return found


def step_of(words: list[str], place: str, steps: list[Step]) -> Step:
    name, verb, *rest = words if len(words) > 1 else [*words, ""]
    if not re.fullmatch(r"\w[\w-]*", name, re.ASCII):
        raise Refused(f"'{name}' is no name of a step: letters, digits, - and _ make one")
    if verb not in VERBS:
        raise Refused(f"'{verb}' is no verb; a line is NAME VERB WORDS..., the verb one of {', '.join(VERBS)}")
    for step in steps:
        if step.name == name:
            raise Refused(f"there is a step '{name}' already, at {step.place}; take another name")
    step = Step(name, verb, VERBS[verb](rest), place)
    for parent in step.named("step"):
        if parent not in [earlier.name for earlier in steps]:
            raise Refused(f"'{parent}' is no step above; those are: {', '.join(s.name for s in steps) or 'none'}")
    return step


def read_recipe(path: Path) -> list[Step]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(f"{path}: cannot be read as text: {error}") from error
    settings: dict[str, list[str]] = {}
    steps: list[Step] = []
    for number, line in lines(text):
        place = f"{path}:{number}"
        try:
            words = expanded(shlex.split(line, comments=True), settings)
            if words[1:2] == ["="]:
                settings[words[0]] = words[2:]
            elif words:
                steps.append(step_of(words, place, steps))
        except (Refused, ValueError) as error:
            raise Refused(f"{place}: {error}") from error
    if not steps:
        raise Refused(f"{path}: holds no step; a line is NAME VERB WORDS...")
    return steps
