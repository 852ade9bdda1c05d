"""Reference values of the model, computed by PyTorch in double. One JSON file for each kind of attention.

Recurrent layers, multi-head attention, cross-entropy and Adam are PyTorch's own; only the scores that it lacks are
written out here. Weights have the names, shapes and gate orders of kalends: see the headers in include/kalends/nn.
"""

import json
import pathlib
import sys

import torch
from torch.nn.utils import stateless

torch.set_default_dtype(torch.float64)

V, E, H, HEADS = 9, 4, 3, 3
M = 2 * H
SYMBOLS = 25
SOURCES = [[3, 4, 5, 2], [2, 8, 7, 6, 1, 4], [4], [5, 5, 2, 3, 8]]
TARGETS = [[1, 2, 22, 24], [9, 24], [21, 3, 0, 22, 24], [7, 24]]
IGNORED = -1
LEARNING_RATE = 0.01


def sizes(kind):
    """Decoder state and attention. Dot needs states as wide as the encoder's; PyTorch's multi-head attention queries as
    wide as itself, and keys that are not."""
    return {"dot": (M, 5), "multi-head": (9, 9)}.get(kind, (7, 5))


def shapes(kind):
    """Names and shapes of all weights, in the order in which kalends visits them."""
    D, A = sizes(kind)
    context = A if kind in ("scaled-dot", "multi-head") else M
    gru = lambda inputs, state: {
        "input_weight": [inputs, 3 * state],
        "recurrent_weight": [state, 3 * state],
        "bias": [3 * state],
        "recurrent_bias": [state],
    }
    attention = {
        "additive": {"query_weight": [D, A], "key_weight": [M, A], "score.energy": [A]},
        "none": {},
        "dot": {},
        "general": {"query_weight": [D, M]},
        "scaled-dot": {"query_weight": [D, A], "key_weight": [M, A], "value_weight": [M, A]},
        "multi-head": {"query_weight": [D, A], "key_weight": [M, A], "value_weight": [M, A], "mix_weight": [A, A]},
        "local": {"query_weight": [D, M + A], "score.position": [A]},
    }[kind]
    parts = {
        "encoder.embedding": {"weight": [V, E]},
        "encoder.forward": gru(E, H),
        "encoder.backward": gru(E, H),
        "decoder.start": {"weight": [M, D], "bias": [D]},
        "decoder.embedding": {"weight": [SYMBOLS + 1, E]},
        "decoder.attention": attention,
        "decoder.cell": gru(E + context, D),
        "decoder.output": {"weight": [D + context, SYMBOLS], "bias": [SYMBOLS]},
    }
    return {f"{part}.{name}": shape for part, tensors in parts.items() for name, shape in tensors.items()}


def torch_gru(weights, part):
    """The weights of a GRU in PyTorch's layout: gates r, z, n in rows; kalends has the recurrent ones as n, r, z and
    one bias for r and z."""
    w = {name: weights[f"{part}.{name}"] for name in ("input_weight", "recurrent_weight", "bias", "recurrent_bias")}
    n, r, z = w["recurrent_weight"].chunk(3, dim=1)
    zero = torch.zeros_like(w["recurrent_bias"])
    return w["input_weight"].T, torch.cat([r, z, n], dim=1).T, w["bias"], torch.cat([zero, zero, w["recurrent_bias"]])


def encode(weights, sources, lengths):
    """States [B,S,M] and last states [B,M]."""
    flat = [*torch_gru(weights, "encoder.forward"), *torch_gru(weights, "encoder.backward")]
    embedded = torch.nn.functional.embedding(sources, weights["encoder.embedding.weight"])
    packed = torch.nn.utils.rnn.pack_padded_sequence(embedded, lengths, batch_first=True, enforce_sorted=False)
    zero = torch.zeros(2, len(lengths), H)
    # What torch.nn.GRU calls; the module itself keeps its weights out of reach of functional_call.
    states, last = torch._VF.gru(packed.data, packed.batch_sizes, zero, flat, True, 1, 0.0, False, True)
    states = torch.nn.utils.rnn.PackedSequence(
        states, packed.batch_sizes, packed.sorted_indices, packed.unsorted_indices)
    states, _ = torch.nn.utils.rnn.pad_packed_sequence(states, batch_first=True)
    last = last[:, packed.unsorted_indices]
    return states, torch.cat([last[0], last[1]], dim=1)


