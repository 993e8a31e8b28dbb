"""Setting up a table from a written position: looking up, linking and placing its cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playmat.cards.card import Card
from playmat.cards.names import bare, folded
from playmat.engine.changes.limits import use_up
from playmat.engine.changes.pokemon import attach, new_mon, put_in_play
from playmat.engine.options import attacks_of
from playmat.engine.start import begin_turn
from playmat.errors import BadState
from playmat.game.beginning import SEED_BITS
from playmat.game.scenario.markers import behind_markers, put_to_work
from playmat.game.scenario.references import FILLER, MOST_CARDS, Cards
from playmat.kinds import conditions
from playmat.linker.link import link
from playmat.model.dealer import seed
from playmat.model.definitions import Match
from playmat.model.notation.position_parse import (
    COUNTS,
    SEATS,
    MonText,
    PositionText,
    SideText,
    unquoted,
)
from playmat.model.place import BENCH_FROM, SIDE
from playmat.model.state import Mon, Side, State
from playmat.rules import Ruleset

MOST_MARKERS = 100
MOST_COINS = 10
MOST_PRIZES = 60
"""The most Prizes: knowledge of them is stored as one bit each."""


class Seat:
    """The copies of one player, made as the table is set up."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.printed: list[Card] = []
        self.start = 0

    def hand_out(self, refs: Sequence[str]) -> tuple[int, ...]:
        """Return new copies of some cards; ``-`` stands for a Prize already taken."""
        copies: list[int] = []
        for ref in refs:
            if re.fullmatch(r"(\d+\*)?-", ref):
                copies += [-1] * min(int(ref[:-2] or 1), MOST_CARDS)
                continue
            for card in self.cards.several(ref):
                copies.append(self.start + len(self.printed))
                self.printed.append(card)
        if max(len(self.printed), len(copies)) > MOST_CARDS:
            raise BadState("position", f"a player can have at most {MOST_CARDS} cards")
        return tuple(copies)


class Laid:
    """A written position with a copy for each card."""

    def __init__(self, p: PositionText, cards: Cards, rules: Ruleset) -> None:
        self.text = p
        self.seats = [Seat(cards), Seat(cards)]
        self.mons: list[list[tuple[MonText, tuple[int, ...], tuple[int, ...]]]] = []
        self.zones: list[dict[str, tuple[int, ...]]] = []
        self.stadium = -1
        for n, side in enumerate(p.sides):
            seat = self.seats[n]
            seat.start = len(self.seats[0].printed) if n else 0
            refuse_crowd(side)
            row = side.actives + side.bench
            self.mons.append([(m, seat.hand_out(m.stack), seat.hand_out(m.attached)) for m in row])
            self.zones.append(
                {zone: seat.hand_out(refs) for zone, refs in zones_of(side, rules).items()}
            )
            if len(self.zones[n]["prizes"]) > MOST_PRIZES:
                raise BadState("prizes", f"a player can have at most {MOST_PRIZES}")
            if p.stadium and p.stadium_seat == n:
                self.stadium = seat.hand_out([p.stadium])[0]


def refuse_crowd(side: SideText) -> None:
    """Raise `BadState` for more Pokémon than there are places."""
    if len(side.actives) > BENCH_FROM or len(side.bench) > SIDE - BENCH_FROM:
        why = f"a side has room for {BENCH_FROM} Active and {SIDE - BENCH_FROM} Benched Pokémon"
        raise BadState("position", why)
    if sum(len(m.markers) for m in side.actives + side.bench) > MOST_MARKERS:
        raise BadState("marker", f"a side can have at most {MOST_MARKERS} markers")


def zones_of(side: SideText, rules: Ruleset) -> dict[str, list[str]]:
    """Return the cards of each zone, with filler cards in the deck and Prizes by default."""
    zones = dict(side.zones)
    zones.setdefault("deck", [f"10*{FILLER}"])
    if "prizes" not in zones:
        count = side.prizes_left if side.prizes_left >= 0 else rules.prizes
        zones["prizes"] = [f"{count}*{FILLER}"]
    return zones


def lay(p: PositionText, cards: Cards, rules: Ruleset, seed_number: int) -> State:
    """Return the state of a written position, at the main choice of its turn."""
    if type(seed_number) is not int or not 0 <= seed_number < 1 << SEED_BITS:
        why = f"must be a number from 0 to 2**{SEED_BITS} - 1, not {seed_number!r}"
        raise BadState("seed", why)
    rules = rules.replace(actives=actives_of(p, rules))
    laid = Laid(p, cards, rules)
    match = link(rules, [seat.printed for seat in laid.seats], behind_markers(p, cards))
    ask_chance(match)
    st = State(match)
    st.frames = []
    st.events = []
    seed(st, seed_number)
    st.sides = [Side([]), Side([])]
    clock(st, p)
    for seat in range(2):
        lay_side(st, seat, p.sides[seat], laid)
    if laid.stadium >= 0:
        st.stamp += 1
        st.stadium = laid.stadium
        st.stadium_seat = p.stadium_seat
        st.stadium_stamp = st.stamp
    for use in p.stadium_used:
        use_stadium(st, use)
    st.at = []
    if p.winner:
        st.winner = (*SEATS, "draw").index(p.winner)
    else:
        begin_turn(st)
    return st


def actives_of(p: PositionText, rules: Ruleset) -> int:
    """Return the number of Actives per player: as written, as placed, or by the rules."""
    lying = max(len(side.actives) for side in p.sides)
    return p.actives or max(rules.actives, min(lying, 2))


