"""Matching typed lines with options, part by part.

An offer is anything a line may name, legal now or not. The best reading that matches anything
wins, so that a line that names one thing never selects another.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from playmat.game.candidates import is_far, thought_of
from playmat.game.typed_line import (
    BEHIND,
    CARD_ID,
    SHORT,
    VERBS,
    Line,
    Places,
    Spot,
    begins,
    in_order,
    named,
    plain,
    politely,
    wordings,
)
from playmat.kinds import answers
from playmat.model.notation.options import option_texts, reader, words
from playmat.model.option import kind
from playmat.model.place import BENCH_FROM, SIDE
from playmat.model.state import State
from playmat.model.unseen import is_face_down

AMONG: Final = (True, True, True)
ALONE: Final = (False, False, False)
COUNTED: Final = re.compile(r" #\d+$")
WITH_ID: Final = re.compile(r"[^()]* \(([^()]*)\)")

LED_BY: Final = {
    "with": frozenset(("with", "by", "of", "from")),
    "at": frozenset(("at", "against", "on", BEHIND, "")),
    "on": frozenset(("on", "in", "at", BEHIND, "")),
    "of": frozenset(("of", "with", "by", "from", "on", BEHIND, "")),
    "": frozenset(("", BEHIND)),
}
"""The prepositions for each role of a place: attacker, target, destination, owner."""

ALSO: Final = {
    "put": ("bench", "legend", "attach", "evolve", "level_up"),
    "use": ("play", "attack"),
    "choose": ("card", "mon"),
    "power": ("power", "stadium_power", "card_power"),
}
"""Kinds that a verb may also mean if no option has that verb and name."""

SAID: Final = {
    answers.END: ("pass", "end my turn", "pass my turn"),
    answers.YES: ("y",),
    answers.NO: ("n",),
    answers.HEADS: ("h",),
    answers.TAILS: ("t",),
    answers.LEAVE: ("from play",),
}
"""Other names for some options."""

NEEDS_CARD: Final = ("attach", "play")
"""Kinds that need a card, not only a Pokémon."""

OF_HAND: Final = frozenset(("play", "p", "bench", "attach", "e", "evolve", "v", "level up", "put"))
"""Verbs for cards in hand."""


NONE: Final = 9
"""The grade of an offer that does not match."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a line may name: a legal option, or one that is not legal now."""

    packed: int
    kind: str
    text: str
    verbs: tuple[str, ...]
    """Its verb and the short forms of it."""

    names: tuple[str, ...]
    spots: tuple[Spot, ...]
    """The places it is about, each with the preposition for its role."""

    offered: bool


def offers(st: State) -> list[Offer]:
    """Return the offers that are legal now."""
    texts = option_texts(st)
    return [offer(st, int(o), text) for o, text in zip(st.options, texts, strict=True)]


def offer(st: State, packed: int, text: str) -> Offer:
    """Return one offer with its parts; *text* is empty if it is not legal now."""
    what, viewer = kind(packed), reader(st)
    full = text if text and what == answers.CARD else words(st, packed, viewer, AMONG)
    line, names = taken_apart(int(what), full, int(viewer))
    spots = line.spots
    if what in (answers.BENCH, answers.LEGEND):
        free = st.player * SIDE + BENCH_FROM + len(st.sides[st.player].bench)
        spots = (Spot("on", frozenset((free,))),)
    if what == answers.STADIUM_POWER:
        names += (plain(st.cards[st.stadium].name),)
    return Offer(
        packed,
        answers.NAMES[what],
        text or words(st, packed, viewer, ALONE),
        (line.verb, *(short for short, long in SHORT.items() if line.verb in long)),
        names,
        spots,
        bool(text),
    )


@lru_cache(maxsize=16384)
def taken_apart(what: int, text: str, viewer: int) -> tuple[Line, tuple[str, ...]]:
    """Return the parts of an option, and all its names."""
    bare = COUNTED.sub("", plain(text)).removesuffix(" from play")
    line = next(Places(viewer).lines(bare))
    return line, tuple(dict.fromkeys(names(what, line.name)))


def names(what: int, name: str) -> Iterator[str]:
    """Yield the names of an option: in full, without ids, by id alone, and shortened."""
    short = [name, name.removeprefix("attack "), name.removeprefix("prize ")]
    if what == answers.LEGEND:
        first, _, second = name.partition(" with ")
        short += [first, second, f"{second} with {first}"]
    if what in (answers.CARD_POWER, answers.STADIUM_POWER, answers.ATTACK_CHOICE):
        short += [each.partition(link)[0] for each in tuple(short) for link in (" of ", " in ")]
    for each in short:
        yield from (each, CARD_ID.sub("", each))
        if found := WITH_ID.fullmatch(each):
            yield found[1]
    yield from SAID.get(what, ())


