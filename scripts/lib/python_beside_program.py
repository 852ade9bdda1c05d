"""The package of Python beside the command line, on texts of the generator and of files: scripts/check python."""

import subprocess
import sys

import kalends
from program import text_of

COUNT = 1_000_000
TOLD = ({}, {"order": "dmy"}, {"as_": "datetime", "reference": "2018-05-09T14:30"})


def texts_of_generator(program):
    rows = subprocess.run([program, "generate", "--count", str(COUNT), "--seed", "5"], stdout=subprocess.PIPE, check=True).stdout
    return [text_of(row) for row in rows.decode().split("\n")[:-1]]


def compare(program, name, texts, options):
    words = [word for keyword, value in options.items() for word in (f"--{keyword.rstrip('_')}", value)]
    told = subprocess.run([program, "normalize", "--null", "--output-format", "jsonl", *words], stdout=subprocess.PIPE, check=True,
                          input="\0".join([*texts, ""]).encode()).stdout.decode().split("\0")[:-1]
    answers = kalends.normalize(texts, **options)
    differ = [row for row in range(len(texts)) if answers.json(row) != told[row]]
    print(f"{name}, {options or 'nothing told'}: {len(texts)} rows, {len(differ)} differ", flush=True)
    for row in differ[:5]:
        print(f"  {texts[row]!r}\n    program {told[row]}\n    Python  {answers.json(row)}")
    return not differ


def main(program, *files):
    columns = {"the generator": texts_of_generator(program)}
    for file in files:
        with open(file, "rb") as lines:
            columns[file] = lines.read().decode("utf-8", "replace").replace("\0", " ").splitlines()
    same = [compare(program, name, texts, options) for name, texts in columns.items() for options in TOLD]
    sys.exit(0 if all(same) else 70)


if __name__ == "__main__":
    main(*sys.argv[1:])
