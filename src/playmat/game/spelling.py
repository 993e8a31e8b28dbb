"""Texts as they are compared: without case, accents and ids, in whole or from their beginning."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

CARD_ID: Final = re.compile(r" \([^()]*\)")
NAMED: Final = re.compile(r"^(level up|\w+) (.*?) \(([^()]*)\)")
VERB: Final = re.compile(r"^(?:level up|step up|pick attack|\w+) ")


class Spelled(NamedTuple):
    """A text as it is compared: in whole, in shorter forms, and those without the verb."""

    whole: str
    shorter: tuple[str, ...]
    bare: tuple[str, ...]


@lru_cache(maxsize=16384)
def spelled(text: str) -> Spelled:
    """Return a text as it is compared."""
    whole = normal(text)
    shorter = short_forms(whole)
    return Spelled(whole, shorter, tuple(VERB.sub("", form, count=1) for form in shorter))


def normal(text: str) -> str:
    """Return a line as it is compared: plain, and a power is used."""
    line = plain(text)
    return "use " + line.removeprefix("power ") if line.startswith("power ") else line


def plain(text: str) -> str:
    """Return a name as it is compared: no case, accents or doubled spaces, one word for onto."""
    bare = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    bare = "".join([letter for letter in bare if unicodedata.combining(letter) == 0])
    return " ".join(bare.split()).replace(" onto ", " on ").replace(" to ", " on ")


def short_forms(text: str) -> tuple[str, ...]:
    """Return a text in full, with names for ids, with the id alone, and each without foe's."""
    forms = (text, CARD_ID.sub("", text), NAMED.sub(r"\1 \3", text))
    return forms + tuple(form.replace("foe's ", "") for form in forms if "foe's " in form)


def exactly(wanted: str, text: Spelled) -> bool:
    """Return whether a text is named letter for letter."""
    return wanted == text.whole


def in_whole(wanted: str, text: Spelled) -> bool:
    """Return whether a shorter form of a text is named in whole."""
    return wanted in text.shorter


def from_start(wanted: str, text: Spelled) -> bool:
    """Return whether a form of a text begins so."""
    return any(begins(wanted, form) for form in text.shorter)


def in_whole_bare(wanted: str, text: Spelled) -> bool:
    """Return whether a form of a text is named in whole, its verb perhaps left out."""
    return wanted in text.shorter or wanted in text.bare


def from_start_bare(wanted: str, text: Spelled) -> bool:
    """Return whether a form of a text without its verb begins so."""
    return any(begins(wanted, form) for form in text.bare)


def begins(wanted: str, form: str) -> bool:
    """Return whether a form begins with a text, never inside a number."""
    cut = wanted[-1:].isdigit() and form[len(wanted) :][:1].isdigit()
    return form.startswith(wanted) and not cut


READINGS: Final[tuple[Callable[[str, Spelled], bool], ...]] = (
    *(exactly, in_whole, from_start, in_whole_bare, from_start_bare),
)
"""How a text may be meant, the plainest reading first."""
