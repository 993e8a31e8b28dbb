"""What is wrong with a line that fits nothing: the verb, the card, the Pokémon or the answer.

Only what the asking player sees is looked at, so that nothing hidden is told.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from playmat.engine import reasons
from playmat.engine.options import attacks_of
from playmat.game.candidates import attack_candidates, card_candidates, reason_against
from playmat.game.commands import VERBS
from playmat.game.reading import in_order, place_of, wordings
from playmat.game.spelling import normal, plain
from playmat.kinds import answers, asks, stages, supertypes, zones
from playmat.model.definitions import CardDef
from playmat.model.notation.options import reader, texts_of
from playmat.model.notation.words import zone_words
from playmat.model.option import kind
from playmat.model.state import State
from playmat.model.unseen import knows
from playmat.model.zones import zone_of

NO_SUCH: Final = {
    "attack": reasons.ATTACK_NONE,
    "declare": reasons.ATTACK_NONE,
    "use": reasons.POWER_NONE,
    "retreat": reasons.NO_SUCH_MON,
    "discard": reasons.NO_SUCH_MON,
    "step": reasons.STEP_UP_NONE,
    "attach": reasons.NO_SUCH_CARD,
    "bench": reasons.NO_SUCH_CARD,
    "evolve": reasons.NO_SUCH_CARD,
    "level": reasons.NO_SUCH_CARD,
    "play": reasons.NO_SUCH_CARD,
}
"""What is missing when nothing of a kind can be thought of."""

UNFIT_FOR: Final = {
    "attach": reasons.NOT_ENERGY,
    "bench": reasons.NOT_BASIC,
    "evolve": reasons.NOT_EVOLUTION,
    "level": reasons.NOT_LEVEL_UP,
}
"""What is wrong with a card in hand that a verb does not go with."""

FOES: Final = {
    "attach": reasons.FOE_ENERGY,
    "evolve": reasons.FOE_EVOLVES,
    "level": reasons.FOE_EVOLVES,
    "retreat": reasons.FOE_RETREATS,
    "attack": reasons.FOE_ATTACKS,
    "declare": reasons.FOE_ATTACKS,
    "use": reasons.FOE_POWER,
    "discard": reasons.FOE_LEAVES,
    "step": reasons.FOE_STEPS,
}
"""What is only done with one's own Pokémon, by the verb."""

FROM_HAND: Final = {
    "attach": "ENERGY-01",
    "bench": "BENCH-01",
    "evolve": "EVOLVE-01",
    "level": "CARD-LVX-1",
    "play": "TRAINER-01",
}
"""The verbs that speak of a card in hand, with the rule that takes it from there."""

LEADING: Final = re.compile(r"(?:step up|level up|declare attack|\w+)\s*")
AT: Final = re.compile(
    r"\s*(?:\b(?P<lead>on|of|at|with)\s+)?(?:\b(?P<foe>foe's ))?"
    r"\b(?P<spot>active|bench)\b(?: (?P<n>\d+))?"
)
TELLING: Final = 3
"""How many letters of a word tell which word of a name is meant."""
PILES: Final = {zones.DISCARD: "discard pile", zones.LOST: "Lost Zone", zones.BESIDE: "side"}


class Absent(NamedTuple):
    """Why a line fits nothing: a reason, what there is to add, and what may be done instead.

    Without a reason it is not clear whether what may be done instead is meant.
    """

    reason: int
    detail: str = ""
    meanings: tuple[str, ...] = ()
    rule: str = ""
    """The rule that says so where the reason alone does not know it."""


class Place(NamedTuple):
    """A place as it is written: behind which word, whose, and which."""

    lead: str
    foe: bool
    bench: bool
    n: int


class Line(NamedTuple):
    """A line taken apart: its verb, what it names, and the places it speaks of."""

    verb: str
    name: str
    places: tuple[Place, ...]


def taken_apart(text: str) -> Line:
    """Return the verb, the name and the places of a line, short forms written out."""
    first, *rest = next(wordings(text)).split()
    rest = [place_of(word) or word for word in rest] if first.lower() in VERBS else rest
    wanted = normal(" ".join([VERBS.get(first.lower(), first), *rest]))
    led = LEADING.match(wanted)
    verb = led[0].split()[0] if led is not None else wanted
    rest_of = wanted[led.end() :] if led is not None else ""
    found = [
        Place(f["lead"] or "", bool(f["foe"]), f["spot"] == "bench", int(f["n"] or 1))
        for f in AT.finditer(rest_of)
    ]
    return Line(verb, AT.sub("", rest_of).strip(), tuple(found))


