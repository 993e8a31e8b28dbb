"""Pointless questions: every answer leads to the same position, including hidden knowledge.

A player knows neither future coins nor unseen cards, so a question is pointless only if it is in
many worlds that the player could be in. The result of a deck search counts as unknown even if the
player could deduce it: skipping the question would tell the opponent something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from playmat.engine.effects.query import max_hp
from playmat.engine.vm import apply
from playmat.game.purpose import asking_of, given_away
from playmat.kinds import answers, asks, causes, events, players, zones
from playmat.lang.node import nodes_in, uses
from playmat.model.option import field_a, kind
from playmat.model.place import mon_at
from playmat.model.plain import fields
from playmat.model.plain.write import body, canonical
from playmat.model.state import State
from playmat.model.unseen import knows
from playmat.model.views.sample import sample
from playmat.model.zones import holder, zone_of

MOST_LEAVES: Final = 60
"""Number of end positions examined before a question is called pointless."""

DEEPEST: Final = 12
"""How many further questions are followed to reach an end."""

WORLDS: Final = 40
"""Deals of the unknown cards, coins and shuffles tried besides the real one."""

EXEMPT: Final = {
    asks.MAIN: "ending the turn is always offered",
    asks.ATTACK: "part of the turn's own choices",
    asks.SECOND_ATTACK: "whether to attack once more is one of them too",
    asks.FIRST: "who begins is a rule's question",
    asks.KEEP_HAND: "a mulligan deals other cards, which may turn out to be the same",
    asks.MULLIGAN_BONUS: "a rule's question about cards nobody has seen",
    asks.PRIZE: "Prizes lie face down; that all are the same is not for the question to tell",
    asks.TRIGGER_ORDER: "the order is the player's by the rules, whatever comes of it",
    asks.RANDOM: "chance, not a choice",
    asks.COIN: "chance, not a choice",
    asks.SHUFFLE: "chance, not a choice",
}
"""Kinds of questions that may be asked even if nothing depends on them, and why."""

BY_RULE: Final = (asks.PRIZE, asks.PROMOTE)
"""Questions by the rules that come up on the way, with answers that always differ."""

_MON_COPIES: Final = {"stack": False, "energy": True, "gear": True}
_SIDE_COPIES: Final = {
    **{"prizes": False, "lost": True, "beside": True, "limbo": True, "aside": True},
    **{"hand_seen": True, "hand": True, "discard": True},
}
_COPYING: Final = ("use_attack", "copy_attack")
_USING: Final = ("use_card", "use_card_by")
_PASSING: Final = (
    *("answers", "answer", "options", "chooser", "ask", "serial", "stamp", "stadium_stamp"),
    *("s0", "s1", "s2", "s3", "frames", "happenings", "gone", "queue"),
)


def vain(st: State) -> str:
    """A description of the pending question if it is pointless, or an empty string."""
    if st.chooser not in (0, 1) or st.ask in EXEMPT or any(test(st) for test, _ in LET_OFF):
        return ""
    single, st.match.ask_single = st.match.ask_single, True  # a turn may have one option
    try:
        if not all(map(ends_alike, worlds(st))):
            return ""
    finally:
        st.match.ask_single = single
    asked = f"{asks.NAMES[st.ask]} of {asker(st)}"
    return f"pointless choice: all {len(st.options)} options of {asked} have the same result"


def worlds(st: State) -> Iterator[State]:
    """Yield the game itself, then others that the player could not distinguish from it."""
    unsure = st.clone()
    if zones.DECK not in zones_named(st):
        unsure.sides[st.chooser].deck_open = False
    yield unsure
    for luck in range(WORLDS):
        yield sample(unsure, st.chooser, luck)


def zones_named(st: State) -> list[int]:
    return [zone_of(st, field_a(o)) for o in st.options if kind(o) == answers.CARD]


def ends_alike(st: State) -> bool:
    """Whether every continuation ends in the same position."""
    return all(end_alike(st, at) for at in (0, -1))


def end_alike(st: State, at: int) -> bool:
    """Same as `ends_alike`, with questions by the rules always getting their option *at*."""
    seen = b""
    for count, leaf in enumerate(ends(st, at, st.turn, DEEPEST)):
        if leaf is None or count > MOST_LEAVES or searched(st, leaf):
            return False
        found = position(leaf, in_order=sets_order(st))
        if seen and found != seen:
            return False
        seen = found
    return True


def sets_order(st: State) -> bool:
    """Whether an answer may determine the order of cards in a deck."""
    asked = asking_of(st, st.chooser).word if st.ask == asks.PICK_CARD else None
    ends = ("deck_top", "deck_bottom")
    return st.ask == asks.ORDER or (
        asked is not None and any(end in n.args for n in nodes_in(asked.program) for end in ends)
    )


def searched(st: State, leaf: State) -> bool:
    """Whether a deck was searched on the way, with a result that nobody can predict."""
    before = [side.deck_open for side in st.sides]
    return [side.deck_open for side in leaf.sides] != before


def asker(st: State) -> str:
    copy = st.frames[-1].card
    return f"{st.cards[copy].name} ({st.cards[copy].card_id})" if copy >= 0 else "the rules"


def aims(st: State) -> bool:
    """Whether an attack picks an opposing target, which is announced whatever protects it."""
    seat = st.frames[-1].seat
    theirs = [
        o for o in st.options if kind(o) == answers.MON and mon_at(st, field_a(o)).seat != seat
    ]
    return st.frames[-1].cause == causes.ATTACK and bool(theirs)


def hand_decides(st: State) -> bool:
    """Whether a "may" depends on the player's own hand: not asking would reveal what it lacks."""
    asked = asking_of(st, st.chooser).word if st.ask == asks.MAY else None
    return asked is not None and uses(asked.node, "hand")


