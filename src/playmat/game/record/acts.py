"""The log on two levels: one line per action, with its details below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from playmat.game.record.depth import DETAIL, depth_of
from playmat.game.record.log import NAMES, PUBLIC, LogLine, line, lines, may_see, redacted
from playmat.game.record.sentences import LYING, Told, counted, joined, left_alone, zone
from playmat.model.event import LogEvent
from playmat.model.state import State


@dataclass(frozen=True, slots=True)
class Act:
    """An action in one line, with its details."""

    text: str
    head: LogLine
    details: tuple[LogLine, ...]

    def __str__(self) -> str:
        return self.text


def acts(
    st: State, viewer: int = PUBLIC, names: tuple[str, str] = NAMES, start: int = 0
) -> tuple[Act, ...]:
    """Return the actions since event *start*, as a viewer sees them."""
    told = lines(st, viewer, names, start)
    found: list[list[LogLine]] = []
    for each in told:
        if each.depth == DETAIL and found and found[-1][0].depth < DETAIL:
            found[-1].append(each)
        else:
            found.append([each])
    return tuple(
        Act(summed_up(st, head, [each.event for each in rest], names), head, tuple(rest))
        for head, *rest in found
    )


def head_of(events: Sequence[LogEvent], n: int) -> int:
    """Return the number of the action that an event belongs to."""
    while n > 0 and depth_of(events[n]) == DETAIL:
        n -= 1
    return n


def act_text(st: State, head: int, end: int, viewer: int, names: tuple[str, str]) -> str:
    """Return the line of an action, from its event up to *end*, for a viewer."""
    assert st.events is not None
    first = line(st, st.events[head], viewer, names)
    told = [e if may_see(e, viewer) else redacted(e) for e in st.events[head + 1 : end]]
    return summed_up(st, first, told, names)


def summed_up(st: State, head: LogLine, details: list[LogEvent], names: tuple[str, str]) -> str:
    """Return an action in one line with its main results."""
    parts = list(came_of(st, head, details, names))
    if not parts or head.depth == 0:
        return head.text
    said = head.text.partition(": ")[0]
    if parts[0].startswith("on "):  # a card and the Pokémon it is attached to
        said = f"{said} {parts.pop(0)}"
    return f"{said}: {', '.join(parts)}" if parts else said


def came_of(
    st: State, head: LogLine, details: list[LogEvent], names: tuple[str, str]
) -> Iterator[str]:
    """Yield the results of an action in a few words, with similar events combined."""
    kinds: dict[str, list[LogEvent]] = {}
    for event in details:
        if event.what in SHORT and not (event.what == "move" and event.why in UNSAID):
            own = event.by in event.cards
            kind = f"{event.what} {event.seat} {event.source} {event.target} {own}"
            kinds.setdefault(kind, []).append(event)
    doers = {events[0].seat for events in kinds.values() if events[0].what in DEEDS} | {head.player}
    for alike in kinds.values():
        told = [Told(st, event, names, bool(event.cards)) for event in alike]
        said = SHORT[alike[0].what](told)
        if not said:
            continue
        own = alike[0].by in alike[0].cards
        if alike[0].what in DEEDS and not own and len(doers) > 1:
            said = f"{told[0].who_inside} {said}"
        yield said


DEEDS: Final = frozenset({"draw", "move"})
"""Events of a player, who is named if the action is the other player's."""


UNSAID: Final = frozenset({"played", "spent", "knock_out", "devolve", "stadium"})
"""Reasons for moving cards that are clear from the action."""


FEW: Final = 2
"""The most cards that are named; beyond it only their number is shown."""


def named(told: list[Told]) -> str:
    """Return the names of the cards of some events, or their number."""
    seen = all(each.event.cards for each in told)
    names = Counter(each.cards for each in told)
    if not seen or len(told) > FEW:
        return str(len(told))
    return joined([name if n == 1 else f"{n} {name}" for name, n in names.items()])


