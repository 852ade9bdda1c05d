"""kalends beside what one would use instead; run by scripts/benchmark, which says how."""

import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

import tables
from program import ROOT, Kalends, Parser, text_of, watched, watched_usage


class Programs(Kalends):
    """What is measured, as a preset has built it."""

    def __init__(self, preset):
        self.build = ROOT / "build" / preset
        super().__init__(str(self.build / "kalends"))
        self.benchmark = str(self.build / "tests" / "model_benchmark")

    def setting(self, name):
        """Of the build, from its CMake cache."""
        found = re.search(rf"^{name}:\w+=(.*)$", (self.build / "CMakeCache.txt").read_text(), re.MULTILINE)
        return found.group(1) if found else ""

    def kernel(self, name, counter, seconds):
        """A counter of one benchmark of tests/benchmark."""
        out = subprocess.run([self.benchmark, f"--benchmark_filter=^{name}/real_time$", "--benchmark_format=json",
                              f"--benchmark_min_time={seconds}"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                             check=True).stdout
        return json.loads(out)["benchmarks"][0][counter]

    def rate(self, name, seconds):
        return self.kernel(name, "items_per_second", seconds)

    def texts(self, count, *words):
        """That many different texts of the generator."""
        lines = self.run("generate", "--count", str(2 * count), "--seed", "11", *words).splitlines()
        different = list(dict.fromkeys(text_of(line) for line in lines))[:count]
        return different if len(different) == count else sys.exit(f"only {len(different)} different texts")

    def write_texts(self, path, count):
        """A file of so many texts of the generator, of any number."""
        with open(path, "w", encoding="utf-8") as out, subprocess.Popen(
                [self.program, "generate", "--count", str(count), "--seed", "12"], stdout=subprocess.PIPE,
                encoding="utf-8") as rows:
            out.writelines(text_of(line) + "\n" for line in rows.stdout)

    def normalize(self, path, *words):
        """Seconds and peak memory in bytes of one process from file to /dev/null."""
        with open(path, "rb") as source:
            done = subprocess.run(watched(self.program, "normalize", *words), stdin=source, stdout=subprocess.DEVNULL,
                                  stderr=subprocess.PIPE, encoding="utf-8", check=True)
        return watched_usage(done.stderr)

    def rows_a_second(self, path, count, *words):
        return count / self.normalize(path, *words)[0]


class Table:
    """Figures of both sides, round by round."""

    def __init__(self, rounds):
        self.rounds = rounds
        self.rows = []

    def measure(self, name, unit, ours):
        self.add({"name": name, "unit": unit, "kalends": [ours() for _ in range(self.rounds)]})

    def compare(self, name, unit, ours, theirs, other):
        """Measures in turn, so that both sides see the same machine."""
        pairs = [(ours(), theirs()) for _ in range(self.rounds)]
        self.add({"name": name, "unit": unit, "kalends": [pair[0] for pair in pairs], "against": other,
                  "other": [pair[1] for pair in pairs], "ratio": statistics.median(a / b for a, b in pairs)})

    def add(self, row):
        self.rows.append(row)
        shown = f"{row['name']:46} {spread(row['kalends']):>18}"
        if "other" in row:
            shown += f"  {row['against']} {spread(row['other'])}  ratio {row['ratio']:.3g}"
        print(shown + "  " + row["unit"], flush=True)


def spread(values):
    middle = statistics.median(values)
    return f"{middle:,.4g} (±{100 * (max(values) - min(values)) / 2 / middle:.0f} %)"


def write_lines(path, lines):
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return path


# --- kernels, training and decoding, beside PyTorch and BLAS

# Nominal, of the whole model with 30 characters: forward, and twice that on the way back. Products of single symbols count
# though kalends looks them up in a table.
FLOPS_AN_EXAMPLE = 3 * 21.9e6


def torch_rate(part, threads, seconds, rows=None):
    """Of torch_model.measure(), in a process of its own: the number of OpenBLAS's threads is settled when it is loaded,
    and torch.set_num_threads() leaves them spinning beside the one that works."""
    words = [part, threads, seconds, rows or 0]
    limits = {name: str(threads) for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")}
    done = subprocess.run([sys.executable, Path(__file__).with_name("torch_model.py"), *map(str, words)],
                          env=os.environ | limits, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return float(done.stdout)


def measure_training(programs, table, options):
    seconds = options.seconds
    for precision in ("full", "bfloat16"):
        table.compare(f"training, whole, {precision}, nominal FLOP/s beside sgemm's", "FLOP/s",
                      lambda: FLOPS_AN_EXAMPLE * programs.rate(f"train/whole_{precision}/1", seconds),
                      lambda: programs.kernel("sgemm", "flops", seconds), "sgemm")
        table.compare(f"packed product, {precision}", "FLOP/s",
                      lambda: programs.kernel(f"packed/{precision}", "flops", seconds),
                      lambda: programs.kernel("sgemm", "flops", seconds), "sgemm")
    for size, part in (("whole", 1), ("half", 2)):
        for threads in (1, 2):
            for precision in ("full", "bfloat16"):
                table.compare(f"training, {size}, {precision}, threads: {threads}", "examples/s",
                              lambda: programs.rate(f"train/{size}_{precision}/{threads}", seconds),
                              lambda: torch_rate(part, threads, seconds), "PyTorch")
        for rows in (256, 1):
            for precision in ("full", "bfloat16"):
                table.compare(f"greedy, {size}, batch {rows}, {precision}", "dates/s",
                              lambda: programs.rate(f"greedy/{size}_{precision}/{rows}", seconds),
                              lambda: torch_rate(part, 1, seconds, rows), "PyTorch")
    table.compare("training, whole, two threads beside one", "examples/s",
                  lambda: programs.rate("train/whole_bfloat16/2", seconds),
                  lambda: programs.rate("train/whole_bfloat16/1", seconds), "one")
    table.compare("rows generated beside examples learned", "rows/s",
                  lambda: generated(programs), lambda: programs.rate("train/half_bfloat16/1", seconds), "training, half")


def generated(programs, count=200_000):
    began = time.perf_counter()
    programs.run("generate", "--threads", "1", "--count", str(count))
    return count / (time.perf_counter() - began)


# --- training by several processes, beside the threads of one

RANKS_EXAMPLES = 60_000


def measure_ranks(programs, table, options):
    """Two ranks of a thread beside two threads, without the start; and what the ranks take to tell each other gradients."""
    shares = []
    with tempfile.TemporaryDirectory() as folder:
        def by_ranks():
            last = trained(programs, folder, "mpirun", "-n", "2", "--bind-to", "none")
            shares.append(100 * last["seconds_of_exchange"] / last["seconds"])
            return last["examples_per_second"]

        table.compare("training, two ranks of a thread", "examples/s", by_ranks,
                      lambda: trained(programs, folder, threads=2)["examples_per_second"], "two threads")
    table.add({"name": "of their time for the exchange of gradients", "unit": "%", "kalends": shares})


def trained(programs, folder, *launcher, threads=1):
    """The last line of the log of a training."""
    log = Path(folder) / "log.jsonl"
    as_root = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
    subprocess.run([*launcher, programs.program, "train", "--examples", str(RANKS_EXAMPLES), "--threads", str(threads),
                    "--model", f"{folder}/model.kal", "--log", log], env=os.environ | as_root, check=True)
    return json.loads(log.read_text().splitlines()[-1])


# --- whole processes, beside other parsers


def texts_a_second(parse, texts):
    began = time.perf_counter()
    for text in texts:
        try:
            parse(text)
        except (ValueError, OverflowError, TypeError):
            pass
    return len(texts) / (time.perf_counter() - began)


def measure_normalizing(programs, table, options):
    import dateparser
    import dateutil.parser

    warnings.simplefilter("ignore")  # of time zones that they do not know
    with tempfile.TemporaryDirectory() as name:
        folder, count = Path(name), 100_000
        texts, english_texts = programs.texts(count), programs.texts(count, "--locales", "en")
        every = write_lines(folder / "every.txt", texts)
        english = write_lines(folder / "english.txt", english_texts)
        table.compare("different rows, all locales, one thread", "rows/s",
                      lambda: programs.rows_a_second(every, count, "--threads", "1"),
                      lambda: texts_a_second(dateparser.parse, texts[:200]), "dateparser")
        table.compare("different rows, English, one thread", "rows/s",
                      lambda: programs.rows_a_second(english, count, "--threads", "1"),
                      lambda: texts_a_second(dateutil.parser.parse, english_texts[:20000]), "dateutil")
        table.compare("different rows, all locales, two threads", "rows/s",
                      lambda: programs.rows_a_second(every, count, "--threads", "2"),
                      lambda: programs.rows_a_second(every, count, "--threads", "1"), "one thread")
        table.compare("different rows, all locales, bfloat16", "rows/s",
                      lambda: programs.rows_a_second(every, count, "--threads", "1"),
                      lambda: programs.rows_a_second(every, count, "--threads", "1", "--precision", "full"), "full")
        repeated = write_lines(folder / "repeated.txt", (texts[i * 7919 % 5000] for i in range(1_000_000)))
        table.measure("a million rows of 5,000 different ones", "rows/s",
                      lambda: programs.rows_a_second(repeated, 1_000_000))
        single = write_lines(folder / "single.txt", ["9 May 2018"])
        table.measure("one date", "ms", lambda: 1000 * programs.normalize(single)[0])
        table.measure("one date", "MB", lambda: programs.normalize(single)[1] / 1e6)


def measure_growth(programs, table, options):
    """Cost and memory of columns of more and more generated rows."""
    with tempfile.TemporaryDirectory() as name:
        path, count = Path(name) / "column.txt", 1_000
        while count <= options.longest:
            programs.write_texts(path, count)
            runs = [programs.normalize(path) for _ in range(table.rounds)]
            table.add({"name": f"{count:,} rows, all threads", "unit": "µs a row",
                       "kalends": [1e6 * seconds / count for seconds, _ in runs]})
            table.add({"name": f"{count:,} rows, all threads", "unit": "MB",
                       "kalends": [memory / 1e6 for _, memory in runs]})
            count *= 10


def measure_tables(programs, table, options):
    """A column of a CSV beside the same texts as lines."""
    with tempfile.TemporaryDirectory() as name:
        different = programs.texts(100_000)
        repeated = [different[i * 7919 % 5000] for i in range(1_000_000)]
        for title, texts in (("different rows", different), ("a million rows of 5,000 different ones", repeated)):
            lines = write_lines(Path(name) / "column.txt", texts)
            csv = tables.write(Path(name) / "table.csv", texts, random.Random(3))
            table.compare(f"CSV, {title}", "rows/s",
                          lambda: programs.rows_a_second(csv, len(texts), "--csv", "--column", tables.COLUMN),
                          lambda: programs.rows_a_second(lines, len(texts)), "lines")


# Dates of a Series that holds the lines of a file, in rows a second.
READ_SERIES = """
import sys, time
import kalends, pandas
with open(sys.argv[1], encoding="utf-8") as lines:
    texts = pandas.Series([line.rstrip("\\n") for line in lines])
kalends.normalize("9 May 2018")
began = time.perf_counter()
dates = kalends.normalize(texts).dates
print(len(dates) / (time.perf_counter() - began))
"""


def measure_python(programs, table, options):
    """A Series of pandas beside the command line, which reads the same texts from a file."""
    path = str(programs.build / "python") + os.pathsep + os.environ.get("PYTHONPATH", "")

    def rows_of_series(lines):
        done = subprocess.run([sys.executable, "-c", READ_SERIES, lines], env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE,
                              encoding="utf-8", check=True)
        return float(done.stdout)

    with tempfile.TemporaryDirectory() as name:
        count = 1_000_000
        different = programs.texts(count)
        repeated = [different[i * 7919 % 5000] for i in range(count)]
        for title, texts in (("rows of 5,000 different ones", repeated), ("different rows", different)):
            lines = write_lines(Path(name) / "column.txt", texts)
            table.compare(f"Python, a Series of a million {title}", "rows/s", lambda: rows_of_series(lines),
                          lambda: programs.rows_a_second(lines, count), "command line")


def measure_accuracy(programs, table, options):
    """What the rounding to bfloat16 costs, in percent of 20,000 generated rows read exactly."""
    exact = {}
    for precision in ("bfloat16", "full"):
        out = programs.run("evaluate", "--count", "20000", "--seed", "3", "--order", "truth", "--json", "--precision",
                           precision)
        exact[precision] = 100 * json.loads(out)["exact_match"]
    table.add({"name": "rows read exactly, bfloat16", "unit": "%", "kalends": [exact["bfloat16"]], "against": "full",
               "other": [exact["full"]], "ratio": exact["bfloat16"] / exact["full"]})


def measure_portable(programs, table, options):
    """The build for any processor with AVX2 beside the one for this machine."""
    portable = Programs("portable")
    with tempfile.TemporaryDirectory() as name:
        count = 50_000
        path = write_lines(Path(name) / "every.txt", programs.texts(count))
        for precision in ("bfloat16", "full"):
            words = ("--threads", "1", "--precision", precision)
            table.compare(f"portable, different rows, {precision}, one thread", "rows/s",
                          lambda: portable.rows_a_second(path, count, *words),
                          lambda: programs.rows_a_second(path, count, *words), "native")
    for precision in ("bfloat16", "full"):
        table.compare(f"portable, training, whole, {precision}, one thread", "examples/s",
                      lambda: portable.rate(f"train/whole_{precision}/1", options.seconds),
                      lambda: programs.rate(f"train/whole_{precision}/1", options.seconds), "native")


def processor():
    for line in open("/proc/cpuinfo", encoding="utf-8"):
        if line.startswith("model name"):
            return line.split(":")[1].strip()
    return "unknown processor"


def describe(programs):
    version = programs.run("--version").splitlines()
    print(f"{processor()}, {os.cpu_count()} processors, {version[0]}, {version[1]}")
    print(f"flags: {programs.setting('CMAKE_CXX_FLAGS_RELEASE')} -march={programs.setting('KALENDS_ARCH')}; {version[2]}"
          f"; OPENBLAS_CORETYPE={os.environ.get('OPENBLAS_CORETYPE', '')}", flush=True)


PARTS = {"training": measure_training, "ranks": measure_ranks, "normalizing": measure_normalizing, "growth": measure_growth,
         "tables": measure_tables, "python": measure_python, "accuracy": measure_accuracy, "portable": measure_portable}


def main():
    parser = Parser(prog="scripts/benchmark")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], default=[], metavar="PART")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--longest", type=int, default=100_000)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    programs, table = Programs("release"), Table(options.rounds)
    describe(programs)
    for part in options.parts or PARTS:
        PARTS[part](programs, table, options)
        if options.json:
            options.json.write_text(json.dumps(table.rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
