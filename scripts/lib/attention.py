"""What each kind of attention, and each model around it, is worth: see scripts/measure, which says how to run it."""

import json
import math
import random
from argparse import ArgumentTypeError
from pathlib import Path

import program
from attention_report import Budget, Report, Result, percent

SHORTEST, LONGEST = 10, 200
BINS = [(10, 30), (30, 60), (60, 100), (100, 150), (150, 250)]  # a text ends with its last word, a little later
HELD_OUT = 4000  # rows to choose the best weights by, and as many others to measure
LOOKED_AT = 400  # rows whose attention is measured

# What is compared on dates inside texts: a name, and the words of `kalends train` that make it. Only one is told where to
# look.
AVERAGED = ["--warm-up-steps", "200", "--average-decay", "0.999"]
TRAINING = ["--batch-size", "128", "--learning-rate", "0.004", "--clip-norm", "0.25", "--calibration-examples", "0", *AVERAGED]
RECURRENT = ["--embedding", "32", "--hidden", "64", "--decoder-hidden", "128", "--attention-size", "64"]
TRANSFORMER = ["--architecture", "transformer", "--hidden", "64", "--heads", "4", "--layers", "2"]  # about as many weights
UNGUIDED = ["--focus-weight", "0"]
ONE_WAY = ["--encoder", "unidirectional"]
ATTENTIONS = ("none", "dot", "general", "additive", "scaled-dot", "multi-head", "local")  # all else is the same
KINDS = {kind: [*RECURRENT, "--attention", kind, *UNGUIDED] for kind in ATTENTIONS} | {
    "none-one-way": [*RECURRENT, "--attention", "none", *ONE_WAY, *UNGUIDED],
    "additive-one-way": [*RECURRENT, "--attention", "additive", *ONE_WAY, *UNGUIDED],
    "additive-guided": [*RECURRENT, "--attention", "additive", "--focus-weight", "0.1"],
    "additive-lstm": [*RECURRENT, "--attention", "additive", "--cell", "lstm", *UNGUIDED],
    "transformer": [*TRANSFORMER, *UNGUIDED],
}

# What is compared at equal cost: the first of scripts/train-default-model's runs, for some minutes, with other attention, each
# told where to look, as there. Dot compares states of one size only, so that its decoder's is twice the encoder's.
DEFAULT_MODEL = ["--embedding", "64", "--hidden", "192", "--batch-size", "256", *AVERAGED, "--attention-size", "64", "--learning-rate", "0.0025", "--clip-norm", "0.25",
                 "--typing-errors", "0.35", "--focus-weight", "0.1", "--calibration-examples", "0"]
DECODER = {kind: ["--decoder-hidden", "384" if kind == "dot" else "128"] for kind in ATTENTIONS}
FRESH = 60000  # rows that measure it


class Kalends(program.Kalends):
    def inspect(self):
        return json.loads(self.run("inspect", "--json", *self.model))

    def evaluate(self, *words):
        return json.loads(self.run("evaluate", "--json", "--min-confidence", 0, "--order", "truth", *words, *self.model))


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
    words = (program.ROOT / "data" / "words.txt").read_text().split()
    words = [word for word in words if word.isascii() and word.isalpha()]
    return [inside_text(line.split("\t"), words, rng) for line in out.splitlines()]


def write(rows, path):
    path.write_text("".join("\t".join(row) + "\n" for row in rows))
    return path


# --- one kind, on dates inside texts


def train(kalends, name, folder, *words):
    """The trained model, and the lines of its training's log."""
    model = folder / f"{name}.kal"
    log = model.with_suffix(".jsonl")
    for old in (model, log):
        old.unlink(missing_ok=True)
    kalends.run("train", "--model", model, "--log", log, *words)
    steps = [step for step in map(json.loads, log.read_text().splitlines()) if "loss" in step]
    return Kalends(kalends.program, model), steps


def mean(steps, key):
    return sum(step[key] for step in steps) / len(steps)


