"""The positions that a face is tried in, from simple to rich to unusual."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Rung:
    """The setting of one position; seat 0 has the face under test."""

    name: str
    book: str = "xy"
    rich: bool = True
    benched: bool = False  # the Pokémon with the face is on the Bench
    laid: bool = False  # a Trainer or Energy card is already in play instead of in hand
    hurt: int = 0  # damage on the Pokémon with the face; -1 leaves 10 HP
    foe_hurt: int = 0  # damage on the other Active; -1 leaves 10 HP
    conditions: tuple[str, ...] = ()
    foe_conditions: tuple[str, ...] = ()
    partner: int = -1  # number of the fitting Pokémon beside it; -1 for one of ours
    foe: int = -1  # number of the fitting Pokémon that is the other Active; -1 for one of ours
    matched: str = ""  # the other Active is weak, resistant, or shares a type with its Bench
    grown: bool = False  # the Pokémon with the face has evolved this turn
    prizes: tuple[int, int] = (6, 6)
    turn: int = 3
    new: bool = False
    deck: int = 60
    hand: int = 60
    foe_hand: int = 60
    lost: int = 0
    stadium: bool = False
    stadium_seat: int = 1
    past: bool = False  # last turn an attack was used and one received, and a Pokémon was lost
    evolved: bool = False  # the Pokémon with the Trainer or Energy card is evolved
    odd_energy: bool = False  # other Energy than the attacks cost
    energy: str = ""  # extra Energy on the Pokémon with the face
    foe_energy: str = "CG"
    lonely: bool = False  # the player's own Bench is empty
    even: bool = False  # both Actives have the same Energy
    full: bool = False  # the Bench is full
    second: int = 0  # seat of the player who goes first


PLAIN: Final = Rung("plain", rich=False, hand=2, foe_hand=2, foe_energy="G")
RICH: Final = Rung(
    "rich", hurt=30, foe_hurt=20, prizes=(5, 3), stadium=True, energy="GRWLPFDMY", laid=True
)
WEAK: Final = Rung(
    "weak",
    "platinum",
    hurt=-1,
    foe_hurt=-1,
    foe=0,
    foe_conditions=("asleep", "poisoned", "burned"),
    prizes=(2, 4),
    laid=True,
    past=True,
)
BENCHED: Final = Rung(
    "benched",
    "legends",
    benched=True,
    full=True,
    hurt=20,
    foe=0,
    partner=0,
    lost=7,
    stadium=True,
    past=True,
)
EARLY: Final = Rung(
    "early", "ecard", turn=2, new=True, deck=4, hand=3, prizes=(1, 6), second=1, energy="CC"
)
ILL: Final = Rung(
    "ill",
    "ex",
    full=True,
    evolved=True,
    conditions=("poisoned", "burned"),
    foe_conditions=("confused", "poisoned"),
    matched="weak",
    hurt=40,
    foe_hurt=60,
    prizes=(6, 1),
    foe_hand=8,
    energy="CCCC",
    foe_energy="CCGGG",
    past=True,
)
BARE: Final = Rung(
    "bare",
    "xy",
    deck=8,
    hand=1,
    foe_hand=12,
    matched="firm",
    foe_energy="",
    prizes=(3, 6),
    laid=True,
    lost=7,
    evolved=True,
    odd_energy=True,
    full=True,
)
EVEN: Final = Rung(
    "even",
    even=True,
    conditions=("confused",),
    hurt=30,
    foe_hurt=40,
    matched="same",
    stadium=True,
    stadium_seat=0,
)
POOR: Final = Rung(
    "poor",
    "legends",
    foe_energy="CCCGGGG",
    foe_conditions=("asleep",),
    laid=True,
    prizes=(4, 2),
    hurt=20,
    grown=True,
)
DOOMED: Final = Rung(
    "doomed", "ex", hurt=-1, foe_hurt=-1, prizes=(6, 4), laid=True, evolved=True, hand=2
)
ALONE: Final = Rung(
    "alone", lonely=True, hand=0, foe_hand=3, deck=5, laid=True, hurt=10, matched="weak"
)
EMPTY: Final = Rung("empty", "platinum", benched=True, hand=0, deck=0)
CONFUSED: Final = Rung(
    "confused", "platinum", conditions=("asleep",), benched=False, hurt=50, prizes=(4, 4), laid=True
)
LADDER: Final = (
    *(PLAIN, RICH, WEAK, BENCHED, ILL, BARE, DOOMED, EVEN, POOR, ALONE, EMPTY, EARLY, CONFUSED),
)
"""The positions, in the order they are tried."""

AGAINST: Final = (
    replace(RICH, name="against", past=True, prizes=(4, 6)),
    replace(BENCHED, name="beside", lost=0, laid=True, hurt=-1, book="xy"),
)

LAST: Final = (
    replace(RICH, name="rich again"),
    replace(BENCHED, name="benched again"),
    replace(PLAIN, name="plain again"),
)
"""Positions played many times, for effects not seen by then."""


def ladder(fitting: int, hands: Sequence[int] = ()) -> list[Rung]:
    """All positions for a face with *fitting* Pokémon, each used as partner and as opponent.

    A program that counts a hand also gets hands of the sizes in *hands*.
    """
    more = [
        replace(rung, name=f"{rung.name} {n}", foe=n, partner=n)
        for n in range(fitting)
        for rung in AGAINST
    ]
    counted = [
        replace(rung, name=f"{rung.name}, {n} in hand", hand=n - 1, foe_hand=n)
        for n in hands
        for rung in (POOR, BENCHED)
    ]
    return [*LADDER, *counted, *more]
