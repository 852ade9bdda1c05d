"""What each kind of attention, and each model around it, is worth: see scripts/compare-attention, which says how to run it."""

import argparse
import html
import io
import json
import math
import random
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402

RECURRENT = ["--embedding", "32", "--hidden", "64", "--decoder-hidden", "128", "--attention-size", "64"]
TRANSFORMER = ["--architecture", "transformer", "--hidden", "64", "--heads", "4", "--layers", "2"]  # about as many weights
TRAINING = ["--batch-size", "128", "--learning-rate", "0.004", "--clip-norm", "0.25", "--calibration-examples", "0"]
SHORTEST, LONGEST = 10, 200
BINS = [(10, 30), (30, 60), (60, 100), (100, 150), (150, 210)]
HELD_OUT = 4000
LOOKED_AT = 400  # rows whose attention is measured

# What is compared: a name, and the words of `kalends train` that make it. Only one is told where to look.
UNGUIDED = ["--focus-weight", "0"]
KINDS_OF_ATTENTION = ("none", "dot", "general", "additive", "scaled-dot", "multi-head", "local")
KINDS = {kind: [*RECURRENT, "--attention", kind, *UNGUIDED] for kind in KINDS_OF_ATTENTION} | {
    "additive, guided": [*RECURRENT, "--attention", "additive", "--focus-weight", "0.1"],
    "additive, LSTM": [*RECURRENT, "--attention", "additive", "--cell", "lstm", *UNGUIDED],
    "additive, one way": [*RECURRENT, "--attention", "additive", "--encoder", "unidirectional", *UNGUIDED],
    "transformer": [*TRANSFORMER, *UNGUIDED],
}


@dataclass
class Result:
    name: str
    parameters: int = 0
    examples_per_second: float = 0
    examples: list = field(default_factory=list)  # where it was validated
    seconds: list = field(default_factory=list)
    exact: list = field(default_factory=list)  # free running, on held-out rows
    forced: float = 0  # rows right when each symbol is told the right ones before it
    by_length: list = field(default_factory=list)
    first_state: float = 0  # gradient that reaches the encoder's first (forward) state, in the first steps
    last_state: float = 0
    inside: float = 0  # digits whose most attended character lies in their field
    entropy: float = 0  # of the attention of a digit, in bits


class Kalends:
    def __init__(self, program):
        self.program = program

    def run(self, *words, text=""):
        done = subprocess.run([self.program, *map(str, words)], input=text, stdout=subprocess.PIPE, encoding="utf-8",
                              check=True)
        return done.stdout


# --- dates inside texts


def moved(spans, by):
    """"d=0-1,m=2-5" with `by` bytes before it."""
    if spans == "-":
        return spans
    fields = (part.split("=") for part in spans.split(","))
    return ",".join(f"{name}={'-'.join(str(int(end) + by) for end in ends.split('-'))}" for name, ends in fields)


def inside_text(row, words, rng):
    """The date of a row somewhere in a text of words, SHORTEST to LONGEST characters long."""
    text, written, locale, pattern, weekday, order, spans = row
    wanted = SHORTEST * (LONGEST / SHORTEST) ** rng.random()  # as many from 10 to 20 as from 100 to 200
    before, after = [], []
    while len(text) + sum(len(word) + 1 for word in before + after) < wanted - 6:
        (before if rng.random() < 0.5 else after).append(rng.choice(words))
    lead = "".join(word + " " for word in before)
    text = lead + text + "".join(" " + word for word in after)
    return text, written, locale, pattern, weekday, order, moved(spans, len(lead.encode()))


def corpus(kalends, count, seed):
    """Complete dates with named months, or with the year first: what a text around them leaves as it is."""
    out = kalends.run("generate", "--count", count, "--seed", seed, "--locales", "en", "--noise", 0, "--annotated",
                      "--patterns", "cldr:long,cldr:medium,cldr:full,named:dmy,named:mdy,named:weekday,iso:date")
    rng = random.Random(seed)
    words = Path(__file__).resolve().parents[2].joinpath("data", "words.txt").read_text().split()
    words = [word for word in words if word.isascii() and word.isalpha()]
    return [inside_text(line.split("\t"), words, rng) for line in out.splitlines()]


def write(rows, path):
    path.write_text("".join("\t".join(row) + "\n" for row in rows))
    return path


# --- one kind