def hides_something(st: State) -> bool:
    """Whether an option is a face-down Prize or a card that the player has not seen."""
    return any(
        kind(option) == answers.PRIZE
        or (kind(option) == answers.CARD and not knows(st, st.chooser, field_a(option)))
        for option in st.options
    )


def undoes_coins(st: State) -> bool:
    """Whether saying yes flips coins again, with a result seen only afterwards."""
    asked = asking_of(st, st.chooser).word if st.ask == asks.MAY else None
    return asked is not None and uses(asked.node, "reflip")


def uses_a_text(st: State) -> bool:
    """Whether saying yes uses the text of another card, which asks its own questions."""
    asked = asking_of(st, st.chooser).word if st.ask == asks.MAY else None
    return asked is not None and any(uses(asked.node, word) for word in _USING)


def copies_an_attack(st: State) -> bool:
    """Whether an attack is chosen to be copied, which is announced like the attack itself."""
    asked = asking_of(st, st.chooser).word if st.ask == asks.PICK_ATTACK else None
    return asked is not None and any(uses(asked.program, word) for word in _COPYING)


def gives_special_energy(st: State) -> bool:
    """Whether a Special Energy card is given to a Pokémon; its own text may remove it again."""
    given = given_away(st) if st.ask == asks.PICK_MON else ()
    return any(st.cards[copy].special_energy for copy in given)


def exchanges(st: State) -> bool:
    """Whether Energy is exchanged for other Energy, which may happen to be equal."""
    asked = asking_of(st, st.chooser).word if st.ask in (asks.PICK_MON, asks.PICK_CARD) else None
    parts = list(nodes_in(asked.program)) if asked is not None else []
    given = [n["to"] for n in parts if n.word == "attach"]
    swaps = any(n.word == "swap_cards" for n in parts)
    return swaps or any(n.word == "energy_on" and n["to"] in given for n in parts)


def strips_the_fallen(st: State) -> bool:
    """Whether a card is removed from a Pokémon without HP, which is about to be Knocked Out."""
    held = [holder(st, field_a(o)) for o in st.options if kind(o) == answers.CARD]
    return any(m is not None and m.damage >= max_hp(st, m) for m in held)


def may_stay(st: State) -> bool:
    """Whether cards are picked from a discard pile that another text may keep there."""
    return zones.DISCARD in zones_named(st) and bool(st.watch[2 * events.MOVED])


