"""Options grouped for a player: by heading and by card, and those that are missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, TypeVar

from playmat.game.labels import ATTACK, RETREAT, OptionWords
from playmat.kinds import answers, asks
from playmat.kinds.trainers import is_equipment
from playmat.model.option import attack_at, field_a, field_b, kind
from playmat.model.place import mon_at

HEADINGS: Final = {
    "bench": "Put on the Bench",
    "legend": "Put on the Bench",
    "evolve": "Evolve",
    "level_up": "Evolve",
    "attach": "Attach",
    "play": "Play",
    "power": "Use",
    "stadium_power": "Use",
    "card_power": "Use",
    "retreat": "Move",
    "step_up": "Move",
    "leave": "Move",
    "attack": "Attack",
    "declare": "Attack",
    "end": "End",
}
"""The heading for each kind of option in a turn, in the order of the headings."""


class Kinded(Protocol):
    """Anything with the kind and notation of an option."""

    @property
    def kind(self) -> str:
        """The name of the kind."""
        ...

    @property
    def text(self) -> str:
        """The notation."""
        ...


K = TypeVar("K", bound=Kinded)


def on_screen(options: Sequence[K]) -> list[K]:
    """Return options in screen order: heading by heading."""
    order = list(dict.fromkeys(HEADINGS.values()))
    # Options without a heading come last, in the order of the rules.
    return sorted(
        options,
        key=lambda each: order.index(HEADINGS[each.kind]) if each.kind in HEADINGS else len(order),
    )


def by_number(options: Sequence[K]) -> dict[str, K]:
    """Return options by their numbers on the screen, in screen order.

    Numbers to choose from, and Prizes, keep their own numbers.
    """
    own = {each.text.removeprefix("prize "): each for each in options}
    if any(each.kind in ("number", "prize") for each in options) and len(own) == len(options):
        return own
    return {str(n): each for n, each in enumerate(on_screen(options), 1)}


PLACED: Final = {
    answers.ATTACH: ("Attach {}", "to"),
    answers.EVOLVE: ("Evolve into {}", "on"),
    answers.LEVEL_UP: ("Level up to {}", "on"),
    answers.PLAY: ("Play {}", "on"),
}
"""The label for a card that goes to a Pokémon, and the preposition before the Pokémon."""


class Group(NamedTuple):
    """Options for the same card that differ only in the Pokémon it goes to."""

    label: str
    """The line for all of them."""

    heading: str
    """The heading once the line is chosen."""

    note: str
    """The Pokémon to choose from."""

    options: tuple[int, ...]


def groups(named: OptionWords) -> list[Group]:
    """Return the groups of cards that can go to more than one Pokémon now."""
    st = named.st
    if st.ask != asks.MAIN:
        return []
    found: dict[tuple[int, str], list[int]] = {}
    for option in st.options:
        if is_placed(named, option):
            card = st.cards[field_a(option)].card_id
            found.setdefault((kind(option), card), []).append(option)
    return [group(named, options) for options in found.values() if len(options) > 1]


def is_placed(named: OptionWords, option: int) -> bool:
    """Return whether an option puts a card on a Pokémon."""
    what = kind(option)
    return what in PLACED and (
        what != answers.PLAY or is_equipment(named.st.cards[field_a(option)].trainer)
    )


def group(named: OptionWords, options: list[int]) -> Group:
    """Return options for one card and several Pokémon as a group."""
    text, leads = PLACED[kind(options[0])]
    done = text.format(named.card(int(field_a(options[0]))))
    names = dict.fromkeys(mon_at(named.st, field_b(option)).top.name for option in options)
    note = f"{len(options)} Pokémon to choose from"
    if kind(options[0]) in (answers.EVOLVE, answers.LEVEL_UP):
        note = f"On {' or '.join(names)}"
    return Group(f"{done}…", f"{done} {leads}…", note, tuple(options))


class Missing(NamedTuple):
    """A move a player may look for that is not legal now: its label and notation."""

    label: str
    text: str


def missing(named: OptionWords) -> list[Missing]:
    """Return the only Active's attacks and retreat that are not legal now."""
    st = named.st
    actives = st.sides[named.seat].actives
    if st.ask != asks.MAIN or len(actives) != 1:
        return []
    (active,) = actives
    kinds = {kind(option) for option in st.options}
    found: list[Missing] = []
    if answers.DECLARE not in kinds:  # declaring stands for all attacks
        attacks = [option for option in st.options if kind(option) == answers.ATTACK]
        offered = {attack_at(st, active, field_b(option)).name for option in attacks}
        names = dict.fromkeys(a.name for a in active.top.attacks if a.name not in offered)
        found = [Missing(ATTACK.format(name), f"attack {name}") for name in names]
    if answers.RETREAT not in kinds:
        found.append(Missing(RETREAT.format(named.mon(active)), "retreat"))
    return found
