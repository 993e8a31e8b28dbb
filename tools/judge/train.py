"""Fit the learned judge to games saved by selfplay.py, and write its file. Needs PyTorch.

    python -m tools.judge.train FOLDER UNSEEN FILE [EPOCHS]

Which deck is better says much about a game's result but nothing about how to play, so every match
of two decks gets a parameter of its own; these are not saved.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional

from playmat.cards.library import Library
from playmat.search.core.features import FIXED, ROLES
from playmat.search.core.net import WIDTH
from playmat.search.core.weights import FINER
from playmat.search.facts import facts_of
from tools.judge.selfplay import GAMES, MOST_GAMES, card_numbers, shelves

ROWS: Final = 512
OUT: Final = 512
MEASURE: Final = 1500
"""The planner's value of a position with odds of e to one."""

NOTHING: Final = 65535
RARE: Final = 4
"""Facts of this many cards or fewer are left out."""

BATCH: Final = 8192
DROP: Final = 0.1
DECAY: Final = 1e-4
ALIKE: Final = 10
"""Strength of the prior for each match, in positions."""

DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"
Parts = list[Any]
"""Features, values, results, match numbers and signs of seats of the positions."""


def load(folder: Path) -> tuple[Any, Any, Any, Any]:
    """Features (padded), results, values, and games with seats."""
    parts = []
    for path in sorted(folder.glob("*.games")):
        raw = path.read_bytes()
        count, length = np.frombuffer(raw, "<i8", 2)
        sizes = np.frombuffer(raw, "<u2", count, 16)
        flat = np.frombuffer(raw, "<u2", length, 16 + 2 * count)
        facts = np.frombuffer(raw, "<i4", 3 * count, 16 + 2 * count + 2 * length)
        parts.append((sizes, flat, facts.reshape(-1, 3)))
    sizes, flat, facts = (np.concatenate(each) for each in zip(*parts, strict=True))
    wide = int(np.quantile(sizes, 0.9999)) + 1
    ids = np.full((len(sizes), wide), NOTHING, np.int32)
    starts = np.concatenate(([0], np.cumsum(sizes.astype(np.int64))[:-1]))
    row = np.repeat(np.arange(len(sizes)), sizes)
    column = np.arange(len(flat)) - np.repeat(starts, sizes)
    fits = column < wide
    ids[row[fits], column[fits]] = flat[fits]
    return ids, facts[:, 0] / 2, facts[:, 1], facts[:, 2]


