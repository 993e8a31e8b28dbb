"""Explain numbers on the table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playmat.foresight.damage import damage_of
from playmat.game.game import Game
from playmat.game.record.counts import COUNTS
from playmat.game.record.numbers import ABOUT, Reckoning, attack
from playmat.kinds import answers
from playmat.model.definitions import AttackDef
from playmat.model.option import attack_at, field_a, field_b, kind
from playmat.model.place import mon_at
from playmat.model.state import Mon, State
from playmat.model.unseen import is_face_down
from playmat.server.errors import Refused
from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers

LONGEST: Final = 3.0
"""Seconds after which a damage preview is given up."""


class Asker(NamedTuple):
    """The context of a question: the game, the players' names, and what may be seen."""

    game: Game
    names: tuple[str, str]
    seat: int | None
    open: bool = False
    """Whether all cards are face up, as in a finished game."""


def tell_number(asker: Asker, message: dict[str, Any]) -> Reckoning:
    """Explain the number that a message asks for."""
    st, about = asker.game.state, str(message.get("about"))
    if about in COUNTS and message.get("seat") in (0, 1):
        return COUNTS[about](st, message["seat"], asker.names)
    m = mon_meant(asker, message)
    if about == "attack":
        return attack(st, m, attack_named(st, m, str(message.get("text"))))
    if about not in ABOUT:
        known = ", ".join([*ABOUT, "attack", *COUNTS])
        raise Refused("field", f"about must be one of {known}", "about")
    return ABOUT[about](st, m, asker.names)


def mon_meant(asker: Asker, message: dict[str, Any]) -> Mon:
    """The Pokémon that a message names, if the asker may see it."""
    serial = message.get("mon")
    m = asker.game.state.mon(serial) if type(serial) is int and -1 < serial < 1 << 31 else None
    if m is None or (is_face_down(m) and m.seat != asker.seat and not asker.open):
        raise Refused("field", "choose a face-up Pokémon in play", "mon")
    return m


def attack_named(st: State, m: Mon, name: str) -> AttackDef:
    """The attack of a Pokémon with that name; raises Refused."""
    found = next((a for a in known_attacks(st, m) if a.name == name), None)
    if found is None:
        raise Refused("field", f"{m.top.name} has no such attack", "text")
    return found


def known_attacks(st: State, m: Mon) -> list[AttackDef]:
    """A Pokémon's attacks: those printed on its cards, and others it can use now."""
    lent = [attack_at(st, m, field_b(o)) for o in st.options if kind(o) == answers.ATTACK]
    printed = [a for copy in reversed(m.stack) for a in st.cards[copy].attacks]
    return [*printed, *lent]


def option_meant(asker: Asker, message: dict[str, Any]) -> int | None:
    """The option for the attack asked about, if the asker has it."""
    st = asker.game.state
    if message.get("about") != "attack" or asker.seat is None or st.chooser != asker.seat:
        return None
    m = mon_meant(asker, message)
    attacks = (o for o in st.options if kind(o) == answers.ATTACK and mon_at(st, field_a(o)) is m)
    named = (o for o in attacks if attack_at(st, m, field_b(o)).name == message.get("text"))
    return next((int(o) for o in named), None)


async def foretold(workers: Workers, found: Reckoning, st: State, option: int) -> Reckoning:
    """Add the expected damage to the explanation of an attack, computed by a worker."""
    try:
        steps = await workers.do(LONGEST, damage_of, st, int(st.chooser), option)
    except GivenUp:
        steps = []
    return found._replace(rule="DAMAGE-01", steps=(*found.steps, *steps), missing="")
