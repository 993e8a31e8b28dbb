"""Parsing of typed lines into a verb, a name and places.

Options are parsed like typed lines, so both are compared part by part: names with names, and each
place with the place in the same role.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from playmat.game.candidates import places
from playmat.kinds import types
from playmat.model.definitions import CardDef
from playmat.model.notation.options import reader
from playmat.model.place import BENCH_FROM, SIDE, mon_at
from playmat.model.state import State
from playmat.model.unseen import is_face_down

CARD_ID: Final = re.compile(r" \([^()]*\)")
BEFORE: Final = re.compile(
    r"(?:(?:please|now|then|let me|let's|(?:can|could|may) i"
    r"|i(?:'ll|'d like on| will| want on| would like on)?) )+"
)
AFTER: Final = re.compile(r"(?: please| thanks| now|[.!?,])+$")
ARTICLES: Final = re.compile(r"(?<= )(?:an?|the) (?=\S)")

LETTER: Final = re.compile(r"(?<![\w-])[GRWLPFDMYNC](?![\w-])")
PLACE: Final = re.compile(r"(?P<foe>o?)(?:(?P<active>a)(?P<n>[12]?)|(?P<bench>b?)(?P<at>[1-8]))")
SPOT: Final = re.compile(r"(?P<spot>active|bench)(?: (?P<n>\d{1,3}))?")
CUT: Final = re.compile(r"^(?:ac(?:t|ti|tiv)|be(?:n|nc))\b")
WHOLE: Final = {"a": "active", "b": "bench"}
WHOSE: Final = {
    **dict.fromkeys(("foe's", "foe", "opponent's", "their", "opposing", "enemy"), False),
    **dict.fromkeys(("my", "own", "our"), True),
}
"""Words before a place or Pokémon, and whether they mean one's own."""

BEHIND: Final = "behind a name"
"""The link of a place that follows a name without a preposition."""

LINKS: Final = frozenset(("with", "by", "at", "against", "on", "in", "of", "from"))
"""Prepositions of places; ``to`` and ``onto`` are read as ``on``."""

INTO: Final = frozenset(("with", "into", "using"))
"""Words between a Pokémon and its card: evolve active with Raichu."""

SHORT: Final = {
    "a": ("attack", "declare attack"),
    "p": ("play", "bench"),
    "e": ("attach",),
    "v": ("evolve", "level up"),
    "r": ("retreat",),
}
"""The verbs for each short verb."""

VERBS: Final = frozenset(
    (
        *("attack", "declare attack", "use", "power", "retreat", "step up", "discard", "attach"),
        *("bench", "evolve", "level up", "play", "pick", "first", "put", "choose"),
        *SHORT,
    )
)
"""The verbs with which a line may begin."""


LONGEST: Final = 40
"""The most words that are searched for places."""


@lru_cache(maxsize=16384)
def plain(text: str) -> str:
    """Return a name normalised: no case, accents or double spaces, and "on" for "onto"."""
    bare = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    bare = "".join([letter for letter in bare if unicodedata.combining(letter) == 0])
    return " ".join(bare.split()).replace(" onto ", " on ").replace(" to ", " on ")


def politely(text: str) -> str:
    """Return a plain text without polite words and articles."""
    begun = BEFORE.match(text)
    bare = text[begun.end() :] if begun is not None else text
    return ARTICLES.sub("", AFTER.sub("", bare))


def in_order(typed: list[str], text: str) -> bool:
    """Return whether a text has words that begin with the typed ones, in the same order."""
    found = iter(text.casefold().replace("(", "").split())
    # Each search continues where the previous one stopped.
    return all(any(word.startswith(part) for word in found) for part in typed)


def begins(wanted: str, form: str) -> bool:
    """Return whether a form begins with a text, never inside a number."""
    cut = wanted[-1:].isdigit() and form[len(wanted) :][:1].isdigit()
    return form.startswith(wanted) and not cut


class Spot(NamedTuple):
    """A place in a line: the preposition, and the places it may mean."""

    link: str
    places: frozenset[int]


class Line(NamedTuple):
    """A parsed line."""

    verb: str
    name: str
    spots: tuple[Spot, ...] = ()


def called(d: CardDef) -> tuple[str, str, str]:
    """Return the names of a card: by name, by id, and by both."""
    name, card_id = plain(d.name), plain(d.card_id)
    return name, card_id, f"{name} ({card_id})"


