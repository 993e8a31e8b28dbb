"""How a number on the table is calculated, with its cards and what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from playmat.engine.effects.cost import affordable, symbols
from playmat.engine.effects.energy import covers, unit_total, units_of
from playmat.engine.effects.in_force import applies, entries
from playmat.engine.effects.query import max_hp, retreat_cost, types_of
from playmat.engine.effects.sums import behind
from playmat.engine.effects.weakness import resistances, weaknesses
from playmat.game.record.log import PUBLIC, line
from playmat.kinds import modifiers, queries, types
from playmat.model.definitions import AttackDef
from playmat.model.event import LogEvent
from playmat.model.notation.words import type_words
from playmat.model.state import Effect, Mon, State

LATEST: Final = 8
"""How many hits are listed."""

HURTS: Final = {"damage": 1, "counters": 1, "heal": -1}
"""Events that change the damage on a Pokémon, with the sign."""

CHANGES: Final = {
    modifiers.ADD: "{who} {n:+}",
    modifiers.SET: "{who}: {n} instead",
    modifiers.TIMES: "{who} ×{n}",
    modifiers.HALF: "{who}: half",
    modifiers.AT_MOST: "{who}: at most {n}",
    modifiers.AT_LEAST: "{who}: at least {n}",
}
"""The words for a modifier, by how it changes a number."""


class Step(NamedTuple):
    """One line of a calculation: its words, rule, and card if there is one."""

    text: str
    rule: str = ""
    card: str = ""


class Reckoning(NamedTuple):
    """A number and how it is calculated."""

    text: str
    rule: str
    steps: tuple[Step, ...]
    missing: str = ""
    """What is missing to attack or retreat, or ""."""


def hit_points(st: State, m: Mon, names: tuple[str, str]) -> Reckoning:
    """Return a Pokémon's HP and remaining HP. [EVOLVE-07]"""
    hp, hurt = int(max_hp(st, m)), int(m.damage)
    steps = [printed(m, f"{int(m.top.hp)} HP"), *changes(st, queries.MAX_HP, m)]
    steps += [Step(f"{hurt} damage on it, {max(0, hp - hurt)} left", "KO-01")] if hurt else []
    return Reckoning(f"{m.top.name}: {max(0, hp - hurt)} of {hp} HP", "EVOLVE-07", tuple(steps))


def damage(st: State, m: Mon, names: tuple[str, str]) -> Reckoning:
    """Return the damage on a Pokémon, hit by hit. [DAMAGE-11]"""
    hits = [e for e in st.events or [] if e.what in HURTS and e.mon == m.serial]
    told = [Step(line(st, hit, PUBLIC, names).text, hit.rule, by(st, hit)) for hit in hits]
    before = int(m.damage) - sum(HURTS[hit.what] * int(hit.count) for hit in hits)
    earlier = [Step(f"{before} from before the log begins")] if before > 0 else []
    text = f"{int(m.damage)} damage on {m.top.name}"
    return Reckoning(text, "DAMAGE-11", (*earlier, *told[-LATEST:]))


def retreat(st: State, m: Mon, names: tuple[str, str]) -> Reckoning:
    """Return a Pokémon's Retreat Cost. [RETREAT-01]"""
    cost, has = int(retreat_cost(st, m)), int(unit_total(st, m))
    steps = [printed(m, f"Retreat Cost {int(m.base.retreat)}")]
    steps += [*changes(st, queries.RETREAT_COST, m), Step(f"{has} Energy attached", "RETREAT-06")]
    short = f"{cost - has} Energy of any type" if has < cost else ""
    text = f"{m.top.name} needs {cost or 'no'} Energy to retreat"
    return Reckoning(text, "RETREAT-01", tuple(steps), short)


def weakness(st: State, m: Mon, names: tuple[str, str]) -> Reckoning:
    """Return a Pokémon's Weakness, and whether it applies now. [DAMAGE-05]"""
    usual = int(st.match.book.default_weakness)
    found = [
        (int(mask), f"{'×' if how == modifiers.TIMES else '+'}{int(amount) or usual}")
        for mask, how, amount in weaknesses(st, m)
    ]
    return matched(st, m, "Weakness", found, queries.WEAKNESS)


def resistance(st: State, m: Mon, names: tuple[str, str]) -> Reckoning:
    """Return a Pokémon's Resistance, and whether it applies now. [DAMAGE-05]"""
    usual = int(st.match.book.default_resistance)
    found = [(int(mask), f"-{int(amount) or usual}") for mask, amount in resistances(st, m)]
    return matched(st, m, "Resistance", found, queries.RESISTANCE)