def absent(st: State, text: str) -> Absent | None:
    """Return why a line that fits nothing may not be done, or nothing if it is not understood."""
    line = taken_apart(text)
    if st.ask != asks.MAIN:
        return other_question(st, line)
    if line.verb not in NO_SUCH:
        return Absent(reasons.NOT_AMONG) if line.verb == "pick" else None
    if not all(stands(st, place) for place in line.places):
        return Absent(reasons.NO_SUCH_MON)
    if line.verb in FROM_HAND:
        return of_hand(st, line)
    return of_table(st, line)


def other_question(st: State, line: Line) -> Absent | None:
    """Return what is wrong with an answer to a question in the course of something else."""
    a_place = line.verb == "bench" and line.name.isdecimal()
    if (line.verb in NO_SUCH or line.verb == "end") and not a_place:
        return Absent(reasons.CHOOSING)
    named = line.name if line.verb == "pick" else f"{line.verb} {line.name}".strip()
    seen = a_place or bool(line.places) or named.isdecimal() or bool(sighted(st, named))
    return Absent(reasons.NOT_AMONG) if seen or line.verb == "pick" else None


def stands(st: State, place: Place) -> bool:
    """Return whether a Pokémon stands at a place."""
    side = st.sides[1 - st.player if place.foe else st.player]
    return 1 <= place.n <= len(side.bench if place.bench else side.actives)


def of_hand(st: State, line: Line) -> Absent:
    """Return what is wrong with a card: where it lies, the verb, or where it is to go."""
    if not line.name:
        return of_any(st, line)
    # The Pokémon that a card is to go on stands behind it.
    copies = sighted(st, line.name.partition(" on ")[0])
    hand = [copy for copy in copies if copy in st.sides[st.player].hand]
    if not hand:
        where = lies(st, copies[0]) if copies else ""
        return not_held(line.verb, where)
    own = card_candidates(st, hand[0])
    fits = [each for each in own if answers.NAMES[kind(each)].startswith(line.verb)]
    if not fits:
        return unfit(st, line.verb, hand[0])
    if line.verb in FOES and any(place.foe for place in line.places):
        return Absent(FOES[line.verb])
    return instead(st, fits)


def of_any(st: State, line: Line) -> Absent:
    """Return why no card of the hand may go where a line without a card says."""
    own = [each for copy in st.sides[st.player].hand for each in card_candidates(st, copy)]
    fits = [each for each in own if answers.NAMES[kind(each)].startswith(line.verb)]
    ends = tuple(f" {spot(place)}" for place in line.places)
    there = [each for each in fits if not ends or texts_of(st, [each])[0].endswith(ends)]
    return instead(st, there) if there else not_held(line.verb)


def not_held(verb: str, where: str = "") -> Absent:
    """Return that a card is not in the hand, by the rule that asks for it there."""
    return Absent(reasons.ELSEWHERE if where else NO_SUCH[verb], where, (), FROM_HAND[verb])


def spot(place: Place) -> str:
    """Return a place as options call it."""
    whose = "foe's " if place.foe else ""
    return f"{whose}bench {place.n}" if place.bench else f"{whose}active"


def instead(st: State, options: list[int]) -> Absent:
    """Return why none of some options may be taken, or ask whether they are meant."""
    why = [reason_against(st, option) for option in options]
    free = [option for option, reason in zip(options, why, strict=True) if reason == 0]
    if free or not options:
        return Absent(0, "", tuple(texts_of(st, free)))
    return Absent(min(why, key=reasons.telling))


def of_table(st: State, line: Line) -> Absent:
    """Return what is wrong with what Pokémon in play are to do."""
    if line.verb == "step" and st.match.book.actives == 1:
        return Absent(reasons.STEP_UP_SINGLE)
    if any(place.foe and place.lead != "at" for place in line.places):
        return Absent(FOES[line.verb])
    if line.verb in ("attack", "declare") and not line.name:
        return instead(st, attack_candidates(st))
    if line.verb in ("attack", "declare"):
        aimed = any(place.foe and place.bench for place in line.places)
        return Absent(reasons.AIM if aimed and has_attack(st, line.name) else NO_SUCH[line.verb])
    if line.verb == "use" and passive(st, line.name):
        return Absent(reasons.PASSIVE)
    copies = sighted(st, line.name) if line.name else []
    if any(st.match.owner[copy] != st.player and in_play(st, copy) for copy in copies):
        return Absent(FOES[line.verb])
    if not copies or NO_SUCH[line.verb] != reasons.NO_SUCH_MON:
        hand = [copy for copy in copies if copy in st.sides[st.player].hand]
        return unfit(st, line.verb, hand[0]) if hand else Absent(NO_SUCH[line.verb])
    return Absent(reasons.OUT_OF_PLAY, lies(st, copies[0]))


