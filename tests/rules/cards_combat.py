"""Cards for tests of attacks, damage, conditions, Knock Outs and winning."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, Card, Power, TypeMatch
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.rules import Ruleset

BOOKS = ("ecard", "ex", "platinum", "legends", "xy")
OLD = BOOKS[:4]
NEW = BOOKS[2:]
every_book = pytest.mark.parametrize("rules", BOOKS)


def books(*names: str) -> pytest.MarkDecorator:
    """Run a test with each of these rulebooks."""
    return pytest.mark.parametrize("rules", names)


def mon(
    name: str,
    hp: int = 60,
    types: str = "C",
    *attacks: Attack,
    weak: tuple[TypeMatch, ...] = (),
    resist: tuple[TypeMatch, ...] = (),
    kinds: tuple[str, ...] = ("basic",),
    of: str = "",
    to: tuple[str, ...] = (),
    powers: tuple[Power, ...] = (),
    text: str = "",
    retreat: int = 1,
    id: str = "",
) -> Card:
    made = id or "t-" + "".join(c for c in name.lower() if c.isalnum())
    return Card(
        made,
        name,
        "pokemon",
        kinds,
        hp=hp,
        types=types,
        evolves_from=of,
        evolves_to=to,
        weaknesses=weak,
        resistances=resist,
        retreat=retreat,
        attacks=attacks,
        powers=powers,
        text=text,
    )


def trainer(name: str, kind: str, text: str) -> Card:
    made = "t-" + "".join(c for c in name.lower() if c.isalnum())
    return Card(made, name, "trainer", (kind,), text=text)


def blow(name: str, damage: int, program: str = "") -> Attack:
    return Attack(name, "", str(damage), program)


def duel(rules: str | Ruleset, you: str, foe: str, *cards: Card, **more: object) -> Duel:
    """Set up a position with the cards of this module and others."""
    return scenario(rules, you, foe, cards=[*CARDS, *cards], **more)  # type: ignore[arg-type]


def start(rules: str | Ruleset, *cards: Card, **more: object) -> Duel:
    """Start a game with the cards of this module and others."""
    return opening(rules, cards=[*CARDS, *cards], **more)  # type: ignore[arg-type]


def moves(duel: Duel, what: str) -> list[tuple[int, str]]:
    """Seat and detail of every event of a kind."""
    return [(int(event.seat), event.detail) for event in duel.events(what)]


def target(*, weak: str = "", resist: str = "", power: str = "", hp: int = 200) -> Card:
    """A defender; Weakness and Resistance are written like ``Fx2`` and ``F-30``."""
    powers = (Power("Guard", "ability", power),) if power else ()
    return mon("Target", hp, "C", weak=matches(weak), resist=matches(resist), powers=powers)


def matches(text: str) -> tuple[TypeMatch, ...]:
    """Parse a list of Weaknesses or Resistances."""
    return tuple(TypeMatch(part[0], part[1], int(part[2:] or 0)) for part in text.split())


def done(rules: str, attack: str, *cards: Card, by: str = "Basher", at: str = "Target") -> int:
    table = duel(rules, by, at, *cards)
    table.attack(attack)
    return table.foe.active.damage


FLIP_OR_FAIL = (
    "after { x <- defender; lasting(foe_next_turn, on=x) "
    "{ handler(instead(attack_declared(x)) { f <- flip; if tails(f) > 0 { nullify } }) } }"
)
NO_ATTACK = (
    "no_damage; after { lasting(foe_next_turn, on=defender) { mod(can_attack, how=forbid) } }"
)
RECOIL = "after { hit(self, 30) }"

BASHER = mon(
    "Basher",
    60,
    "F",
    *(blow("Tap", 10), blow("Jab", 20), blow("Punch", 30), blow("Slam", 40)),
    *(blow("Hook", 50), blow("Smash", 60), blow("Crush", 100)),
    blow("Reckless Smash", 60, RECOIL),
    blow("Recoil", 0, "no_damage; after { hit(self, 60) }"),
    blow("Meditate", 0, "no_damage; after { draw(me, 1) }"),
)
DUMMY = mon("Dummy", 60, "C", blow("Poke", 10))
SMALL = mon("Small", 40, "C", blow("Poke", 10))
HUGE = mon("Huge", 200, "C", blow("Poke", 10))
PAYER = mon("Payer", 60, "L", Attack("Bolt", "LC", "30"), Attack("Spark", "L", "10"))
HEXER = mon(
    "Hexer",
    60,
    "P",
    blow("Sleep", 0, "no_damage; after { inflict(defender, asleep) }"),
    blow("Confuse", 0, "no_damage; after { inflict(defender, confused) }"),
    blow("Paralyze", 0, "no_damage; after { inflict(defender, paralyzed) }"),
    blow("Poison", 0, "no_damage; after { inflict(defender, poisoned) }"),
    blow("Toxic", 0, "no_damage; after { inflict(defender, poisoned, 20) }"),
    blow("Burn", 0, "no_damage; after { inflict(defender, burned) }"),
    blow("Freeze Self", 0, "no_damage; after { inflict(self, paralyzed) }"),
    blow("Gas", 0, "no_damage; after { inflict(all(foe), asleep) }"),
    blow("Lullaby Slam", 40, "after { inflict(defender, asleep) }"),
)
SMOKER = mon("Smoker", 60, "R", blow("Smokescreen", 10, FLIP_OR_FAIL))
SCARER = mon("Scarer", 60, "G", blow("Scary Face", 0, NO_ATTACK))
TWEETER = mon(
    "Tweeter",
    60,
    "C",
    blow(
        "Copy",
        0,
        "no_damage; choices { a <- choose(attacks_of(active(foe))) }; after { use_attack(a) }",
    ),
)
HEAVY = mon("Heavy", 120, "C", blow("Poke", 10), kinds=("stage1",), of="Dummy")
BIG_EX = mon("Big ex", 60, "C", kinds=("basic", "ex"), text='rule("prizes", 2)')

PUSHER = trainer("Pusher", "gear", "onto(active(me)); static { mod(damage_dealt, host, add, 10) }")
STILL = trainer(
    "Still Pusher",
    "gear",
    'onto(active(me)); static { mod(damage_dealt, host, add, 10, unique="still", stage=after) }',
)
AFTER = trainer(
    "After", "gear", "onto(active(me)); static { mod(damage_dealt, host, add, 10, stage=after) }"
)
PAD = trainer("Pad", "tool", "static { mod(damage_taken, host, add, -20) }")
TENPAD = trainer("Tenpad", "tool", "static { mod(damage_taken, host, add, -10) }")
SWITCH = trainer("Swap", "item", "play { x <- choose(bench_of(me)); switch(me, x) }")
SCOOP = trainer("Scoop", "item", "play { return_mon(active(me), hand) }")
DRAW7 = trainer("Draw Seven", "item", "play { draw(me, 7) }")
VENOM = trainer(
    "Venom", "item", "play { x <- choose(all(foe)); inflict(x, poisoned); inflict(x, confused) }"
)
DARKNESS = Card(
    "t-darkness",
    "Darkness Energy",
    "energy",
    ("special_energy",),
    text=(
        'provide("D"); static { mod(damage_dealt, host, add, 10, unique="still", stage=after) }; '
        'on(between_turns, if=is(host, not (typed(D) or tag("dark")))) { counters(host, 1) }'
    ),
)
METAL = Card(
    "t-metal",
    "Metal Energy",
    "energy",
    ("special_energy",),
    text=(
        'provide("M"); static { mod(damage_taken, host, add, -10); '
        "mod(damage_dealt, host[not typed(M)], add, -10, stage=after) }"
    ),
)

CARDS = [
    *(BASHER, DUMMY, SMALL, HUGE, PAYER, HEXER, SMOKER, SCARER, TWEETER, HEAVY, BIG_EX),
    *(PUSHER, STILL, AFTER, PAD, TENPAD, SWITCH, SCOOP, DRAW7, VENOM, DARKNESS, METAL),
]
