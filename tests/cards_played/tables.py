"""Targets, tables and assertions shared by tests of printed cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playmat.cards.card import Card, Power, TypeMatch
from playmat.errors import UnprogrammedCard
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import hit, mon, trainer

# Targets without Weakness, so that the results come from the card under test.
WALL = mon("Wall", 400, "C", hit("Push", "", 30), hit("Shove", "CC", 50), retreat=1)
TOWER = mon("Tower", 400, "C", hit("Fall", "", 60), kinds=("stage1",), evolves_from="Wall")
SPIRE = mon("Spire", 400, "C", hit("Fall", "", 60), kinds=("stage2",), evolves_from="Tower")
GIANT = mon("Giant-EX", 400, "C", hit("Push", "", 30), kinds=("basic", "EX"))
FLINT = mon("Flint", 400, "C", hit("Push", "", 30), weaknesses=(TypeMatch("P", "x", 2),))
KEG = mon("Keg", 50, "C", hit("Push", "", 30), retreat=1)
CANNON = mon("Cannon", 400, "C", hit("Blast", "", 200))
FLAME = mon("Flame", 400, "R", hit("Blaze", "", 100))
STREAM = mon("Stream", 400, "W", hit("Flood", "", 100))
MIND = mon("Mind", 400, "P", hit("Gaze", "", 100))
MOLE = mon("Mole", 400, "F", hit("Dig", "", 100))
BAND = trainer("Band", "tool", "static { mod(damage_dealt, host, add, 0) }")
VEIL = Power("Veil", "body", "static { prevent(effects, self, attack) }")
GUARD = replace(
    mon("Guard", 400, "C", hit("Push", "", 30), hit("Shove", "CC", 50), retreat=0), powers=(VEIL,)
)
FREELY = book("ecard").replace(require_effect=False)
"""Rules that allow Trainer cards without effect, to test that they have none."""

CARDS = (WALL, TOWER, SPIRE, GIANT, FLINT, KEG, CANNON, FLAME, STREAM, MIND, MOLE, BAND, GUARD)


def table(rules: str | Ruleset, you: str, foe: str = "Wall", **more: Any) -> Duel:
    """Set up a position with these targets; shuffled decks keep their order."""
    more.setdefault("shuffles", "keep")
    try:
        return scenario(rules, you, foe, cards=CARDS, **more)
    except UnprogrammedCard as why:
        pytest.skip(str(why))


def harm(side: Any) -> str:
    """Damage and Special Conditions of a side: Active first, then the Bench."""
    active = " ".join([str(side.active.damage), *sorted(side.active.conditions)])
    bench = ", ".join(" ".join([str(one.damage), *sorted(one.conditions)]) for one in side.bench)
    return f"{active} | {bench}" if bench else active


def harms(duel: Duel) -> tuple[str, str]:
    """Damage and Special Conditions of both sides, yours first."""
    return harm(duel.you), harm(duel.foe)


def case(label: str, you: str, attack: str, foe: str, mine: str, theirs: str, **more: Any) -> Any:
    """A row of a table of attacks: the position, and the result for both sides."""
    return pytest.param(you, attack, foe, mine, theirs, more, id=label)


def strikes(rules: str, *rows: Any) -> pytest.MarkDecorator:
    """Turn rows into tests with one rulebook."""
    names = ("rules", "you", "attack", "foe", "mine", "theirs", "more")
    return pytest.mark.parametrize(
        names, [pytest.param(rules, *row.values, id=row.id, marks=row.marks) for row in rows]
    )


def struck(rules: str, you: str, attack: str, foe: str, more: dict[str, Any]) -> Duel:
    """Set up the position and attack, up to the next open question."""
    flips, answers, picks = (more.pop(key, None) for key in ("flips", "answers", "picks"))
    duel = table(rules, you, foe, **more)
    asked = {"flips": flips, "answers": answers, "picks": picks}
    return duel.attack(attack, **{key: value for key, value in asked.items() if value is not None})


ARCANINE = "base1-23"  # 100 HP, weak to Water
BLASTOISE = "base1-63>base1-42>base1-2"
CHOOSY = trainer("Choosy", "supporter", "play { draw(me, 1); x <- choose(hand(me)); discard(x) }")


def acting(name: str, attack: str, program: str, damage: int = 0) -> Card:
    """A Pokémon whose only attack runs a program."""
    card = mon(name, 90, "C", hit(attack, "", damage))
    return replace(card, attacks=(replace(card.attacks[0], program=program),))


COINER = acting("Coiner", "Toss", "before { a <- flip; add_damage(heads(a) * 10) }")
SNIPER = acting("Sniper", "Snipe", "after { hit(bench_of(foe), 10) }", 100)
CORNER_CARDS = (WALL, CANNON, KEG, COINER, SNIPER, CHOOSY)
CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
DIGLETT = "base1-47"
DOUBLE = "xy1-130"
ELECTABUZZ = "base1-20"
FOCUS_BAND = "neo1-86"  # heads: it keeps 10 HP
HITTER = "base1-7 +F +F +F"  # Jab 20, Special Punch 40
PIKACHU = "base1-58"
RAICHU = "base1-58>base1-14"


def ecard_table(you: str = PIKACHU, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def ex_table(you: str = PIKACHU, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ex", you, foe, **more)


def rarest_table(you: str = PIKACHU, foe: str = CHANSEY, rules: str = "ecard", **more: Any) -> Duel:
    try:
        return scenario(rules, you, foe, **more)
    except UnprogrammedCard as missing:
        pytest.skip(str(missing))
