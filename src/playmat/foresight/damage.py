"""How an attack's damage is calculated, as far as its player can know."""

from __future__ import annotations

from typing import Final

from playmat.foresight.preview import DEALS, Worlds, try_option
from playmat.game.record.numbers import Step
from playmat.game.record.sums import sum_lines
from playmat.model.event import LogEvent
from playmat.model.state import State
from playmat.model.views.view import view_of

HITS: Final = ("damage", "no_damage")


def damage_of(st: State, seat: int, option: int) -> list[Step]:
    """Steps of an attack's damage calculation, from a sampled world."""
    worlds = Worlds(view_of(st, seat, 0)).dealt
    after = try_option(worlds[0], option, DEALS[0]) if worlds else None
    if after is None:
        return []
    events = after.events or ()
    steps = [step for event in events if event.what in HITS for step in hit(after, event)]
    coins = any(event.what == "coin" for event in events)
    return [Step("it depends on a coin flip; one possible result:"), *steps] if coins else steps


def hit(st: State, event: LogEvent) -> list[Step]:
    """The steps of one hit and its total."""
    m = st.remembered(event.mon)
    whom = f" to {m.top.name}" if m is not None else ""
    parts = zip(sum_lines(st, event.steps), event.steps, strict=True)
    told = [Step(str(each), each.rule, card(st, int(of.card))) for each, of in parts]
    return [*told, Step(f"{int(event.count)} damage{whom}", event.rule)]


def card(st: State, copy: int) -> str:
    return str(st.cards[copy].card_id) if copy >= 0 else ""