def named(st: State) -> dict[str, set[int]]:
    """Return the places of the Pokémon visible to the reader, by all their names."""
    found: dict[str, set[int]] = {}
    for place in (*places(st, 0), *places(st, 1)):
        m = mon_at(st, place)
        for name in called(m.top) if m.seat == reader(st) or not is_face_down(m) else ():
            found.setdefault(name, set()).add(place)
    return found


class Places:
    """Reads words for places, and perhaps names of Pokémon, for one player."""

    def __init__(self, me: int, named: dict[str, set[int]] | None = None) -> None:
        self.me = me
        self.named = named or {}

    def meant(self, words: Sequence[str], loosely: bool = False) -> frozenset[int]:
        """Return the places that some words may mean, none if they do not name a place."""
        text = " ".join(words)
        text = place_of(text) or text
        whose, _, rest = text.partition(" ")
        mine = WHOSE.get(whose) if rest else None
        text = text if mine is None else rest
        spot = SPOT.fullmatch(CUT.sub(lambda cut: WHOLE[cut[0][0]], text) if loosely else text)
        if spot is not None:
            return standing(self.me if mine is not False else 1 - self.me, spot)
        found = self.named.get(text, set())
        if loosely and not found and min(map(len, text.split()), default=0) > 2:
            found = {
                p for name, at in self.named.items() if in_order(text.split(), name) for p in at
            }
        return frozenset(p for p in found if mine is None or (p // SIDE == self.me) == mine)

    def lines(self, text: str, loosely: bool = False) -> Iterator[Line]:
        """Yield the ways to parse a plain text, those with most places first."""
        words = text.split()
        if len(words) > LONGEST:
            words = [text]
        for n in (2, 1):
            verb = " ".join(words[:n])
            if verb in VERBS:
                yield from (Line(verb, *rest) for rest in self.parts(words[n:], loosely))
        yield from (Line("", *rest) for rest in self.parts(words, loosely, turned=False))

    def parts(
        self, words: Sequence[str], loosely: bool, turned: bool = True, most: int = 3
    ) -> Iterator[tuple[str, tuple[Spot, ...]]]:
        """Yield a name and the places after it, or also before it if *turned*."""
        for n in range(len(words) if most else 0):
            spot = self.spot(words[n:], n > 0, loosely)
            if spot is not None:
                for name, spots in self.parts(words[:n], loosely, turned, most - 1):
                    yield name, (*spots, spot)
        yield " ".join(words), ()
        for n in range(len(words) if turned else 0):
            spot = self.spot(words[:n], True, loosely)
            into = words[n] in INTO
            if spot is not None or (into and n == 0):
                yield " ".join(words[n + into :]), (spot,) if spot is not None else ()

    def spot(self, words: Sequence[str], behind: bool, loosely: bool) -> Spot | None:
        """Return the place that some words name, or None."""
        led = len(words) > 1 and words[0] in LINKS
        places = self.meant(words[led:], loosely)
        return Spot(words[0] if led else BEHIND if behind else "", places) if places else None


def standing(seat: int, spot: re.Match[str]) -> frozenset[int]:
    """Return the places of one side with a name, occupied or not."""
    first = seat * SIDE + (BENCH_FROM if spot["spot"] == "bench" else 0)
    room = SIDE - BENCH_FROM if spot["spot"] == "bench" else BENCH_FROM
    every = range(first, first + room)
    n = int(spot["n"] or 0)
    return frozenset(every if spot["n"] is None else every[n - 1 : n] if n else ())


def place_of(text: str) -> str | None:
    """Return the place of a short form in option notation, or None."""
    found = PLACE.fullmatch(text.lower())
    if found is None:
        return None
    whose = "foe's " if found["foe"] else ""
    if found["active"]:
        return f"{whose}active" + (f" {found['n']}" if found["n"] else "")
    # A bare number is a Bench place only for the other player: o2, but b2 for oneself.
    return f"{whose}bench {found['at']}" if found["bench"] or found["foe"] else None


def wordings(text: str) -> list[str]:
    """Return the plain texts that a line may mean: as it is, and with letters as Energy."""
    last = ("energy-{0}", "{1} Energy", "{1}") if LETTER.search(text) else ()
    found = [
        LETTER.sub(lambda one, form=form: form.format(one[0], types.NAMES[one[0]]), text)  # type: ignore[misc]
        for form in last
    ]
    return [plain(each) for each in (text, *found)]
