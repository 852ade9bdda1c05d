"""The report of scripts/measure attention: its figures in words, plots and tables."""

import base64
import html
import io
import math
from dataclasses import dataclass, field


@dataclass
class Result:
    """A kind of model, trained on dates inside texts."""
    name: str
    is_plain: bool = True  # differs from the other plain ones in its attention alone
    parameters: int = 0
    examples_per_second: float = 0
    examples: list = field(default_factory=list)  # where it was validated
    seconds: list = field(default_factory=list)
    curve: list = field(default_factory=list)  # exact there
    forced: float = 0  # share of rows right at the end, each symbol told the right ones before it
    free: float = 0  # the same rows and weights, free running
    first_state: float = 0  # gradient that reaches the encoder's first (forward) state, in the first steps
    last_state: float = 0
    exact: float = 0  # of the finished model, on rows that chose nothing
    by_length: list = field(default_factory=list)  # the same in each bin of lengths, and how many rows; None where none
    inside: float = None  # digits whose most attended character lies in their field; None without attention
    entropy: float = None  # of the attention of a digit, in bits

    @property
    def attends(self):
        return self.entropy is not None

    @property
    def reach(self):
        """Share of the gradient of the encoder's last state that its first one gets."""
        return self.first_state / self.last_state if self.last_state else 0

    @property
    def drop(self):
        """What is lost from the shortest texts to the longest; None where there are none."""
        ends = self.by_length[0][0], self.by_length[-1][0]
        return None if None in ends else ends[0] - ends[1]

    @property
    def drop_error(self):
        return math.hypot(*(standard_error(*self.by_length[end]) for end in (0, -1)))


@dataclass
class Budget:
    """A kind of attention, trained on the default model's task for as long as the others."""
    name: str
    parameters: int
    examples: int
    exact: float
    rows: int
    inside: float = None


def percent(share):
    return "" if share is None else f"{100 * share:.1f} %"


def finely(share):
    return f"{100 * share:.2f} %"


def number(value, form):
    return "" if value is None else format(value, form)


def standard_error(share, rows):
    """Of a share of so many rows; not nothing where all are right (rule of succession)."""
    share = (share * rows + 1) / (rows + 2)
    return math.sqrt(share * (1 - share) / (rows + 2))


# --- in words, and only what the figures say


def on_length(without, attending):
    """Whether the model without attention loses more from short texts to long ones than each with attention."""
    attending = [result for result in attending if result.drop is not None]
    if without.drop is None or not attending:
        return []
    most = max(attending, key=lambda result: result.drop)
    noise = 2 * math.hypot(without.drop_error, most.drop_error)
    verdict = ("It suffers more from length than each of them." if without.drop > most.drop + noise else
               "These rows do not show that it suffers more from length.")
    drops = sorted(100 * result.drop for result in attending)
    others = f"{drops[0]:.1f}" if len(drops) == 1 else f"{drops[0]:.1f} to {drops[-1]:.1f}"
    return [f"{without.name} reads {percent(without.by_length[0][0])} of the shortest texts and "
            f"{percent(without.by_length[-1][0])} of the longest exactly: a loss of {100 * without.drop:.1f} points, where it is "
            f"{others} with attention. {verdict}"]


def on_gradient(none, attending):
    least, most = (choose(attending, key=lambda result: result.reach) for choose in (min, max))
    return [f"Of the gradient that reaches the encoder's last state, its first one gets {finely(none.reach)} without attention "
            f"and {percent(least.reach)} ({least.name}) to {percent(most.reach)} ({most.name}) with it."]


def on_worth(none, attending):
    worse = [result.name for result in attending if result.exact <= none.exact]
    return [f"No better than no attention at all, after this many examples: {', '.join(worse)}."] if worse else []


def on_plain(attending):
    fastest = max(attending, key=lambda result: result.examples_per_second)
    sharpest = min(attending, key=lambda result: result.entropy)
    return [f"Of the {len(attending)} kinds of attention in the same model, {fastest.name} learns the most examples a second, "
            f"{fastest.examples_per_second:.0f}, and {sharpest.name} looks the most sharply, with {sharpest.entropy:.2f} bits "
            f"a digit."]


def on_forcing(results):
    widest = max(results, key=lambda result: result.forced - result.free)
    if widest.forced <= widest.free:
        return ["No model is right more often when it is told the right symbols before each than on its own."]
    return [f"The widest gap between a model that is told the right symbols before each and the same on its own is that of "
            f"{widest.name}: {percent(widest.forced)} and {percent(widest.free)} of the rows."]


def on_guidance(free, guided):
    return [f"Told where to look, {percent(guided.inside)} of the digits (of the rows read as dates) look at their field, "
            f"untold {percent(free.inside)}; {percent(guided.exact)} and {percent(free.exact)} of the rows are exact."]


def on_transformer(recurrent, other):
    return [f"After as many examples the transformer reads {percent(other.exact)} exactly, the recurrent model with additive "
            f"attention {percent(recurrent.exact)}; of the longest texts {percent(other.by_length[-1][0])} and "
            f"{percent(recurrent.by_length[-1][0])}."]