def look_up(kind, weights, state, states, last, lengths):
    """Context [B,C] and attention weights [B,S] (the mean of the heads)."""
    D, A = sizes(kind)
    positions = torch.arange(states.shape[1])
    mask = positions[None, :] < lengths[:, None]
    if kind == "none":
        ends = torch.zeros(mask.shape)
        ends[torch.arange(len(lengths)), lengths - 1] += 0.5
        ends[:, 0] += 0.5
        return last, ends
    w = {name.removeprefix("decoder.attention."): weights[name] for name in weights if "attention" in name}
    if kind == "multi-head":
        module = torch.nn.MultiheadAttention(A, HEADS, bias=False, kdim=M, vdim=M, batch_first=True)
        mine = {
            "q_proj_weight": w["query_weight"].T,
            "k_proj_weight": w["key_weight"].T,
            "v_proj_weight": w["value_weight"].T,
            "out_proj.weight": w["mix_weight"].T,
        }
        context, attention = stateless.functional_call(
            module, mine, (state[:, None, :], states, states), {"key_padding_mask": ~mask})
        return context[:, 0], attention[:, 0]
    values = states
    if kind == "additive":
        scores = torch.tanh((state @ w["query_weight"])[:, None, :] + states @ w["key_weight"]) @ w["score.energy"]
    elif kind == "dot":
        scores = (states * state[:, None, :]).sum(2)
    elif kind == "general":
        scores = (states * (state @ w["query_weight"])[:, None, :]).sum(2)
    elif kind == "scaled-dot":
        scores = (states @ w["key_weight"] * (state @ w["query_weight"])[:, None, :]).sum(2) / A**0.5
        values = states @ w["value_weight"]
    elif kind == "local":
        query, features = (state @ w["query_weight"]).split([M, A], dim=1)
        place = (lengths - 1) * torch.sigmoid(torch.tanh(features) @ w["score.position"])
        sigma = 10 / 2
        scores = (states * query[:, None, :]).sum(2) - (positions[None, :] - place[:, None]) ** 2 / (2 * sigma**2)
    attention = torch.softmax(scores.masked_fill(~mask, -torch.inf), dim=1)
    return (attention[:, :, None] * values).sum(1), attention


def forward(kind, weights, batch):
    """Sum of the cross-entropies, and the attention of each step [T,B,S]."""
    states, last = encode(weights, batch["sources"], batch["lengths"])
    state = torch.tanh(last @ weights["decoder.start.weight"] + weights["decoder.start.bias"])
    cell = torch.nn.GRUCell(weights["decoder.cell.input_weight"].shape[0], sizes(kind)[0])
    cell_weights = dict(zip(("weight_ih", "weight_hh", "bias_ih", "bias_hh"), torch_gru(weights, "decoder.cell")))
    loss, attentions = 0, []
    for inputs, targets in zip(batch["inputs"], batch["targets"]):
        context, attention = look_up(kind, weights, state, states, last, batch["lengths"])
        embedded = torch.nn.functional.embedding(inputs, weights["decoder.embedding.weight"])
        state = stateless.functional_call(cell, cell_weights, (torch.cat([embedded, context], dim=1), state))
        logits = torch.cat([state, context], dim=1) @ weights["decoder.output.weight"] + weights["decoder.output.bias"]
        loss = loss + torch.nn.functional.cross_entropy(logits, targets, ignore_index=IGNORED, reduction="sum")
        attentions.append(attention)
    return loss, torch.stack(attentions)


def make_batch():
    lengths = torch.tensor([len(row) for row in SOURCES])
    sources = torch.zeros(len(SOURCES), int(lengths.max()), dtype=torch.long)
    for row, source in zip(sources, SOURCES):
        row[: len(source)] = torch.tensor(source)
    steps = max(len(target) for target in TARGETS)
    targets = torch.full((steps, len(TARGETS)), IGNORED)
    inputs = torch.zeros(steps, len(TARGETS), dtype=torch.long)
    for b, target in enumerate(TARGETS):
        targets[: len(target), b] = torch.tensor(target)
        inputs[: len(target), b] = torch.tensor([SYMBOLS] + target[:-1])
    return {"sources": sources, "lengths": lengths, "inputs": inputs, "targets": targets}


def listed(tensor):
    return [float(f"{value:.12g}") for value in tensor.detach().flatten().tolist()]


def reference(kind):
    torch.manual_seed(1)
    # Numbers of a few digits, so that the file says exactly what was computed with; large enough that no gradient is
    # what is left of sums that cancel, where float would be far from double in PyTorch too.
    weights = {name: (torch.randint(-500, 500, shape) / 500).requires_grad_() for name, shape in shapes(kind).items()}
    batch = make_batch()
    loss, attention = forward(kind, weights, batch)
    loss.backward()
    symbols = sum(len(target) for target in TARGETS)
    result = {
        "config": {"vocabulary": V, "embedding": E, "hidden": H, "decoder_hidden": sizes(kind)[0],
                   "attention_size": sizes(kind)[1], "heads": HEADS, "attention": kind},
        "weights": {name: listed(weight) for name, weight in weights.items()},
        "sources": SOURCES,
        "targets": TARGETS,
        "learning_rate": LEARNING_RATE,
        "loss": float(loss),
        "gradients": {name: listed(weight.grad) for name, weight in weights.items()},
        "looks": [listed(row[: len(SOURCES[b])]) for b, row in enumerate(attention[0])],
    }
    optimizer = torch.optim.Adam(weights.values(), lr=LEARNING_RATE)
    result["losses"] = []
    for _ in range(10):
        optimizer.zero_grad()
        loss, _ = forward(kind, weights, batch)
        (loss / symbols).backward()
        optimizer.step()
        result["losses"].append(float(loss))
    return result


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for kind in ("additive", "none", "dot", "general", "scaled-dot", "multi-head", "local"):
        text = json.dumps(reference(kind), separators=(",", ":")).replace('],"', '],\n"')
        (folder / f"{kind}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
