"""Build the parts of a view from a game, as one player sees it."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import asks, conditions, endings, players, queries
from playmat.lang.words import EVENTS, LISTS, QUERIES
from playmat.model.event import LogEvent, SumStep
from playmat.model.state import Effect, Mon, Side, State
from playmat.model.tracking import bit_of
from playmat.model.unseen import is_face_down, knows_prize
from playmat.model.views.records import (
    UNKNOWN,
    EventView,
    Known,
    LastingView,
    MonView,
    SideView,
    StepView,
    TableView,
)


def ids(st: State, copies: tuple[i64, ...] | list[i64]) -> tuple[str, ...]:
    """Card ids of copies."""
    cards = st.cards
    return tuple([cards[c].card_id for c in copies])


def tally(names: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Number of copies by card id."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return tuple(sorted(counts.items()))


def mon_view(st: State, m: Mon, seat: i64) -> MonView:
    """A Pokémon as a player sees it. [SETUP-09]"""
    if m.seat != seat and is_face_down(m):
        on = (ids(st, m.energy), ids(st, m.gear))
        return MonView(m.serial, UNKNOWN, (), *on, m.damage, 0, (), m.entered, m.changed, ())
    return MonView(
        m.serial,
        m.top.card_id,
        ids(st, m.stack),
        ids(st, m.energy) if m.energy else (),
        ids(st, m.gear) if m.gear else (),
        m.damage,
        hp_of(st, m),
        condition_names(m.conditions) if m.conditions else (),
        m.entered,
        m.changed,
        marker_names(st, m.markers) if m.markers else (),
    )


def hp_of(st: State, m: Mon) -> i64:
    """A Pokémon's current HP, before damage."""
    hit_points = st.match.hit_points
    return m.top.hp if hit_points is None else hit_points.of(st, m)


def condition_names(mask: i64) -> tuple[str, ...]:
    return tuple([name for n, name in enumerate(conditions.NAMES) if mask & bit_of(n) != 0])


def marker_names(st: State, markers: tuple[i64, ...]) -> tuple[tuple[str, int], ...]:
    names = st.match.names
    return tuple([(names[markers[n]], markers[n + 1]) for n in range(0, len(markers), 2)])


def side_view(st: State, owner: i64, seat: i64) -> SideView:
    """One half of the table as a player sees it. [ZONE-01, ZONE-02, ZONE-03]"""
    side = st.sides[owner]
    own = owner == seat
    return SideView(
        len(side.hand),
        ids(st, side.hand) if own else (),
        side.left,
        tally(ids(st, side.deck[: side.left])) if own and side.deck_open else None,
        top_view(st, side, seat),
        known_cards(st, side, own, seat),
        prize_view(st, side, seat),
        ids(st, side.discard),
        ids(st, side.lost) if side.lost else (),
        ids(st, side.beside) if side.beside else (),
        ids(st, side.limbo) if side.limbo else (),
        aside_view(st, side, seat) if side.aside else (),
        tuple([mon_view(st, m, seat) for m in side.actives]),
        tuple([mon_view(st, m, seat) for m in side.bench]),
        side.turns,
        side.energy_played,
        side.supporters,
        side.stadiums,
        side.retreats,
    )


def top_view(st: State, side: Side, seat: i64) -> tuple[str, ...]:
    """What a player knows of the top of a deck, top card first."""
    top = side.top_seen[seat]
    if len(top) == 0:
        return ()
    return tuple([st.cards[c].card_id if c >= 0 else UNKNOWN for c in top])


def known_cards(st: State, side: Side, own: bool, seat: i64) -> tuple[Known, ...]:
    """Cards known to be in a hidden zone, but not where in it."""
    found: list[Known] = []
    if not own and len(side.hand_seen) > 0:
        found.extend([Known(card, "hand", n) for card, n in tally(ids(st, side.hand_seen))])
    loose = side.deck_seen[seat]
    if len(loose) > 0 and not (own and side.deck_open):
        found.extend([Known(card, "deck", n) for card, n in tally(ids(st, loose))])
    return tuple(found)


def prize_view(st: State, side: Side, seat: i64) -> tuple[str | None, ...]:
    """The Prizes by slot: taken, unknown or known. [PRIZE-05]"""
    if side.prizes_up | side.prizes_seen[seat] == 0:
        return tuple([UNKNOWN if c >= 0 else None for c in side.prizes])
    found: list[str | None] = []
    for slot, copy in enumerate(side.prizes):
        known = copy >= 0 and knows_prize(side, seat, slot)
        found.append(st.cards[copy].card_id if known else UNKNOWN if copy >= 0 else None)
    return tuple(found)


def aside_view(st: State, side: Side, seat: i64) -> tuple[str, ...]:
    """Cards set aside, known or not, in an order that reveals nothing."""
    seen = side.aside_seen[seat]
    return tuple(sorted([st.cards[c].card_id if c in seen else UNKNOWN for c in side.aside]))


def table_view(st: State) -> TableView:
    """What both players see of the game as a whole."""
    waiting = st.chooser != players.NOBODY
    return TableView(
        st.match.book.rules.name,
        st.turn,
        st.player,
        st.first,
        st.chooser,
        asks.NAMES[st.ask] if waiting else "",
        st.winner,
        endings.NAMES[st.end],
        st.sudden,
        st.cards[st.stadium].card_id if st.stadium >= 0 else "",
        st.stadium_seat,
        st.attacker,
        st.defender,
        st.match.attacks[st.attack].name if st.attack >= 0 else "",
        tuple([lasting_view(st, e) for e in st.lasting]) if st.lasting else (),
    )


def lasting_view(st: State, e: Effect) -> LastingView:
    what = ""
    if e.mod is not None:
        what = QUERIES[e.mod.query] if e.mod.query < queries.COUNT else ""
    elif e.handler is not None:
        what = EVENTS[e.handler.event]
    until = LISTS["until"][e.until] if e.until >= 0 else ""
    card = st.cards[e.card].card_id if e.card >= 0 else ""
    return LastingView(what, e.seat, card, e.on, until, e.last)


def event_view(st: State, e: LogEvent, seat: i64) -> EventView:
    """An event; its hidden part is included only if the player saw it."""
    seen = e.seen & bit_of(seat) != 0
    return EventView(
        e.what,
        e.rule,
        e.seat,
        e.turn,
        e.mon,
        e.other,
        card_id(st, e.mon_card) if seen else UNKNOWN,
        ids(st, e.cards) if seen and e.cards else (),
        e.count if e.count > 0 else len(e.cards),
        e.source,
        e.target,
        e.detail,
        card_id(st, e.by),
        step_views(st, e.steps),
    )


def step_views(st: State, steps: tuple[SumStep, ...]) -> tuple[StepView, ...]:
    """How damage was calculated, which is public."""
    return tuple([StepView(s.what, s.change, s.amount, card_id(st, s.card), s.name) for s in steps])


def card_id(st: State, copy: i64) -> str:
    """Card id of a copy, or UNKNOWN for -1."""
    return st.cards[copy].card_id if copy >= 0 else UNKNOWN
