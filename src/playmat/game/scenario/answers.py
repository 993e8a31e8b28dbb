"""Reading answers as a script writes them: the notation, with letters for Energy cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from playmat.engine.legal import may_use_attack
from playmat.engine.options import attacks_of
from playmat.errors import IllegalOption
from playmat.kinds import answers, types
from playmat.model.notation.matching import matches, normal
from playmat.model.notation.options import one_meant, option_texts
from playmat.model.option import field_a, kind
from playmat.model.place import mon_at
from playmat.model.state import State

LETTER: Final = re.compile(r"(?<![\w-])[GRWLPFDMYNC](?![\w-])")
ACTIVES: Final = re.compile(r" (?:with active|at foe's active|at foe active)$")


def wordings(text: str) -> Iterator[str]:
    """Yield the texts that a script may have meant, the plainest reading first."""
    text = text.replace("foe active", "foe's active").replace("foe bench", "foe's bench")
    yield text
    if LETTER.search(text):
        yield LETTER.sub(lambda found: f"energy-{found.group()}", text)
        for last in (" Energy", ""):
            yield LETTER.sub(lambda found, last=last: types.NAMES[found.group()] + last, text)  # type: ignore[misc]
    if ACTIVES.search(text):
        yield from wordings(ACTIVES.sub("", text))


def meant(st: State, text: str) -> list[int]:
    """Return the numbers of the offered options that a text means."""
    texts = option_texts(st)
    for wording in wordings(text):
        found = matches(wording, texts)
        if found:
            return found
    return named_mons(st, text)


def named_mons(st: State, text: str) -> list[int]:
    """Return the offered Pokémon that are called so."""
    name = normal(text).removeprefix("pick ")
    found = []
    for n, option in enumerate(st.options):
        if kind(option) == answers.MON:
            top = mon_at(st, field_a(option)).top
            if name in (normal(top.name), top.card_id):
                found.append(n)
    return found


def option_meant(st: State, text: str) -> int:
    """Return the one offered option that a text means; refuse none and several."""
    if st.chooser < 0:
        raise IllegalOption(repr(text), [])
    found = meant(st, text)
    n = found[0] if len(found) == 1 else one_meant(text, option_texts(st))
    return st.options[n]


def attack_is_ready(st: State, text: str) -> bool:
    """Return whether a text names an attack that only a Baby's flip keeps from being announced."""
    name = normal(text).removeprefix("attack").partition(" with ")[0].partition(" at ")[0].strip()
    for option in st.options:
        if kind(option) == answers.DECLARE:
            m = mon_at(st, field_a(option))
            for a in attacks_of(st, m):
                if may_use_attack(st, st.player, m, a) == 0 and normal(a.name).startswith(name):
                    return True
    return False
