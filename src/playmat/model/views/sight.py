"""One player's view of a game: Pokémon and cards as rows of numbers, and each one's row.

Equal cards in one zone share a row. Orders that nobody may know are replaced by that of the cards'
numbers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from playmat.kinds import zones
from playmat.model.place import BENCH_FROM, SIDE
from playmat.model.state import Mon, Side, State
from playmat.model.unseen import is_face_down, knows_prize
from playmat.model.views.build import hp_of
from playmat.model.views.packed import (
    FEW,
    HELD,
    NO_ENERGY,
    NO_ROWS,
    PLACES,
    WORDS,
    Names,
    card_rows,
    damage_bytes,
    end_at,
    hidden,
    lies,
    pokemon_row,
    stands_unseen,
    word,
)
from playmat.model.zones import zone_of

ZONES: Final = (
    *("", "active", "bench", "energy", "gear", "under", "hand", "deck", "top", "discard", "lost"),
    *("prizes", "stadium", "beside", "playing", "aside"),
)
"""Where a card is, by number; ``top`` is a known place at the top of a deck."""

ACTIVE: Final = 1
BENCH: Final = 2
ENERGY: Final = 3
GEAR: Final = 4
UNDER: Final = 5
HAND: Final = 6
DECK: Final = 7
TOP: Final = 8
DISCARD: Final = 9
LOST: Final = 10
PRIZES: Final = 11
STADIUM: Final = 12
BESIDE: Final = 13
PLAYING: Final = 14
ASIDE: Final = 15

TYPES: Final = 10
KINDS: Final[dict[i64, bytes]] = {}
"""Energy by type as bytes, by the packed number the rules return."""
MOST_KINDS: Final = 4096


@final
@mypyc_attr(acyclic=True)
class Sight:
    """The rows of one player's view, collected zone by zone; rows count from 1."""

    def __init__(self, st: State, seat: i64, names: Names) -> None:
        self.st = st
        self.seat = seat
        self.names = names
        self.out: list[bytes] = []  # several pieces per Pokémon, then one per row
        self.facts: list[bytes] = []  # one per row
        self.many: i64 = 0  # rows so far
        self.others: i64 = 0  # rows before the current heap
        self.pieces: i64 = 0  # number of pieces beyond one per row
        self.zone: i64 = 0  # of the current heap, with its owner and the row of its Pokémon
        self.owner: i64 = 0
        self.holder: i64 = 0
        self.alone: list[bytes] = NO_ROWS  # the row of each card there
        self.at_place: list[i64] = [0] * PLACES
        self.at_copy: list[i64] = [0] * len(st.match.owner)
        self.met: list[i64] = [0] * len(names.words)  # the last row of each card
        self.alike: list[i64] = self.met[:]  # number of cards in that row
        self.in_deck: list[i64] = []  # row of each card in the own deck, if it is known
        self.unseen_at: list[i64] = [0] * (2 * len(ZONES))

    def look(self) -> None:
        """Collect everything, the player's own half first."""
        st = self.st
        own = st.sides[self.seat]
        foe = st.sides[1 - self.seat]
        self.stand(own.actives, ACTIVE, 0)
        self.stand(own.bench, BENCH, 0)
        self.stand(foe.actives, ACTIVE, 1)
        self.stand(foe.bench, BENCH, 1)
        self.pieces = len(self.out) - self.many
        row = self.hold(own.actives, 0, 0)
        row = self.hold(own.bench, 0, row)
        self.lie(own, 0)
        row = self.hold(foe.actives, 1, row)
        self.hold(foe.bench, 1, row)
        self.lie(foe, 1)
        if st.stadium >= 0:
            self.lay(st.stadium, STADIUM, 0 if st.stadium_seat == self.seat else 1, 0)

    def stand(self, mons: list[Mon], zone: i64, owner: i64) -> None:
        """Add Pokémon in play."""
        place = (self.seat if owner == 0 else 1 - self.seat) * SIDE
        if zone == BENCH:
            place += BENCH_FROM
        names = self.names
        n: i64 = 0
        for m in mons:
            n += 1
            if owner == 0 or not is_face_down(m):
                index = m.top.index
                self.out.append(pokemon_row(names, index, zone, owner, n))
                self.out.append(damage_bytes(m.damage, hp_of(self.st, m)))
                self.facts.append(names.facts[index])
                self.state(m, m.conditions, len(m.stack), len(m.markers) // 2)
            else:
                self.out.append(WORDS[0] + stands_unseen(zone, owner, n))
                self.out.append(damage_bytes(m.damage, 0))
                self.facts.append(names.no_facts)
                self.state(m, 0, 0, 0)
            self.many += 1
            self.at_place[place + n - 1] = self.many

    def state(self, m: Mon, conditions: i64, height: i64, markers: i64) -> None:
        """Add what a Pokémon holds, whether it is new or fighting, and its effects."""
        st = self.st
        fresh: i64 = 1 if m.entered == st.turn or m.changed == st.turn else 0
        fighting: i64 = 1 if m.serial == st.attacker else 2 if m.serial == st.defender else 0
        lasting: i64 = 0
        for e in st.lasting:
            if e.on == m.serial:
                lasting += 1
        energy: i64 = len(m.energy)
        gear: i64 = len(m.gear)
        calm = conditions + fresh + fighting + lasting + markers == 0
        if calm and energy < FEW and gear < FEW and height < FEW:
            self.out.append(HELD[(height * FEW + gear) * FEW + energy])
        else:
            self.out.append(word(conditions) + word(energy) + word(gear) + word(height))
            self.out.append(WORDS[fresh] + WORDS[fighting] + word(lasting) + word(markers))
            if energy == 0:
                self.out.append(NO_ENERGY)
        if energy > 0:
            self.energy(m)

    def energy(self, m: Mon) -> None:
        """Add a Pokémon's units of Energy, in total and by type."""
        units = self.st.match.energy_units
        if units is None:
            self.out.append(NO_ENERGY)
            return
        self.out.append(word(units.total(self.st, m)))
        self.out.append(by_type(units.by_type(self.st, m)))

    def hold(self, mons: list[Mon], owner: i64, row: i64) -> i64:
        """Add cards attached to Pokémon and cards under them; return the last Pokémon's row."""
        for m in mons:
            row += 1
            if len(m.energy) > 0:
                self.few(m.energy, ENERGY, owner, row)
            if len(m.gear) > 0:
                self.few(m.gear, GEAR, owner, row)
            if owner == 0 or not is_face_down(m):
                if len(m.stack) > 1:
                    self.few(m.stack[:-1], UNDER, owner, row)
                self.at_copy[m.stack[-1]] = row
        return row

    def lie(self, side: Side, owner: i64) -> None:
        """Add the zones of one half of the table."""
        if owner == 0:
            self.heap(side.hand, HAND, owner)
        else:
            if len(side.hand_seen) > 0:
                self.mixed(list(side.hand_seen), HAND, owner)
            self.unseen(len(side.hand) - len(side.hand_seen), HAND, owner)
        self.deck(side, owner)
        self.heap(side.discard, DISCARD, owner)
        if len(side.lost) > 0:
            self.few(side.lost, LOST, owner, 0)
        self.prizes(side, owner)
        if len(side.beside) > 0:
            self.few(side.beside, BESIDE, owner, 0)
        if len(side.limbo) > 0:
            self.few(side.limbo, PLAYING, owner, 0)
        if len(side.aside) > 0:
            seen = side.aside_seen[self.seat]
            known = [c for c in side.aside if c in seen]
            self.mixed(known, ASIDE, owner)
            self.unseen(len(side.aside) - len(known), ASIDE, owner)

    def deck(self, side: Side, owner: i64) -> None:
        """Add a deck: cards known to be in it, the others, and known places at its top."""
        if owner == 0 and side.deck_open:
            self.in_deck = self.sorted_rows(side.deck, side.left, DECK, owner)
        else:
            loose = side.deck_seen[self.seat]
            if len(loose) > 0:
                self.mixed(list(loose), DECK, owner)
            self.unseen(side.left - len(loose), DECK, owner)
        n: i64 = 1
        for copy in side.top_seen[self.seat]:
            if copy >= 0:
                self.lay(copy, TOP, owner, n)
            n += 1

    def prizes(self, side: Side, owner: i64) -> None:
        """Add known Prizes by slot, and the number of the others."""
        known = side.prizes_up | side.prizes_seen[self.seat]
        hidden: i64 = 0
        slot: i64 = 0
        for copy in side.prizes:
            if copy >= 0:
                if known != 0 and knows_prize(side, self.seat, slot):
                    self.lay(copy, PRIZES, owner, slot + 1)
                else:
                    hidden += 1
            slot += 1
        self.unseen(hidden, PRIZES, owner)

    def lay(self, copy: i64, zone: i64, owner: i64, place: i64) -> None:
        """Add a single card."""
        index = self.st.cards[copy].index
        if place == 0:
            self.row(lies(self.names, index, zone, owner, 0, 1), index)
        else:
            self.row(self.names.words[index] + end_at(zone, owner, 0, 1, place), index)
        self.at_copy[copy] = self.many

    def row(self, row: bytes, card: i64) -> None:
        self.out.append(row)
        self.facts.append(self.names.facts[card])
        self.many += 1

    def heap(self, copies: list[i64], zone: i64, owner: i64) -> None:
        """Add the cards of a zone in their order, equal ones together."""
        self.begin(zone, owner, 0)
        for copy in copies:
            self.add(copy)

    def few(self, copies: tuple[i64, ...], zone: i64, owner: i64, row: i64) -> None:
        """Add cards in the same way, from a tuple and possibly with a Pokémon."""
        self.begin(zone, owner, row)
        for copy in copies:
            self.add(copy)

    def begin(self, zone: i64, owner: i64, holder: i64) -> None:
        self.others = self.many
        self.zone = zone
        self.owner = owner
        self.holder = holder
        self.alone = card_rows(self.names, zone, owner, holder, 1)

    def add(self, copy: i64) -> None:
        """Add a card to the heap."""
        index = self.st.cards[copy].index
        at = self.met[index]
        if at > self.others:
            self.again(index, at)
        else:  # first seen in another heap, or not yet
            row = self.alone[index]
            if len(row) == 0:
                row = lies(self.names, index, self.zone, self.owner, self.holder, 1)
            self.row(row, index)
            at = self.many
            self.met[index] = at
            self.alike[index] = 1
        self.at_copy[copy] = at

    def again(self, index: i64, at: i64) -> None:
        """Increase the count in a card's row of the heap."""
        many = self.alike[index] + 1
        self.alike[index] = many
        row = lies(self.names, index, self.zone, self.owner, self.holder, many)
        self.out[self.pieces + at - 1] = row

    def mixed(self, copies: list[i64], zone: i64, owner: i64) -> None:
        """Add cards whose order nobody may know, sorted by print."""
        rows = self.sorted_rows(copies, len(copies), zone, owner)
        for copy in copies:
            self.at_copy[copy] = rows[self.st.cards[copy].index]

    def sorted_rows(self, copies: list[i64], many: i64, zone: i64, owner: i64) -> list[i64]:
        """Add the first *many* cards in the same way; return the row of each print."""
        cards = self.st.cards
        names = self.names
        found: list[i64] = [0] * len(names.words)
        for n in range(many):
            found[cards[copies[n]].index] += 1
        for index in names.order:
            if found[index] > 0:
                self.row(lies(names, index, zone, owner, 0, found[index]), index)
                found[index] = self.many
        return found

    def unseen(self, count: i64, zone: i64, owner: i64) -> None:
        """Add cards that are only counted; options about any of them point to this row."""
        if count > 0:
            self.out.append(hidden(zone, owner, count))
            self.facts.append(self.names.no_facts)
            self.many += 1
            self.unseen_at[zone * 2 + owner] = self.many

    def row_of(self, copy: i64) -> i64:
        """The row of a card; for a hidden one, the row that counts it.

        A known card at the top of a deck has its own row, which takes precedence.
        """
        row = self.at_copy[copy]
        if row > 0:
            return row
        owner: i64 = 0 if self.st.match.owner[copy] == self.seat else 1
        zone = zone_of(self.st, copy)
        if zone == zones.HAND:
            return self.unseen_at[HAND * 2 + owner]
        if zone == zones.DECK:
            if owner == 0 and len(self.in_deck) > 0:
                return self.in_deck[self.st.cards[copy].index]
            return self.unseen_at[DECK * 2 + owner]
        if zone == zones.PRIZES:
            return self.unseen_at[PRIZES * 2 + owner]
        if zone == zones.ASIDE:
            return self.unseen_at[ASIDE * 2 + owner]
        return 0


def by_type(fields: i64) -> bytes:
    """Units of each Energy type as bytes, from six bits per type."""
    found = KINDS.get(fields)
    if found is None:
        found = b"".join([WORDS[(fields >> (6 * n)) & 63] for n in range(TYPES)])
        if len(KINDS) < MOST_KINDS:
            KINDS[fields] = found
    return found