def examples_per_second(steps):
    """Median from line to line of the log, but for those that a validation follows."""
    rates = [(after["examples"] - before["examples"]) / (after["seconds"] - before["seconds"])
             for before, after in zip(steps, steps[1:]) if "validation" not in after]
    return sorted(rates)[len(rates) // 2] if rates else steps[-1]["examples_per_second"]


def learned(name, model, steps):
    validated = [step for step in steps if "validation" in step]
    early = steps[:max(1, len(steps) // 20)]
    last = validated[-1]["validation"]
    return Result(name, is_plain=name in ATTENTIONS, parameters=model.inspect()["weights"],
                  examples_per_second=examples_per_second(steps), examples=[step["examples"] for step in validated],
                  seconds=[step["seconds"] for step in validated],
                  curve=[step["validation"]["exact_match"] for step in validated], forced=last["rows_right"],
                  free=last["exact_match"], first_state=mean(early, "first_state_gradient"),
                  last_state=mean(early, "last_state_gradient"))


def measure_by_length(model, rows, folder, result):
    result.exact = model.evaluate("--data", write(rows, folder / "test.tsv"))["exact_match"]
    for low, high in BINS:
        inside = [row for row in rows if low <= len(row[0]) < high]
        share = model.evaluate("--data", write(inside, folder / "part.tsv"))["exact_match"] if inside else None
        result.by_length.append((share, len(inside)))


def entropy(weights):
    return -sum(weight * math.log2(weight) for weight in weights if weight > 0)


def measure_attention(model, rows, folder, result):
    part = write(rows[:LOOKED_AT], folder / "part.tsv")
    result.inside = model.evaluate("--data", part)["alignment"]["all"]["right"]
    lines = model.run("align", "--format", "json", *model.model, text="".join(row[0] + "\n" for row in rows[:LOOKED_AT]))
    looks = [weights for line in lines.splitlines() for weights in json.loads(line)["weights"][:8]]
    result.entropy = sum(map(entropy, looks)) / len(looks)


def compare_on_texts(kalends, options):
    folder = options.output
    train_data = write(corpus(kalends, options.examples, options.seed), folder / "train.tsv")
    held_out = corpus(kalends, 2 * HELD_OUT, options.seed + 1)
    validation_data = write(held_out[:HELD_OUT], folder / "validation.tsv")
    for kind in (kind for kind in KINDS if kind in options.kinds):
        model, steps = train(kalends, kind, folder, "--seed", options.seed, "--examples", options.examples,
                             "--validation-every", max(1, options.examples // 15), "--train-data", train_data,
                             "--validation-data", validation_data, *TRAINING, *KINDS[kind])
        result = learned(kind, model, steps)
        measure_by_length(model, held_out[HELD_OUT:], folder, result)
        if not kind.startswith("none"):
            measure_attention(model, held_out[HELD_OUT:], folder, result)
        print(f"{kind}: exact {percent(result.exact)}, {result.examples_per_second:.0f} examples/s", flush=True)
        yield result


# --- the default model's task, at equal cost


def compare_at_equal_cost(kalends, options):
    for kind in (kind for kind in ATTENTIONS if kind in options.kinds and options.minutes > 0):
        model, steps = train(kalends, f"budget-{kind}", options.output, "--seed", options.seed, "--minutes", options.minutes,
                             "--validation-every", 10**9, *DEFAULT_MODEL, *DECODER[kind], "--attention", kind)
        found = model.evaluate("--count", FRESH, "--seed", options.seed + 1)
        complete = found["by_due"]["complete"]
        print(f"{kind}, {options.minutes:g} minutes of all languages: exact {percent(complete['exact_match'])}, "
              f"{steps[-1]['examples']} examples", flush=True)
        yield Budget(kind, parameters=model.inspect()["weights"], examples=steps[-1]["examples"],
                     exact=complete["exact_match"], rows=complete["rows"],
                     inside=None if kind == "none" else found["alignment"]["all"]["right"])


def kinds(words):
    """Names with commas between them."""
    named = words.split(",")
    unknown = [kind for kind in named if kind not in KINDS]
    if unknown:
        raise ArgumentTypeError(f"unknown {', '.join(unknown)}, there are: {', '.join(KINDS)}")
    return named


def add_options(parser):
    parser.add_argument("--output", type=Path, default=program.ROOT / "build" / "attention")  # the report and all models
    parser.add_argument("--examples", type=program.number_from(1), default=150000)
    parser.add_argument("--minutes", type=program.number_from(0, float), default=5)
    parser.add_argument("--kinds", type=kinds, default=list(KINDS))


def measure(kalends, options):
    options.output.mkdir(parents=True, exist_ok=True)
    kalends = Kalends(kalends.program)
    report = Report(
        bins=BINS, default=kalends.inspect()["configuration"]["attention"],
        settings=f"English dates inside texts of {SHORTEST} to {LONGEST} characters; {options.examples} examples each, seed "
                 f"{options.seed}, {' '.join(TRAINING)}; recurrent: {' '.join(RECURRENT)}; the Transformer: "
                 f"{' '.join(TRANSFORMER)}; told where to look (--focus-weight 0.1): the one that says so. Exact: all of the "
                 f"date, on {HELD_OUT} rows that chose nothing. Curves, teacher-forced and free running: the whole output, "
                 f"weekday included, on {HELD_OUT} others. Gradients: means of the first twentieth of the logged steps.",
        budget_settings=f"Dates of all languages with all their noise, {options.minutes:g} minutes each, one training, seed "
                        f"{options.seed}, {' '.join(DEFAULT_MODEL)} --decoder-hidden 128 (dot: 384). Exact: complete dates of "
                        f"{FRESH} fresh rows, nothing refused.")
    # Written after each model, so that nothing measured is lost.
    for result in compare_on_texts(kalends, options):
        report.results.append(result)
        report.write(options.output)
    for budget in compare_at_equal_cost(kalends, options):
        report.budgets.append(budget)
        report.write(options.output)
    print(*report.findings(), sep="\n")
    print(f"written: {options.output}/report.html and its tables as TSV")
