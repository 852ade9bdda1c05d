"""Attacks on files, lines and batches: see scripts/attack, which says how to run them."""

import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import tables
from program import DEFAULT_MODEL, built, text_of, watched, watched_usage

TINY = ["--examples", "25600", "--embedding", "8", "--hidden", "8", "--attention-size", "8", "--batch-size", "64",
        "--validation-every", "1280", "--validation-examples", "50", "--calibration-examples", "50",
        "--vocabulary-examples", "2000"]
INTERVAL = 0.2  # seconds between two savings
FINISHED = 65  # what --resume says of a model that has been trained to its end
BLOCK = 10_000  # lines that are made at once
GIGABYTE = 1 << 30
STRANGERS = {  # models of a stranger, of sizes that nobody needs
    "deep": ["--architecture", "transformer", "--layers", "64", "--hidden", "64", "--heads", "1", "--feed-forward", "1"],
    "wide": ["--architecture", "transformer", "--layers", "1", "--hidden", "8", "--heads", "1", "--feed-forward", "8192"],
}
MOST_MEMORY = 400  # megabytes, for what such a model reads at once


def fail(what):
    raise SystemExit(f"broken: {what}")


def expect(holds, what):
    if not holds:
        fail(what)


def run(*words):
    return subprocess.run(list(map(str, words)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


# --- kill -9


def logged(log):
    """What a log tells of its steps, but for a line that a kill has cut."""
    return [json.loads(line) for line in log.read_text().splitlines() if line.endswith("}")] if log.exists() else []


def last_process(log):
    """What a log tells of the last process, whose clock began at 0: (step, seconds) of each line."""
    lines = []
    for line in logged(log):
        lines = lines if lines and line["seconds"] >= lines[-1][1] else []
        lines.append((line["step"], line["seconds"]))
    return lines


def lost_seconds(lines, step):
    """Of training since the step that was saved."""
    at_save = max((seconds for logged_step, seconds in lines if logged_step <= step), default=0)
    return lines[-1][1] - at_save if lines else 0


def longest_pause(lines):
    """Seconds between two lines; the busier the machine, the longer."""
    times = [0, *(seconds for _, seconds in lines)]
    return max((later - earlier for earlier, later in zip(times, times[1:])), default=0)


def saved_step(program, model):
    """Of a whole file; 0 where there is none yet."""
    if not model.exists():
        return 0
    found = run(program, "inspect", "--json", model)
    expect(found.returncode == 0, f"a torn model: {found.stderr}")
    training = json.loads(found.stdout).get("training")
    return training["step"] if training else None


class Kills:
    """Trainings of one seed that are killed at random moments and gone on with, each to the end of an undisturbed one."""

    def __init__(self, program, folder):
        self.program, self.folder, self.draw = program, folder, random.Random(1)
        self.kills = self.trainings = 0
        self.at_most_lost = 0.0
        whole = folder / "whole.kal"
        began = time.monotonic()
        done = run(program, "train", *TINY, "--model", whole)
        expect(done.returncode == 0, f"the undisturbed training: {done.stderr}")
        self.duration, self.expected = time.monotonic() - began, whole.read_bytes()

    def resumption(self, model, log):
        return [self.program, "train", *TINY, "--model", model, "--log", log, "--resume", "--checkpoint-seconds", INTERVAL]

    def is_killed(self, model, log):
        """Goes on with a training; False where it came to its end before it was killed."""
        training = subprocess.Popen(list(map(str, self.resumption(model, log))), stderr=subprocess.DEVNULL)
        try:
            code = training.wait(timeout=self.draw.uniform(0, self.duration))
            expect(code in (0, FINISHED), f"a training ended by itself with {code}")
            return False
        except subprocess.TimeoutExpired:
            training.kill()
            training.wait()
            self.kills += 1
            return True

    def attack_one(self):
        work = self.folder / f"run-{self.trainings}"
        work.mkdir()
        model, log = work / "m.kal", work / "m.jsonl"
        last = 0
        while self.is_killed(model, log):
            step = saved_step(self.program, model)
            if step is None:
                break  # it had ended
            expect(step >= last, f"step {step} after step {last}")
            lines = last_process(log)
            lost = lost_seconds(lines, step)
            self.at_most_lost = max(self.at_most_lost, lost)
            # The step is the log's to a line, and a saving waits for the end of a step.
            expect(lost <= INTERVAL + 2 * longest_pause(lines), f"{lost:.2f} seconds of training lost")
            last = step
        expect(run(*self.resumption(model, log)).returncode in (0, FINISHED), "the last resumption")
        expect(model.read_bytes() == self.expected, "a killed training ended in other bytes")
        left = sorted(path.name for path in work.iterdir() if path not in (model, log))
        expect(not left, f"files left behind: {left}")
        self.trainings += 1


def attack_kill(program, rounds=300):
    with tempfile.TemporaryDirectory() as name:
        attack = Kills(program, Path(name))
        while attack.kills < rounds:
            attack.attack_one()
            print(f"\r{attack.kills} kills, {attack.trainings} trainings finished", end="", file=sys.stderr)
        print(f"\n{attack.kills} kills of {attack.trainings} trainings: none torn, at most {attack.at_most_lost:.2f} seconds of "
              f"training lost, which saved every {INTERVAL}; all ended in the bytes of the undisturbed one, nothing left behind")


# --- a full disk


def fill_log(program, disk, model):
    """A log is written as the training goes; where it cannot be, the training ends, and the model saved last is whole."""
    log = disk / "log"
    (disk / "filler").write_bytes(b"x" * 50_000)
    done = run(program, "train", *TINY, "--checkpoint-seconds", 0, "--model", model, "--log", log)
    expect(done.returncode == 74 and str(log) in done.stderr, f"log: exit {done.returncode}, {done.stderr}")
    expect(saved_step(program, model) > 0, "no model was saved")
    print(f"log: exit 74, the model is whole: {done.stderr.strip()}")


def attack_disk(program):
    with tempfile.TemporaryDirectory() as name:
        disk = Path(name) / "full"
        disk.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], check=True)
        try:
            old = disk / "old"
            old.write_bytes(b"what was there\n" * 100)
            content = old.read_bytes()
            writers = {
                "train": ["train", "--examples", "640", "--batch-size", "64", "--validation-examples", "50",
                          "--calibration-examples", "50", "--vocabulary-examples", "2000", "--model", old],
                "generate": ["generate", "--count", "100000", "--output", old],
                "align": ["align", "--format", "html", "--output", old, *["9 May 2018"] * 200],
                "evaluate": ["evaluate", "--count", "20000", "--min-confidence", "1", "--errors", old],
                "average": ["average", "--calibration-examples", "100", "--output", old, DEFAULT_MODEL],
            }
            for command, words in writers.items():
                done = run(program, *words)
                expect(done.returncode == 74, f"{command}: exit {done.returncode}, {done.stderr}")
                expect(str(old) in done.stderr, f"{command} does not name the file: {done.stderr}")
                expect(old.read_bytes() == content, f"{command} changed the old file")
                left = [path.name for path in disk.iterdir() if path != old]
                expect(not left, f"{command} left {left}")
                print(f"{command}: exit 74, the old file is as it was: {done.stderr.strip()}")
            fill_log(program, disk, Path(name) / "m.kal")
        finally:
            subprocess.run(["umount", disk], check=True)


