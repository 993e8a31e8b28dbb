"""Answers to a player's "why?" at a number on the table."""

from __future__ import annotations

from typing import Any, Final

from playmat.foresight.preview import DEALS, Worlds, tried
from playmat.game.record.numbers import ABOUT, Reckoning, Step, attack, prizes_left
from playmat.game.record.sums import sum_lines
from playmat.kinds import answers
from playmat.model.definitions import AttackDef
from playmat.model.event import LogEvent
from playmat.model.option import attack_at, field_a, field_b, kind
from playmat.model.place import mon_at
from playmat.model.state import Mon, State
from playmat.model.unseen import is_face_down
from playmat.server.errors import Refused
from playmat.server.rooms.room import Room

HITS: Final = ("damage", "no_damage")


def tell_number(room: Room, seat: int | None, message: dict[str, Any]) -> Reckoning:
    """Return how the number comes about that a message asks for."""
    st, names, about = room.game.state, room.plan.names, str(message.get("about"))
    if about == "left" and message.get("seat") in (0, 1):
        return prizes_left(st, message["seat"], names)
    serial = message.get("mon")
    m = st.mon(serial) if type(serial) is int and -1 < serial < 1 << 31 else None
    if m is None or (is_face_down(m) and m.seat != seat):
        raise Refused("field", "name a Pokémon that lies open in play", "mon")
    if about == "attack":
        return of_attack(room, seat, m, str(message.get("text")))
    if about not in ABOUT:
        raise Refused("field", f"about is one of {', '.join([*ABOUT, 'attack', 'left'])}", "about")
    return ABOUT[about](st, m, names)


def of_attack(room: Room, seat: int | None, m: Mon, name: str) -> Reckoning:
    """Return what an attack does: foreseen where it is offered, else what is missing."""
    found = next((a for a in known_attacks(room.game.state, m) if a.name == name), None)
    if found is None:
        raise Refused("field", f"{m.top.name} has no attack of that name", "text")
    told = attack(room.game.state, m, found)
    option = offered(room.game.state, m, name) if seat == room.asked() else None
    if option is None or seat is None:
        return told
    return told._replace(
        rule="DAMAGE-01", steps=(*told.steps, *foreseen(room, seat, option)), missing=""
    )


def known_attacks(st: State, m: Mon) -> list[AttackDef]:
    """Return the attacks of a Pokémon: printed on its cards, or offered from elsewhere."""
    lent = [attack_at(st, m, field_b(o)) for o in st.options if kind(o) == answers.ATTACK]
    printed = [a for copy in reversed(m.stack) for a in st.cards[copy].attacks]
    return [*printed, *lent]


def offered(st: State, m: Mon, name: str) -> int | None:
    """Return the option that uses an attack, if it is offered."""
    attacks = (o for o in st.options if kind(o) == answers.ATTACK and mon_at(st, field_a(o)) is m)
    return next((int(o) for o in attacks if attack_at(st, m, field_b(o)).name == name), None)


def foreseen(room: Room, seat: int, option: int) -> list[Step]:
    """Return the sum of an attack's damage as it goes in a world dealt anew."""
    worlds = Worlds(room.game.view(seat)).dealt
    after = tried(worlds[0], option, DEALS[0]) if worlds else None
    if after is None:
        return []
    events = after.events or ()
    steps = [step for event in events if event.what in HITS for step in hit(after, event)]
    coins = any(event.what == "coin" for event in events)
    return [Step("it hangs on a coin; one way it may go:"), *steps] if coins else steps


def hit(st: State, event: LogEvent) -> list[Step]:
    """Return one hit step by step, with what it comes to."""
    m = st.remembered(event.mon)
    whom = f" to {m.top.name}" if m is not None else ""
    parts = zip(sum_lines(st, event.steps), event.steps, strict=True)
    told = [Step(str(each), each.rule, card(st, int(of.card))) for each, of in parts]
    return [*told, Step(f"{int(event.count)} damage{whom}", event.rule)]


def card(st: State, copy: int) -> str:
    """Return the id of a card, or nothing."""
    return str(st.cards[copy].card_id) if copy >= 0 else ""