def ask_chance(match: Match) -> None:
    """Make coins, shuffles, random picks and forced choices explicit."""
    match.ask_single = True
    match.coins_asked = True
    match.shuffles_asked = True
    match.picks_asked = True


def clock(st: State, p: PositionText) -> None:
    """Set the turn and its player."""
    st.first = SEATS.index(p.first or "you")
    st.player = SEATS.index(p.player or "you")
    st.turn = p.turn if p.turn >= 0 else 3 + (st.player != st.first)
    st.sudden = p.sudden


def lay_side(st: State, seat: int, text: SideText, laid: Laid) -> None:
    """Set up one player's half of the table."""
    side = st.sides[seat]
    zones = laid.zones[seat]
    deck = list(reversed(zones["deck"]))
    side.deck = deck
    side.left = len(deck)
    side.hand = list(zones.get("hand", ()))
    side.discard = list(zones.get("discard", ()))
    side.prizes = zones["prizes"]
    for zone in ("lost", "beside", "aside", "limbo"):
        setattr(side, zone, zones.get(zone, ()))
    side.ready = True
    side.turns = (st.turn + (1 if seat == st.first else 0)) // 2
    for key in COUNTS:
        if key in text.counts:
            setattr(side, key, text.counts[key])
    side.lost_mon_turn = text.lost_mon_turn
    for n, (written, stack, attached) in enumerate(laid.mons[seat]):
        m = new_mon(st, seat, stack)
        put_in_play(st, m, n < len(text.actives))
        for copy in attached:
            attach(st, copy, m)
        dress(st, m, written)
    for name in text.used:
        use_name(st, seat, name)


def dress(st: State, m: Mon, written: MonText) -> None:
    """Give a Pokémon its written damage, conditions, markers and history."""
    m.damage = written.damage
    m.entered = st.turn if written.new else st.turn - 1
    m.changed = st.turn if written.evolved or written.new else st.turn - 1
    m.stuck = st.turn if written.stuck else -1
    for name, value in written.conditions.items():
        m.conditions |= 1 << conditions.NAMES.index(name)
        if name == "poisoned":
            m.poison = value if value >= 0 else st.match.book.poison_points
        elif name == "burned":
            m.burn = value if value >= 0 else st.match.book.burn_points
        elif name == "confused":
            m.confusion = max(value, 0)
        elif name == "asleep":
            if value > MOST_COINS:
                raise BadState("asleep", f"at most {MOST_COINS} coins to wake up")
            m.sleep = max(value, 0)
        elif name == "paralyzed":
            m.paralyzed = value if value >= 0 else st.turn - 1
    for marker in written.markers:
        name, _, count = marker.partition("*")
        number = name_number(st.match, unquoted(name))
        m.markers = (*m.markers, number, int(count or 1))
        put_to_work(st, m, number)
    for power in written.used:
        use_power(st, m, power)
    if written.last:
        name, _, turn = written.last.partition("@")
        m.last_attack = attack_number(st, m, unquoted(name))
        m.attacked = int(turn) if turn else st.turn - 1
    if written.hurt:
        amount, _, turn = written.hurt.partition("@")
        m.hurt = int(amount)
        m.hurt_turn = int(turn) if turn else st.turn - 1


def name_number(match: Match, name: str) -> int:
    """Return the number of a name in a match."""
    key = folded(bare(name))
    for n, known in enumerate(match.names):
        if folded(bare(known)) == key:
            return n
    match.names.append(name)
    return len(match.names) - 1


def use_power(st: State, m: Mon, written: str) -> None:
    """Mark a Pokémon's power as used, by its name or its key as printed."""
    name = unquoted(written.removesuffix("!"))
    for power in m.powers:
        for use in power.uses:
            if power.name == name:
                use_up(st, use.how, use.key, m.seat, m)
                return
    key = known_key(st, name)
    if key < 0:
        names = [power.name for power in m.powers if power.uses]
        why = f"{m.top.name} has no such power; it has {', '.join(names) or 'none'}"
        raise BadState(f"used:{name}", why)
    m.used = (*m.used, key, -1 if written.endswith("!") else st.turn)


def known_key(st: State, name: str) -> int:
    """Return the number of a key for limited uses, or -1."""
    if not name.startswith(("use ", "on ", "attack ")):
        return -1
    return st.match.names.index(name) if name in st.match.names else -1


def use_name(st: State, seat: int, written: str) -> None:
    """Mark something limited by name as used by a player, for the whole game with ``!``."""
    key = known_key(st, unquoted(written.removesuffix("!")))
    if key < 0:
        raise BadState(f"used: {written}", "no card here has it; print a position to see examples")
    side = st.sides[seat]
    side.used = (*side.used, key, -1 if written.endswith("!") else st.turn)


def use_stadium(st: State, written: str) -> None:
    """Mark the Stadium as used by a player this turn."""
    owner, _, name = written.partition(" ")
    key = known_key(st, unquoted(name))
    if key < 0 or owner not in SEATS:
        raise BadState(f"stadium_used: {written}", "write you or foe, then the use as printed")
    st.stadium_used = (*st.stadium_used, key, SEATS.index(owner))


def attack_number(st: State, m: Mon, name: str) -> int:
    """Return the number of an attack in the match, preferring the Pokémon's own."""
    for a in [*attacks_of(st, m), *st.match.attacks]:
        if a.name == name:
            return int(a.index)
    raise BadState(f"last:{name}", "no card here has such an attack")