def matched(st: State, m: Mon, word: str, found: list[tuple[int, str]], query: int) -> Reckoning:
    """Return a Weakness or Resistance, and whether it applies to the opposing Actives."""
    said = ", ".join(f"{type_words(mask)} {how}" for mask, how in found) or "none"
    steps = [Step(f"{m.top.name}: {said}", "DAMAGE-05", m.top.card_id)]
    steps += [Step(f"by {source(st, e)}", "", card_of(st, e)) for e in applying(st, query, m)]
    for foe in st.sides[1 - m.seat].actives if found else []:
        counts = any(mask & types_of(st, foe) for mask, _ in found)
        kind = type_words(types_of(st, foe))
        verdict = "it applies" if counts else "it does not apply"
        steps.append(Step(f"{foe.top.name} is {kind}: {verdict}", "DAMAGE-03", foe.top.card_id))
    if m not in st.sides[m.seat].actives:
        steps.append(Step("it does not apply on the Bench", "DAMAGE-04"))
    return Reckoning(f"{word} of {m.top.name}: {said}", "DAMAGE-05", tuple(steps))


def worth_in_prizes(st: State, m: Mon, names: tuple[str, str]) -> Reckoning:
    """Return how many Prizes a Pokémon is worth. [PRIZE-01, PRIZE-03]"""
    many = int(m.top.prizes)
    said = f"{many} Prize{'s' * (many != 1)}"
    counts = Step(f"{m.top.name} is worth {said}", "", m.top.card_id)
    steps = (counts, *changes(st, queries.PRIZES_FOR, m))
    rule = "PRIZE-01" if many == 1 else "PRIZE-03"
    return Reckoning(f"Knocking Out {m.top.name} is worth {said}", rule, steps)


def attack(st: State, m: Mon, a: AttackDef) -> Reckoning:
    """Return an attack's damage, cost and missing Energy. [ENERGY-02]"""
    cost = ", ".join(wanted(tuple(a.cost))) or "nothing"
    has = ", ".join(st.cards[copy].name for copy in m.energy) or "no Energy"
    steps = (
        printed(m, f"{a.name} {int(a.base)}" if a.base else f"{a.name}, no damage"),
        Step(f"costs {cost}", "ENERGY-02"),
        *changes(st, queries.ATTACK_COST, m),
        Step(f"attached: {has}", "ENERGY-04"),
    )
    return Reckoning(f"{a.name} of {m.top.name}", "ENERGY-02", steps, lacking(st, m, a))


def lacking(st: State, m: Mon, a: AttackDef) -> str:
    """Return the Energy that a Pokémon lacks for an attack in words, or ""."""
    if affordable(st, m, a):
        return ""
    cost, units = tuple(symbols(st, m, a)), units_of(st, m)
    short = [0] * len(cost)
    if not covers(units, cost):
        for n in range(len(cost)):
            has = sum(1 for unit in units if unit & (1 << n))
            short[n] = max(0, cost[n] - has) if types.LETTERS[n] != "C" else 0
    rest = int(sum(cost)) - len(units) - sum(short)
    parts = [f"{each} Energy" for each in wanted(tuple(short))]
    parts += [f"{rest} Energy of any type"] if rest > 0 else []
    return " and ".join(parts) or "different Energy"


def wanted(cost: tuple[int, ...]) -> list[str]:
    """Return the Energy of a cost in words."""
    names = [types.NAMES[letter] for letter in types.LETTERS]
    return [f"{int(n)} {name}" for n, name in zip(cost, names, strict=False) if n]


ABOUT: Final[dict[str, Callable[[State, Mon, tuple[str, str]], Reckoning]]] = {
    "hp": hit_points,
    "damage": damage,
    "retreat": retreat,
    "weakness": weakness,
    "resistance": resistance,
    "prizes": worth_in_prizes,
}
"""The numbers of a Pokémon that can be explained."""


def printed(m: Mon, what: str) -> Step:
    """Return the line that says what a card prints."""
    return Step(f"printed on {m.top.name}: {what}", "EVOLVE-07", m.top.card_id)


def changes(st: State, query: int, m: Mon) -> Iterator[Step]:
    """Yield the change of each effect to a number."""
    for e in applying(st, query, m):
        assert e.mod is not None
        said = CHANGES.get(e.mod.how, "{who}")
        told = said.format(who=source(st, e), n=int(e.mod.value.value(st, e)))
        yield Step(told, "CARD-TEXT-WINS", card_of(st, e))


def applying(st: State, query: int, m: Mon) -> Iterator[Effect]:
    """Return the effects that apply to a number of a Pokémon."""
    return (e for e in entries(st, query) if applies(st, e, m))


def source(st: State, e: Effect) -> str:
    """Return the source of an effect in words."""
    card = str(st.cards[e.card].name) if e.card >= 0 else ""
    name = behind(st, e)
    return f"{name} of {card}" if name and card and name != card else name or card or "an effect"


def card_of(st: State, e: Effect) -> str:
    """Return the id of an effect's card, or ""."""
    return str(st.cards[e.card].card_id) if e.card >= 0 else ""


def by(st: State, event: LogEvent) -> str:
    """Return the id of the card that caused an event, or ""."""
    return str(st.cards[event.by].card_id) if event.by >= 0 else ""
