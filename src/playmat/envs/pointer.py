"""A small policy that learns to score each option by what it refers to.

An example of the whole way from arrays to a player: one weight per feature of an option, trained by
REINFORCE in the vector environment. ``python -m playmat.envs.pointer`` trains it for about two
minutes and reports its win rate against random play.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from playmat.envs.encoding import NDArray, np
from playmat.envs.encoding.encoder import Arrays, Encoder
from playmat.envs.encoding.layout import CARD, TABLE, TEXT, TOKEN
from playmat.envs.vector import VectorSeats
from playmat.kinds import answers

Floats = NDArray[np.float32]

KINDS: Final = len(answers.NAMES) + 1
ABOUT: Final = ("owner", "active", "hurt", "energy", "held", "height")
WIDTH: Final = KINDS + len(TEXT) + len(CARD) + 2 * len(ABOUT) + KINDS
MY_PRIZES: Final = TABLE.index("my_prizes")
FOE_PRIZES: Final = TABLE.index("foe_prizes")
PRIZES: Final = 6.0


def features(arrays: Arrays) -> Floats:
    """A feature vector for each option of each table: its kind, text, card and target."""
    options = arrays["options"]
    tables = len(options)
    offered = max(int(arrays["action_mask"].sum(axis=1).max()), 1)
    options = options[:, :offered]
    found = np.zeros((tables, offered, WIDTH), np.float32)
    rows = np.arange(tables)[:, None]
    places = np.arange(offered)[None]
    found[rows, places, options[..., 0]] = options[..., 0] > 0
    start = KINDS
    found[..., start : start + len(TEXT)] = arrays["texts"][:, :offered]
    start += len(TEXT)
    pointed = np.maximum(options[..., 2] - 1, 0)
    there = (options[..., 2] > 0)[..., None]
    found[..., start : start + len(CARD)] = arrays["facts"][rows, pointed] * there
    start += len(CARD)
    for column in (2, 3):
        at = np.maximum(options[..., column] - 1, 0)
        shown = (options[..., column] > 0)[..., None]
        found[..., start : start + len(ABOUT)] = about(arrays["tokens"][rows, at]) * shown
        start += len(ABOUT)
    # Separate weights for each kind of option that targets an Active Pokémon.
    found[rows, places, start + options[..., 0]] = found[..., start - len(ABOUT) + 1]
    return found / 4.0


def about(tokens: NDArray[np.int16]) -> Floats:
    """Features of the Pokémon or card that an option refers to."""
    named = dict(zip(TOKEN, np.moveaxis(tokens, -1, 0), strict=True))
    hurt = named["damage"] / np.maximum(named["hp"], 1)
    columns = (named["owner"], named["zone"] == 1, hurt, named["energy"], named["count"] > 1)
    return np.stack([*columns, named["height"]], axis=-1).astype(np.float32)


def chances(weights: Floats, rows: Floats, mask: NDArray[np.int8]) -> Floats:
    marks = rows @ weights
    marks = np.where(mask[:, : marks.shape[1]] > 0, marks, np.float32(-1e9))
    marks -= marks.max(axis=1, keepdims=True)
    likely = np.exp(marks)
    return np.asarray(likely / likely.sum(axis=1, keepdims=True), np.float32)


def drawn(likely: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    edges = likely.cumsum(axis=1)
    marks = rng.random(len(likely))[:, None] * edges[:, -1:]
    return np.asarray(np.minimum((edges < marks).sum(axis=1), likely.shape[1] - 1), np.int64)


@dataclass
class Pointer:
    seed: int = 0
    rate: float = 0.05
    weights: Floats = field(default_factory=lambda: np.zeros(WIDTH, np.float32))

    def __post_init__(self) -> None:
        self._rng = np.random.default_rng(self.seed)
        self._first = np.zeros(WIDTH)
        self._second = np.zeros(WIDTH)
        self._steps = 0
        self._usual = 0.0

    def act(self, arrays: Arrays) -> tuple[NDArray[np.int64], Floats]:
        """An option for each table, and the gradient of its log probability."""
        rows = features(arrays)
        likely = chances(self.weights, rows, arrays["action_mask"])
        taken = drawn(likely, self._rng)
        mean = np.einsum("tow,to->tw", rows, likely)
        return taken, np.asarray(rows[np.arange(len(rows)), taken] - mean, np.float32)

    def learn(self, tables: VectorSeats, steps: int) -> int:
        """Play *steps* steps at every table, learning from each game as it ends."""
        arrays, _ = tables.reset(seed=self.seed)
        many = tables.num_envs
        pulls = np.zeros((many, WIDTH), np.float32)
        fresh = np.zeros(many, np.bool_)
        games = 0
        for _ in range(steps):
            taken, pull = self.act(arrays)
            pulls[~fresh] += pull[~fresh]
            arrays, rewards, ended, _, _ = tables.step(taken)
            if ended.any():
                self._take_in(pulls[ended], rewards[ended] + ahead(arrays)[ended])
                pulls[ended] = 0.0
                games += int(ended.sum())
            fresh = ended
        return games

    def _take_in(self, pulls: Floats, rewards: NDArray[np.float64]) -> None:
        """Update the weights after some games (Adam)."""
        better = (rewards - self._usual).astype(np.float32)
        self._usual += 0.02 * float(rewards.sum() - len(rewards) * self._usual)
        slope = better @ pulls / len(pulls)
        self._steps += 1
        self._first = 0.9 * self._first + 0.1 * slope
        self._second = 0.99 * self._second + 0.01 * slope * slope
        first = self._first / (1 - 0.9**self._steps)
        second = self._second / (1 - 0.99**self._steps)
        step = self.rate * first / (np.sqrt(second) + 1e-3)
        self.weights += step.astype(np.float32)

    def share_won(self, tables: VectorSeats, games: int, seed: int = 1) -> tuple[int, int]:
        """Play *games* games to a decision; return the number won and the number decided."""
        arrays, _ = tables.reset(seed=seed)
        won = decided = 0
        while decided < games:
            taken, _ = self.act(arrays)
            arrays, rewards, _, _, _ = tables.step(taken)
            won += int((rewards > 0).sum())
            decided += int((rewards != 0).sum())
        return won, decided


def ahead(arrays: Arrays) -> Floats:
    """The lead in Prizes at each table, as a share; more informative than the winner alone."""
    table = arrays["table"].astype(np.float32)
    return np.asarray((table[:, FOE_PRIZES] - table[:, MY_PRIZES]) / PRIZES, np.float32)


def least_share(won: int, games: int, z: float = 1.96) -> float:
    """Lower end of the 95% interval of a share (Wilson)."""
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games)


def trained(rules: str, steps: int, tables: int = 64, seed: int = 0) -> Pointer:
    """A policy trained for *steps* steps at *tables* tables."""
    policy = Pointer(seed)
    policy.learn(VectorSeats(tables, rules, encoder=Encoder(options=192)), steps)
    return policy


def main(seed: int = 0, steps: int = 6000, games: int = 1000) -> None:
    """Train, play against random moves and report the result."""
    policy = trained("xy", steps, seed=seed)
    won, decided = policy.share_won(VectorSeats(64, "xy", encoder=Encoder(options=192)), games)
    least = least_share(won, decided)
    print(f"won {won} of {decided} against random: at least {100 * least:.1f}%")
    if least <= 0.55:
        raise SystemExit("it should win more than 55%")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
