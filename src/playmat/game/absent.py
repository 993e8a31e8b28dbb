"""Why a typed line matches no move: wrong verb, card, Pokémon or option.

Only cards that the asking player can see are used, so nothing hidden is revealed.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from playmat.engine import reasons
from playmat.engine.options import attacks_of
from playmat.game.candidates import card_candidates, reason_against
from playmat.game.reading import LED_BY, Reading
from playmat.game.typed_line import LONGEST, SHORT, Line, called, in_order, plain, wordings
from playmat.game.understanding import stands
from playmat.kinds import answers, asks, stages, supertypes, zones
from playmat.model.definitions import CardDef
from playmat.model.notation.options import reader, texts_of
from playmat.model.notation.words import zone_words
from playmat.model.option import kind
from playmat.model.place import SIDE
from playmat.model.state import State
from playmat.model.unseen import knows
from playmat.model.zones import zone_of

NO_SUCH: Final = {
    "attack": reasons.ATTACK_NONE,
    "declare attack": reasons.ATTACK_NONE,
    "use": reasons.POWER_NONE,
    "retreat": reasons.NO_SUCH_MON,
    "discard": reasons.NO_SUCH_MON,
    "step up": reasons.STEP_UP_NONE,
    "attach": reasons.NO_SUCH_CARD,
    "bench": reasons.NO_SUCH_CARD,
    "evolve": reasons.NO_SUCH_CARD,
    "level up": reasons.NO_SUCH_CARD,
    "play": reasons.NO_SUCH_CARD,
    "put": reasons.NO_SUCH_CARD,
}
"""Reasons by verb when the named thing does not exist."""

UNFIT_FOR: Final = {
    "attach": reasons.NOT_ENERGY,
    "bench": reasons.NOT_BASIC,
    "evolve": reasons.NOT_EVOLUTION,
    "level up": reasons.NOT_LEVEL_UP,
}
"""Reasons by verb for a card in hand of the wrong kind."""

FOES: Final = {
    "attach": reasons.FOE_ENERGY,
    "evolve": reasons.FOE_EVOLVES,
    "level up": reasons.FOE_EVOLVES,
    "retreat": reasons.FOE_RETREATS,
    "attack": reasons.FOE_ATTACKS,
    "declare attack": reasons.FOE_ATTACKS,
    "use": reasons.FOE_POWER,
    "discard": reasons.FOE_LEAVES,
    "step up": reasons.FOE_STEPS,
}
"""Reasons by verb for moves that need one's own Pokémon."""

HERE: Final = {
    "attack": reasons.ATTACK_NONE,
    "declare": reasons.ATTACK_NONE,
    "power": reasons.POWER_NONE,
    "bench": reasons.POKEMON_CARD,
    "legend": reasons.POKEMON_CARD,
    "step_up": reasons.FOE_STEPS,
}
"""Reasons by kind for one's own Pokémon in the wrong place."""

FROM_HAND: Final = {
    "attach": "ENERGY-01",
    "bench": "BENCH-01",
    "evolve": "EVOLVE-01",
    "level up": "CARD-LVX-1",
    "play": "TRAINER-01",
    "put": "",
}
"""The verbs that use a card in hand, with their rules."""

WITH: Final = re.compile(r" (?:with|by|at|against) ")
TELLING: Final = 3
"""The fewest letters that identify a word of a name."""
PILES: Final = {zones.DISCARD: "discard pile", zones.LOST: "Lost Zone", zones.BESIDE: "side"}


class Absent(NamedTuple):
    """Why a line matches no move: a reason, a detail, and possible moves instead.

    Reason 0 means that the line is unclear.
    """

    reason: int
    detail: str = ""
    meanings: tuple[str, ...] = ()
    rule: str = ""
    """The rule, if the reason does not have one of its own."""


