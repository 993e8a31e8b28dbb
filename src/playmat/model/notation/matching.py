"""Reading what a person wrote: which of some texts it means, given in full or in short."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

CARD_ID: Final = re.compile(r" \([^()]*\)")
NAMED: Final = re.compile(r"^(level up|\w+) (.*?) \(([^()]*)\)")
VERB: Final = re.compile(r"^(?:level up|step up|pick attack|\w+) ")


def matches(text: str, texts: Sequence[str]) -> list[int]:
    """Return the numbers of the *texts* that *text* means at the first reading that fits any."""
    if text in texts:
        return [list(texts).index(text)]
    wanted = normal(text)
    whole = [normal(each) for each in texts]
    found = [n for n in range(len(texts)) if whole[n] == wanted]
    if len(found) > 0:
        return found
    shorter = [short_forms(each) for each in whole]
    readings = (fits_whole, fits_start)
    for fits in readings:
        found = [n for n in range(len(texts)) if fits(wanted, shorter[n])]
        if len(found) > 0:
            return found
    bare = [[VERB.sub("", form, count=1) for form in forms] for forms in shorter]
    for fits in readings:
        found = [n for n in range(len(texts)) if fits(wanted, bare[n])]
        if len(found) > 0:
            return found
    return []


def normal(text: str) -> str:
    """Return a text as it is compared: no case, accents or doubled spaces, one word for onto."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    plain = "".join([letter for letter in plain if unicodedata.combining(letter) == 0])
    plain = " ".join(plain.split()).replace(" onto ", " on ").replace(" to ", " on ")
    return "use " + plain.removeprefix("power ") if plain.startswith("power ") else plain


def short_forms(text: str) -> list[str]:
    """Return a text in full, with names for ids, with the id alone, and each without foe's."""
    forms = [text, CARD_ID.sub("", text), NAMED.sub(r"\1 \3", text)]
    return forms + [form.replace("foe's ", "") for form in forms if "foe's " in form]


def fits_whole(wanted: str, forms: list[str]) -> bool:
    """Return whether a text is one of the forms."""
    return wanted in forms


def fits_start(wanted: str, forms: list[str]) -> bool:
    """Return whether a form begins with a text, never inside a number."""
    for form in forms:
        if form.startswith(wanted):
            rest = form[len(wanted) :]
            if not (wanted[-1:].isdigit() and rest[:1].isdigit()):
                return True
    return False
