"""One player's eyes on a game: Pokémon and cards as rows of numbers, and which row is which.

Cards that look alike in one zone share a row.  Whatever order nobody may know is replaced by that
of the cards' numbers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from playmat.kinds import zones
from playmat.model.place import BENCH_FROM, SIDE
from playmat.model.state import Mon, Side, State
from playmat.model.unseen import is_face_down, knows_prize
from playmat.model.views.heap import Heap, sorted_copies
from playmat.model.views.packed import PLACES, Names
from playmat.model.views.standing import Standing
from playmat.model.zones import zone_of

ZONES: Final = (
    *("", "active", "bench", "energy", "gear", "under", "hand", "deck", "top", "discard", "lost"),
    *("prizes", "stadium", "beside", "playing", "aside"),
)
"""Where a card lies, by number; ``top`` is a known place at the top of a deck."""

ACTIVE: Final = 1
BENCH: Final = 2
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

# How cards lie: in an order that all may know, in one that nobody may know, each at its place.
OPEN: Final = 0
MIXED: Final = 1
PLACED: Final = 2


@final
@mypyc_attr(acyclic=True)
class Memory:
    """What one player saw last at a table; it only saves work, and any game may follow."""

    def __init__(self) -> None:
        self.standing: list[Standing] = []
        self.heaps: list[Heap | None] = [None] * (2 * len(ZONES))

    def stood(self, n: i64) -> Standing:
        """Return what the n-th Pokémon was."""
        if n == len(self.standing):
            self.standing.append(Standing())
        return self.standing[n]

    def heap(self, at: i64) -> Heap:
        """Return what lay in a zone."""
        found = self.heaps[at]
        if found is None:
            found = Heap()
            self.heaps[at] = found
        return found


@final
@mypyc_attr(acyclic=True)
class Sight:
    """The rows of one player's view, gathered zone by zone; rows count from 1."""

    def __init__(self, st: State, seat: i64, names: Names, memory: Memory) -> None:
        self.st = st
        self.seat = seat
        self.names = names
        self.memory = memory
        self.rows: list[bytes] = []
        self.facts: list[bytes] = []
        self.many: i64 = 0  # rows so far
        self.stand_many: i64 = 0  # rows of Pokémon, all of which stand before the cards
        self.at_place: list[i64] = [0] * PLACES
        self.laid: list[Heap] = []

    def look(self) -> None:
        """Gather everything, the player's own half first."""
        st = self.st
        own = st.sides[self.seat]
        foe = st.sides[1 - self.seat]
        self.stand(own.actives, ACTIVE, 0)
        self.stand(own.bench, BENCH, 0)
        self.stand(foe.actives, ACTIVE, 1)
        self.stand(foe.bench, BENCH, 1)
        self.stand_many = self.many
        row = self.hold(own.actives, 0, 0)
        row = self.hold(own.bench, 0, row)
        self.lie(own, 0)
        row = self.hold(foe.actives, 1, row)
        self.hold(foe.bench, 1, row)
        self.lie(foe, 1)
        if st.stadium >= 0:
            whose: i64 = 0 if st.stadium_seat == self.seat else 1
            self.lay([st.stadium], 0, STADIUM, whose, OPEN)

    def stand(self, mons: list[Mon], zone: i64, owner: i64) -> None:
        """Enter Pokémon in play."""
        place = (self.seat if owner == 0 else 1 - self.seat) * SIDE
        if zone == BENCH:
            place += BENCH_FROM
        names = self.names
        n: i64 = 0
        for m in mons:
            up = owner == 0 or not is_face_down(m)
            found = self.memory.stood(self.many)
            found.look(self.st, m, up, names, (zone, owner, n + 1))
            self.rows.append(found.row)
            self.facts.append(names.facts[m.top.index] if up else names.no_facts)
            self.many += 1
            self.at_place[place + n] = self.many
            n += 1

    def hold(self, mons: list[Mon], owner: i64, row: i64) -> i64:
        """Enter what is attached to Pokémon and the cards under their top ones."""
        for m in mons:
            found = self.memory.standing[row]
            row += 1
            up = owner == 0 or not is_face_down(m)
            found.hold(m, up, self.names, self.st.cards, row * 2 + owner)
            self.enter(found.held)
        return row

    def lie(self, side: Side, owner: i64) -> None:
        """Enter the zones of one half of the table."""
        if owner == 0:
            self.lay(side.hand, 0, HAND, owner, OPEN)
        else:
            hidden: i64 = len(side.hand) - len(side.hand_seen)
            self.lay(list(side.hand_seen), hidden, HAND, owner, MIXED)
        self.deck(side, owner)
        self.lay(side.discard, 0, DISCARD, owner, OPEN)
        self.lay_few(side.lost, LOST, owner)
        self.prizes(side, owner)
        self.lay_few(side.beside, BESIDE, owner)
        self.lay_few(side.limbo, PLAYING, owner)
        if len(side.aside) > 0:
            seen = side.aside_seen[self.seat]
            known = [c for c in side.aside if c in seen]
            self.lay(known, len(side.aside) - len(known), ASIDE, owner, MIXED)

    def deck(self, side: Side, owner: i64) -> None:
        """Enter a deck: what is known to be in it, the rest, what is known of its top by place."""
        if owner == 0 and side.deck_open:
            self.lay(side.deck[: side.left], 0, DECK, owner, MIXED)
        else:
            loose = side.deck_seen[self.seat]
            self.lay(list(loose), side.left - len(loose), DECK, owner, MIXED)
        top = side.top_seen[self.seat]
        if len(top) > 0:
            self.lay(list(top), 0, TOP, owner, PLACED)

    def prizes(self, side: Side, owner: i64) -> None:
        """Enter the Prizes that are known by slot, and the others by their number."""
        known: list[i64] = []
        hidden: i64 = 0
        slot: i64 = 0
        for copy in side.prizes:
            if copy < 0 or knows_prize(side, self.seat, slot):
                known.append(copy)
            else:
                known.append(-1)
                hidden += 1
            slot += 1
        self.lay(known, hidden, PRIZES, owner, PLACED)

    def lay_few(self, copies: tuple[i64, ...], zone: i64, owner: i64) -> None:
        """Enter cards of a zone that is mostly empty."""
        if len(copies) > 0:
            self.lay(list(copies), 0, zone, owner, OPEN)

    def lay(self, copies: list[i64], hidden: i64, zone: i64, owner: i64, how: i64) -> None:
        """Enter the cards of a zone that are known, and how many others there are."""
        names = self.names
        cards = self.st.cards
        heap = self.memory.heap(zone * 2 + owner)
        if not heap.is_of(names, copies, hidden):
            heap.begin(names, copies, hidden)
            if how == PLACED:
                heap.add_placed(names, cards, copies, zone, owner)
            elif how == MIXED:
                heap.add(names, cards, sorted_copies(names, cards, copies), (zone, owner, 0))
            else:
                heap.add(names, cards, copies, (zone, owner, 0))
            heap.add_unseen(names, hidden, zone, owner)
            heap.close()
        self.enter(heap)

    def enter(self, heap: Heap) -> None:
        """Put the rows of a heap behind the others."""
        if heap.many > 0:
            heap.start = self.many
            self.many += heap.many
            self.rows.append(heap.rows)
            self.facts.append(heap.facts)
            self.laid.append(heap)

    def row_of(self, copy: i64) -> i64:
        """Return the row of a card, which for one that is only counted is that of all such cards.

        What is known of the top of a deck lies behind the deck and counts before it.
        """
        row = self.memory.heap(HAND * 2).row_of(copy)
        n: i64 = len(self.laid)
        while row == 0 and n > 0:
            n -= 1
            row = self.laid[n].row_of(copy)
        n = self.stand_many
        while row == 0 and n > 0:
            n -= 1
            row = self.memory.standing[n].row_of(copy)
        return row if row > 0 else self.unseen_row(copy)

    def unseen_row(self, copy: i64) -> i64:
        """Return the row of the cards that are only counted in the zone of one."""
        owner: i64 = 0 if self.st.match.owner[copy] == self.seat else 1
        lies = zone_of(self.st, copy)
        zone: i64 = 0
        if lies == zones.HAND:
            zone = HAND
        elif lies == zones.DECK:
            zone = DECK
        elif lies == zones.PRIZES:
            zone = PRIZES
        elif lies == zones.ASIDE:
            zone = ASIDE
        heap = self.memory.heap(zone * 2 + owner)
        return heap.start + heap.unseen if heap.unseen > 0 else 0
