"""The small line under an option: its outcome, as far as it can be foreseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.cards.library import Library
from playmat.engine.effects.query import retreat_cost
from playmat.foresight.preview import Preview
from playmat.game.labels import OptionWords, label
from playmat.kinds import answers
from playmat.model.option import attack_at, field_a, field_b, field_c, kind
from playmat.model.place import mon_at
from playmat.model.state import Mon, State


def attack_result(named: OptionWords, option: int, known: Preview | None) -> tuple[str, str]:
    """What an attack prints, and its expected effect on its target."""
    st = named.st
    m = mon_at(st, field_a(option))
    printed = printed_damage(st, m, attack_at(st, m, field_b(option)).name)
    done = foretold(mon_at(st, field_c(option)), printed, known)
    said = f" — {done}" if done else ""
    if known is not None and known.coins:
        said += (", " if printed else " — ") + ("flip a coin" if known.coins == 1 else "flip coins")
    return said, effects_text(named, known)


def foretold(target: Mon, printed: str, known: Preview | None) -> str:
    """The damage a plain attack will do to its target, or else its printed damage."""
    fate = known.fates.get(int(target.serial)) if known is not None else None
    if fate is None or not printed.isdecimal() or not (fate.damage or fate.spared):
        return printed
    return str(fate.damage)


def printed_damage(st: State, m: Mon, name: str) -> str:
    """Printed damage of an attack found on the Pokémon, below or on it, or elsewhere in play."""
    library = Library.default()
    for card_id in lent(st, m):
        # A card made up for a scenario is not in the library.
        for each in library.card(card_id).attacks if card_id in library else ():
            if each.name == name:
                return each.damage.replace("x", "×") if each.damage != "0" else ""
    return ""


def lent(st: State, m: Mon) -> Iterator[str]:
    """Yield the cards a Pokémon may have an attack from, its own first."""
    yield str(m.top.card_id)
    for copy in (*reversed(m.stack), *m.gear):
        yield str(st.cards[copy].card_id)
    for side in st.sides:
        for other in (*side.actives, *side.bench):
            yield str(other.top.card_id)


def effects_text(named: OptionWords, known: Preview | None) -> str:
    """What happens to each affected Pokémon, in words."""
    if known is None:
        return ""
    parts: list[str] = []
    for serial, fate in known.fates.items():
        m = named.st.mon(serial)
        if m is None or not (fate.damage or fate.heal or fate.ko or fate.spared):
            continue
        whom = f"{'your ' * (m.seat == named.seat)}{named.mon(m)}"
        if fate.ko:
            said = f"{fate.damage}: Knocks Out {whom}" if fate.damage else f"Knocks Out {whom}"
        elif fate.damage or fate.spared:
            rest = left(m, fate.damage, named) if fate.damage else ""
            said = f"{fate.damage or 'no damage'} to {whom}{rest}"
        else:
            said = f"heals {fate.heal} from {whom}"
        parts.append(said + (f" ({'; '.join(fate.sums)})" if fate.sums else ""))
    for serial, (low, high) in known.swings.items():
        m = named.st.mon(serial)
        if m is not None:
            parts.append(f"{low} or {high} to {'your ' * (m.seat == named.seat)}{named.mon(m)}")
    return "; ".join(parts)


def left(m: Mon, damage: int, named: OptionWords) -> str:
    """HP left after damage, in words."""
    hit_points = named.st.match.hit_points
    hp = int(m.top.hp if hit_points is None else hit_points.of(named.st, m))
    rest = hp - int(m.damage) - damage
    return f", leaves {rest} HP" if rest > 0 else ", all its HP"


def evolving(named: OptionWords, option: int) -> str:
    """What a Pokémon keeps when it evolves."""
    m = mon_at(named.st, field_b(option))
    kept = [f"{int(m.damage)} damage"] if m.damage else []
    kept += [f"{len(m.energy)} Energy"] if m.energy else []
    cured = ", removes its Special Conditions" if m.conditions else ""
    return f"Keeps {' and '.join(kept)}{cured}" if kept else cured[2:].capitalize()


def attaching(named: OptionWords, option: int) -> str:
    """The Energy a Pokémon already has."""
    m = mon_at(named.st, field_b(option))
    told_already = m.top.name in named.several
    return f"{'Has' if told_already else f'{named.place(m)}, has'} {len(m.energy) or 'no'} Energy"


def retreating(named: OptionWords, option: int) -> str:
    """The retreat cost in words. [RETREAT-01]"""
    cost = int(retreat_cost(named.st, mon_at(named.st, field_a(option))))
    return f"Discards {cost} Energy" if cost else "Costs nothing"


def between_turns(named: OptionWords, known: Preview | None) -> str:
    """What happens between turns, in words."""
    after = known.after if known is not None else None
    flips = "coin flips for Special Conditions" if after is not None and after.coins > 0 else ""
    return "; ".join(part for part in (effects_text(named, after), flips) if part)


NOTES: Final = {
    answers.EVOLVE: evolving,
    answers.LEVEL_UP: evolving,
    answers.ATTACH: attaching,
    answers.RETREAT: retreating,
}
"""Notes for options that do not have to be tried out."""


def hinted(named: OptionWords, option: int, known: Preview | None) -> tuple[str, str]:
    """The label of an option's button, with printed damage, and the line under it."""
    said, note = label(named, option), ""
    if kind(option) == answers.ATTACK:
        result, note = attack_result(named, option, known)
        said += result
    elif kind(option) == answers.END:
        note = between_turns(named, known)
    elif kind(option) in NOTES:
        note = NOTES[kind(option)](named, option)
    else:
        note = effects_text(named, known)
    return said + ("…" if known is not None and known.more else ""), note
