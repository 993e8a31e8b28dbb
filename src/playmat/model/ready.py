"""Options made in advance, because they are offered again and again.

In compiled code a computed option is a machine number, and becomes a new object in every list it is
put on. The options here are objects already.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from playmat.kinds import answers
from playmat.model.definitions import Match
from playmat.model.option import packed
from playmat.model.place import BENCH_FROM, SIDE, spot_at
from playmat.model.state import NO_OPTIONS

FEW: Final = 8  # attacks of one Pokémon
END: Final[object] = packed(answers.END)
RETREATS: Final[list[object]] = [packed(answers.RETREAT, place) for place in range(2 * SIDE)]
ATTACKS: Final[list[object]] = [
    packed(answers.ATTACK, seat * SIDE + by, n, (1 - seat) * SIDE + target)
    for seat in range(2)
    for by in range(BENCH_FROM)
    for target in range(BENCH_FROM)
    for n in range(FEW)
]
"""A Pokémon's first attacks by seat, its place among the Actives and the target's place."""


def as_objects(options: list[i64]) -> list[object]:
    """The same list, for options that are already objects."""
    return cast("list[object]", options)


def attack_against(seat: i64, by: i64, n: i64, target: i64) -> object:
    """The option of an Active Pokémon to attack another."""
    if n >= FEW:
        return packed(answers.ATTACK, by, n, target)
    return ATTACKS[((seat * BENCH_FROM + spot_at(by)) * BENCH_FROM + spot_at(target)) * FEW + n]


def stock(match: Match) -> None:
    """Make the options to bench, play and attach each card of a match."""
    copies = range(len(match.cards))
    match.benches = [packed(answers.BENCH, copy) for copy in copies]
    match.plays = [packed(answers.PLAY, copy) for copy in copies]
    match.attachments = [[] for _ in range(2 * (BENCH_FROM + 1) * SIDE)]


def attachments(match: Match, seat: i64, copy: i64, actives: i64, benched: i64) -> list[i64]:
    """Shared options to attach a card to each of a player's Pokémon; do not change them.

    They are made when first offered.
    """
    row = (seat * (BENCH_FROM + 1) + actives) * SIDE + benched
    if not match.attachments[row]:
        match.attachments[row] = [NO_OPTIONS] * len(match.cards)
    found = match.attachments[row][copy]
    if not found:
        if benched == 0:
            found = [packed(answers.ATTACH, copy, seat * SIDE + n) for n in range(actives)]
        else:
            last = packed(answers.ATTACH, copy, seat * SIDE + BENCH_FROM + benched - 1)
            found = attachments(match, seat, copy, actives, benched - 1) + [last]
        match.attachments[row][copy] = found
    return found
