"""What one player may know of a game, as whole numbers: Pokémon, cards and answers, a row each.

It tells what a view tells and no more, without making the view.  Four numbers of sixteen bits are
packed into one, so that few have to be handed on.  Cards and texts go by numbers that the caller
gives them (``Names``), because those of a match hang on both lists, which may be secret.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.kinds import answers, players
from playmat.model.definitions import CardDef, UseDef
from playmat.model.notation.options import is_told
from playmat.model.option import attack_at, field_a, field_b, field_c, kind, use_at
from playmat.model.place import BENCH_FROM, SIDE, mon_at
from playmat.model.state import Mon, Side, State
from playmat.model.unseen import is_face_down, knows_prize

ZONES: Final = (
    *("", "active", "bench", "energy", "gear", "under", "hand", "deck", "top", "discard", "lost"),
    *("prizes", "stadium", "beside", "playing", "aside"),
)
"""Where a card lies, by number; ``top`` is a known place at the top of a deck."""

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

WORD1: Final = 65536
WORD2: Final = 4294967296
WORD3: Final = 281474976710656
PLACES: Final = 32
MOST: Final = 32767


def four(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Pack four numbers into one, the first lowest."""
    return a + b * WORD1 + c * WORD2 + d * WORD3


@final
class Names:
    """What the cards and texts of a match are called: a number from 1 for each."""

    def __init__(self, cards: list[i64], attacks: list[i64], powers: list[i64]) -> None:
        self.cards = cards
        self.attacks = attacks
        self.powers = powers


@final
class Rows:
    """Packed rows of some views, one behind the other, and how many of each kind each view has."""

    def __init__(self) -> None:
        self.sizes: list[i64] = []  # of each view: its Pokémon, its cards, its answers
        self.tables: list[i64] = []
        self.mons: list[i64] = []
        self.cards: list[i64] = []
        self.options: list[i64] = []


