"""Learning curves of trainings, as SVG; run by scripts/plot-training, which says how."""

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

from program import Parser


@dataclass
class Curves:
    """The course of a training, by the examples seen."""
    name: str
    examples: list = field(default_factory=list)
    loss: list = field(default_factory=list)
    learning_rate: list = field(default_factory=list)
    validated: list = field(default_factory=list)  # examples seen at each validation
    exact: list = field(default_factory=list)  # share of held-out rows read exactly
    held_out_loss: list = field(default_factory=list)


def read_log(path):
    """Of a training and its resumptions: what was gone over again counts as it went the last time. A line that a kill has
    cut is left out."""
    lines = []
    try:
        log = Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise SystemExit(f"{path}: {error.strerror}; `train --log FILE` writes such a log")
    for number, text in enumerate(log.splitlines(), 1):
        try:
            line = json.loads(text)
            examples, _, _ = line["examples"], line["loss"], line["learning_rate"]
        except (ValueError, KeyError, TypeError):
            if text.endswith("}"):
                raise SystemExit(f"{path}: line {number} is none of a training's log")
            continue
        while lines and lines[-1]["examples"] >= examples:
            lines.pop()
        lines.append(line)
    if not lines:
        raise SystemExit(f"{path}: no line of a training's log")
    return curves(Path(path).stem, lines)


def curves(name, lines):
    found = Curves(name)
    for line in lines:
        found.examples.append(line["examples"])
        found.loss.append(line["loss"])
        found.learning_rate.append(line["learning_rate"])
        validation = line.get("validation")
        if validation:
            found.validated.append(line["examples"])
            found.exact.append(100 * validation["exact_match"])
            found.held_out_loss.append(validation["loss"])
    return found


def draw(all_curves, out):
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "kalends", "svg.fonttype": "none", "font.size": 9})
    from matplotlib import pyplot

    figure, (losses, exact, rates) = pyplot.subplots(1, 3, figsize=(10, 3), layout="constrained")
    for curve in all_curves:
        line, = losses.plot(curve.examples, curve.loss, linewidth=0.8, alpha=0.5)
        losses.plot(curve.validated, curve.held_out_loss, color=line.get_color(), label=curve.name)
        exact.plot(curve.validated, curve.exact, color=line.get_color(), label=curve.name)
        rates.plot(curve.examples, curve.learning_rate, color=line.get_color())
    losses.set(title="loss: training (faint), held out", yscale="log")
    exact.set(title="held-out rows read exactly, %", ylim=(None, 100))
    rates.set(title="learning rate", ylim=(0, None))
    for axes in (losses, exact, rates):
        axes.set_xlabel("examples seen")
        axes.grid(alpha=0.3)
        axes.xaxis.set_major_formatter(matplotlib.ticker.EngFormatter(sep=""))
    if len(all_curves) > 1:
        exact.legend()
    figure.savefig(out, format="svg", metadata={"Date": None})


def main():
    parser = Parser(prog="scripts/plot-training")
    parser.add_argument("logs", nargs="+", metavar="LOG")
    parser.add_argument("--output", "-o")
    options = parser.parse_args()
    if options.output and any(Path(log).resolve() == Path(options.output).resolve() for log in options.logs):
        raise SystemExit(f"{options.output}: the drawing would overwrite the log")
    all_curves = [read_log(log) for log in options.logs]
    try:
        draw(all_curves, options.output or sys.stdout.buffer)
    except OSError as error:
        raise SystemExit(f"{options.output or 'standard output'}: {error.strerror}")


if __name__ == "__main__":
    main()
