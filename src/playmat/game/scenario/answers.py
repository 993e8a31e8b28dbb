"""Reading the moves of a script: any words that a game accepts, or the beginning of them."""

from __future__ import annotations

from playmat.engine.legal import may_use_attack
from playmat.engine.options import attacks_of
from playmat.game.reading import Offer
from playmat.game.typed_line import plain
from playmat.game.understanding import understand
from playmat.kinds import answers
from playmat.model.option import field_a, kind
from playmat.model.place import mon_at
from playmat.model.state import State


def meant(st: State, text: str) -> tuple[Offer, ...]:
    """Return the legal options that a text may mean."""
    found = understand(st, text)
    return found.answers or found.unclear


def attack_is_ready(st: State, text: str) -> bool:
    """Return whether a text names an attack that only needs a Baby's coin flip first."""
    name = plain(text).removeprefix("attack").partition(" with ")[0].partition(" at ")[0].strip()
    for option in st.options:
        if kind(option) == answers.DECLARE:
            m = mon_at(st, field_a(option))
            for a in attacks_of(st, m):
                if may_use_attack(st, st.player, m, a) == 0 and plain(a.name).startswith(name):
                    return True
    return False