def tensors(folder: Path) -> tuple[Parts, Any]:
    """The positions of a folder as tensors, and their game numbers."""
    ids, results, worths, games = load(folder)
    seats, games = games % 2, games // 2
    number, game = games // MOST_GAMES, games % MOST_GAMES
    matches = np.unique(number * MOST_GAMES + game // GAMES, return_inverse=True)[1]
    found = [
        torch.from_numpy(ids),
        torch.from_numpy(worths.astype(np.float32) / (MEASURE * FINER)).clamp(-10, 10),
        torch.from_numpy(results.astype(np.float32)),
        torch.from_numpy(matches.astype(np.int64)),
        torch.from_numpy((1 - 2 * seats).astype(np.float32)),
    ]
    return [each.to(DEVICE) for each in found], games


def fact_matrix() -> tuple[Any, list[str]]:
    """Which card has which fact, and the names of the facts."""
    library, cards = Library.default(), card_numbers()
    trained = {card for shelf in shelves() for _, deck in shelf for card in deck}
    seen = Counter(fact for card in trained for fact in facts_of(library.card(card)))
    names = sorted(fact for fact, times in seen.items() if times > RARE)
    where = {name: n for n, name in enumerate(names)}
    matrix = torch.zeros(len(cards), len(names))
    for n, card in enumerate(cards):
        for fact in facts_of(library.card(card)):
            if fact in where:
                matrix[n, where[fact]] = 1
    return matrix.to(DEVICE), names


class Judge(torch.nn.Module):  # type: ignore[misc]
    """The judge during training: rows for features and facts, and the output layer."""

    def __init__(self, matrix: Any) -> None:
        super().__init__()
        make, parts = torch.nn.Parameter, len(ROLES) * 2
        self.matrix = matrix
        self.fixed = make(torch.randn(FIXED * 2, WIDTH) * 0.05)
        self.facts = make(torch.randn(parts, matrix.shape[1], WIDTH) * 0.02)
        self.bias = make(torch.zeros(WIDTH))
        self.out = make(torch.randn(WIDTH) * 0.2)
        self.rest = make(torch.zeros(()))
        self.share = make(torch.tensor(0.4))

    def forward(self, ids: Any, worths: Any) -> Any:
        """The log odds; during training, some features are dropped."""
        cards = (self.matrix @ self.facts).reshape(-1, WIDTH)
        table = torch.cat((self.fixed, cards, torch.zeros(1, WIDTH, device=DEVICE)))
        blank = len(table) - 1
        ids = torch.where(ids == NOTHING, blank, ids)
        if self.training:
            ids = torch.where(torch.rand(ids.shape, device=DEVICE) < DROP, blank, ids)
        total = functional.embedding_bag(ids, table, mode="sum") + self.bias
        return functional.relu(total) @ self.out + self.rest + self.share * worths

    def told(self, ids: Any, worths: Any) -> Any:
        """The log odds of many positions, without training."""
        self.eval()
        with torch.no_grad():
            parts = zip(ids.split(BATCH), worths.split(BATCH), strict=True)
            said = torch.cat([self(*each) for each in parts])
        self.train()
        return said


def losses(said: Any, results: Any, matches: Any, signs: Any) -> tuple[float, float]:
    """The loss, and the loss after fitting which deck is better."""
    lose = functional.binary_cross_entropy_with_logits
    better = torch.zeros(int(matches.max()) + 1, device=DEVICE, requires_grad=True)
    finder = torch.optim.Adam([better], lr=0.1)
    for _ in range(60):
        fair = lose(said + better[matches] * signs, results)
        finder.zero_grad()
        (fair + better.square().sum() * ALIKE / len(said)).backward()
        finder.step()
    return round(float(lose(said, results)), 4), round(float(fair.detach()), 4)


def fit(net: Judge, known: Parts, epochs: int) -> None:
    ids, worths, results, matches, signs = known
    better = torch.nn.Parameter(torch.zeros(int(matches.max()) + 1, device=DEVICE))
    rest = [net.fixed, net.bias, net.out, net.rest, net.share]
    groups = [{"params": [net.facts], "weight_decay": DECAY}, {"params": rest}]
    best = torch.optim.Adam([*groups, {"params": [better]}])
    steps = epochs * (len(ids) // BATCH + 1)
    pace = torch.optim.lr_scheduler.OneCycleLR(best, [2e-3, 4e-3, 2e-2], total_steps=steps)
    for _ in range(epochs):
        for batch in torch.randperm(len(ids), device=DEVICE).split(BATCH):
            said = net(ids[batch], worths[batch]) + better[matches[batch]] * signs[batch]
            loss = functional.binary_cross_entropy_with_logits(said, results[batch])
            best.zero_grad()
            (loss + better.square().sum() * ALIKE / len(ids)).backward()
            best.step()
            pace.step()


def write(target: Path, net: Judge, names: list[str], about: dict[str, Any]) -> None:
    def whole(rows: Any, by: int) -> bytes:
        numbers = (rows.detach().cpu() * by).round().clamp(-32767, 32767)
        return bytes(numbers.numpy().astype("<i2").tobytes())

    header = {
        "width": WIDTH,
        "roles": ROLES,
        "facts": names,
        "rest": round(float(net.rest.detach()) * ROWS * OUT),
        "scale": ROWS * OUT // MEASURE,
        "share": max(0, round(float(net.share.detach()) * 256 / FINER)),
        "trained": about,
    }
    rows = b"".join(whole(each, ROWS) for each in (net.fixed, net.facts, net.bias))
    target.write_bytes(json.dumps(header).encode() + b"\n" + rows + whole(net.out, OUT))


def main() -> None:
    """Train a judge on one folder of games, test it on another, and write its file."""
    folder, unseen, target = map(Path, sys.argv[1:4])
    epochs = int(sys.argv[4]) if len(sys.argv) > 4 else 3
    parts, games = tensors(folder)
    strange, _ = tensors(unseen)
    held = torch.from_numpy(games % 20 == 0).to(DEVICE)
    tests = [each[held] for each in parts]
    matrix, names = fact_matrix()
    torch.manual_seed(1)
    net = Judge(matrix).to(DEVICE)
    fit(net, [each[~held] for each in parts], epochs)
    about: dict[str, Any] = {"positions": int((~held).sum()), "games": len(np.unique(games))}
    for name, rows in (("held", tests), ("unseen", strange)):
        about[name] = losses(net.told(*rows[:2]), *rows[2:])
        print(name, "by weights", losses(*rows[1:]), "by the judge", about[name])
    write(target, net, names, about)


if __name__ == "__main__":
    main()
