"""A Pokémon in play as a row, and the cards on it as further rows, kept until they change."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from playmat.model.definitions import CardDef
from playmat.model.state import NONE, Mon, State
from playmat.model.views.build import hp_of
from playmat.model.views.heap import Heap
from playmat.model.views.packed import MOST, WORDS, Names, word

ENERGY: Final = 3
GEAR: Final = 4
UNDER: Final = 5

CALM: Final = bytes(8)
"""What most Pokémon are: neither fresh nor fighting, with no effects on them and no markers."""
NO_ENERGY: Final = bytes(22)
TYPES: Final = 10

# How far each number goes where several share one.
HP: Final = 32768
CONDITIONS: Final = 256
PRINTS: Final = 4096
PLACES: Final = 128
FIGHTS: Final = 4
CARDS: Final = 128
UNITS: Final = 4096
EFFECTS: Final = 4096


@final
@mypyc_attr(acyclic=True)
class Standing:
    """One Pokémon with one player's eyes; of one that lies face down little is told."""

    def __init__(self) -> None:
        self.names: Names | None = None
        self.is_so: i64 = -1  # what the row tells, several numbers in one
        self.has: i64 = -1
        self.typed: i64 = 0
        self.row = b""
        self.hp: i64 = 0
        self.fresh: i64 = 0
        self.fighting: i64 = 0
        self.lasting: i64 = 0
        self.total: i64 = 0
        self.energy: tuple[i64, ...] = NONE
        self.gear: tuple[i64, ...] = NONE
        self.stack: tuple[i64, ...] = NONE
        self.bound: i64 = -1  # to which row and whose
        self.held = Heap()

    def look(self, st: State, m: Mon, up: bool, names: Names, where: tuple[i64, i64, i64]) -> None:
        """Make the row anew if it is another one in its zone, of its owner, at its place."""
        typed = self.measure(st, m, up)
        zone, owner, place = where
        is_so = min(m.damage, MOST) * HP + min(self.hp, MOST)
        is_so = is_so * CONDITIONS + (m.conditions if up else 0)
        is_so = is_so * PRINTS + (m.top.index + 1 if up else 0)
        is_so = is_so * PLACES + (zone * 2 + owner) * 16 + place
        is_so = (is_so * 2 + self.fresh) * FIGHTS + self.fighting
        has: i64 = len(m.energy) * CARDS + len(m.gear)
        if up:
            has = (has * CARDS + len(m.stack)) * CARDS + len(m.markers) // 2
        has = (has * UNITS + self.total) * EFFECTS + self.lasting
        if self.is_so != is_so or self.has != has or self.typed != typed or self.names is not names:
            self.names = names
            self.is_so = is_so
            self.has = has
            self.typed = typed
            self.make(m, up, names, where)

    def measure(self, st: State, m: Mon, up: bool) -> i64:
        """Take what has to be worked out, and return how much Energy there is of each type."""
        self.hp = hp_of(st, m) if up else 0
        self.fresh = 1 if m.entered == st.turn or m.changed == st.turn else 0
        self.fighting = 1 if m.serial == st.attacker else 2 if m.serial == st.defender else 0
        self.lasting = 0
        for e in st.lasting:
            if e.on == m.serial:
                self.lasting += 1
        units = st.match.energy_units
        if len(m.energy) == 0 or units is None:
            self.total = 0
            return 0
        self.total = units.total(st, m)
        return units.by_type(st, m)

    def make(self, m: Mon, up: bool, names: Names, where: tuple[i64, i64, i64]) -> None:
        """Put the row together."""
        zone, owner, place = where
        parts = [names.words[m.top.index] if up else WORDS[0]]
        parts += [WORDS[zone], WORDS[owner], WORDS[0], WORDS[1], WORDS[place]]
        parts += [word(m.damage), word(self.hp), word(m.conditions if up else 0)]
        parts += [word(len(m.energy)), word(len(m.gear)), word(len(m.stack) if up else 0)]
        markers: i64 = len(m.markers) // 2 if up else 0
        if self.fresh + self.fighting + self.lasting + markers == 0:
            parts.append(CALM)
        else:
            parts += [WORDS[self.fresh], WORDS[self.fighting], word(self.lasting), word(markers)]
        if self.total == 0:
            parts.append(NO_ENERGY)
        else:
            parts.append(word(self.total))
            parts += [WORDS[(self.typed >> (6 * n)) & 63] for n in range(TYPES)]
        self.row = b"".join(parts)

    def hold(self, m: Mon, up: bool, names: Names, cards: list[CardDef], bound: i64) -> None:
        """Make the rows of what is on a Pokémon anew if that or its row is another one."""
        stack = m.stack if up else NONE
        held = self.held
        if (
            self.energy is m.energy
            and self.gear is m.gear
            and self.stack is stack
            and self.bound == bound
            and held.names is names
        ):
            return
        self.energy = m.energy
        self.gear = m.gear
        self.stack = stack
        self.bound = bound
        owner = bound % 2
        row = bound // 2
        held.begin(names, [], 0)
        if len(m.energy) > 0:
            held.add(names, cards, list(m.energy), (ENERGY, owner, row))
        if len(m.gear) > 0:
            held.add(names, cards, list(m.gear), (GEAR, owner, row))
        if len(stack) > 1:
            held.add(names, cards, list(stack[:-1]), (UNDER, owner, row))
        held.close()

    def row_of(self, copy: i64) -> i64:
        """Return the row of the Pokémon if this is the card on top that is known, else 0."""
        return self.bound // 2 if len(self.stack) > 0 and self.stack[-1] == copy else 0
