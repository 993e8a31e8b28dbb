"""Pokémon, sides and zones of a table as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.engine.effects.query import max_hp, retreat_cost, types_of
from playmat.errors import BadState
from playmat.kinds import conditions, types
from playmat.model.state import Mon, Side, State


@dataclass(frozen=True)
class MonLook:
    """A Pokémon in play."""

    name: str
    id: str
    stack: list[str]
    damage: int
    hp: int
    conditions: set[str]
    energy: list[str]
    tools: list[str]
    types: str
    retreat: int
    attacks: list[str]
    powers: list[str]
    markers: dict[str, int]
    poison: int
    burn: int
    serial: int

    @property
    def hp_left(self) -> int:
        """The remaining HP."""
        return self.hp - self.damage


def look_at(st: State, m: Mon) -> MonLook:
    pairs = zip(m.markers[::2], m.markers[1::2], strict=True)
    return MonLook(
        name=m.top.name,
        id=m.top.card_id,
        stack=ids(st, m.stack),
        damage=int(m.damage),
        hp=int(max_hp(st, m)),
        conditions={c for n, c in enumerate(conditions.NAMES) if m.conditions >> n & 1},
        energy=ids(st, m.energy),
        tools=ids(st, m.gear),
        types=letters(int(types_of(st, m))),
        retreat=int(retreat_cost(st, m)),
        attacks=[a.name for a in m.attacks],
        powers=[p.name for p in m.powers],
        markers={st.match.names[name]: int(count) for name, count in pairs},
        poison=int(m.poison),
        burn=int(m.burn),
        serial=int(m.serial),
    )


def letters(mask: int) -> str:
    return "".join(letter for n, letter in enumerate(types.LETTERS) if mask >> n & 1)


def ids(st: State, copies: tuple[int, ...] | list[int]) -> list[str]:
    """Return the ids of cards; a basic Energy without a set is a letter."""
    return [st.cards[copy].card_id.removeprefix("energy-") for copy in copies]


class SideLook:
    """One player's half of the table, read on demand."""

    def __init__(self, st: State, seat: int) -> None:
        self._st = st
        self._side: Side = st.sides[seat]

    @property
    def actives(self) -> list[MonLook]:
        """The Active Pokémon."""
        return [look_at(self._st, m) for m in self._side.actives]

    @property
    def active(self) -> MonLook:
        """The first Active Pokémon."""
        if not self._side.actives:
            raise BadState("active", "there is no Active Pokémon; use actives for a list")
        return self.actives[0]

    @property
    def bench(self) -> list[MonLook]:
        """The Benched Pokémon."""
        return [look_at(self._st, m) for m in self._side.bench]

    @property
    def hand(self) -> list[str]:
        """The ids of the cards in hand."""
        return ids(self._st, self._side.hand)

    @property
    def deck(self) -> list[str]:
        """The ids of the cards in the deck, top first."""
        return ids(self._st, self._side.deck[: self._side.left][::-1])

    @property
    def discard(self) -> list[str]:
        """The ids of the cards in the discard pile, oldest first."""
        return ids(self._st, self._side.discard)

    @property
    def lost(self) -> list[str]:
        """The ids of the cards in the Lost Zone."""
        return ids(self._st, self._side.lost)

    @property
    def beside(self) -> list[str]:
        """The ids of the cards beside the Active."""
        return ids(self._st, self._side.beside)

    @property
    def prizes(self) -> list[str]:
        """The ids of the remaining Prizes."""
        return ids(self._st, [copy for copy in self._side.prizes if copy >= 0])

    @property
    def prizes_left(self) -> int:
        """How many Prizes are left."""
        return len(self.prizes)

    @property
    def turns(self) -> int:
        """How many turns the player has begun."""
        return int(self._side.turns)
