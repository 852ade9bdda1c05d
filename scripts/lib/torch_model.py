"""The model of tests/benchmark as a PyTorch user would write it. Run with part, threads, seconds and rows, prints its rate:
see measure()."""

import sys
import time

import torch
from torch import nn

SOURCE_LENGTH, TARGET_LENGTH, BATCH, VOCABULARY, SYMBOLS = 30, 11, 128, 100, 34


class Model(nn.Module):
    """Embedding 64, encoder 128 in each direction, attention 128, decoder 256; or a part of that."""

    def __init__(self, part):
        super().__init__()
        embedding, hidden, attention, decoder = 64 // part, 128 // part, 128 // part, 256 // part
        self.source = nn.Embedding(VOCABULARY, embedding)
        self.target = nn.Embedding(SYMBOLS, embedding)
        self.encoder = nn.GRU(embedding, hidden, bidirectional=True)
        self.start = nn.Linear(2 * hidden, decoder)
        self.key = nn.Linear(2 * hidden, attention, bias=False)
        self.query = nn.Linear(decoder, attention, bias=False)
        self.energy = nn.Linear(attention, 1, bias=False)
        self.cell = nn.GRUCell(embedding + 2 * hidden, decoder)
        self.output = nn.Linear(decoder + 2 * hidden, SYMBOLS)

    def encode(self, source):
        values, last = self.encoder(self.source(source))  # [S,B,2H], [2,B,H]
        return values, self.key(values), torch.tanh(self.start(torch.cat((last[0], last[1]), 1)))

    def step(self, symbols, state, values, keys):
        scores = self.energy(torch.tanh(keys + self.query(state))).squeeze(2)  # [S,B]
        weights = torch.softmax(scores, 0)
        context = torch.einsum("sb,sbd->bd", weights, values)
        state = self.cell(torch.cat((self.target(symbols), context), 1), state)
        return self.output(torch.cat((state, context), 1)), state

    def forward(self, source, inputs):
        values, keys, state = self.encode(source)
        logits = []
        for symbols in inputs:
            out, state = self.step(symbols, state, values, keys)
            logits.append(out)
        return torch.stack(logits)

    @torch.no_grad()
    def greedy(self, source):
        values, keys, state = self.encode(source)
        symbols = torch.zeros(source.shape[1], dtype=torch.long)
        written = []
        for _ in range(TARGET_LENGTH):
            out, state = self.step(symbols, state, values, keys)
            symbols = out.argmax(1)
            written.append(symbols)
        return torch.stack(written)


def rate(work, items, seconds):
    """Items a second, after a warm-up."""
    work()
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        work()
        done += items
    return done / (time.perf_counter() - began)


def measure(part, threads, seconds, rows=None):
    """Examples a second in training, or, with `rows` in a batch, dates a second in greedy decoding."""
    torch.set_num_threads(threads)
    torch.manual_seed(1)
    model = Model(part)
    if rows:
        source = torch.randint(VOCABULARY, (SOURCE_LENGTH, rows))
        return rate(lambda: model.greedy(source), rows, seconds)
    optimizer = torch.optim.Adam(model.parameters(), 1e-4)
    source = torch.randint(VOCABULARY, (SOURCE_LENGTH, BATCH))
    inputs = torch.randint(SYMBOLS, (TARGET_LENGTH, BATCH))
    targets = torch.randint(SYMBOLS, (TARGET_LENGTH, BATCH))
    loss = nn.CrossEntropyLoss()

    def step():
        optimizer.zero_grad()
        loss(model(source, inputs).flatten(0, 1), targets.flatten()).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()

    return rate(step, BATCH, seconds)


if __name__ == "__main__":
    print(measure(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]) or None))