@final
class Sight:
    """The rows of one player's view, gathered zone by zone."""

    def __init__(self, st: State, seat: i64, names: Names) -> None:
        self.st = st
        self.seat = seat
        self.names = names
        self.mons: list[i64] = []
        self.cards: list[i64] = []
        self.first: i64 = 1  # the row of the first card, behind the Pokémon; rows count from 1
        self.at_place: list[i64] = [0] * PLACES
        self.at_copy: list[i64] = [0] * len(st.match.owner)
        self.met: list[i64] = [0] * len(st.match.defs)

    def look(self) -> None:
        """Gather everything, the player's own half first."""
        st = self.st
        for owner in range(2):
            side = st.sides[self.seat if owner == 0 else 1 - self.seat]
            self.stand(side.actives, ACTIVE, owner)
            self.stand(side.bench, BENCH, owner)
        self.first = len(self.mons) // 4 + 1
        for owner in range(2):
            seat = self.seat if owner == 0 else 1 - self.seat
            side = st.sides[seat]
            for m in side.actives:
                self.hold(m, owner)
            for m in side.bench:
                self.hold(m, owner)
            self.lie(side, owner, owner == 0)
        if st.stadium >= 0:
            self.lay(st.stadium, STADIUM, 0 if st.stadium_seat == self.seat else 1, 0, 0)

    def stand(self, mons: list[Mon], zone: i64, owner: i64) -> None:
        """Enter Pokémon in play."""
        st = self.st
        place = (self.seat if owner == 0 else 1 - self.seat) * SIDE
        if zone == BENCH:
            place += BENCH_FROM
        n: i64 = 0
        for m in mons:
            shown = owner == 0 or not is_face_down(m)
            card: i64 = self.name_of(m.top) if shown else 0
            hp: i64 = 0
            if shown:
                hit_points = st.match.hit_points
                hp = m.top.hp if hit_points is None else hit_points.of(st, m)
            fresh: i64 = 1 if m.entered == st.turn or m.changed == st.turn else 0
            fighting: i64 = 0
            if m.serial == st.attacker:
                fighting = 1
            elif m.serial == st.defender:
                fighting = 2
            lasting: i64 = 0
            for e in st.lasting:
                if e.on == m.serial:
                    lasting += 1
            height: i64 = len(m.stack) if shown else 0
            markers: i64 = len(m.markers) // 2 if shown else 0
            held: i64 = len(m.energy)
            gear: i64 = len(m.gear)
            self.mons.append(four(card, zone, owner, 0))
            self.mons.append(four(1, n + 1, m.damage, hp))
            self.mons.append(four(m.conditions if shown else 0, held, gear, height))
            self.mons.append(four(fresh, fighting, lasting, markers))
            self.at_place[place + n] = len(self.mons) // 4
            n += 1

    def hold(self, m: Mon, owner: i64) -> None:
        """Enter what is attached to a Pokémon and the cards under its top one."""
        row = self.at_place[self.place_of(m)]
        if len(m.energy) > 0:
            self.heap(list(m.energy), ENERGY, owner, row)
        if len(m.gear) > 0:
            self.heap(list(m.gear), GEAR, owner, row)
        if owner == 0 or not is_face_down(m):
            if len(m.stack) > 1:
                self.heap(list(m.stack[:-1]), UNDER, owner, row)
            self.at_copy[m.stack[-1]] = row

    def place_of(self, m: Mon) -> i64:
        """Return where a Pokémon stands, among the rows that were entered."""
        side = self.st.sides[m.seat]
        n: i64 = m.seat * SIDE
        for a in side.actives:
            if a is m:
                return n
            n += 1
        n = m.seat * SIDE + BENCH_FROM
        for b in side.bench:
            if b is m:
                return n
            n += 1
        return 0

    def lie(self, side: Side, owner: i64, own: bool) -> None:
        """Enter the zones of one half of the table."""
        seat = self.seat
        if own:
            self.heap(side.hand, HAND, owner, 0)
        else:
            self.sorted_heap(list(side.hand_seen), HAND, owner)
            self.unseen(len(side.hand) - len(side.hand_seen), HAND, owner, side.hand)
        self.deck(side, owner, own)
        self.heap(side.discard, DISCARD, owner, 0)
        if len(side.lost) > 0:
            self.heap(list(side.lost), LOST, owner, 0)
        self.prizes(side, owner)
        if len(side.beside) > 0:
            self.heap(list(side.beside), BESIDE, owner, 0)
        if len(side.limbo) > 0:
            self.heap(list(side.limbo), PLAYING, owner, 0)
        if len(side.aside) > 0:
            known = [c for c in side.aside if c in side.aside_seen[seat]]
            self.sorted_heap(known, ASIDE, owner)
            self.unseen(len(side.aside) - len(known), ASIDE, owner, list(side.aside))

    def deck(self, side: Side, owner: i64, own: bool) -> None:
        """Enter a deck: what is known of its top by place, what is known to be in it, the rest."""
        top = side.top_seen[self.seat]
        cards = side.deck[: side.left]
        if own and side.deck_open:
            self.sorted_heap(cards, DECK, owner)
        else:
            loose = list(side.deck_seen[self.seat])
            self.sorted_heap(loose, DECK, owner)
            self.unseen(side.left - len(loose), DECK, owner, cards)
        n: i64 = 1
        for copy in top:
            if copy >= 0:
                self.lay(copy, TOP, owner, 0, n)
            n += 1

    def prizes(self, side: Side, owner: i64) -> None:
        """Enter the Prizes that are known by slot, and the others by their number."""
        hidden: i64 = 0
        slot: i64 = 0
        for copy in side.prizes:
            if copy >= 0:
                if knows_prize(side, self.seat, slot):
                    self.lay(copy, PRIZES, owner, 0, slot + 1)
                else:
                    hidden += 1
            slot += 1
        if hidden > 0:
            rest = [c for c in side.prizes if c >= 0]
            self.unseen(hidden, PRIZES, owner, rest)

    def lay(self, copy: i64, zone: i64, owner: i64, row: i64, place: i64) -> None:
        """Enter one card by itself."""
        self.cards.append(four(self.name_of(self.st.cards[copy]), zone, owner, row))
        self.cards.append(four(1, place, 0, 0))
        self.at_copy[copy] = self.first - 1 + len(self.cards) // 2

    def heap(self, copies: list[i64], zone: i64, owner: i64, row: i64) -> None:
        """Enter cards of one zone, those that look alike together, in their order."""
        cards = self.st.cards
        met = self.met
        for copy in copies:
            index = cards[copy].index
            at = met[index]
            if at == 0:
                self.lay(copy, zone, owner, row, 0)
                met[index] = len(self.cards) // 2
            else:
                self.cards[at * 2 - 1] += 1
                self.at_copy[copy] = self.first - 1 + at
        for copy in copies:
            met[cards[copy].index] = 0

    def sorted_heap(self, copies: list[i64], zone: i64, owner: i64) -> None:
        """Enter cards whose order nobody may know, by what they are."""
        keys = [self.name_of(self.st.cards[c]) * WORD1 + c for c in copies if c >= 0]
        keys.sort()
        self.heap([key % WORD1 for key in keys], zone, owner, 0)

    def unseen(self, count: i64, zone: i64, owner: i64, copies: list[i64]) -> None:
        """Enter cards that are only counted; an answer about one of them points to all."""
        if count <= 0:
            return
        self.cards.append(four(0, zone, owner, 0))
        self.cards.append(four(count, 0, 0, 0))
        row = self.first - 1 + len(self.cards) // 2
        for copy in copies:
            if self.at_copy[copy] == 0:
                self.at_copy[copy] = row

    def answers(self) -> list[i64]:
        """Return the answers offered, two numbers each: what they are about and how much."""
        rows: list[i64] = []
        if self.st.chooser == self.seat:
            for option in self.st.options:
                self.answer(option, rows)
        return rows

    def answer(self, option: i64, rows: list[i64]) -> None:
        """Enter one answer: kind, card, its row, its target's row; text, number and nothing."""
        st = self.st
        what = kind(option)
        a = field_a(option)
        b = field_b(option)
        card: i64 = 0
        row: i64 = 0
        onto: i64 = 0
        text: i64 = 0
        number: i64 = 0
        if (what <= answers.PLAY and what != answers.END) or is_of_card(what):
            row = self.at_copy[a]
            if is_told(st, a, self.seat):
                card = self.name_of(st.cards[a])
            if what == answers.CARD_POWER:
                text = self.text_of(st.cards[a].uses[b])
            elif what == answers.LEGEND:
                onto = self.at_copy[b]
            elif what != answers.BENCH and what != answers.CARD and b < PLACES:
                onto = self.at_place[b]
        elif what == answers.ATTACK:
            m = mon_at(st, a)
            row = self.at_place[a]
            card = self.name_of(m.top)
            onto = self.at_place[field_c(option)]
            text = self.names.attacks[attack_at(st, m, b).index]
        elif what == answers.DECLARE:
            row = self.at_place[a]
            onto = self.at_place[b]
        elif what == answers.POWER:
            m = mon_at(st, a)
            row = self.at_place[a]
            card = self.name_of(m.top)
            text = self.text_of(use_at(st, m, b))
        elif what == answers.STADIUM_POWER:
            card = self.name_of(st.cards[st.stadium])
            row = self.at_copy[st.stadium]
            text = self.text_of(st.cards[st.stadium].uses[a])
        elif is_of_place(what):
            row = self.at_place[a]
        elif what == answers.ATTACK_CHOICE:
            text = self.names.attacks[a]
        elif what == answers.NUMBER or what == answers.TYPE:
            number = a
        elif what == answers.PRIZE:
            number = a + 1
        rows.append(four(what + 1, card, row, onto))
        rows.append(four(text, number if number < MOST else MOST, 0, 0))

    def name_of(self, d: CardDef) -> i64:
        """Return what a printed card is called."""
        return self.names.cards[d.index]

    def text_of(self, use: UseDef) -> i64:
        """Return what the power behind a use is called, or nothing where it is no power's."""
        return 0 if use.owner is None else self.names.powers[use.owner.index]