def moved(told: list[Told]) -> str:
    """Return which cards, or how many, were moved where."""
    first, many = told[0].event, named(told)
    if first.by in first.cards:
        return joined([f"{each.cards} is discarded" for each in told])
    if first.target == "discard":
        place = " from the deck" if first.source == "deck" else ""
        return f"{told[0].verb('discard')} {many}{place}"
    if first.target == "hand":
        source = "back" if first.source in LYING else f"from {zone(first.source)}"
        return f"{told[0].verb('take')} {many} {source}"
    return f"{told[0].verb('put')} {many} into the deck" if first.target == "deck" else ""


def drew(told: list[Told]) -> str:
    return f"{told[0].verb('draw')} {sum(int(each.event.count) for each in told)}"


def put_on(t: Told) -> str:
    """Return what was attached to which Pokémon; for a card just played, only the Pokémon."""
    return f"on {t.mon}" if t.event.why in WORN else f"{t.verb('attach')} {t.cards} to {t.mon}"


WORN: Final = frozenset({"flare", "gear", "machine", "tool"})


def flipped(told: list[Told]) -> str:
    """Return the results of coin flips."""
    faces = [each.event.detail for each in told]
    heads, tails = faces.count("heads"), faces.count("tails")
    if heads + tails == 1:
        return faces[0]
    return " and ".join(f"{n} {face}" for n, face in ((heads, "heads"), (tails, "tails")) if n)


def hit(told: list[Told]) -> str:
    """Return the damage to each Pokémon."""
    return joined([f"{each.event.count} damage to {each.mon}" for each in told])


def harmed(told: list[Told]) -> str:
    """Return the damage counters put on each Pokémon."""
    put: dict[str, int] = {}
    for each in told:
        put[each.mon] = put.get(each.mon, 0) + int(each.event.count) // 10
    return joined([f"{counted(n, 'damage counter')} on {name}" for name, n in put.items()])


def each_of(say: Callable[[Told], str]) -> Callable[[list[Told]], str]:
    """Return a function that words events one by one."""
    return lambda told: joined([say(each) for each in told])


SHORT: Final[dict[str, Callable[[list[Told]], str]]] = {
    "attach": each_of(put_on),
    "bench": lambda told: f"{told[0].verb('bench')} {joined([each.mon for each in told])}",
    "cancelled": lambda told: "no effect",
    "coin": flipped,
    "condition": each_of(lambda t: f"{t.mon} is {t.event.detail.capitalize()}"),
    "confused": lambda told: "hurts itself",
    "copies": each_of(lambda t: f"uses {t.event.detail}"),
    "counters": harmed,
    "cure": each_of(lambda t: f"{t.mon} is no longer {t.event.detail.capitalize()}"),
    "damage": hit,
    "devolve": each_of(lambda t: f"{t.mon} is devolved"),
    "draw": drew,
    "evolve": each_of(lambda t: f"{t.event.detail} evolves into {t.cards}"),
    "fails": lambda told: "it does nothing",
    "heal": each_of(lambda t: f"{t.mon} heals {t.event.count}"),
    "knock_out": each_of(lambda t: f"{t.mon} is Knocked Out"),
    "leave_play": each_of(lambda t: f"{t.mon} leaves play"),
    "move": moved,
    "no_damage": each_of(lambda t: f"no damage to {t.mon}"),
    "retreat_fails": lambda told: "it fails",
    "retreated": each_of(lambda t: f"{t.mon} becomes Active"),
    "switch": each_of(lambda t: f"{t.mon} becomes Active"),
    "turn_ends": lambda told: "the turn ends",
    "turn_goes_on": each_of(lambda t: f"{t.by} keeps the turn going"),
    "unaffected": each_of(lambda t: left_alone(t, t.who_inside)),
    "wake": lambda told: "it wakes up",
}
"""The results of an action in a few words, by event."""