def absent(st: State, reading: Reading) -> Absent | None:
    """Return why a line matches no move, or None if it is not understood."""
    if st.ask != asks.MAIN:
        return other_question(st, reading)
    does = [line for line in reading.lines if line.verb]
    if not does:
        return None
    named = [each for each in does if each.name] or does[:1]
    line = next((each for each in named if sighted(st, each.name)), named[0])
    verb = SHORT.get(line.verb, (line.verb,))[0]
    if verb not in NO_SUCH:
        return Absent(reasons.NOT_AMONG) if verb == "pick" else None
    line = line._replace(verb=verb)
    wrong = misplaced(st, reading, line)
    if wrong:
        return Absent(wrong)
    return of_hand(st, line) if verb in FROM_HAND else of_table(st, line)


def misplaced(st: State, reading: Reading, line: Line) -> int:
    """Return what is wrong with a place in a line, or 0."""
    if line.verb not in ("bench", "put") and not all(stands(st, s.places) for s in line.spots):
        return reasons.NO_SUCH_MON
    if reading.misplaced is None:
        return 0
    (each, *_), (link, places) = reading.misplaced
    if each.kind in ("attack", "declare") and link not in LED_BY["with"]:
        return reasons.AIM
    foes = all(place // SIDE != st.player for place in places)
    return (FOES if foes else {}).get(each.verbs[0], HERE.get(each.kind, 0))


def other_question(st: State, reading: Reading) -> Absent | None:
    """Return what is wrong with an option for a choice within a move."""
    verbs = {SHORT.get(line.verb, (line.verb,))[0] for line in reading.lines}
    places = any(line.spots for line in reading.lines)
    if (verbs & NO_SUCH.keys() and not places) or reading.lines[0].name.startswith("end"):
        return Absent(reasons.CHOOSING)
    seen = places or any(each.name.isdecimal() or sighted(st, each.name) for each in reading.lines)
    return Absent(reasons.NOT_AMONG) if seen or "pick" in verbs else None


def of_hand(st: State, line: Line) -> Absent:
    """Return what is wrong with a card: its place, the verb, or its target."""
    name, _, onto = line.name.partition(" on ")
    copies = sighted(st, name) if name else []
    hand = [copy for copy in copies if copy in st.sides[st.player].hand]
    if not hand:
        return not_held(line.verb, lies(st, copies[0]) if copies else "")
    what = line.verb.replace(" ", "_")
    fits = [n for n in card_candidates(st, hand[0]) if answers.NAMES[kind(n)] == what]
    if not fits:
        return unfit(st, line.verb, hand[0])
    return Absent(reasons.NO_SUCH_MON) if onto else instead(st, fits)


def not_held(verb: str, where: str = "") -> Absent:
    """Return that a card is not in hand, with the rule that requires it there."""
    return Absent(reasons.ELSEWHERE if where else NO_SUCH[verb], where, (), FROM_HAND[verb])


def instead(st: State, options: list[int]) -> Absent:
    """Return why none of some options is possible, or those that are."""
    why = [reason_against(st, option) for option in options]
    free = [option for option, reason in zip(options, why, strict=True) if reason == 0]
    if free or not options:
        return Absent(0, "", tuple(texts_of(st, free)))
    return Absent(min(why, key=reasons.telling))


def of_table(st: State, line: Line) -> Absent:
    """Return what is wrong with a move of Pokémon in play."""
    if line.verb == "step up" and st.match.book.actives == 1:
        return Absent(reasons.STEP_UP_SINGLE)
    if line.verb in ("attack", "declare attack"):
        name, *nobody = WITH.split(line.name)
        has = {plain(each.name) for m in st.sides[st.player].actives for each in attacks_of(st, m)}
        none = reasons.ATTACK_NONE if name else reasons.NO_ATTACKS
        return Absent(reasons.NO_SUCH_MON if nobody and name in has else none)
    if line.verb == "use" and passive(st, line.name):
        return Absent(reasons.PASSIVE)
    copies = sighted(st, line.name) if line.name else []
    if line.verb == "use" and copies and st.cards[copies[0]].supertype == supertypes.TRAINER:
        return not_held("play", lies(st, copies[0]))
    in_play = (copy for copy in copies if zone_of(st, copy) == zones.STACK)
    if any(st.match.owner[copy] != st.player for copy in in_play):
        return Absent(FOES[line.verb])
    if not copies or NO_SUCH[line.verb] != reasons.NO_SUCH_MON:
        hand = [copy for copy in copies if copy in st.sides[st.player].hand]
        return unfit(st, line.verb, hand[0]) if hand else Absent(NO_SUCH[line.verb])
    return Absent(reasons.OUT_OF_PLAY, lies(st, copies[0]))


def unfit(st: State, verb: str, copy: int) -> Absent:
    """Return why a verb does not fit a card in hand, and which moves do."""
    told = instead(st, card_candidates(st, copy))
    if verb in UNFIT_FOR:
        return Absent(UNFIT_FOR[verb], "", told.meanings)
    if verb not in FROM_HAND:
        return Absent(NO_SUCH[verb], "", told.meanings)
    return told if told.reason else Absent(as_it_is(st.cards[copy]), "", told.meanings)


def as_it_is(d: CardDef) -> int:
    """Return the reason that says how a card other than a Trainer comes into play."""
    if d.supertype == supertypes.ENERGY:
        return reasons.ENERGY_CARD
    return reasons.POKEMON_CARD if d.stage == stages.BASIC else reasons.STACKED_CARD


def sighted(st: State, name: str) -> list[int]:
    """Return the cards visible to the chooser that match a name, its beginning or its words."""
    wanted = {*wordings(name), name}
    found = seen(st, [d for d in st.match.defs if any(begins(d, each) for each in wanted)])
    words = name.split()[:LONGEST]
    if not found and all(len(word) >= TELLING for word in words):
        found = seen(st, [d for d in st.match.defs if in_order(words, plain(d.name))])
    ends = range(len(words), 0, -1)
    # The name of a card may have any words around it.
    around = iter(" ".join(words[n:end]) for n in range(len(words)) for end in ends if n < end)
    while not found and (part := next(around, "")):
        found = seen(st, [d for d in st.match.defs if part in called(d)])
    return found


def seen(st: State, defs: list[CardDef]) -> list[int]:
    """Return the copies of some cards whose place the chooser knows, their own first."""
    viewer = int(reader(st))
    ids = {d.card_id for d in defs}
    copies = [n for n, d in enumerate(st.cards) if d.card_id in ids and zone_of(st, n) >= 0]
    known = [copy for copy in copies if knows(st, viewer, copy)]
    # Sorted by place alone: the numbers of hidden copies reveal their order in the deck.
    return sorted(known, key=lambda copy: (st.match.owner[copy] != viewer, lies(st, copy)))


def begins(d: CardDef, name: str) -> bool:
    """Return whether a name is a card's name or the beginning of it."""
    return name != "" and (plain(d.name).startswith(name) or name in called(d))


def lies(st: State, copy: int) -> str:
    """Return where a card is, in words."""
    viewer = reader(st)
    zone = zone_of(st, copy)
    if zone == zones.HAND and st.match.owner[copy] == viewer:
        return "it is in your hand"
    if zone in (zones.STACK, zones.ATTACHED):
        return f"it is in play at {zone_words(st, copy, viewer)}"
    if zone == zones.STADIUM:
        return "it is in play as the Stadium"
    whose = "your" if st.match.owner[copy] == viewer else "your opponent's"
    return f"it is in {whose} {PILES.get(zone, zones.NAMES[zone])}"


def passive(st: State, name: str) -> bool:
    """Return whether a Pokémon in play has a power of that name that works by itself."""
    return any(
        name and plain(power.name).startswith(name) and not power.uses
        for side in st.sides
        for m in side.actives + side.bench
        for power in m.powers
    )
