"""Reading what somebody writes: every way an action or answer may be put, in full or in short.

An offer is something that may be named, offered now or only thought of; it has several forms.  The
plainest reading that fits anything decides, so that nobody who names one thing is given another.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from playmat.game.spelling import READINGS, in_whole_bare, normal, spelled
from playmat.kinds import answers, types
from playmat.model.notation.options import option_texts, reader, words
from playmat.model.option import kind
from playmat.model.place import BENCH_FROM, SIDE, mon_at
from playmat.model.state import State
from playmat.model.unseen import is_face_down

LETTER: Final = re.compile(r"(?<![\w-])[GRWLPFDMYNC](?![\w-])")
WHERE: Final = re.compile(
    r"(?P<lead> (?:to|on|of|with|at)|^retreat|^step up|^discard|^pick)"
    r" (?P<foe>foe's )?(?P<spot>active|bench)(?: (?P<n>\d+))?(?=$| )"
)
PLACE: Final = re.compile(r"(?P<foe>o?)(?:(?P<active>a)(?P<n>[12]?)|(?P<bench>b?)(?P<at>[1-8]))")
SPOT: Final = r"(?:foe's )?(?:active|bench)(?: \d+)?"
SHORT: Final = r"o?(?:a[12]?|b?[1-8])"
TURNED: Final = (
    re.compile(
        rf"(?P<verb>evolve|level up|attach|play) (?:on |to |onto )?(?P<where>{SPOT}|{SHORT})"
        r" (?:with |into )?(?P<card>\D.*)",
        re.IGNORECASE,
    ),
    re.compile(
        r"(?P<verb>evolve|level up) (?P<where>.+?) (?:with|into)"
        rf" (?P<card>(?!(?:{SPOT}|{SHORT})$).+)",
        re.IGNORECASE,
    ),
)
"""Lines that name the Pokémon before the card that goes on it."""
SPOKEN: Final = (("foe active", "foe's active"), ("foe bench", "foe's bench"))
ALONE: Final = (False, False, False)
AMONG: Final = (True, True, True)
AIMED: Final = (False, True, True)
BY: Final = (True, False, True)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that may be named: an option offered now, or one that is only thought of."""

    packed: int
    kind: str
    text: str
    forms: tuple[str, ...]
    """The text, in full, without who attacks, and then with Pokémon by name or by id."""

    offered: bool


def offers(st: State, thought_of: Sequence[int] = ()) -> list[Offer]:
    """Return what is offered now and then what else is thought of."""
    texts = option_texts(st)
    found = [offer(st, int(o), text) for o, text in zip(st.options, texts, strict=True)]
    known = {each.packed for each in found}
    return found + [offer(st, each, "") for each in thought_of if each not in known]


def offer(st: State, packed: int, text: str) -> Offer:
    """Return one offer with all its forms; what is not offered now has no text as yet."""
    viewer = reader(st)
    short = text or words(st, packed, viewer, ALONE)
    full = words(st, packed, viewer, AMONG)
    if kind(packed) == answers.LEGEND:
        first, _, second = full.removeprefix("bench ").partition(" with ")
        full = f"bench {second} with {first}"
    aimed = words(st, packed, viewer, AIMED)
    forms = [short, full, aimed]
    for told in dict.fromkeys((full, words(st, packed, viewer, BY))):
        forms += [in_names(st, told, int(viewer), by_id) for by_id in (False, True)]
    return Offer(packed, answers.NAMES[kind(packed)], short, tuple(forms), bool(text))


def in_names(st: State, text: str, viewer: int, by_id: bool) -> str:
    """Return a text with Pokémon instead of places, by name or by id."""
    return WHERE.sub(lambda found: by_name(st, found, viewer, by_id), text)


def by_name(st: State, found: re.Match[str], viewer: int, by_id: bool) -> str:
    """Return a place in a text as the Pokémon that stands there."""
    seat = 1 - viewer if found["foe"] else viewer
    bench = found["spot"] == "bench"
    at = int(found["n"] or 1) - 1
    side = st.sides[seat]
    if at >= len(side.bench if bench else side.actives):
        return found[0]
    m = mon_at(st, seat * SIDE + (BENCH_FROM if bench else 0) + at)
    if is_face_down(m) and seat != viewer:
        return found[0]
    return f"{found['lead']} {m.top.card_id if by_id else m.top.name}"


def wordings(text: str) -> Iterator[str]:
    """Yield the texts that somebody may have meant, the plainest reading first."""
    for spoken, written in SPOKEN:
        text = text.replace(spoken, written)
    text = card_first(text)
    yield text
    if LETTER.search(text):
        yield LETTER.sub(lambda found: f"energy-{found.group()}", text)
        for last in (" Energy", ""):
            yield LETTER.sub(lambda found, last=last: types.NAMES[found.group()] + last, text)  # type: ignore[misc]


def card_first(text: str) -> str:
    """Return a line with the card before the Pokémon it goes on, as options have it."""
    for form in TURNED:
        found = form.fullmatch(text)
        if found is not None:
            link = "to" if found["verb"].lower() == "attach" else "on"
            where = place_of(found["where"]) or found["where"]
            return f"{found['verb']} {found['card']} {link} {where}"
    return text


def read(text: str, known: Sequence[Offer]) -> list[Offer]:
    """Return the offers that a text means at the first reading that fits any."""
    for wording in wordings(text):
        wanted = normal(wording)
        for fits in READINGS:
            for form in range(3):
                found = [each for each in known if fits(wanted, spelled(each.forms[form]))]
                if found:
                    return found
        # Pokémon are named in whole, so that the letter of an Energy is none.
        found = [
            each
            for each in known
            if any(in_whole_bare(wanted, spelled(form)) for form in each.forms[3:])
        ]
        if found:
            return found
    return []


def loosely(text: str, known: Sequence[Offer]) -> list[Offer]:
    """Return the offers with two or more typed words, in order, each perhaps cut short.

    Where no text has them, Pokémon are looked for by their names.
    """
    typed = card_first(text).casefold().split()
    if len(typed) < 2:
        return []
    found = [each for each in known if in_order(typed, each.text)]
    named = (each for each in known if any(in_order(typed, form) for form in each.forms[3:]))
    return found or list(named)


def in_order(typed: list[str], text: str) -> bool:
    """Return whether a text has words that begin as the typed ones do, in the same order."""
    found = iter(text.casefold().replace("(", "").split())
    # Each search goes on where the one before it stopped.
    return all(any(word.startswith(part) for word in found) for part in typed)


def place_of(text: str) -> str | None:
    """Return the place that a short form names, as options call it, or nothing."""
    found = PLACE.fullmatch(text.lower())
    if found is None:
        return None
    whose = "foe's " if found["foe"] else ""
    if found["active"]:
        return f"{whose}active" + (f" {found['n']}" if found["n"] else "")
    # A bare number is a Bench place only of the other player: o2; the own one is b2.
    return f"{whose}bench {found['at']}" if found["bench"] or found["foe"] else None
