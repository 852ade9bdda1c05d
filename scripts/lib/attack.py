"""Attacks on files that are being written: see scripts/attack, which says how to run it."""

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TINY = ["--examples", "25600", "--embedding", "8", "--hidden", "8", "--attention-size", "8", "--batch-size", "64",
        "--validation-every", "1280", "--validation-examples", "50", "--calibration-examples", "50",
        "--vocabulary-examples", "2000"]
DEFAULT_MODEL = Path(__file__).resolve().parents[2] / "data" / "default.kal"
INTERVAL = 0.2  # seconds between two savings


def fail(what):
    raise SystemExit(f"broken: {what}")


def expect(holds, what):
    if not holds:
        fail(what)


def run(*words):
    return subprocess.run(list(map(str, words)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


# --- kill -9


def last_step(log):
    """Number of the last step that a log tells of."""
    lines = [line for line in log.read_text().splitlines() if line.endswith("}")] if log.exists() else []
    return json.loads(lines[-1])["step"] if lines else 0


def saved_step(program, model):
    """Of a whole file; 0 where there is none yet."""
    if not model.exists():
        return 0
    found = run(program, "inspect", "--json", model)
    expect(found.returncode == 0, f"a torn model: {found.stderr}")
    training = json.loads(found.stdout).get("training")
    return training["step"] if training else None


def attack_kill(program, rounds):
    draw = random.Random(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        whole = folder / "whole.kal"
        began = time.monotonic()
        expect(run(program, "train", *TINY, "--model", whole).returncode == 0, "the undisturbed training")
        duration = time.monotonic() - began
        kills = finished = at_most_lost = 0
        while kills < rounds:
            work = folder / f"run-{finished}"
            work.mkdir()
            model, log = work / "m.kal", work / "m.jsonl"
            last = 0
            while True:
                training = subprocess.Popen([program, "train", *TINY, "--model", model, "--log", log, "--resume",
                                             "--checkpoint-seconds", str(INTERVAL)], stderr=subprocess.PIPE)
                try:
                    training.wait(timeout=draw.uniform(0, duration))
                    break
                except subprocess.TimeoutExpired:
                    training.kill()
                    training.wait()
                kills += 1
                step = saved_step(program, model)
                if step is None:
                    break  # it had ended
                expect(step >= last, f"step {step} after step {last}")
                at_most_lost = max(at_most_lost, last_step(log) - step)
                last = step
                print(f"\r{kills} kills, {finished} trainings finished", end="", file=sys.stderr)
            expect(run(program, "train", *TINY, "--model", model, "--resume").returncode in (0, 65), "the last resumption")
            expect(model.read_bytes() == whole.read_bytes(), "a killed training ended in other bytes")
            left = sorted(path.name for path in work.iterdir() if path not in (model, log))
            expect(not left, f"files left behind: {left}")
            finished += 1
        print(f"\r{kills} kills of {finished} trainings: none torn, at most {at_most_lost} steps lost, all ended in the bytes of "
              "the undisturbed one, nothing left behind")


# --- a full disk


def attack_disk(program, _):
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
        finally:
            subprocess.run(["umount", disk], check=True)


def main():
    program, what, *count = sys.argv[1:]
    {"kill": attack_kill, "disk": attack_disk}[what](program, int(count[0]) if count else 300)


if __name__ == "__main__":
    main()