def on_budget(budgets, default):
    best = max(budgets, key=lambda budget: budget.exact)

    def is_level(budget):
        return best.exact - budget.exact <= 2 * math.hypot(standard_error(best.exact, best.rows),
                                                           standard_error(budget.exact, budget.rows))
    level = [budget.name for budget in budgets if budget is not best and is_level(budget)]
    line = f"At equal cost {best.name} reads the most dates of all languages exactly, {finely(best.exact)}"
    line += f"; these rows do not tell it from {', '.join(level)}." if level else "."
    if default in (best.name, *level):
        line += f" The model in the program has {default} attention, which is one of them." if level else (
            " The model in the program has that attention.")
    elif default in (budget.name for budget in budgets):
        line += f" The model in the program has {default} attention, which reads fewer."
    return [line]


# --- the page


def plot(title, x_label, results, points):
    """An SVG in an <img>, so that its names do not meet those of the other plots."""
    import matplotlib
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = title
    import matplotlib.pyplot as plt
    figure, axes = plt.subplots(figsize=(7, 4))
    for i, result in enumerate(results):
        x, y = points(result)
        style = ("-", "--")[i // 10 % 2]  # there are ten colours
        axes.plot(x, [None if share is None else 100 * share for share in y], style, marker=".", label=result.name)
    axes.set(title=title, xlabel=x_label, ylabel="rows read exactly, %")
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")
    out = io.BytesIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    plt.close(figure)
    return f'<img alt="{title}" src="data:image/svg+xml;base64,{base64.b64encode(out.getvalue()).decode()}">'


def html_row(row, tag):
    return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) + "</tr>"


def html_table(rows):
    return f"<table>{html_row(rows[0], 'th')}{''.join(html_row(row, 'td') for row in rows[1:])}</table>"


def tsv(rows):
    return "".join("\t".join(row) + "\n" for row in rows)


@dataclass
class Report:
    bins: list  # lengths of texts, from and up to
    default: str  # attention of the model in the program
    settings: str
    budget_settings: str
    results: list = field(default_factory=list)
    budgets: list = field(default_factory=list)

    def findings(self):
        by_name = {result.name: result for result in self.results}
        attending = [result for result in self.results if result.is_plain and result.attends]
        lines = []
        if "none" in by_name and attending:
            for say in (on_length, on_gradient, on_worth):
                lines += say(by_name["none"], attending)
        if {"none-one-way", "additive-one-way"} <= by_name.keys():
            lines += on_length(by_name["none-one-way"], [by_name["additive-one-way"]])
        if len(attending) > 1:
            lines += on_plain(attending)
        if self.results:
            lines += on_forcing(self.results)
        if {"additive", "additive-guided"} <= by_name.keys():
            lines += on_guidance(by_name["additive"], by_name["additive-guided"])
        if {"additive", "transformer"} <= by_name.keys():
            lines += on_transformer(by_name["additive"], by_name["transformer"])
        if len(self.budgets) > 1:
            lines += on_budget(self.budgets, self.default)
        return lines

    def table(self):
        head = ["kind", "parameters", "examples/s", "exact", "teacher forced", "the same, free running",
                "first state's gradient", "last state's", "inside its field", "entropy, bits",
                *(f"exact, {low} to {high - 1} characters" for low, high in self.bins)]
        return [head] + [[result.name, str(result.parameters), f"{result.examples_per_second:.0f}", f"{result.exact:.4f}",
                          f"{result.forced:.4f}", f"{result.free:.4f}", f"{result.first_state:.2e}",
                          f"{result.last_state:.2e}", number(result.inside, ".4f"), number(result.entropy, ".3f"),
                          *(number(share, ".4f") for share, _ in result.by_length)] for result in self.results]

    def budget_table(self):
        head = ["kind", "parameters", "examples", "exact", "standard error", "inside its field"]
        return [head] + [[budget.name, str(budget.parameters), str(budget.examples), f"{budget.exact:.4f}",
                          f"{standard_error(budget.exact, budget.rows):.4f}", number(budget.inside, ".4f")]
                         for budget in self.budgets]

    def page(self):
        middles = [(low + high) / 2 for low, high in self.bins]
        plots = [plot("by examples seen", "examples", self.results, lambda r: (r.examples, r.curve)),
                 plot("by time", "seconds", self.results, lambda r: (r.seconds, r.curve)),
                 plot("by length of the text", "characters", self.results,
                      lambda r: (middles, [share for share, _ in r.by_length]))]
        second = (f"<h2>At equal cost</h2><p>{html.escape(self.budget_settings)}</p>{html_table(self.budget_table())}"
                  if self.budgets else "")
        return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>kalends: kinds of attention</title><style>
body{{font:16px system-ui,sans-serif;margin:2rem;max-width:80rem}}td,th{{padding:.2rem .6rem;text-align:right}}
td:first-child,th:first-child{{text-align:left}}img{{max-width:100%;height:auto}}</style></head><body>
<h1>Kinds of attention</h1>
<ul>{"".join(f"<li>{html.escape(line)}</li>" for line in self.findings())}</ul>
<h2>Dates inside texts</h2>
<p>{html.escape(self.settings)}</p>
{"".join(plots)}
{html_table(self.table())}
{second}
</body></html>
"""

    def write(self, folder):
        """report.html, and its tables as TSV."""
        folder.joinpath("report.html").write_text(self.page())
        folder.joinpath("report.tsv").write_text(tsv(self.table()))
        if self.budgets:
            folder.joinpath("equal-cost.tsv").write_text(tsv(self.budget_table()))
