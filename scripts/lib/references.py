"""Reference values of the model, computed by PyTorch in double. One JSON file for each kind of attention, of cell and of
encoder, and one for the Transformer.

Recurrent layers, Transformer layers, multi-head attention, layer normalisation, cross-entropy and Adam are PyTorch's own; only the scores that it lacks are
written out here. Weights have the names, shapes and gate orders of kalends: see the headers in src/nn.
"""

import json
import pathlib
import sys
from typing import NamedTuple

import torch
from torch.nn.utils import stateless

torch.set_default_dtype(torch.float64)

V, E, H, HEADS = 9, 4, 3, 3
SYMBOLS = 34
SOURCES = [[3, 4, 5, 2], [2, 8, 7, 6, 1, 4], [4], [5, 5, 2, 3, 8]]
TARGETS = [[1, 2, 22, 24], [9, 24], [21, 3, 0, 22, 24], [7, 24]]
IGNORED = -1
LEARNING_RATE = 0.01


class Model(NamedTuple):
    attention: str = "additive"
    cell: str = "gru"
    encoder: str = "bidirectional"

    @property
    def directions(self):
        return ["forward", "backward"] if self.encoder == "bidirectional" else ["forward"]

    @property
    def states(self):
        """M, what the encoder says of a position."""
        return len(self.directions) * H

    @property
    def sizes(self):
        """Decoder state and attention. Dot needs states as wide as the encoder's; PyTorch's multi-head attention
        queries as wide as itself, and keys that are not."""
        return {"dot": (self.states, 5), "multi-head": (9, 9)}.get(self.attention, (7, 5))


MODELS = {kind: Model(kind) for kind in ("additive", "none", "dot", "general", "scaled-dot", "multi-head", "local")} | {
    "lstm": Model(cell="lstm"),
    "unidirectional": Model(encoder="unidirectional"),
}


class Transformer(NamedTuple):
    architecture: str = "transformer"
    attention: str = "multi-head"
    cell: str = "gru"
    encoder: str = "bidirectional"
    layers: int = 2
    feed_forward: int = 7

    sizes = (1, 6)  # decoder state, which it has not, and attention
    width = 6

    def layer_shapes(self, stack):
        D, F = self.width, self.feed_forward
        norm = {"gain": [D], "bias": [D]}
        attention = {f"{name}_weight": [D, D] for name in ("query", "key", "value", "mix")}
        cross = {"cross_norm": norm, "cross_attention": attention} if stack == "decoder" else {}
        parts = {"self_norm": norm, "self_attention": attention, **cross, "feed_forward_norm": norm,
                 "feed_forward.inner": {"weight": [D, F], "bias": [F]},
                 "feed_forward.outer": {"weight": [F, D], "bias": [D]}}
        return {f"{part}.{name}": shape for part, tensors in parts.items() for name, shape in tensors.items()}

    def shapes(self):
        D, all = self.width, {}
        for stack, symbols in (("encoder", V), ("decoder", SYMBOLS + 1)):
            all[f"{stack}.embedding.weight"] = [symbols, D]
            for i in range(self.layers):
                all |= {f"{stack}.layer_{i}.{name}": shape for name, shape in self.layer_shapes(stack).items()}
            all |= {f"{stack}.norm.gain": [D], f"{stack}.norm.bias": [D]}
        return all | {"output.weight": [D, SYMBOLS], "output.bias": [SYMBOLS]}


MODELS["transformer"] = Transformer()


def positions(length, width):
    """Sines in even columns, cosines in odd ones (Vaswani et al. 2017, 3.5)."""
    angles = torch.arange(length)[:, None] / 10000 ** (torch.arange(0, width, 2) / width)
    return torch.stack([torch.sin(angles), torch.cos(angles)], dim=2).flatten(1)


def layer_weights(w, stack):
    """Weights of a layer of kalends, which projects without biases, under the names of PyTorch's."""
    D = w["self_norm.gain"].shape[0]
    names = {"self_attention": "self_attn", "cross_attention": "multihead_attn"}
    norms = ["self_norm", "cross_norm", "feed_forward_norm"] if stack == "decoder" else ["self_norm", "feed_forward_norm"]
    result = {}
    for i, norm in enumerate(norms, 1):
        result |= {f"norm{i}.weight": w[f"{norm}.gain"], f"norm{i}.bias": w[f"{norm}.bias"]}
    for mine, theirs in names.items():
        if f"{mine}.mix_weight" not in w:
            continue
        result[f"{theirs}.in_proj_weight"] = torch.cat([w[f"{mine}.{n}_weight"].T for n in ("query", "key", "value")])
        result[f"{theirs}.in_proj_bias"] = torch.zeros(3 * D)
        result[f"{theirs}.out_proj.weight"] = w[f"{mine}.mix_weight"].T
        result[f"{theirs}.out_proj.bias"] = torch.zeros(D)
    for i, part in enumerate(("inner", "outer"), 1):
        result[f"linear{i}.weight"] = w[f"feed_forward.{part}.weight"].T
        result[f"linear{i}.bias"] = w[f"feed_forward.{part}.bias"]
    return result


