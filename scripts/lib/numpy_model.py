"""A model of kalends in numpy, from the file that `kalends export` wrote: an example of how to read one. It writes the most
probable symbol, step by step. So does kalends, but keeps to the grammar of dates; where nothing bears out what it has read it looks
twice, with a beam."""

import json
import os
import sys
import unicodedata

import numpy as np

UNKNOWN, FIRST = 1, 2  # ids of code points; 0 pads
MARKS = str.maketrans(dict.fromkeys("`´ʹʻʼʽˈˊˋ՚׳ߴ‘’‚‛′‵‹›", "'") | dict.fromkeys("«»ʺˮ״“”„‟″‶⹂〝〞〟", '"') | {"\u2212": "-"})
SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"  # stay what they are, by way of private characters that normalisation leaves alone
PASSING = "".join(chr(0x10FF00 + i) for i in range(10))


def load(path):
    """The tensors by name, and the metadata. The format: https://github.com/huggingface/safetensors#format"""
    with open(path, "rb") as file:
        size = int.from_bytes(file.read(8), "little")
        if size > os.path.getsize(path):
            raise SystemExit(f"{path}: no safetensors; `kalends export` makes them of a model")
        header = json.loads(file.read(size))
        values = file.read()
    metadata = header.pop("__metadata__")
    tensors = {}
    for name, entry in header.items():
        begin, end = entry["data_offsets"]
        tensors[name] = np.frombuffer(values[begin:end], "<f4").reshape(entry["shape"])
    return tensors, metadata


def fold(text):
    """What kalends reads of a text: digits, dashes, quotation marks, spaces and letters in one form each."""
    folded = ""
    for c in text.translate(MARKS):
        category = unicodedata.category(c)
        if category == "Nd":
            folded += str(unicodedata.digit(c))
        elif category == "Pd":
            folded += "-"
        elif category in ("Zs", "Zl", "Zp", "Cc"):
            folded += " "
        elif category != "Cf":
            folded += c
    folded = folded.translate(str.maketrans(SUPERSCRIPTS, PASSING))
    normal = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", folded).casefold())
    return " ".join(normal.translate(str.maketrans(PASSING, SUPERSCRIPTS)).split())


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def softmax(x):
    e = np.exp(x - x.max())
    return e / e.sum()


class Cell:
    """A GRU whose reset gate acts on the product with the state. Columns of the input's weights: r | z | n; of the
    state's: n | r | z."""

    def __init__(self, tensors, name):
        self.input, self.recurrent, self.bias, self.recurrent_bias = (
            tensors[f"{name}.{part}"] for part in ("input_weight", "recurrent_weight", "bias", "recurrent_bias"))
        self.size = len(self.recurrent_bias)

    def __call__(self, x, state):
        r, z, n = np.split(x @ self.input + self.bias, 3)
        u, to_r, to_z = np.split(state @ self.recurrent, 3)
        z = sigmoid(z + to_z)
        n = np.tanh(n + sigmoid(r + to_r) * (u + self.recurrent_bias))
        return (1 - z) * n + z * state


class Model:
    def __init__(self, tensors, metadata):
        configuration = json.loads(metadata["configuration"])
        wanted = {"architecture": "rnn", "cell": "gru", "encoder": "bidirectional", "attention": "additive"}
        for key, value in wanted.items():
            if configuration[key] != value:
                raise SystemExit(f"this example reads models with {key} {value}; this one has {configuration[key]}")
        self.weights = tensors
        self.ids = {c: FIRST + i for i, c in enumerate(metadata["vocabulary"])}
        self.symbols = json.loads(metadata["symbols"])
        self.forward, self.backward, self.decoder = (
            Cell(tensors, name) for name in ("encoder.forward", "encoder.backward", "decoder.cell"))

    def affine(self, name, x):
        return x @ self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    def encode(self, text):
        """A state for each character, and the decoder's first."""
        read = self.weights["encoder.embedding.weight"][[self.ids.get(c, UNKNOWN) for c in text]]
        there, back = [np.zeros(self.forward.size)], [np.zeros(self.backward.size)]
        for x in read:
            there.append(self.forward(x, there[-1]))
        for x in read[::-1]:
            back.append(self.backward(x, back[-1]))
        states = np.concatenate((there[1:], back[:0:-1]), axis=1)
        return states, np.tanh(self.affine("decoder.start", np.concatenate((there[-1], back[-1]))))

    def write(self, text):
        """The symbols of what the text says."""
        states, state = self.encode(fold(text) or " ")  # an empty text has no state
        query, key = (self.weights[f"decoder.attention.{part}_weight"] for part in ("query", "key"))
        energy, keys = self.weights["decoder.attention.score.energy"], states @ key
        written, last = [], len(self.symbols)  # which stands for the beginning
        while len(written) < 64:
            context = softmax(np.tanh(keys + state @ query) @ energy) @ states
            embedding = self.weights["decoder.embedding.weight"][last]
            state = self.decoder(np.concatenate((embedding, context)), state)
            last = self.affine("decoder.output", np.concatenate((state, context))).argmax()
            if self.symbols[last] == "end":
                break
            written.append(self.symbols[last])
        return written


def iso(symbols):
    """Of a whole date, alone or with its weekday; else the symbols as they are."""
    digits, others = "".join(symbols[:8]), symbols[8:]
    is_date = digits.isdecimal() and len(digits) == 8 and len(others) < 2
    return f"{digits[:4]}-{digits[4:6]}-{digits[6:]}" if is_date else " ".join(symbols)


if __name__ == "__main__":
    model = Model(*load(sys.argv[1]))
    for date in sys.argv[2:] or sys.stdin.read().splitlines():
        print(iso(model.write(date)))