def names_known(st: State) -> set[str]:
    """Return the names of the chooser's cards and all visible Pokémon, and of their attacks."""
    own = {d.index: d for n, d in enumerate(st.cards) if st.match.owner[n] == reader(st)}
    tops = (m.top for side in st.sides for m in side.actives + side.bench if not is_face_down(m))
    cards = (*own.values(), *tops)
    texts = {x.name for d in cards for x in d.attacks} | {x.name for d in cards for x in d.powers}
    return {plain(name) for name in texts.union(d.name for d in cards)}


def stands_for(line: Line, each: Offer) -> bool:
    """Return whether every place in a line matches a place of an offer in the same role."""
    left = list(each.spots)
    for spot in line.spots:
        if spot.link == "" and not line.name and each.kind in NEEDS_CARD:
            return False
        role = next(
            (r for r in left if spot.link in LED_BY[r.link] and spot.places & r.places), None
        )
        if role is None:
            return False
        left.remove(role)
    return True


def goes_with(verb: str, each: Offer) -> bool:
    """Return whether a verb may also mean an offer; Tools, for example, are attached."""
    equips = each.kind == "play" and bool(each.spots)
    return each.kind in ALSO.get(verb, ()) or (equips and verb in ("attach", "put"))


def grade(line: Line, each: Offer, brief: bool) -> int:
    """Return how well a line matches an offer, 0 being best; *brief* allows short names."""
    if line.verb in each.verbs and (len(line.verb) != 1 or line.verb == "r" or any(line[1:])):
        verb = 0
    elif goes_with(line.verb, each):
        verb = 1
    elif line.verb == "" and (line.name or each.kind == "mon"):
        verb = 4
    else:
        return NONE
    if line.name in each.names or line.name.removeprefix("my ") in each.names:
        return verb
    if (len(line.name) < 2 and not line.verb) or (not any(line[1:]) and is_far(each.packed)):
        return NONE
    begun = brief and any(begins(line.name, name) for name in each.names)
    return (5 if verb == 4 else verb + 2) if begun else NONE


def cut_short(line: Line, each: Offer) -> bool:
    """Return whether the words of a line abbreviate words of an offer, in the same order."""
    typed = line.name.split()
    if line.verb in each.verbs or goes_with(line.verb, each):
        return any(in_order(typed, name) for name in each.names)
    if line.verb or not typed or typed[0] in VERBS:
        return False
    return any(in_order(typed, f"{each.verbs[0]} {name}") for name in each.names)


class Reading:
    """A typed line, in all the ways to parse it, and the offers it may mean."""

    def __init__(self, st: State, text: str) -> None:
        self.st = st
        self.offered = offers(st)
        self.places = Places(int(reader(st)), named(st))
        self.texts = wordings(text)
        self.lines = self.apart(self.texts)
        # A type letter is never the beginning of a name, nor is the full name of something else.
        self.names = names_known(st)
        spoken = self.apart(self.texts[1:]) or self.lines
        self.brief = {line for line in spoken if line.name not in self.names}

    @cached_property
    def thought_of(self) -> list[Offer]:
        """The offers that are not legal now."""
        offered = {each.packed for each in self.offered}
        others = [each for each in thought_of(self.st) if each not in offered]
        return [offer(self.st, each, "") for each in others]

    def apart(self, texts: Sequence[str], loosely: bool = False) -> list[Line]:
        """Return the ways to parse texts, each also without polite words."""
        polite = dict.fromkeys(each for text in texts for each in (text, politely(text)) if each)
        return [line for text in polite for line in self.places.lines(text, loosely)]

    def search(self, lines: Sequence[Line], brief: Container[Line]) -> list[Offer]:
        """Return the offers that lines match best; lines in *brief* may shorten names."""
        best, found = (NONE, 0, 0), list[Offer]()
        for n in (0, 1):
            for each in self.thought_of if n else self.offered:
                for at, line in enumerate(lines):
                    key = grade(line, each, line in brief), n + (n and is_far(each.packed)), at
                    if key <= best and key[0] < NONE and stands_for(line, each):
                        found = [*found, each] if key == best else [each]
                        best = key
            if best[0] == 0:
                break
        return found

    def cut_short(self) -> list[Offer]:
        """Return the options that match two or more typed words, in order, perhaps abbreviated."""
        if len(self.texts[0].split()) < 2:
            return []
        for line in self.apart(self.texts, loosely=True):
            some = [each for each in self.offered if cut_short(line, each)]
            found = [each for each in some if stands_for(line, each)]
            if found and line.name not in self.names:
                return found
        return []

    @cached_property
    def misplaced(self) -> tuple[list[Offer], Spot] | None:
        """The offers that match except for one place, and that place."""
        for line in self.lines:
            for n, spot in enumerate(line.spots):
                rest = [line._replace(spots=line.spots[:n] + line.spots[n + 1 :])]
                # A place alone may also be the card that goes there.
                led = spot.link or line.name or line.verb not in OF_HAND
                found = self.search(rest, rest) if led else []
                if found:
                    return found, spot
        return None