def run_stack(model, weights, stack, ids, looks=None, **surroundings):
    """States [B,P,D] of ids [B,P]; the last layer's attention to the memory goes into `looks`."""
    make = {"encoder": torch.nn.TransformerEncoderLayer, "decoder": torch.nn.TransformerDecoderLayer}[stack]
    D = model.width
    x = torch.nn.functional.embedding(ids, weights[f"{stack}.embedding.weight"]) * D**0.5 + positions(ids.shape[1], D)
    memory = [surroundings.pop("memory")] if stack == "decoder" else []
    for i in range(model.layers):
        layer = make(D, HEADS, model.feed_forward, dropout=0.0, batch_first=True, norm_first=True)
        prefix = f"{stack}.layer_{i}."
        mine = {name.removeprefix(prefix): w for name, w in weights.items() if name.startswith(prefix)}
        if looks is not None:
            def look(x, memory, mask, padding, *_, layer=layer):
                found, attention = layer.multihead_attn(x, memory, memory, key_padding_mask=padding)
                looks.append(attention)
                return found
            layer._mha_block = look
        x = stateless.functional_call(layer, layer_weights(mine, stack), (x, *memory), surroundings)
    return torch.nn.functional.layer_norm(x, [D], weights[f"{stack}.norm.gain"], weights[f"{stack}.norm.bias"])


def forward_transformer(model, weights, batch):
    """As forward()."""
    padding = torch.arange(batch["sources"].shape[1])[None, :] >= batch["lengths"][:, None]
    memory = run_stack(model, weights, "encoder", batch["sources"], src_key_padding_mask=padding)
    inputs, targets = batch["inputs"].T, batch["targets"].T
    causal = torch.triu(torch.ones(inputs.shape[1], inputs.shape[1], dtype=torch.bool), diagonal=1)
    looks = []
    states = run_stack(model, weights, "decoder", inputs, looks, memory=memory, tgt_mask=causal,
                       memory_key_padding_mask=padding)
    logits = states @ weights["output.weight"] + weights["output.bias"]
    loss = torch.nn.functional.cross_entropy(
        logits.flatten(0, 1), targets.flatten(), ignore_index=IGNORED, reduction="sum")
    return loss, looks[-1].transpose(0, 1)


def cell_shapes(cell, inputs, state):
    gates = {"gru": 3, "lstm": 4}[cell]
    shapes = {
        "input_weight": [inputs, gates * state],
        "recurrent_weight": [state, gates * state],
        "bias": [gates * state],
    }
    return shapes | ({"recurrent_bias": [state]} if cell == "gru" else {})


def shapes(model):
    """Names and shapes of all weights, in the order in which kalends visits them."""
    if isinstance(model, Transformer):
        return model.shapes()
    (D, A), M = model.sizes, model.states
    context = A if model.attention in ("scaled-dot", "multi-head") else M
    attention = {
        "additive": {"query_weight": [D, A], "key_weight": [M, A], "score.energy": [A]},
        "none": {},
        "dot": {},
        "general": {"query_weight": [D, M]},
        "scaled-dot": {"query_weight": [D, A], "key_weight": [M, A], "value_weight": [M, A]},
        "multi-head": {"query_weight": [D, A], "key_weight": [M, A], "value_weight": [M, A], "mix_weight": [A, A]},
        "local": {"query_weight": [D, M + A], "score.position": [A]},
    }[model.attention]
    parts = {
        "encoder.embedding": {"weight": [V, E]},
        **{f"encoder.{direction}": cell_shapes(model.cell, E, H) for direction in model.directions},
        "decoder.start": {"weight": [M, D], "bias": [D]},
        "decoder.embedding": {"weight": [SYMBOLS + 1, E]},
        "decoder.attention": attention,
        "decoder.cell": cell_shapes(model.cell, E + context, D),
        "decoder.output": {"weight": [D + context, SYMBOLS], "bias": [SYMBOLS]},
    }
    return {f"{part}.{name}": shape for part, tensors in parts.items() for name, shape in tensors.items()}


