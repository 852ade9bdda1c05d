"""Compares what a model answers in numpy, with the tensors that a foreign reader found, with what kalends answers."""

import json
import sys

import numpy as np

import numpy_model
from program import Kalends, built, text_of

WANTED = 1000
ORDERS = ("dmy", "mdy", "ymd")


def foreign(path):
    """Tensors and metadata, of what foreign_reader.mjs wrote."""
    with open(path + ".json", encoding="utf-8") as file:
        found = json.load(file)
    values, tensors = np.fromfile(path + ".bin", "<f4"), {}
    for name, shape in found["shapes"]:
        size = int(np.prod(shape))
        tensors[name], values = values[:size].reshape(shape), values[size:]
    return tensors, found["metadata"]


def dates():
    """Texts, and the symbols that kalends writes for them. Not of numbers in an untold order: which they are in is settled
    after the network."""
    kalends = Kalends(built())
    texts = [text_of(row) for row in kalends.run("generate", "--count", 2000, "--seed", 11).splitlines()]
    rows = [json.loads(line) for line in kalends.run("align", "--format", "json", "--precision", "full",
                                                     text="".join(text + "\n" for text in texts)).splitlines()]
    told = [(row["input"], row["outputs"]) for row in rows if not set(row["outputs"]) & set(ORDERS)]
    return told[:WANTED]


def main(model, tensors):
    read, metadata = foreign(tensors)
    ours, our_metadata = numpy_model.load(model)
    if metadata != our_metadata or read.keys() != ours.keys() or any(not np.array_equal(read[k], ours[k]) for k in ours):
        raise SystemExit("the foreign reader finds other tensors or other metadata")
    network, examined, different = numpy_model.Model(read, metadata), dates(), 0
    for text, symbols in examined:
        written = network.write(text)
        if written != symbols:
            different += 1
            print(f"{text!r}: {' '.join(written)} instead of {' '.join(symbols)}")
    print(f"{len(read)} tensors; {len(examined) - different} of {len(examined)} answers are the same")
    return different > 0 or len(examined) < WANTED


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