def goes_round(st: State) -> bool:
    """Whether cards are ordered for an empty deck, so that they are drawn first."""
    return st.ask == asks.ORDER and st.sides[st.chooser].left == 0


LET_OFF: Final[tuple[tuple[Callable[[State], bool], str], ...]] = (
    (hides_something, "an option names a card that whoever chooses has not seen"),
    (aims, "whom an attack is aimed at is announced, whatever shields them then"),
    (hand_decides, "that nothing is asked would tell the other what a hand lacks"),
    (undoes_coins, "what coins come to is seen only after they may be flipped again"),
    (uses_a_text, "what the text of another card comes to is seen as it is used"),
    (copies_an_attack, "an attack is announced before anybody sees what it comes to"),
    (gives_special_energy, "a special Energy card may leave whoever gets it by its own text"),
    (exchanges, "cards that change places may turn out to be equal ones"),
    (strips_the_fallen, "what is left on a Pokémon that is Knocked Out may go where a text says"),
    (may_stay, "what another text stops is found out as it would happen"),
    (goes_round, "cards put under an empty deck are drawn again only if nothing stops that"),
)
"""Questions that may be asked even if nothing seems to depend on them, and why."""


def ends(st: State, at: int, turn: int, deep: int) -> Iterator[State | None]:
    """Yield the positions in which a question may end, or None where that is too far away."""
    on_the_way = deep < DEEPEST and st.ask in BY_RULE
    for option in [st.options[at]] if on_the_way else st.options:
        child = st.clone()
        apply(child, option)
        if child.winner >= 0 or child.ask == asks.MAIN or child.turn != turn:
            yield child
        elif deep == 0 or child.chooser == players.CHANCE:
            yield None
        else:
            yield from ends(child, at, turn, deep - 1)


def position(st: State, in_order: bool = False) -> bytes:
    """Canonical bytes of a position, ignoring which of equal copies is where and unknown cards.

    Equal Pokémon do count as different: each has its own place, and the player points at one.
    """
    row = body(st)
    row.pop("cards", None)
    for name in _PASSING:
        del row[name]
    row["stadium"] = names(st, [st.stadium])
    row["lasting"] = [entry(st, e) for e in fields.rows(row["lasting"], "lasting")]
    row["sides"] = [
        side(st, fields.row_of(each, "side"), in_order)
        for each in fields.rows(row["sides"], "sides")
    ]
    return canonical(row)


def names(st: State, copies: object, alike: bool = False) -> list[str]:
    """Card ids of copies, sorted if *alike*."""
    found = [
        st.cards[copy].card_id if copy >= 0 else "" for copy in fields.wholes(copies, "copies")
    ]
    return sorted(found) if alike else found


def entry(st: State, value: object) -> fields.Row:
    """A lasting effect without the time it began."""
    row = fields.row_of(value, "entry")
    return {**row, "card": names(st, [row["card"]]), "stamp": 0}


def side(st: State, row: fields.Row, in_order: bool) -> fields.Row:
    """One player's half, each zone by its cards; the order of a deck only as far as it is known."""
    for name, alike in _SIDE_COPIES.items():
        row[name] = names(st, row[name], alike)
    row["deck"] = names(st, row["deck"], alike=not in_order)
    row["deck_seen"] = [names(st, each, True) for each in fields.rows(row["deck_seen"], "seen")]
    row["aside_seen"] = [names(st, each, True) for each in fields.rows(row["aside_seen"], "seen")]
    row["top_seen"] = [names(st, each) for each in fields.rows(row["top_seen"], "seen")]
    for name in ("actives", "bench"):
        row[name] = [mon(st, fields.row_of(each, name)) for each in fields.rows(row[name], name)]
    return row


def mon(st: State, row: fields.Row) -> fields.Row:
    """One Pokémon by its cards, without the time it was played."""
    for name, alike in _MON_COPIES.items():
        row[name] = names(st, row[name], alike)
    row["stamp"] = 0
    return row