def is_of_card(what: i64) -> bool:
    """Return whether an answer further on in the list is about a card."""
    return what == answers.CARD or what == answers.CARD_POWER or what == answers.LEGEND


def is_of_place(what: i64) -> bool:
    """Return whether an answer names a Pokémon by its place and nothing more."""
    return (
        what == answers.MON
        or what == answers.RETREAT
        or what == answers.STEP_UP
        or what == answers.LEAVE
    )


def table_row(st: State, seat: i64, out: list[i64]) -> None:
    """Enter what both players see of the game as a whole, in six packed numbers."""
    asked: i64 = 0
    if st.chooser == seat:
        asked = 1
    elif st.chooser == players.CHANCE:
        asked = 3
    elif st.chooser >= 0:
        asked = 2
    result: i64 = 0
    if st.winner >= 0:
        result = 3
        if st.winner < 2:
            result = 1 if st.winner == seat else 2
    ask: i64 = st.ask + 1 if asked > 0 else 0
    out.append(four(st.turn, ask, asked, 1 if st.player == seat else 0))
    out.append(four(1 if st.first == seat else 0, st.sudden, result, 0))
    for owner in range(2):
        side = st.sides[seat if owner == 0 else 1 - seat]
        prizes: i64 = 0
        for copy in side.prizes:
            if copy >= 0:
                prizes += 1
        out.append(four(len(side.hand), side.left, prizes, len(side.discard)))
        out.append(four(side.energy_played, side.supporters, side.stadiums, side.retreats))


def see(st: State, seat: i64, names: Names, rows: Rows) -> None:
    """Put what a player may know behind what was seen before."""
    sight = Sight(st, seat, names)
    sight.look()
    offered = sight.answers()
    rows.sizes.append(len(sight.mons) // 4)
    rows.sizes.append(len(sight.cards) // 2)
    rows.sizes.append(len(offered) // 2)
    table_row(st, seat, rows.tables)
    rows.mons.extend(sight.mons)
    rows.cards.extend(sight.cards)
    rows.options.extend(offered)