# --- lines of any bytes


def feed(stream, pieces):
    """Writes in a thread of its own, so that what comes out can be read meanwhile."""
    def work():
        with stream:
            for piece in pieces:
                stream.write(piece)
    thread = threading.Thread(target=work)
    thread.start()
    return thread


def answered(program, pieces, *options):
    """Lines out, seconds and the most memory, in megabytes, of `normalize` on what the pieces are together."""
    began = time.monotonic()
    child = subprocess.Popen([program, "normalize", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    feeder = feed(child.stdin, pieces)
    lines = sum(block.count(b"\n") for block in iter(lambda: child.stdout.read(1 << 20), b""))
    feeder.join()
    _, status, usage = os.wait4(child.pid, 0)
    expect(status == 0, f"exit {os.waitstatus_to_exitcode(status)}")
    return lines, time.monotonic() - began, usage.ru_maxrss / 1024


def random_lines(count, draw):
    """Bytes of any value but LF, up to 60 a line, in blocks."""
    any_byte = bytes(byte for byte in range(256) if byte != 0x0A) + b"0"
    for begin in range(0, count, BLOCK):
        rows = (draw.randbytes(draw.randrange(60)).translate(any_byte) for _ in range(min(BLOCK, count - begin)))
        yield b"\n".join(rows) + b"\n"


def attack_lines(program, count=10_000_000):
    few, _, before = answered(program, random_lines(count // 10, random.Random(1)))
    expect(few == count // 10, f"{few} lines of {count // 10}")
    lines, seconds, memory = answered(program, random_lines(count, random.Random(2)))
    expect(lines == count, f"{lines} lines of {count}")
    print(f"{count} random lines in, as many out: {count / seconds:.0f} a second, {memory:.0f} MB; a tenth of them takes "
          f"{before:.0f} MB")
    expect(memory < 1.25 * before, "memory grows with the number of lines")
    lines, seconds, memory = answered(program, (b"9 May 2018 " * (1 << 16) for _ in range(GIGABYTE // (11 << 16))))
    expect(lines == 1, f"{lines} lines of one")
    print(f"one line of 1 GB: one answer, {seconds:.1f} s, {memory:.0f} MB")
    expect(memory < before, "memory grows with the length of a line")
    attack_with_models(program)


def attack_with_models(program):
    """Long lines are read in bounded memory by models of any shape, too."""
    with tempfile.TemporaryDirectory() as name:
        for shape, sizes in STRANGERS.items():
            model = Path(name) / f"{shape}.kal"
            made = run(program, "train", *sizes, "--locales", "en", "--examples", 1, "--validation-examples", 1,
                       "--calibration-examples", 0, "--vocabulary-examples", 1000, "--model", model)
            expect(made.returncode == 0, made.stderr)
            rows = b"".join(b"%d" % row + b" 9 May 2018" * 22 + b"\n" for row in range(48))
            lines, seconds, memory = answered(program, [rows], "--model", str(model))
            expect(lines == 48, f"{lines} lines of 48")
            print(f"48 lines of 244 characters by a {shape} model ({' '.join(sizes)}): {seconds:.1f} s, {memory:.0f} MB")
            expect(memory < MOST_MEMORY, f"more than {MOST_MEMORY} MB")


# --- tables


def generated_texts(program, count):
    return [text_of(row) for row in run(program, "generate", "--count", count, "--seed", "5").stdout.splitlines()]


def expected_pieces(texts, dates):
    """The table with a further column, or with dates in place of the texts; and this with the texts where there is no date."""
    yield tables.HEADER.replace(b"\r\n", b",born_iso\r\n"), tables.HEADER
    for (before, text, behind, end), date in zip(tables.rows(texts, random.Random(3)), dates):
        cell = tables.quoted(date) if text.startswith(b'"') else date
        yield before + text + behind + b"," + cell + end, before + (cell if date else text) + behind + end


def table_as_expected(program, path, expected, *options):
    """Reads what comes out beside what should; seconds and megabytes."""
    line = watched(program, "normalize", "--csv", "--column", tables.COLUMN, "--order", "none", *options)
    with open(path, "rb") as source:
        child = subprocess.Popen(line, stdin=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for number, piece in enumerate(expected):
            found = child.stdout.read(len(piece))
            expect(found == piece, f"row {number} of {' '.join(options)}: {found} instead of {piece}")
        expect(child.stdout.read() == b"", "more than the table")
        messages = child.stderr.read().decode()
        expect(child.wait() == 0, messages)
    seconds, memory = watched_usage(messages)
    return seconds, memory / (1 << 20)


def attack_tables(program, count=1_000_000):
    """Other columns stay as they are to the byte, and memory does not grow with the rows."""
    with tempfile.TemporaryDirectory() as name:
        texts = generated_texts(program, count)
        plain = subprocess.run([program, "normalize", "--order", "none"], input="".join(text + "\n" for text in texts).encode(),
                               stdout=subprocess.PIPE, check=True).stdout.split(b"\n")
        memory = {}
        for rows in (count // 10, count):
            path = tables.write(Path(name) / "table.csv", texts[:rows], random.Random(3))
            pieces = list(expected_pieces(texts[:rows], plain))
            for which, options in enumerate(([], ["--in-place-column", "--passthrough"])):
                seconds, memory[rows] = table_as_expected(program, path, (piece[which] for piece in pieces), *options)
                print(f"{rows} rows of {path.stat().st_size / 1e6:.0f} MB, {' '.join(options) or 'a further column'}: every byte as "
                      f"it should be, {rows / seconds:.0f} rows a second, {memory[rows]:.0f} MB")
        expect(memory[count] < 1.25 * memory[count // 10], "memory grows with the number of rows")


# --- work that is cut in other pieces


def attack_batches(program, largest=1024):
    """The first rows of a file are answered alike, however many follow them and whatever the number of threads."""
    texts = [text_of(row) for row in run(program, "generate", "--count", largest, "--seed", "77").stdout.splitlines()]
    expected = answers(program, texts, threads=1)
    most = 0.0
    for size in range(1, largest + 1):
        given = answers(program, texts[:size], threads=1 + size % 4)
        expect(len(given) == size, f"{len(given)} answers to {size} rows")
        for row, (found, wanted) in enumerate(zip(given, expected)):
            most = max(most, abs(found.pop("confidence") - wanted["confidence"]))
            expect(found == {key: wanted[key] for key in found}, f"row {row} of {size}: {found}, elsewhere {wanted}")
    expect(most <= 1e-5, f"confidences differ by {most}")
    print(f"{largest} rows in all sizes from 1 to {largest}, with 1 to 4 threads: the same answers; confidences differ by {most:.2g}")


def answers(program, texts, threads):
    found = subprocess.run([program, "normalize", "--order", "none", "--output-format", "jsonl", "--threads", str(threads)],
                           input="".join(text + "\n" for text in texts), encoding="utf-8", stdout=subprocess.PIPE, check=True)
    rows = [json.loads(line) for line in found.stdout.splitlines()]
    for row in rows:
        for alternative in row.get("alternatives", []):
            alternative.pop("confidence")
    return rows


ATTACKS = {"kill": attack_kill, "disk": attack_disk, "lines": attack_lines, "batches": attack_batches, "tables": attack_tables}


def main():
    what, *numbers = sys.argv[1:]
    ATTACKS[what](built(), *map(int, numbers))


if __name__ == "__main__":
    main()
