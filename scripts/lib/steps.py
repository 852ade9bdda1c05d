"""Makes a model step by step, as a recipe says. A step's model is stored under the hash of all that it is made from, so that
what is there is done, and what is made from anything else is made anew beside it."""

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from program import ROOT, Parser, built
from recipe import Refused, Step, read_recipe

# Rows that show whether the generator still makes what it made: enough for its rare patterns.
ROWS = "100000"
# Options that choose among the generator's tables; a change of others is none to this step.
CHOICES = ("--locales", "--patterns")


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def write_whole(path: Path, content: bytes, unfinished: Path) -> None:
    """Whole or not there, whatever happens meanwhile."""
    with open(unfinished, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


@dataclass(frozen=True)
class State:
    """What is known of a step now."""

    step: Step
    folder: Path
    inputs: str | None  # the hash of its inputs; None while a step before it is not done

    def path(self, suffix: str) -> Path:
        return self.folder / f"{self.step.name}-{(self.inputs or '')[:12]}{suffix}"

    @property
    def model(self) -> Path:
        return self.path(".kal")

    @property
    def part(self) -> Path:
        return self.path(".part.kal")

    @property
    def done(self) -> bool:
        return self.inputs is not None and self.model.exists()

    @property
    def begun(self) -> bool:
        return self.inputs is not None and self.part.exists()

    def others(self) -> list[str]:
        """Models of this step, finished or not, that were made from other inputs."""
        name = re.compile(re.escape(self.step.name) + r"-[0-9a-f]{12}(\.part)?\.kal")
        own = [self.model.name, self.part.name]
        found = self.folder.iterdir() if self.folder.is_dir() else []
        return sorted(file.name for file in found if name.fullmatch(file.name) and file.name not in own)

    def seen(self) -> str:
        """What the log says of a training that has begun."""
        examples = 0
        log = self.path(".jsonl")
        for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else []:
            try:
                examples = json.loads(line)["examples"]
            except (ValueError, KeyError):
                continue  # cut by a kill
        words = [word.text for word in self.step.words]
        budget = f" of {int(words[words.index('--examples') + 1]):,}" if "--examples" in words else ""
        return f"{examples:,}{budget} examples seen"


class Workshop:
    """The program, the repository and the folder of the models."""

    def __init__(self, program: Path, root: Path, folder: Path):
        self.program, self.root, self.folder = program, root, folder
        self.kept: dict[tuple, str] = {}
        self.lock = None
        self.child: subprocess.Popen | None = None
        self.stopped = 0  # by which signal, as an exit status
        self.told_child = False

    # --- what is there

    def ask(self, *words: str) -> bytes:
        return self.run(f"kalends {words[0]}", *words, stdout=subprocess.PIPE)

    def generator(self, step: Step) -> str:
        """The hash of what the generator makes now: its tables are an input as much as the settings are."""
        words = [word.text for word in step.words]
        pairs = zip(words, [*words[1:], ""])
        chosen = [f"{option}={value}" for option, value in pairs if option in CHOICES]
        chosen += [word for word in words if word.partition("=")[0] in CHOICES and "=" in word]
        build = os.stat(self.program)
        key = (build.st_ino, build.st_mtime_ns, *chosen)
        if key not in self.kept:
            self.kept[key] = sha256(self.ask("generate", "--annotated", "--seed", "1", "--count", ROWS, *chosen))
        return self.kept[key]

    def committed(self, step: Step) -> bytes:
        revision, path = (word.text for word in step.words)
        try:
            git = subprocess.run(["git", "-C", self.root, "cat-file", "blob", f"{revision}:{path}"], capture_output=True)
        except FileNotFoundError as error:
            raise Refused(f"{step.place}: a step from a commit needs git; install it") from error
        if git.returncode != 0:
            said = git.stderr.decode(errors="replace").strip()
            raise Refused(f"{step.place}: the repository at {self.root} has no file {path} at {revision}, or not here: fetch "
                          f"it or name another ({said})")
        return git.stdout

    def data(self, step: Step, name: str) -> bytes:
        try:
            return (self.root / name).read_bytes()
        except OSError as error:
            raise Refused(f"{step.place}: {self.root / name}: {error.strerror}; a file is named from there on") from error

    def state(self, step: Step, before: dict[str, State]) -> State:
        """Names of steps and files do not count, what is in them does."""
        files = {name: sha256(self.data(step, name)) for name in step.named("file")}
        source = sha256(self.committed(step)) if step.verb == "commit" else self.generator(step)
        if not all(before[name].done for name in step.named("step")):
            return State(step, self.folder, None)
        models = {name: sha256(before[name].model.read_bytes()) for name in step.named("step")}
        content = {"": {}, "file": files, "step": models}
        words = [(word.means, content[word.means].get(word.text, word.text)) for word in step.words]
        return State(step, self.folder, sha256(json.dumps([step.verb, source, words]).encode()))

    def states(self, steps: list[Step]) -> list[State]:
        found: dict[str, State] = {}
        for step in steps:
            found[step.name] = self.state(step, found)
        return list(found.values())

    # --- making it

    @contextlib.contextmanager
    def alone(self):
        """In the folder, until the end of this run and of a training that outlives it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.folder / ".lock", "a") as self.lock:
            self.take_lock()
            before = {number: signal.signal(number, self.stop) for number in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

    def take_lock(self) -> None:
        for patience in reversed(range(5)):  # a program that was killed a moment ago lets go soon
            try:
                return fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                if not patience:
                    raise Refused(f"{self.folder}: another run, or a training that it left behind, works in this folder; wait "
                                  "for its end, stop it, or name another --folder", 73) from error
                time.sleep(0.1)

    def stop(self, number: int, _frame) -> None:
        self.stopped = self.stopped or 128 + number
        self.tell_child()

    def tell_child(self) -> None:
        """Once: it saves what it has, and a second signal would kill it before it has."""
        if self.stopped and self.child and not self.told_child:
            self.told_child = True
            self.child.send_signal(self.stopped - 128)

    def run(self, what: str, *words: str | Path, stdout: int | None = None) -> bytes:
        if self.stopped:
            raise Refused(f"stopped before {what}; start again to go on", self.stopped)
        held = [self.lock.fileno()] if self.lock else []
        # In a group of its own: the signals of a terminal come to this program alone.
        self.child = subprocess.Popen([self.program, *words], stdin=subprocess.DEVNULL, stdout=stdout, cwd=self.root,
                                      pass_fds=held, process_group=0)
        self.tell_child()
        printed = self.child.communicate()[0]
        status, self.child = self.child.returncode, None
        if self.stopped or status < 0:
            raise Refused(f"stopped in {what}; start again to go on", self.stopped or 128 - status)
        if status > 0:
            raise Refused(f"{what} failed: its message is above", status)
        return printed

    def make(self, state: State, models: dict[str, Path]) -> None:
        step, what = state.step, f"the step {state.step.name} ({state.step.place})"
        say(f"{step.name}: {step.told()}")
        if step.verb == "commit":
            write_whole(state.model, self.committed(step), state.part)
            return
        paths = {"step": models, "file": {name: self.root / name for name in step.named("file")}, "": {}}
        words = [paths[word.means].get(word.text, word.text) for word in step.words]
        if step.verb == "average":
            self.run(what, "average", "--output", state.part, *words)
        elif not self.trained(state.part):
            resume = ["--resume"] if state.begun else []
            self.run(what, "train", "--model", state.part, "--log", state.path(".jsonl"), *resume, *words)
        state.part.replace(state.model)

    def trained(self, part: Path) -> bool:
        """To its end, by a run that was killed right after that: there is nothing to go on with."""
        return part.exists() and json.loads(self.ask("inspect", "--json", str(part)))["training"] is None

    def make_all(self, steps: list[Step]) -> State:
        """The last one's. Looks at all of them anew before each: what they are made from may have changed meanwhile."""
        while True:
            states = self.states(steps)
            left = [state for state in states if not state.done]
            if not left:
                return states[-1]
            self.make(left[0], {state.step.name: state.model for state in states if state.done})

    # --- the model in data/

    def measured(self, model: Path, steps: list[Step]) -> bytes:
        def evaluate(order: str) -> str:
            return self.ask("evaluate", "--model", str(model), "--count", "20000", "--seed", "3", "--order", order).decode()

        commands = "".join(f"  {step.told()}\n" for step in steps)
        return f"""\
The default model. scripts/train-default-model makes it anew, or one like it (docs/tried.md), with
{commands}
On 20,000 rows of the generator that training never saw, the order of all-numeric dates told
(kalends evaluate --count 20000 --seed 3 --order truth):

{evaluate("truth")}
The same rows, no order told (kalends evaluate --count 20000 --seed 3 --order none):

{evaluate("none").partition(chr(10) * 2)[0]}

What the file holds (kalends inspect):

{self.ask("inspect", "--model", str(model)).decode()}""".encode()

    def install(self, name: str, content: bytes) -> None:
        target = self.root / "data" / name
        write_whole(target, content, target.with_name(name + ".new"))


def say(message: str) -> None:
    print(f"train-default-model: {message}", file=sys.stderr, flush=True)


def told(state: State) -> str:
    waits = [] if state.inputs else ["behind a step that is not done"]
    if state.done:
        notes, status = [f"model {sha256(state.model.read_bytes())[:12]}"], "done"
    elif state.begun:
        notes, status = [state.seen()] if state.step.verb == "train" else [], "begun"
    else:
        notes, status = waits, "to do"
    if others := state.others():
        notes.append(f"of other inputs: {', '.join(others)}")
    inputs = state.inputs[:12] if state.inputs else "-"
    return f"{state.step.name:<15} {status:<6} {inputs:<13} {'; '.join(notes)}".rstrip()


def list_steps(states: list[State]) -> None:
    for state in states:
        print(told(state))
    print(f"{sum(state.done for state in states)} of {len(states)} steps done")


def steps_until(steps: list[Step], name: str | None) -> list[Step]:
    names = [step.name for step in steps]
    if name is None:
        return steps
    if name not in names:
        raise Refused(f"--until {name}: there is no such step; there are: {', '.join(names)}", 64)
    return steps[: names.index(name) + 1]


def parse(words: list[str]) -> argparse.Namespace:
    parser = Parser(prog="train-default-model", allow_abbrev=False)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--list", action="store_true")
    what.add_argument("--until", metavar="NAME")
    what.add_argument("--measure", action="store_true")
    parser.add_argument("--recipe", type=Path)
    parser.add_argument("--folder", type=Path)
    # For its tests; without a program, the one of this source tree.
    parser.add_argument("--program", type=Path)
    parser.add_argument("--root", type=Path, default=ROOT)
    return parser.parse_args(words)


def make(workshop: Workshop, steps: list[Step], install: bool) -> None:
    made = workshop.make_all(steps).model
    if not install:
        return say(f"made {made}; data/ is as it was")
    text = workshop.measured(made, steps)
    workshop.install("default.kal", made.read_bytes())
    workshop.install("default.txt", text)


def run(options: argparse.Namespace) -> None:
    if options.measure and (options.recipe or options.folder):
        raise Refused("--measure is of the model in data/ and of its recipe; leave --recipe and --folder out", 64)
    recipe = options.recipe or options.root / "data/default.recipe"
    steps = read_recipe(recipe)
    folder = (options.folder or options.root / "build/default-model").absolute()
    program = options.program or Path(built())
    workshop = Workshop(program.absolute(), options.root.absolute(), folder)
    if options.measure:
        workshop.install("default.txt", workshop.measured(Path("data/default.kal"), steps))
    elif options.list:
        list_steps(workshop.states(steps))
    else:
        with workshop.alone():
            make(workshop, steps_until(steps, options.until), install=not (options.recipe or options.until))


def main(words: list[str]) -> int:
    try:
        run(parse(words))
    except Refused as refusal:
        say(str(refusal))
        return refusal.status
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