def train(kalends, name, options, folder):
    model = folder / (name.replace(", ", "-").replace(" ", "-") + ".kal")
    log = model.with_suffix(".jsonl")
    for old in (model, log):
        old.unlink(missing_ok=True)
    kalends.run("train", "--seed", options.seed, "--model", model, "--log", log, "--examples", options.examples,
                "--validation-every", max(1, options.examples // 15), "--train-data", folder / "train.tsv",
                "--validation-data", folder / "validation.tsv", *TRAINING, *KINDS[name])
    result = Result(name)
    steps = [json.loads(line) for line in log.read_text().splitlines()]
    steps = [step for step in steps if "loss" in step]
    for step in steps:
        if "validation" in step:
            result.examples.append(step["examples"])
            result.seconds.append(step["seconds"])
            result.exact.append(step["validation"]["exact_match"])
    last = steps[-max(1, len(steps) // 20):]
    result.forced = sum(step["rows_right"] for step in last) / len(last)
    early = steps[: max(1, len(steps) // 20)]
    result.first_state = sum(step["first_state_gradient"] for step in early) / len(early)
    result.last_state = sum(step["last_state_gradient"] for step in early) / len(early)
    result.examples_per_second = sorted(step["examples_per_second"] for step in steps)[len(steps) // 2]
    result.parameters = json.loads(kalends.run("inspect", "--json", "--model", model))["weights"]
    return model, result


def measure_by_length(kalends, model, rows, folder, result):
    for low, high in BINS:
        part = write([row for row in rows if low <= len(row[0]) < high], folder / "part.tsv")
        found = json.loads(kalends.run("evaluate", "--json", "--model", model, "--min-confidence", 0, "--order",
                                       "truth", "--data", part))
        result.by_length.append(found["exact_match"])


def entropy(weights):
    return -sum(weight * math.log2(weight) for weight in weights if weight > 0)


def measure_attention(kalends, model, rows, folder, result):
    part = write(rows[:LOOKED_AT], folder / "part.tsv")
    found = json.loads(kalends.run("evaluate", "--json", "--model", model, "--order", "truth", "--data", part))
    result.inside = found["alignment"]["all"]["right"]
    lines = kalends.run("align", "--format", "json", "--model", model, text="".join(row[0] + "\n" for row in
                                                                                   rows[:LOOKED_AT]))
    looks = [weights for line in lines.splitlines() for weights in json.loads(line)["weights"][:8]]
    result.entropy = sum(map(entropy, looks)) / len(looks)


# --- the report


def plot(title, x_label, results, points):
    figure, axes = plt.subplots(figsize=(7, 4))
    for result in results:
        x, y = points(result)
        axes.plot(x, [100 * share for share in y], marker=".", label=result.name)
    axes.set(title=title, xlabel=x_label, ylabel="rows read exactly, %")
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")
    out = io.StringIO()
    figure.savefig(out, format="svg")
    plt.close(figure)
    return out.getvalue()[out.getvalue().index("<svg"):]


def middles():
    return [(low + high) / 2 for low, high in BINS]


def percent(share):
    return f"{100 * share:.1f} %"


def reach(result):
    """Share of the gradient of the encoder's last state that its first one gets."""
    return result.first_state / result.last_state if result.last_state else 0


def findings(results):
    """In words, and only what the figures say."""
    by_name = {result.name: result for result in results}
    attending = [result for result in results if result.name in KINDS_OF_ATTENTION and result.name != "none"]
    lines = []
    if "none" in by_name and attending:
        none = by_name["none"]
        best = max(attending, key=lambda result: result.exact[-1])
        drop = none.by_length[0] - none.by_length[-1]
        best_drop = best.by_length[0] - best.by_length[-1]
        verdict = "suffers more from length than" if drop > best_drop + 0.01 else "suffers no more from length than"
        lines.append(f"Without attention {percent(none.by_length[0])} of the shortest texts and "
                     f"{percent(none.by_length[-1])} of the longest are read exactly; with {best.name} attention "
                     f"{percent(best.by_length[0])} and {percent(best.by_length[-1])}. In this run the encoder-decoder "
                     f"without attention {verdict} the one with it.")
        worse = [result.name for result in attending if result.exact[-1] <= none.exact[-1]]
        if worse:
            lines.append(f"No better than no attention at all, after this many examples: {', '.join(worse)}.")
        most = max(attending, key=reach)
        verdict = "more" if reach(most) > reach(none) else "no more"
        lines.append(f"In the first twentieth of training, {percent(reach(none))} as much gradient reaches the encoder's "
                     f"first state as its last without attention, and {percent(reach(most))} with {most.name} "
                     f"attention: it reaches early states {verdict} directly.")
    # No attention runs the same look-up as all others here, one that always finds the end: its time says nothing.
    fastest = max(attending or results, key=lambda result: result.examples_per_second)
    lines.append(f"The most examples a second: {fastest.name}, {fastest.examples_per_second:.0f}.")
    gap = max(results, key=lambda result: result.forced - result.exact[-1])
    lines.append(f"Told the right symbols before each, a model is right more often than on its own; the widest gap is "
                 f"that of {gap.name}: {percent(gap.forced)} in training, {percent(gap.exact[-1])} free running.")
    if "additive" in by_name and "additive, guided" in by_name:
        plain, guided = by_name["additive"], by_name["additive, guided"]
        lines.append(f"Told where to look, {percent(guided.inside)} of the digits look at their field, untold "
                     f"{percent(plain.inside)}; {percent(guided.exact[-1])} and {percent(plain.exact[-1])} of the rows "
                     f"are exact.")
    if "additive" in by_name and "transformer" in by_name:
        recurrent, other = by_name["additive"], by_name["transformer"]
        lines.append(f"After as many examples the transformer reads {percent(other.exact[-1])} exactly, the recurrent "
                     f"model with additive attention {percent(recurrent.exact[-1])}; of the longest texts "
                     f"{percent(other.by_length[-1])} and {percent(recurrent.by_length[-1])}.")
    sharpest = min(attending, key=lambda result: result.entropy, default=None)
    if sharpest:
        lines.append(f"The sharpest attention is that of {sharpest.name}: {sharpest.entropy:.2f} bits a digit.")
    return lines


COLUMNS = ["kind", "parameters", "examples/s", "exact", "teacher forced", "first state's gradient",
           "last state's", "inside its field", "entropy, bits"] + [
    f"exact, {low} to {high - 1} characters" for low, high in BINS]


def table(results):
    return [[result.name, str(result.parameters), f"{result.examples_per_second:.0f}", f"{result.exact[-1]:.4f}",
             f"{result.forced:.4f}", f"{result.first_state:.2e}", f"{result.last_state:.2e}",
             f"{result.inside:.4f}", f"{result.entropy:.3f}"] +
            [f"{share:.4f}" for share in result.by_length] for result in results]


def page(results, options):
    cells = lambda row, tag: "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) + "</tr>"
    plots = [
        plot("by examples seen", "examples", results, lambda r: (r.examples, r.exact)),
        plot("by time", "seconds", results, lambda r: (r.seconds, r.exact)),
        plot("by length of the text", "characters", results, lambda r: (middles(), r.by_length)),
    ]
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>kalends: kinds of attention</title><style>
body{{font:16px system-ui,sans-serif;margin:2rem;max-width:80rem}}td,th{{padding:.2rem .6rem;text-align:right}}
td:first-child,th:first-child{{text-align:left}}svg{{max-width:100%;height:auto}}</style></head><body>
<h1>Kinds of attention</h1>
<p>English dates inside texts of {SHORTEST} to {LONGEST} characters; {options.examples} examples each, seed
{options.seed}, {html.escape(" ".join(TRAINING))}; recurrent: {html.escape(" ".join(RECURRENT))}; the other:
{html.escape(" ".join(TRANSFORMER))}. Exact: all of the date, on {HELD_OUT} held-out rows.</p>
<ul>{"".join(f"<li>{html.escape(line)}</li>" for line in findings(results))}</ul>
{"".join(plots)}
<table>{cells(COLUMNS, "th")}{"".join(cells(row, "td") for row in table(results))}</table>
</body></html>
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--examples", type=int, default=200000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=";".join(KINDS), help="names, with semicolons or commas between them")
    options = parser.parse_args()
    kinds = [kind for kind in KINDS if kind in (options.kinds.split(";") if ";" in options.kinds else
                                                options.kinds.split(","))]
    if not kinds:
        parser.error(f"--kinds: none of {', '.join(KINDS)}")
    options.output.mkdir(parents=True, exist_ok=True)
    kalends = Kalends(options.program)
    write(corpus(kalends, options.examples, options.seed), options.output / "train.tsv")
    held_out = corpus(kalends, 2 * HELD_OUT, options.seed + 1)
    write(held_out[:HELD_OUT], options.output / "validation.tsv")
    results = []
    for kind in kinds:
        model, result = train(kalends, kind, options, options.output)
        measure_by_length(kalends, model, held_out[HELD_OUT:], options.output, result)
        measure_attention(kalends, model, held_out[HELD_OUT:], options.output, result)
        results.append(result)
        print(f"{kind}: exact {percent(result.exact[-1])}, {result.examples_per_second:.0f} examples/s", flush=True)
    (options.output / "report.tsv").write_text("".join("\t".join(row) + "\n" for row in [COLUMNS, *table(results)]))
    (options.output / "report.html").write_text(page(results, options))
    print(*findings(results), sep="\n")
    print(f"written: {options.output / 'report.html'} and report.tsv")


if __name__ == "__main__":
    main()