def torch_weights(cell, weights, part):
    """The weights of a cell in PyTorch's layout, gates in rows. Of a GRU they are r, z, n; kalends has the recurrent ones
    as n, r, z and one bias for r and z. Of an LSTM they are i, f, g, o; kalends has one bias for input and state."""
    w = {name.removeprefix(f"{part}."): weight for name, weight in weights.items() if name.startswith(f"{part}.")}
    if cell == "lstm":
        return w["input_weight"].T, w["recurrent_weight"].T, w["bias"], torch.zeros_like(w["bias"])
    n, r, z = w["recurrent_weight"].chunk(3, dim=1)
    zero = torch.zeros_like(w["recurrent_bias"])
    return w["input_weight"].T, torch.cat([r, z, n], dim=1).T, w["bias"], torch.cat([zero, zero, w["recurrent_bias"]])


def encode(model, weights, sources, lengths):
    """States [B,S,M] and last states [B,M]."""
    flat = [w for direction in model.directions for w in torch_weights(model.cell, weights, f"encoder.{direction}")]
    embedded = torch.nn.functional.embedding(sources, weights["encoder.embedding.weight"])
    packed = torch.nn.utils.rnn.pack_padded_sequence(embedded, lengths, batch_first=True, enforce_sorted=False)
    zero = torch.zeros(len(model.directions), len(lengths), H)
    # What torch.nn.GRU and LSTM call; the modules themselves keep their weights out of reach of functional_call.
    run, start = {"gru": (torch._VF.gru, zero), "lstm": (torch._VF.lstm, (zero, zero))}[model.cell]
    bidirectional = len(model.directions) == 2
    states, last, *_ = run(packed.data, packed.batch_sizes, start, flat, True, 1, 0.0, False, bidirectional)
    states = torch.nn.utils.rnn.PackedSequence(
        states, packed.batch_sizes, packed.sorted_indices, packed.unsorted_indices)
    states, _ = torch.nn.utils.rnn.pad_packed_sequence(states, batch_first=True)
    last = last[:, packed.unsorted_indices]
    return states, torch.cat(list(last), dim=1)


def look_up(model, weights, state, states, last, lengths):
    """Context [B,C] and attention weights [B,S] (the mean of the heads)."""
    kind, (D, A), M = model.attention, model.sizes, model.states
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


def forward(model, weights, batch):
    """Sum of the cross-entropies, and the attention of each step [T,B,S]."""
    if isinstance(model, Transformer):
        return forward_transformer(model, weights, batch)
    states, last = encode(model, weights, batch["sources"], batch["lengths"])
    state = torch.tanh(last @ weights["decoder.start.weight"] + weights["decoder.start.bias"])
    make = {"gru": torch.nn.GRUCell, "lstm": torch.nn.LSTMCell}[model.cell]
    cell = make(weights["decoder.cell.input_weight"].shape[0], model.sizes[0])
    names = ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
    cell_weights = dict(zip(names, torch_weights(model.cell, weights, "decoder.cell")))
    cell_state = torch.zeros_like(state)
    loss, attentions = 0, []
    for inputs, targets in zip(batch["inputs"], batch["targets"]):
        context, attention = look_up(model, weights, state, states, last, batch["lengths"])
        embedded = torch.nn.functional.embedding(inputs, weights["decoder.embedding.weight"])
        before = (state, cell_state) if model.cell == "lstm" else state
        after = stateless.functional_call(cell, cell_weights, (torch.cat([embedded, context], dim=1), before))
        state, cell_state = after if model.cell == "lstm" else (after, None)
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


def random_weights(model):
    """Numbers of a few digits, so that the file says exactly what was computed with; large enough that no gradient is what is
    left of sums that cancel, where float would be far from double in PyTorch too. Half as large in the Transformer, whose depth
    would make them cancel again, and its gains around one, as they are in use: smaller ones let every position look alike."""
    unit = 1000 if isinstance(model, Transformer) else 500
    weights = {}
    for name, shape in shapes(model).items():
        centre = 1 if name.endswith(".gain") else 0
        weights[name] = (centre + torch.randint(-500, 500, shape) / unit).requires_grad_()
    return weights


def reference(model):
    torch.manual_seed(1)
    weights = random_weights(model)
    batch = make_batch()
    loss, attention = forward(model, weights, batch)
    loss.backward()
    symbols = sum(len(target) for target in TARGETS)
    result = {
        "config": {"vocabulary": V, "embedding": E, "hidden": getattr(model, "width", H), "decoder_hidden": model.sizes[0],
                   "attention_size": model.sizes[1], "heads": HEADS, **model._asdict()},
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
        loss, _ = forward(model, weights, batch)
        (loss / symbols).backward()
        optimizer.step()
        result["losses"].append(float(loss))
    return result


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, model in MODELS.items():
        text = json.dumps(reference(model), separators=(",", ":")).replace('],"', '],\n"')
        (folder / f"{name}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