def in_play(st: State, copy: int) -> bool:
    """Return whether a card is a Pokémon's in play."""
    return zone_of(st, copy) == zones.STACK


def has_attack(st: State, name: str) -> bool:
    """Return whether one of the turn player's Pokémon has an attack of that name."""
    side = st.sides[st.player]
    return any(
        plain(a.name).startswith(name) for m in side.actives + side.bench for a in attacks_of(st, m)
    )


def unfit(st: State, verb: str, copy: int) -> Absent:
    """Return why a verb does not go with a card in hand, and what does."""
    told = instead(st, card_candidates(st, copy))
    if verb in UNFIT_FOR:
        return Absent(UNFIT_FOR[verb], "", told.meanings)
    if verb not in FROM_HAND:
        return Absent(NO_SUCH[verb], "", told.meanings)
    return told if told.reason else Absent(as_it_is(st.cards[copy]), "", told.meanings)


def as_it_is(d: CardDef) -> int:
    """Return how a card that is no Trainer comes into play."""
    if d.supertype == supertypes.ENERGY:
        return reasons.ENERGY_CARD
    return reasons.POKEMON_CARD if d.stage == stages.BASIC else reasons.STACKED_CARD


def sighted(st: State, name: str) -> list[int]:
    """Return the cards in the chooser's sight that a name means, its beginning or its words."""
    wanted = {plain(wording) for wording in wordings(name)} | {name}
    found = seen(st, [d for d in st.match.defs if any(begins(d, each) for each in wanted)])
    words = name.split()
    if not found and all(len(word) >= TELLING for word in words):
        found = seen(st, [d for d in st.match.defs if in_order(words, plain(d.name))])
    ends = range(len(words), 0, -1)
    # What stands around the name of a card may be anything.
    around = iter(" ".join(words[n:end]) for n in range(len(words)) for end in ends if n < end)
    while not found and (called := next(around, "")):
        found = seen(st, [d for d in st.match.defs if is_called(d, called)])
    return found


def seen(st: State, defs: list[CardDef]) -> list[int]:
    """Return the copies of some cards whose place the chooser knows, the own ones first."""
    viewer = int(reader(st))
    ids = {d.card_id for d in defs}
    copies = [n for n, d in enumerate(st.cards) if d.card_id in ids and zone_of(st, n) >= 0]
    known = [copy for copy in copies if knows(st, viewer, copy)]
    # By place alone: the numbers of equal cards that lie hidden tell their order in the deck.
    return sorted(known, key=lambda copy: (st.match.owner[copy] != viewer, lies(st, copy)))


def is_called(d: CardDef, name: str) -> bool:
    """Return whether a name is a card's, its id, or both."""
    whole = plain(d.name)
    return name in (whole, plain(d.card_id), f"{whole} ({plain(d.card_id)})")


def begins(d: CardDef, name: str) -> bool:
    """Return whether a name is a card's or begins it."""
    return name != "" and (plain(d.name).startswith(name) or is_called(d, name))


def lies(st: State, copy: int) -> str:
    """Return where a card lies that is not in the hand."""
    viewer = reader(st)
    zone = zone_of(st, copy)
    if zone == zones.HAND and st.match.owner[copy] == viewer:
        return "it is in your hand"
    if zone in (zones.STACK, zones.ATTACHED):
        return f"it is in play at {zone_words(st, copy, viewer)}"
    if zone == zones.STADIUM:
        return "it is in play as the Stadium"
    whose = "your" if st.match.owner[copy] == viewer else "the other player's"
    return f"it is in {whose} {PILES.get(zone, zones.NAMES[zone])}"


def passive(st: State, name: str) -> bool:
    """Return whether a Pokémon in play has a power of that name that is not used."""
    return any(
        name and plain(power.name).startswith(name) and not power.uses
        for side in st.sides
        for m in side.actives + side.bench
        for power in m.powers
    )
